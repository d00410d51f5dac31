"""The BORDER on paper: boards drawn, kits to print, and what was measured about our boards."""
