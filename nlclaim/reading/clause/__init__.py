"""What one clause adds to a reading: plays, tricks, states, conditions, remarks."""
