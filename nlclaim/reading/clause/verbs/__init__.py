"""Clauses with a verb: of playing, having, taking, giving, going and saying."""
