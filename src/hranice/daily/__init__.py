"""The daily deal: puzzles that everybody meets alike on one UTC day."""
