"""What the clauses of a statement owe to each other, settled before any of them is read."""
