"""A store with many tables, made quickly."""

from sqlalchemy import Connection, text

from hranice.store.location import open_store
from hranice.store.sql_store import SqlStore
from tests.store.helpers import CREATED

LENGTH = 3
UNFINISHED_IN = 50
"""One of so many tables is still to be played."""

TABLES = """
    WITH RECURSIVE many(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM many WHERE n + 1 < :count)
    INSERT INTO tables (id, code, game, phase, public, seats, taken, created, updated, length)
    SELECT 'many ' || n, 'code of many ' || n, 'border',
        CASE n % :every WHEN 0 THEN 'running' ELSE 'finished' END,
        n % 2 = 0, 4, 4, CAST(:created AS BIGINT) + n, CAST(:created AS BIGINT) + n, :length
    FROM many
"""
ENTRIES = """
    WITH RECURSIVE numbers(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n + 1 < :length)
    INSERT INTO entries (table_key, number, body)
    SELECT key, n, :body FROM tables, numbers WHERE id LIKE 'many %'
"""


async def store_many(location: str, count: int) -> None:
    """Write so many tables with a few entries each, most of them finished."""
    store = await open_store(location)
    assert isinstance(store, SqlStore)
    await store.run_write(lambda connection: _write(connection, count))
    await store.close()


def _write(connection: Connection, count: int) -> None:
    known = {"count": count, "every": UNFINISHED_IN, "created": CREATED, "length": LENGTH}
    connection.execute(text(TABLES), known)
    connection.execute(text(ENTRIES), {"length": LENGTH, "body": b"some entry"})
