"""What is named as lost, and what becomes of it."""
