"""A store with many tables, made quickly."""

from sqlalchemy import Connection, insert, select

from hranice.store import open_store
from hranice.store.schema import entries, tables
from hranice.store.sql import SqlStore
from tests.store.making import CREATED

BATCH = 5_000
LENGTH = 3
UNFINISHED_IN = 50
"""One of so many tables is still to be played."""


async def store_many(place: str, count: int) -> None:
    """Write so many tables with a few entries each, most of them finished."""
    store = await open_store(place)
    assert isinstance(store, SqlStore)
    await store.run_write(lambda connection: _write(connection, count))
    await store.close()


def _write(connection: Connection, count: int) -> None:
    for start in range(0, count, BATCH):
        numbers = range(start, min(start + BATCH, count))
        connection.execute(insert(tables), [_row(number) for number in numbers])
        keys = connection.execute(select(tables.c.key).order_by(tables.c.key.desc()).limit(len(numbers)))
        rows = [
            {"table_key": key, "number": number, "body": b"entry %d" % number}
            for key in keys.scalars()
            for number in range(LENGTH)
        ]
        connection.execute(insert(entries), rows)


def _row(number: int) -> dict[str, object]:
    return {
        "id": f"many {number}",
        "code": f"code of many {number}",
        "game": "border",
        "phase": "finished" if number % UNFINISHED_IN else "running",
        "public": number % 2 == 0,
        "seats": 4,
        "taken": 4,
        "created": CREATED + number,
        "updated": CREATED + number,
        "length": LENGTH,
    }
