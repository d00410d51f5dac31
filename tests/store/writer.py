"""A process that writes until it is killed: `python -m tests.store.writer LOCATION ACKNOWLEDGED`.

It goes on where each log ends, and notes every acknowledged entry in the file ACKNOWLEDGED.
"""

import asyncio
import os
import sys
from pathlib import Path

from hranice.store import NotFound, Store
from hranice.store.location import open_store
from tests.store.helpers import summary

TABLES = [f"table{number}" for number in range(40)]


def entry(table: str, number: int) -> bytes:
    """Return what the log of a table says at a number, and nowhere else."""
    return b"%s says %d" % (table.encode(), number)


async def play(store: Store, table: str, acknowledged: int) -> None:
    """Append one to three entries at a time, for ever."""
    try:
        number = len(await store.read(table))
    except NotFound:
        number = 0
    while True:
        bodies = [entry(table, number + ahead) for ahead in range(number % 3 + 1)]
        await store.append(table, number, bodies, summary(table, updated=number))
        number += len(bodies)
        # A kill may cut the last line short: the next one begins anew, and a shorter number claims less.
        os.write(acknowledged, b"\n%s %d" % (table.encode(), number))


async def main(location: str, acknowledged: Path) -> None:
    """Play at all tables at once."""
    store = await open_store(location)
    descriptor = os.open(acknowledged, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    await asyncio.gather(*(play(store, table, descriptor) for table in TABLES))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], Path(sys.argv[2])))
