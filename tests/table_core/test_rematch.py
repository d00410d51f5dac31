"""After the end: the players go on at another table."""

import asyncio
from random import Random

import pytest

from hranice.game import Refusal
from hranice.plugins import GAMES
from hranice.table.commands import Close
from tests.table_core.scene import Scene, key, play_people
from tests.table_core.seeds import sitting, start
from tests.table_core.virtual import run

BORDER = GAMES["border"]


def test_a_rematch_is_one_tap_for_everybody() -> None:
    async def scene() -> None:
        tables = Scene()
        live, devices, connections = await tables.begin(BORDER, chairs=3)
        with pytest.raises(Refusal, match="table-not-finished"):
            await tables.registry.rematch(live, key("bert"))
        await play_people(live, connections, Random(1))
        with pytest.raises(Refusal, match="table-players-only"):
            await tables.registry.rematch(live, "stranger-key")
        both = await asyncio.gather(*(tables.registry.rematch(live, key(name)) for name in ("bert", "anna")))
        assert both[0] is both[1]
        new = both[0]
        assert devices["anna"].about.rematch == new.table.opened.code
        assert await tables.registry.get(new.table.id) is new
        assert new.table.opened.previous == live.table.id
        assert new.table.opened.secret != live.table.opened.secret
        assert [seat.bot for seat in new.table.seats] == ["random"]
        for name in ("anna", "bert"):
            await new.do(sitting(key(name), name))
        await start(new, new.table.host)
        assert len(new.table.seats) == 3
        assert await tables.registry.rematch(live, key("anna")) is new

    run(scene())


def test_a_finished_game_stays_finished_when_the_table_is_closed() -> None:
    async def scene() -> None:
        tables = Scene()
        live, _, connections = await tables.begin(BORDER)
        await play_people(live, connections, Random(2))
        await live.do(Close(key("anna")))
        assert tables.logs.summaries[live.table.id].phase == "finished"
        assert await tables.registry.record(live.table.id)

    run(scene())


def test_a_running_game_that_is_closed_keeps_its_secret() -> None:
    async def scene() -> None:
        tables = Scene()
        live, devices, connections = await tables.begin(BORDER)
        await live.do(Close(key("anna")))
        assert devices["bert"].about.phase == "closed"
        with pytest.raises(Refusal, match="table-not-running"):
            await connections["anna"].move(0, None)
        with pytest.raises(Refusal, match="table-not-finished"):
            await tables.registry.record(live.table.id)
        length = live.table.length
        await asyncio.sleep(1000)
        assert live.table.length == length

    run(scene())
