"""What is said beside the plan: conditions, remarks, corrections, what is left unsaid, and who speaks."""
