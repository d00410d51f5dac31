"""The tables' logs on disk: SQLite on one machine, PostgreSQL for several nodes."""

from hranice.store.interface import (
    BadBackup,
    CodeTaken,
    Conflict,
    Contents,
    NotFound,
    Store,
    Summary,
    Unavailable,
)
from hranice.store.location import data_folder, open_store

__all__ = [
    "BadBackup",
    "CodeTaken",
    "Conflict",
    "Contents",
    "NotFound",
    "Store",
    "Summary",
    "Unavailable",
    "data_folder",
    "open_store",
]
