"""The days of the daily deal stay as they were promised, and of results the first one stays."""

import pytest

from hranice.store import DayResult, Store
from tests.store.helpers import CREATED

pytestmark = pytest.mark.anyio


def result(player: str, number: int, share: float, *, counted: bool = True) -> DayResult:
    return DayResult("2026-11-18", "border", number, player, share, counted, b"verdict")


async def test_a_day_is_never_changed(store: Store) -> None:
    for day in ("2026-11-17", "2026-11-19", "2026-11-18"):
        await store.keep_day(day, day.encode(), CREATED)
        await store.keep_day(day, b"another", CREATED)
    assert await store.days() == ["2026-11-19", "2026-11-18", "2026-11-17"]
    assert await store.day("2026-11-18") == b"2026-11-18"
    assert await store.day("2026-11-20") is None


async def test_those_are_compared_all_of_whose_results_count(store: Store) -> None:
    for one in (
        result("p", 0, 0.5),
        result("p", 1, 1.0),
        result("q", 0, 0.25),
        result("q", 1, 0.25),
        result("half", 0, 1.0),
        result("fast", 0, 1.0, counted=False),
        result("fast", 1, 1.0),
        result("p", 0, 1.0),
    ):
        await store.keep_day_result(one)
    assert await store.day_shares("2026-11-18", "border", 2) == [0.25, 0.75]
    assert await store.day_shares("2026-11-18", "travel", 2) == []
    assert [one.share for one in await store.day_results("p")] == [0.5, 1.0]
    await store.forget("p")
    assert await store.day_results("p") == []
    assert await store.day_shares("2026-11-18", "border", 2) == [0.25]
