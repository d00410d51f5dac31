"""Makes the maps of Bez hranic from their sources: `python -m tools.atlas` (docs/maps.md)."""
