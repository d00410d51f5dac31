"""A table on a real store and a real clock: what virtual time cannot tell."""

import asyncio
from pathlib import Path
from random import Random

from hranice.games import GAMES
from hranice.store import open_store
from hranice.table.clock import LoopClock
from hranice.table.commands import Sit, Start
from hranice.table.keeper import Services
from hranice.table.log import House
from hranice.table.minds import ThinkHere
from hranice.table.reading import read_record
from hranice.table.registry import TableRegistry
from hranice.table.replaying import verify
from tests.services.process import PATIENCE_S
from tests.table_core.scene import Device, any_move, due_seats, key

BORDER, TRAVEL = GAMES["border"], GAMES["travel"]


def test_a_game_on_disk_is_there_for_the_next_process(tmp_path: Path) -> None:
    async def played() -> str:
        store = await open_store(tmp_path)
        registry = TableRegistry(GAMES, Services(store, LoopClock(), ThinkHere()))
        keeper = await registry.open(BORDER, key("anna"), House(chairs=2), BORDER.options_type())
        await keeper.do(Sit(key("anna"), "Anna", "a seed"))
        device, random = Device(BORDER), Random(1)
        guest = keeper.enter(key("anna"), device.sink)
        await keeper.do(Start(key("anna"), fill="random"))
        while keeper.table.phase == "running":
            if 0 in due_seats(keeper):
                await guest.move(0, any_move(keeper, 0, random))
            else:
                await asyncio.sleep(0.001)
        registry.close()
        await store.close()
        return keeper.table.id

    async def found(table: str) -> None:
        store = await open_store(tmp_path)
        registry = TableRegistry(GAMES, Services(store, LoopClock(), ThinkHere()))
        keeper = await registry.get(table)
        assert keeper.table.phase == "finished"
        assert (await store.summary(table)).phase == "finished"
        assert verify(read_record(await registry.record(table), GAMES)).over
        assert await store.find(keeper.table.opened.code) == table
        registry.close()
        await store.close()

    asyncio.run(found(asyncio.run(played())))


def test_alarms_ring_on_the_real_clock(tmp_path: Path) -> None:
    async def scene() -> None:
        store = await open_store(tmp_path)
        registry = TableRegistry(GAMES, Services(store, LoopClock(), ThinkHere()))
        options = TRAVEL.options_type(pace=20, show=20)
        keeper = await registry.open(TRAVEL, key("anna"), House(chairs=2), options)
        for name in ("anna", "bert"):
            await keeper.do(Sit(key(name), name, "a seed"))
            keeper.enter(key(name), Device(TRAVEL).sink)
        await keeper.do(Start(key("anna")))
        async with asyncio.timeout(PATIENCE_S):
            while len(due_seats(keeper)) < 2 or keeper.table.play is None or keeper.table.play.due.alarm:
                await asyncio.sleep(0.005)
        assert keeper.table.play.own >= 180, "eight cards at the agreed pace"
        registry.close()
        await store.close()

    asyncio.run(scene())
