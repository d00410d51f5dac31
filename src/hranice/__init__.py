"""Two board games about borders: The BORDER and Bez hranic (Travel Blog)."""

__version__ = "0.1.0"
