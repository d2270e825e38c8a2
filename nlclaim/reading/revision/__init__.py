"""What is settled once every clause has been read."""
