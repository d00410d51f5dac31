"""A store full of tables: as if that many pairs had begun a game of The BORDER during the last weeks."""

import asyncio
import itertools
import time
from pathlib import Path
from random import Random

from msgspec.structs import replace

from benchmarks.game_setup import begun
from hranice.live.async_bots import InlineBots
from hranice.live.clock import LoopClock
from hranice.live.live_table import Services
from hranice.live.registry import TableRegistry
from hranice.plugins import GAMES
from hranice.store import Store, Summary
from hranice.store.location import open_store
from hranice.table.codes import new_code, new_id
from hranice.table.log import Opened, TableSettings, encode_entry, read_log

GAME = GAMES["border"]
PEOPLE = ("anna", "bert")
MOVES = 30
AT_ONCE = 2_000
SPREAD_MS = 20 * 24 * 3600 * 1000
"""Less than the time after which tables expire."""


async def fill(folder: Path, tables: int) -> None:
    """Store so many tables in a folder, each with a game that has gone on for a while."""
    store = await open_store(folder)
    try:
        log = await _played_log(store)
        _, entries = read_log(log, GAMES)
        opened, rest = entries[0], log[1:]
        if not isinstance(opened, Opened):
            raise TypeError("a log begins with the opening")
        for begin in range(0, tables, AT_ONCE):
            numbers = range(begin, min(begin + AT_ONCE, tables))
            await asyncio.gather(
                *(_copy(store, opened, rest, SPREAD_MS * number // tables) for number in numbers)
            )
    finally:
        await store.close()


async def _copy(store: Store, opened: Opened[object], rest: list[bytes], ago: int) -> None:
    moment = int(time.time() * 1000) - ago
    own = replace(opened, table=new_id(), code=new_code(), at=moment)
    summary = Summary(own.table, own.code, GAME.name, "running", False, 2, 2, moment, moment)  # noqa: FBT003 - not public
    await store.append(own.table, 0, [encode_entry(own), *rest], summary)


async def _played_log(store: Store) -> list[bytes]:
    """Play the beginning of a game, and return its log."""
    registry = TableRegistry(GAMES, Services(store, LoopClock(), InlineBots()))
    live = await registry.open(GAME, PEOPLE[0], TableSettings(chairs=2), GAME.options_type())
    connections = await begun(live, PEOPLE, bool)
    random = Random(1)
    for _ in itertools.repeat(None, MOVES):
        play = live.table.play
        if play is None:
            raise ValueError("the game has not begun")
        seat = play.due.seats[0]
        await connections[seat].move(seat, GAME.sample(play.state, seat, random.randrange))
    log = await store.read(live.table.id)
    registry.close()
    return log
