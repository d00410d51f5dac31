"""Makes and measures the boards of The BORDER: `python -m tools.boards` (docs/boards.md)."""
