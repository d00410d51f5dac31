"""The HTTP side: everything under `/api`, and what operators ask."""
