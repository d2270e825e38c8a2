"""Clauses without a verb: their items, counts, plays and losses."""
