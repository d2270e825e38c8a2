"""Clauses that say how things are: whose, good, done, or what."""
