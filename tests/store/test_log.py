"""The log: append with compare-and-set, read, find."""

import asyncio

import pytest

from hranice.store import CodeTaken, Conflict, NotFound, Store
from hranice.store.location import open_store
from tests.store.helpers import entries, fill, summary

pytestmark = pytest.mark.anyio


async def test_what_is_appended_is_read_in_order(store: Store) -> None:
    await store.append("t1", 0, [b"a", b"", b"\x00\xff"], summary())
    await store.append("t1", 3, [b"d"], summary(phase="running", taken=3, updated=5))
    assert await store.read("t1") == [b"a", b"", b"\x00\xff", b"d"]
    assert await store.read("t1", 3) == [b"d"]
    assert await store.read("t1", 4) == []
    assert await store.summary("t1") == summary(phase="running", taken=3, updated=5)
    assert await store.find("code-t1") == "t1"


async def test_what_is_appended_is_there_for_the_next_to_open(store: Store, location: str) -> None:
    await fill(store, "t1", 3)
    other = await open_store(location)
    assert await other.read("t1") == entries(0, 3)
    await other.append("t1", 3, [b"of the other"], summary())
    await other.close()
    assert await store.read("t1", 3) == [b"of the other"]


@pytest.mark.parametrize("expected", [0, 1, 2, 4, 1000])
async def test_another_number_than_the_next_is_a_conflict(store: Store, expected: int) -> None:
    await fill(store, "t1", 3)
    with pytest.raises(Conflict) as caught:
        await store.append("t1", expected, [b"late"], summary(phase="finished", code="new"))
    assert not isinstance(caught.value, CodeTaken)
    assert await store.read("t1") == entries(0, 3)
    assert await store.summary("t1") == summary()


async def test_of_many_who_expect_the_same_number_one_wins(store: Store, location: str) -> None:
    rival = await open_store(location)
    await fill(store, "t1", 1)
    attempts = [
        (who, b"from %d" % number) for number, who in enumerate([store, rival, store, rival, store, rival])
    ]
    outcomes = await asyncio.gather(
        *(who.append("t1", 1, [body], summary()) for who, body in attempts), return_exceptions=True
    )
    await rival.close()
    won = [body for (_, body), outcome in zip(attempts, outcomes, strict=True) if outcome is None]
    assert len(won) == 1
    assert all(isinstance(outcome, Conflict) for outcome in outcomes if outcome is not None)
    assert await store.read("t1") == [b"entry 0", *won]


async def test_identical_appends_are_written_once(store: Store) -> None:
    outcomes = await asyncio.gather(
        *(store.append("t1", 0, [b"same"], summary()) for _ in range(5)), return_exceptions=True
    )
    assert sorted(map(type, outcomes), key=str) == sorted([type(None), *[Conflict] * 4], key=str)
    assert await store.read("t1") == [b"same"]


async def test_one_table_appends_in_the_order_of_asking(store: Store) -> None:
    await asyncio.gather(*(store.append("t1", number, entries(number, 1), summary()) for number in range(20)))
    assert await store.read("t1") == entries(0, 20)


async def test_a_bad_append_in_a_group_fails_alone(store: Store) -> None:
    await fill(store, "old", 2)
    beyond = 2**70
    outcomes = await asyncio.gather(
        store.append("a", 0, [b"a"], summary("a")),
        store.append("old", 1, [b"late"], summary("old")),
        store.append("b", 0, [b"b"], summary("b", created=beyond)),
        store.append("c", 0, [b"c"], summary("c", code="code-old")),
        store.append("gone", 7, [b"d"], summary("gone")),
        store.append("e", 0, [b"e"], summary("e")),
        return_exceptions=True,
    )
    kinds = [type(outcome) for outcome in outcomes]
    assert [kinds[index] for index in (0, 1, 3, 4, 5)] == [
        *(type(None), Conflict, CodeTaken, NotFound, type(None)),
    ]
    assert issubclass(kinds[2], Exception)
    assert await store.read("a") == [b"a"]
    assert await store.read("e") == [b"e"]
    for table in ("b", "c", "gone"):
        with pytest.raises(NotFound):
            await store.read(table)
    assert await store.read("old") == entries(0, 2)


async def test_a_table_made_anew_has_nothing_to_do_with_the_one_removed(store: Store) -> None:
    await fill(store, "other", 1)
    await fill(store, "again", 2)
    await store.delete("again")
    await fill(store, "third", 1)  # may take the place of the one removed
    await fill(store, "again", 3)
    await store.append("again", 3, [b"on it goes"], summary("again"))
    assert await store.read("again") == [*entries(0, 3), b"on it goes"]
    assert await store.read("third") == entries(0, 1)


async def test_a_code_belongs_to_one_table(store: Store) -> None:
    await fill(store, "t1", 1)
    with pytest.raises(CodeTaken):
        await store.append("t2", 0, [b"x"], summary("t2", code="code-t1"))
    assert await store.find("code-t1") == "t1"
    with pytest.raises(NotFound):
        await store.summary("t2")


async def test_what_is_not_there_is_not_found(store: Store) -> None:
    for question in (store.read("no"), store.summary("no"), store.find("no")):
        with pytest.raises(NotFound):
            await question
    with pytest.raises(NotFound):
        await store.append("no", 1, [b"x"], summary("no"))


async def test_senseless_appends_are_refused(store: Store) -> None:
    for expected, body, of in ((0, [], "t1"), (-1, [b"x"], "t1"), (0, [b"x"], "t2")):
        with pytest.raises(ValueError, match=r"append|summary"):
            await store.append("t1", expected, body, summary(of))


async def test_code_game_and_creation_are_fixed(store: Store) -> None:
    await fill(store, "t1", 1)
    await store.append("t1", 1, [b"x"], summary(code="other", game="travel", created=1, seats=2))
    assert await store.summary("t1") == summary(seats=2)


async def test_who_stops_waiting_does_not_stop_the_others(store: Store) -> None:
    tasks = [asyncio.create_task(fill(store, f"t{number}", 1)) for number in range(10)]
    await asyncio.sleep(0)
    tasks[3].cancel()
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes].count(type(None)) == 9
    assert await store.read("t9") == entries(0, 1)


async def test_a_large_entry_comes_back_whole(store: Store) -> None:
    large = bytes(range(256)) * 4_000
    await store.append("t1", 0, [large, b"small"], summary())
    assert await store.read("t1") == [large, b"small"]
