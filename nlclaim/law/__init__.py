"""Placeholder until the first slice lands."""
