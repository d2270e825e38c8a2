"""What the parts of a clause mean, whatever its verb: phrases, frames, connectives, whose words."""
