"""Two board games about borders: The BORDER and Bez hranic (Travel Blog)."""

__version__ = "1.0.0"
