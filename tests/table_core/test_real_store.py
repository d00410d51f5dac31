"""A table on a real store and a real clock: what virtual time cannot tell."""

import asyncio
from pathlib import Path
from random import Random

from hranice.live.async_bots import InlineBots
from hranice.live.clock import LoopClock
from hranice.live.live_table import Services
from hranice.live.registry import TableRegistry
from hranice.plugins import GAMES
from hranice.store.location import open_store
from hranice.table.log import TableSettings
from hranice.table.record_reader import read_record
from hranice.table.record_replay import verify
from tests.services.process import PATIENCE_S
from tests.table_core.scene import Device, any_move, due_seats, key
from tests.table_core.seeds import sitting, start

BORDER, TRAVEL = GAMES["border"], GAMES["travel"]


def test_a_game_on_disk_is_there_for_the_next_process(tmp_path: Path) -> None:
    async def played() -> str:
        store = await open_store(tmp_path)
        registry = TableRegistry(GAMES, Services(store, LoopClock(), InlineBots()))
        live = await registry.open(BORDER, key("anna"), TableSettings(chairs=2), BORDER.options_type())
        await live.do(sitting(key("anna"), "Anna"))
        device, random = Device(BORDER), Random(1)
        connection = live.connect(key("anna"), device.sink)
        await start(live, key("anna"), fill="random")
        while live.table.phase == "running":
            if 0 in due_seats(live):
                await connection.move(0, any_move(live, 0, random))
            else:
                await asyncio.sleep(0.001)
        registry.close()
        await store.close()
        return live.table.id

    async def found(table: str) -> None:
        store = await open_store(tmp_path)
        registry = TableRegistry(GAMES, Services(store, LoopClock(), InlineBots()))
        live = await registry.get(table)
        assert live.table.phase == "finished"
        assert (await store.summary(table)).phase == "finished"
        assert verify(read_record(await registry.record(table), GAMES)).over
        assert await store.find(live.table.opened.code) == table
        registry.close()
        await store.close()

    asyncio.run(found(asyncio.run(played())))


def test_alarms_ring_on_the_real_clock(tmp_path: Path) -> None:
    async def scene() -> None:
        store = await open_store(tmp_path)
        registry = TableRegistry(GAMES, Services(store, LoopClock(), InlineBots()))
        options = TRAVEL.options_type(pace=20, show=20)
        live = await registry.open(TRAVEL, key("anna"), TableSettings(chairs=2), options)
        for name in ("anna", "bert"):
            await live.do(sitting(key(name), name))
            live.connect(key(name), Device(TRAVEL).sink)
        await start(live, key("anna"))
        async with asyncio.timeout(PATIENCE_S):
            while len(due_seats(live)) < 2 or live.table.play is None or live.table.play.due.alarm:
                await asyncio.sleep(0.005)
        assert live.table.play.own >= 180, "eight cards at the agreed pace"
        registry.close()
        await store.close()

    asyncio.run(scene())
