"""A reading under construction, in its parts."""
