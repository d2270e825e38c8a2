"""nlclaim."""
