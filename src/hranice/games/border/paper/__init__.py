"""The boards of The BORDER: colouring new ones, drawing them, and what was measured about ours."""
