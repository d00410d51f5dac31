"""A lesson's table belongs to whoever comes to it; without anybody it goes."""

import asyncio
from dataclasses import replace

import pytest

from hranice.live.registry import LEARNER_COMES_WITHIN, SoleOwner, TableRegistry
from hranice.plugins import GAMES
from hranice.store.interface import Conflict
from tests.table.lessons import lessons
from tests.table_core.scene import Device, Scene
from tests.table_core.virtual import run


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_to_which_nobody_comes_is_closed(game: str) -> None:
    async def scene() -> None:
        tables = Scene()
        live = await tables.registry.open_lesson(lessons()[game], "anna-key", "Anna")
        tables.logs.broken = True
        await asyncio.sleep(LEARNER_COMES_WITHIN / 1000 + 1)
        assert live.table.phase == "running"
        tables.logs.broken = False
        await asyncio.sleep(2)
        assert tables.stored(live).phase == "closed"

    run(scene())


def test_a_puzzle_that_is_asked_for_twice_at_once_stays_this_nodes_own() -> None:
    released = []

    class Own(SoleOwner):
        def release(self, table: str) -> None:
            released.append(table)

    async def scene() -> None:
        tables = Scene()
        registry = TableRegistry(GAMES, tables.services, Own())
        puzzle = replace(lessons()["border"], puzzle="20261118 border 1", table="p" * 32)
        asked = [registry.open_lesson(puzzle, "anna-key", "Anna") for _ in range(2)]
        first, second = await asyncio.gather(*asked, return_exceptions=True)
        assert not isinstance(first, BaseException)
        assert isinstance(second, Conflict)
        assert released == []
        registry.close()

    run(scene())


@pytest.mark.parametrize("game", GAMES)
def test_whoever_came_may_come_back_to_the_lesson(game: str) -> None:
    async def scene() -> None:
        tables = Scene()
        live = await tables.registry.open_lesson(lessons()[game], "anna-key", "Anna")
        live.connect("anna-key", Device(GAMES[game]).sink).close()
        await asyncio.sleep(10 * LEARNER_COMES_WITHIN / 1000)
        assert tables.stored(live).phase == "running"

    run(scene())
