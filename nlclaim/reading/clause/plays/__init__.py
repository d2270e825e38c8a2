"""Clauses with a play verb → steps: drawing, ruffs, finesses, crossings, and what follows their object."""
