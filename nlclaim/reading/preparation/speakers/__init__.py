"""Who speaks, to whom and of whom."""
