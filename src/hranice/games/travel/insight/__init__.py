"""Hints and analysis of Bez hranic."""
