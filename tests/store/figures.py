"""Measure the store: `python -m tests.store.figures [sqlite|postgres …]`. Prints one line per figure.

PostgreSQL runs for this on its own with every commit on disk; its processor time is not ours and not counted.
"""

import asyncio
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from hranice.store import Store
from hranice.store.location import open_store
from tests.services.postgres import PostgresServer
from tests.store.helpers import summary
from tests.store.many_tables import store_many

TABLES, APPENDS = 200, 100
PACE_S = 0.5
STORED = 50_000
BODY = bytes(range(180))


async def hurried(store: Store) -> str:
    """Append to 200 tables at once, each as fast as it is answered."""

    async def play(table: str) -> None:
        for number in range(APPENDS):
            await store.append(table, number, [BODY], summary(table, updated=number))

    wall, cpu = time.perf_counter(), time.process_time()
    await asyncio.gather(*(play(f"hurried {number}") for number in range(TABLES)))
    wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
    count = TABLES * APPENDS
    return f"{TABLES} tables in a hurry: {count / cpu:,.0f} appends per CPU second, {count / wall:,.0f} per s"


async def paced(store: Store) -> str:
    """Append to 200 tables twice a second each, and see how long each append takes."""
    took: list[float] = []

    async def play(table: str, delay: float) -> None:
        await asyncio.sleep(delay)
        for number in range(20):
            began = time.perf_counter()
            await store.append(table, number, [BODY], summary(table, updated=number))
            took.append(time.perf_counter() - began)
            await asyncio.sleep(max(0.0, began + PACE_S - time.perf_counter()))

    cpu = time.process_time()
    await asyncio.gather(*(play(f"paced {number}", PACE_S * number / TABLES) for number in range(TABLES)))
    cpu = time.process_time() - cpu
    took.sort()
    parts = ", ".join(f"p{part} {took[len(took) * part // 100] * 1e3:.1f} ms" for part in (50, 95, 99))
    return f"{TABLES} tables × 2 appends/s: {parts}; {cpu / len(took) * 1e6:.0f} µs CPU each"


async def measure(location: str) -> None:
    """Print all figures of the store at a location."""
    for figure in (hurried, paced):
        store = await open_store(location)
        print(await figure(store))
        await store.close()
    await store_many(location, STORED)
    began = time.perf_counter()
    store = await open_store(location)
    await store.listing()
    took = time.perf_counter() - began
    await store.close()
    print(f"start-up beside {STORED:,} stored tables: {took:.3f} s")


@contextmanager
def place_of(kind: str) -> Iterator[str]:
    """Lend a location for an empty store of that kind."""
    if kind == "sqlite":
        with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:  # /tmp may be no disk at all
            yield folder
        return
    server = PostgresServer(durable=True)
    server.start()
    try:
        yield server.fresh_database()
    finally:
        server.remove()


if __name__ == "__main__":
    for wanted in sys.argv[1:] or ("sqlite", "postgres"):
        print(f"{wanted}:")
        with place_of(wanted) as somewhere:
            asyncio.run(measure(somewhere))
