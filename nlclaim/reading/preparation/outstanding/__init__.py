"""Cards that are out, or in the hand of another: no tricks of the claimer."""
