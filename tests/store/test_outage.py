"""PostgreSQL goes away and comes back: nothing acknowledged is lost, nothing is written twice."""

import asyncio
import signal
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import make_url

from hranice.store import Conflict, Store, Unavailable
from hranice.store.location import open_store
from tests.services.cutting_proxy import CuttingProxy, proxy_to
from tests.services.postgres import PostgresServer
from tests.services.process import PATIENCE_S
from tests.store.helpers import entries, fill, summary

pytestmark = pytest.mark.anyio

LEASE_MS = 60_000
LAST = b"last words"


async def test_unavailable_while_the_database_is_down_and_on_when_it_is_back(
    postgres: PostgresServer, postgres_url: str
) -> None:
    store = await open_store(postgres_url)
    await fill(store, "t", 2)
    postgres.stop()
    try:
        for attempt in (
            store.append("t", 2, [b"lost"], summary("t")),
            store.read("t"),
            store.lease("t", "node", LEASE_MS),
            open_store(postgres_url),
        ):
            with pytest.raises(
                Unavailable, match=r"^The database postgresql\+asyncpg://.* cannot be used now: "
            ):
                await attempt
    finally:
        postgres.start()
    assert await store.read("t") == entries(0, 2)
    await store.append("t", 2, [b"on"], summary("t"))
    assert (await store.read("t"))[2:] == [b"on"]
    await store.close()


async def test_connections_that_died_unnoticed_do_no_harm(
    postgres: PostgresServer, postgres_url: str
) -> None:
    store = await open_store(postgres_url)
    await asyncio.gather(*(fill(store, f"t{number}", 1) for number in range(8)))
    await asyncio.gather(*(store.read(f"t{number}") for number in range(8)))
    postgres.stop(signal.SIGQUIT)
    postgres.start()
    await asyncio.gather(*(store.read(f"t{number}") for number in range(8)))
    await store.append("t1", 1, [b"on"], summary("t1"))
    await store.close()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
async def test_a_restart_under_load_loses_and_doubles_nothing(
    postgres: PostgresServer, postgres_url: str, how: signal.Signals
) -> None:
    store = await open_store(postgres_url)
    lengths = {f"t{number}": 0 for number in range(20)}
    faults = 0

    async def play(table: str) -> None:
        nonlocal faults
        while not over.is_set():
            number = lengths[table]
            try:
                await store.append(table, number, entries(number, 1), summary(table))
                lengths[table] += 1
            except Unavailable:
                faults += 1
                await asyncio.sleep(0.01)

    over = asyncio.Event()
    playing = [asyncio.create_task(play(table)) for table in lengths]
    for _ in range(2):
        await asyncio.sleep(0.15)
        await asyncio.to_thread(postgres.stop, how)
        await asyncio.sleep(0.05)
        await asyncio.to_thread(postgres.start)
    before = sum(lengths.values())
    async with asyncio.timeout(PATIENCE_S):
        while sum(lengths.values()) <= before:
            await asyncio.sleep(0.01)
    over.set()
    await asyncio.gather(*playing)
    assert faults
    for table, length in lengths.items():
        assert await store.read(table) == entries(0, length)
    await store.close()


@pytest.fixture
async def proxied(postgres_url: str) -> AsyncIterator[tuple[Store, CuttingProxy]]:
    """Lend a store with two entries, and the line to its database, which is cut after some last words."""
    url = make_url(postgres_url)
    assert url.port
    async with proxy_to(url.port) as proxy:
        store = await open_store(url.set(port=proxy.port).render_as_string())
        await fill(store, "t", 2)
        proxy.cut_after = LAST
        yield store, proxy
        await store.close()


async def test_an_append_whose_answer_was_lost_once_is_found_in_its_place(
    proxied: tuple[Store, CuttingProxy],
) -> None:
    store, proxy = proxied
    append = asyncio.ensure_future(store.append("t", 2, [LAST], summary("t")))
    while not proxy.cuts:
        await asyncio.sleep(0.001)
    proxy.cut_after = None
    await append
    assert await store.read("t", 2) == [LAST]


async def test_an_append_whose_answers_were_all_lost_may_be_repeated(
    proxied: tuple[Store, CuttingProxy],
) -> None:
    store, proxy = proxied
    with pytest.raises(Unavailable):
        await store.append("t", 2, [LAST], summary("t"))
    proxy.cut_after = None
    await store.append("t", 2, [LAST], summary("t"))
    with pytest.raises(Conflict):
        await store.append("t", 2, [LAST], summary("t"))
    assert await store.read("t", 2) == [LAST]


async def test_after_lost_answers_another_append_meets_a_conflict(
    proxied: tuple[Store, CuttingProxy],
) -> None:
    store, proxy = proxied
    with pytest.raises(Unavailable):
        await store.append("t", 2, [LAST], summary("t"))
    proxy.cut_after = None
    with pytest.raises(Conflict):
        await store.append("t", 2, [b"other words"], summary("t"))
    assert await store.read("t", 2) == [LAST]
