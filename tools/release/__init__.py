"""Builds a release, looks into it and tries it: `python -m tools.release`."""
