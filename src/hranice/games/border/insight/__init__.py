"""Hints and analysis of The BORDER."""
