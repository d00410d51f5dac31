"""A table registry with everything around it played by the tests: store, clock, devices, people."""

import asyncio
import hashlib
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from hranice.game import Game, Games
from hranice.live.async_bots import BotFactory, InlineBots
from hranice.live.limits import BOUNDLESS, Buckets, Rate
from hranice.live.live_table import Connection, LiveTable, Services
from hranice.live.registry import TableRegistry
from hranice.plugins import GAMES
from hranice.store.interface import CodeTaken, Conflict, NotFound, Summary, Unavailable
from hranice.table.log import Entry, TableSettings, read_log
from hranice.table.outgoing_messages import Gone, Said, Trouble, Update
from hranice.table.table_state import Table, replay
from tests.table_core.seeds import sitting, start
from tests.table_core.virtual import VirtualClock, VirtualLoop

AnyGame = Game[Any, Any, Any]

QUICK: dict[str, dict[str, Any]] = {"travel": {"pace": 200, "show": 1000}, "pig": {"patience": 60_000}}
"""Options that spare events nobody looks at."""


class FaultyLogs:
    """A store in memory, which can be slow, broken, or written to by somebody else."""

    def __init__(self) -> None:
        self.logs: dict[str, list[bytes]] = {}
        self.summaries: dict[str, Summary] = {}
        self.broken = False
        self.delay = 0.0

    async def append(self, table: str, expected: int, entries: Sequence[bytes], summary: Summary) -> None:
        if self.delay:
            await asyncio.sleep(self.delay)
        if self.broken:
            raise Unavailable("the disk is full")
        log = self.logs.get(table, [])
        if len(log) != expected:
            raise Conflict
        if not expected and any(other.code == summary.code for other in self.summaries.values()):
            raise CodeTaken
        self.logs[table] = [*log, *entries]
        self.summaries[table] = summary

    async def read(self, table: str) -> list[bytes]:
        if self.delay:
            await asyncio.sleep(self.delay)
        if table not in self.logs:
            raise NotFound
        return list(self.logs[table])


class Device:
    """A device that keeps what it is sent."""

    def __init__(self, game: AnyGame) -> None:
        update: Any = Update
        kinds = update[game.options_type, game.fact_type, game.view_type] | Said | Trouble | Gone
        self._decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(kinds)
        self.sent: list[bytes] = []
        self.full = False
        self.pings = 0

    def sink(self, message: bytes) -> bool:
        if not self.full:
            self.sent.append(message)
        return not self.full

    def ping(self) -> None:
        self.pings += 1

    @property
    def messages(self) -> list[Any]:
        return [self._decoder.decode(message) for message in self.sent]

    @property
    def updates(self) -> list[Update[Any, Any, Any]]:
        return [message for message in self.messages if isinstance(message, Update)]

    @property
    def last(self) -> Update[Any, Any, Any]:
        return self.updates[-1]

    @property
    def about(self) -> Any:
        return next(update.about for update in reversed(self.updates) if update.about is not None)


class Scene:
    """A registry in virtual time."""

    def __init__(
        self, factory: BotFactory | None = None, games: Games = GAMES, thoughts: Rate = BOUNDLESS
    ) -> None:
        self.logs = FaultyLogs()
        self.clock = VirtualClock()
        budgets = Buckets(thoughts, asyncio.get_running_loop().time)
        self.services = Services(self.logs, self.clock, factory or InlineBots(), budgets)
        self.games = games
        self.registry = TableRegistry(games, self.services)
        self._opened = 0
        loop = asyncio.get_running_loop()
        if isinstance(loop, VirtualLoop):
            loop.at_end.append(self.registry.close)

    async def open(self, game: AnyGame, chosen: Mapping[str, Any] = {}, **settings: Any) -> LiveTable:
        """Open a table whose host is Anna, with some options chosen; she does not sit yet."""
        options = game.options_type(**QUICK.get(game.name, {}), **chosen)
        settings.setdefault("chairs", 2)
        self._opened += 1
        secret = hashlib.sha256(f"secret {self._opened}".encode()).hexdigest()  # the same luck in every run
        return await self.registry.open(game, "anna-key", TableSettings(**settings), options, secret=secret)

    async def begin(
        self,
        game: AnyGame,
        people: Sequence[str] = ("anna", "bert"),
        chosen: Mapping[str, Any] = {},
        **settings: Any,
    ) -> tuple[LiveTable, dict[str, Device], dict[str, Connection]]:
        """Open a table, seat and connect these people, and fill the chairs with bots."""
        settings.setdefault("chairs", max(2, len(people)))
        live = await self.open(game, chosen, **settings)
        devices, connections = {}, {}
        for name in people:
            devices[name] = Device(game)
            await live.do(sitting(key(name), name))
            connections[name] = live.connect(key(name), devices[name].sink, ping=devices[name].ping)
        await start(live, "anna-key", fill="random")
        return live, devices, connections

    def entries(self, live: LiveTable) -> list[Entry]:
        """Return what the store has of a table."""
        return read_log(self.logs.logs[live.table.id], self.games)[1]

    def stored(self, live: LiveTable) -> Table:
        """Return the table as the store would give it to somebody who loads it."""
        *_, (table, _, _) = replay(live.table.game, self.entries(live))
        return table


def key(name: str) -> str:
    """Return what the table knows a person by."""
    return f"{name}-key"


def any_move(live: LiveTable, seat: int, random: Random) -> Any:
    """Return some legal move of a due seat."""
    play = live.table.play
    assert play is not None
    return live.table.game.sample(play.state, seat, random.randrange)


def due_seats(live: LiveTable) -> tuple[int, ...]:
    """Return the seats that are asked."""
    play = live.table.play
    return () if play is None else play.due.seats


async def play_people(
    live: LiveTable, connections: dict[str, Connection], random: Random, most: int = 100_000
) -> None:
    """Let people who are connected make any moves, each after a moment, until the game is over."""
    for _ in range(most):
        if live.table.phase != "running":
            return
        await asyncio.sleep(0.3)
        for name, connection in connections.items():
            for seat in live.table.seats_of(key(name)):
                if seat in due_seats(live) and live.table.bot_on(seat) is None:
                    await connection.move(seat, any_move(live, seat, random))
