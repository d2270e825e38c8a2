"""Clauses that say one thing together."""
