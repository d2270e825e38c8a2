"""Whose tricks are whose: won, conceded, lost, shared out, by number or by name."""
