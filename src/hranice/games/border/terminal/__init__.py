"""The BORDER in the terminal."""
