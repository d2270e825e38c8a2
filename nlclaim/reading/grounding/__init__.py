"""A reading at the table: which cards, suits and hands are meant, and whether what was said is so."""
