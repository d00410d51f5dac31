"""Bez hranic in the terminal, with a real clock."""
