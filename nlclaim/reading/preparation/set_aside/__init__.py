"""Clauses that are no part of what is claimed."""
