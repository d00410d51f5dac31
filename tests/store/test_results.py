"""What is kept of finished games: beside their tables, page by page, and gone with them."""

import pytest

from hranice.store import NotFound, Store
from tests.store.helpers import CREATED, fill, summary

pytestmark = pytest.mark.anyio


async def test_finished_tables_of_a_player_are_listed_page_by_page_with_their_results(store: Store) -> None:
    for number in range(5):
        await fill(store, f"t{number}", 1, phase="finished", updated=CREATED + number)
        await store.remember("p", f"t{number}")
    await fill(store, "running", 1, phase="running")
    await store.remember("p", "running")
    await fill(store, "others", 1, phase="finished")
    await store.keep_result("t3", b"\x00 first")
    await store.keep_result("t3", b"second")
    assert await store.finished_of("p", 0, 3) == [("t4", None), ("t3", b"second"), ("t2", None)]
    assert await store.finished_of("p", 3, 3) == [("t1", None), ("t0", None)]
    assert await store.finished_of("p", 5, 3) == []
    assert await store.finished_of("nobody", 0, 3) == []
    assert (await store.result("t3"), await store.result("t4")) == (b"second", None)


async def test_a_result_goes_with_its_table(store: Store) -> None:
    await fill(store, "t", 1, phase="finished")
    await store.keep_result("t", b"result")
    await store.append("t", 1, [b"rematch"], summary("t", phase="finished"))
    assert await store.result("t") == b"result"
    await store.delete("t")
    assert await store.result("t") is None
    with pytest.raises(NotFound):
        await store.keep_result("t", b"late")
    await fill(store, "t", 1, phase="finished")
    assert await store.result("t") is None


async def test_a_player_is_forgotten_at_one_table(store: Store) -> None:
    for table in ("a", "b"):
        await fill(store, table, 1, phase="finished")
        for player in ("p", "q"):
            await store.remember(player, table)
    await store.forget("p", "a")
    await store.forget("p", "none")
    assert await store.tables_of("p") == ["b"]
    assert sorted(await store.tables_of("q")) == ["a", "b"]
