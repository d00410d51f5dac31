"""Listing, deleting, expiring, and who plays where."""

import pytest

from hranice.store import NotFound, Store
from tests.store.helpers import CREATED, fill, summary

pytestmark = pytest.mark.anyio


async def ids(
    store: Store, *, public: bool | None = True, phase: str | None = None, limit: int = 50
) -> list[str]:
    """List, and return only which tables."""
    return [found.table for found in await store.listing(public=public, phase=phase, limit=limit)]


async def test_listing_shows_public_tables_newest_first(store: Store) -> None:
    await fill(store, "a", 1, created=CREATED + 1)
    await fill(store, "b", 1, created=CREATED + 3, public=False)
    await fill(store, "c", 1, created=CREATED + 2, phase="running")
    await fill(store, "d", 1, created=CREATED + 2)
    assert await ids(store) == ["d", "c", "a"]
    assert await ids(store, public=None) == ["b", "d", "c", "a"]
    assert await ids(store, public=False) == ["b"]
    assert await ids(store, phase="open") == ["d", "a"]
    assert await ids(store, limit=1) == ["d"]
    assert await ids(store, phase="finished") == []
    assert (await store.listing(phase="running"))[0] == summary("c", created=CREATED + 2, phase="running")


async def test_a_deleted_table_leaves_nothing(store: Store) -> None:
    for table in ("a", "b"):
        await fill(store, table, 3)
        await store.remember("player", table)
        assert await store.lease(table, "node", 60_000)
    await store.delete("a")
    await store.delete("a")
    for question in (store.read("a"), store.summary("a"), store.find("code-a")):
        with pytest.raises(NotFound):
            await question
    assert await store.tables_of("player") == ["b"]
    assert await store.owner("a") is None
    assert await store.owner("b") == "node"
    with pytest.raises(NotFound):
        await store.append("a", 3, [b"late"], summary("a"))
    await fill(store, "a", 1)
    assert await store.read("a") == [b"entry 0"]
    assert len(await store.read("b")) == 3


async def test_only_unfinished_and_untouched_tables_expire(store: Store) -> None:
    for table, phase in (
        ("open", "open"),
        ("running", "running"),
        ("closed", "closed"),
        ("done", "finished"),
    ):
        await fill(store, table, 2, phase=phase, updated=1_000)
    await fill(store, "touched", 2, updated=1_000)
    await store.append("touched", 2, [b"x"], summary("touched", updated=2_000))
    assert await store.expire(1_000) == 0
    assert await store.expire(2_000) == 3
    assert sorted(await ids(store)) == ["done", "touched"]
    assert len(await store.read("done")) == 2
    assert await store.expire(2_000) == 0


async def test_a_player_finds_their_tables_the_last_touched_first(store: Store) -> None:
    for number, table in enumerate("abc"):
        await fill(store, table, 1, updated=CREATED + number)
        await store.remember("p", table)
        await store.remember("p", table)
    await store.remember("q", "b")
    await store.append("a", 1, [b"x"], summary("a", updated=CREATED + 9))
    assert await store.tables_of("p") == ["a", "c", "b"]
    assert await store.tables_of("q") == ["b"]
    assert await store.tables_of("nobody") == []
    await store.forget("p")
    assert await store.tables_of("p") == []
    assert await store.tables_of("q") == ["b"]
    with pytest.raises(NotFound):
        await store.remember("p", "none")
