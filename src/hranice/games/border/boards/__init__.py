"""More boards of The BORDER: making fresh ones, finding them by their codes, and measuring them by games."""
