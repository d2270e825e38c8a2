"""The table of claims as a page for people: plots, and the disagreements one by one."""
