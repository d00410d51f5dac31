"""Board games about borders: tables, bots, analysis and a page for them."""

__version__ = "1.1.0.dev0"
