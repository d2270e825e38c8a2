"""From a case to a ruling: hypotheses, trials of lines, certainty, settlement, explanation and how they are shown."""
