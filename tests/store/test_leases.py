"""One owner per table."""

import asyncio

import pytest

from hranice.store import Conflict, Store
from hranice.store.location import open_store
from tests.store.helpers import fill, summary

pytestmark = pytest.mark.anyio

LONG, SHORT = 60_000, 150


async def test_one_node_holds_a_table_until_it_gives_it_back(store: Store) -> None:
    assert await store.lease("t", "one", LONG)
    assert not await store.lease("t", "two", LONG)
    assert await store.owner("t") == "one"
    await store.release("t", "two")
    assert await store.owner("t") == "one"
    await store.release("t", "one")
    assert await store.owner("t") is None
    assert await store.lease("t", "two", LONG)


async def test_a_lease_is_prolonged_by_its_holder(store: Store) -> None:
    assert await store.lease("t", "one", SHORT)
    assert await store.lease("t", "one", LONG)
    await asyncio.sleep(SHORT / 1000 * 1.5)
    assert await store.owner("t") == "one"


async def test_a_lease_that_ran_out_goes_to_whoever_asks(store: Store) -> None:
    assert await store.lease("t", "one", SHORT)
    await asyncio.sleep(SHORT / 1000 * 1.5)
    assert await store.owner("t") is None
    assert await store.lease("t", "two", LONG)
    assert not await store.lease("t", "one", LONG)
    assert await store.renew("one", LONG) == []


async def test_a_node_renews_all_its_leases_at_once(store: Store) -> None:
    for table in ("a", "b"):
        assert await store.lease(table, "one", LONG)
    assert await store.lease("c", "two", LONG)
    assert await store.lease("d", "one", 1)
    await asyncio.sleep(0.02)
    assert sorted(await store.renew("one", LONG)) == ["a", "b"]
    assert await store.renew("nobody", LONG) == []


async def test_a_node_gives_all_its_leases_back_at_once(store: Store) -> None:
    for table in ("a", "b"):
        assert await store.lease(table, "one", LONG)
    assert await store.lease("c", "two", LONG)
    await store.release_all("one")
    assert [await store.owner(table) for table in "abc"] == [None, None, "two"]


async def test_of_many_nodes_that_ask_at_once_one_becomes_owner(store: Store, location: str) -> None:
    other = await open_store(location)
    granted = await asyncio.gather(
        *((store, other)[number % 2].lease("t", f"node {number}", LONG) for number in range(20))
    )
    await other.close()
    assert granted.count(True) == 1
    assert await store.owner("t") == f"node {granted.index(True)}"


async def test_a_late_former_owner_is_fenced(store: Store, location: str) -> None:
    """The first owner does not know that its time is over; its append meets that of the second."""
    late = await open_store(location)
    await fill(late, "t", 2)
    assert await late.lease("t", "late", 1)
    await asyncio.sleep(0.02)
    assert await store.lease("t", "new", LONG)
    await store.append("t", 2, [b"of the new owner"], summary("t"))
    with pytest.raises(Conflict):
        await late.append("t", 2, [b"of the late one"], summary("t"))
    await late.close()
    assert (await store.read("t"))[2:] == [b"of the new owner"]


async def test_leases_that_nobody_renewed_are_swept_out(store: Store) -> None:
    assert await store.lease("gone", "one", 1)
    assert await store.lease("here", "one", LONG)
    await asyncio.sleep(0.02)
    await store.expire(0)
    assert await store.owner("here") == "one"
