"""How the cards lie, and what is believed of them: good, out, placed."""
