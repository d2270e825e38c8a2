"""From a statement to its clauses: where they begin, what they leave out, what stands before or within them."""
