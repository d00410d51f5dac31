"""The tables' logs on disk: SQLite on one machine, PostgreSQL for several nodes.

Here is what a store promises; `location` opens one. So nobody needs a database who has a store of their own.
"""

from hranice.store.interface import (
    BadBackup,
    CodeTaken,
    Conflict,
    Contents,
    DayResult,
    NoRoom,
    NotFound,
    Store,
    Summary,
    Unavailable,
)

__all__ = [
    "BadBackup",
    "CodeTaken",
    "Conflict",
    "Contents",
    "DayResult",
    "NoRoom",
    "NotFound",
    "Store",
    "Summary",
    "Unavailable",
]
