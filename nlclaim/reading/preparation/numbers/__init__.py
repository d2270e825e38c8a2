"""Numbers that are said one after the other."""
