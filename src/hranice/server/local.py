"""What the server does with tables, and how it is done with those of this process."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any, Protocol, TypeVar

import msgspec
from msgspec.structs import replace

from hranice.game import Draft, Game, Legal
from hranice.insight import Hint
from hranice.server.messages import Place
from hranice.server.problems import Denied
from hranice.store import NotFound, Store
from hranice.table.audience import Sink
from hranice.table.commands import Command, Configure, Leave
from hranice.table.handlers import Outcome
from hranice.table.lesson import Lesson
from hranice.table.live_table import Connection, LiveTable, TableLost
from hranice.table.log import TableSettings
from hranice.table.registry import OwnedElsewhere, TableRegistry

T = TypeVar("T")
Advise = Callable[[Game[Any, Any, Any], Any, int], Awaitable[Hint]]
"""Thinks about what a seat knows and returns its best moves."""


class Visit(Protocol):
    """A device at a table; see `hranice.table.live_table.Connection`."""

    table: str

    def move(self, seat: int, move: msgspec.Raw, *, ref: str, received: int) -> "asyncio.Future[int]":
        """Make a move; the future brings the number of its entry in the log."""

    async def consider(self, seat: int, move: msgspec.Raw) -> Draft[Any]:
        """Return what can be said of a move in the making."""

    async def legal(self, seat: int) -> Legal[Any]:
        """Return what a seat may do now."""

    async def hint(self, seat: int) -> Hint:
        """Return the best moves of a seat whose player practises."""

    async def say(self, seat: int, phrase: str) -> None:
        """Say a prepared phrase."""

    def measured(self, sent: int, round_trip: float) -> None:
        """Tell the table about a round trip."""

    def close(self) -> None:
        """Leave."""


class TableService(Protocol):
    """Does things at tables, wherever they are live. All raise `Denied`, `Refusal` or `Unavailable`."""

    async def open(
        self, game: Game[Any, Any, Any], player: str, settings: TableSettings, options: Any
    ) -> Place:
        """Open a table."""

    async def open_lesson(self, lesson: Lesson, player: str, name: str) -> Place:
        """Open a table at which somebody takes over the game of a lesson."""

    async def visit(
        self,
        table: str,
        player: str | None,
        sink: Sink,
        *,
        have: int | None = None,
        ping: Callable[[], object] = lambda: None,
    ) -> Visit:
        """Connect a device to a table; `sink` gets an update at once."""

    async def do(self, table: str, player: str, command: Command) -> Place:
        """Have something done at a table; returns when it is in the store."""

    async def rematch(self, table: str, player: str) -> str:
        """Return the table at which the players of a finished one go on, opened for the first who asks."""

    async def place(self, table: str, player: str) -> Place:
        """Say which seats a player has at a table."""

    async def record(self, table: str) -> bytes:
        """Return the record of a finished game; refuse before its end."""

    async def quit(self, table: str, player: str) -> None:
        """Give up all seats of a player at a table; one where no other person sits or is host is deleted."""


class LocalTables:
    """The tables of this process. Raises `OwnedElsewhere` for those of other nodes."""

    def __init__(self, registry: TableRegistry, store: Store, advise: Advise) -> None:
        self._registry = registry
        self._store = store
        self._advise = advise

    async def open(
        self, game: Game[Any, Any, Any], player: str, settings: TableSettings, options: Any
    ) -> Place:
        return _place(await self._registry.open(game, player, settings, options), player)

    async def open_lesson(self, lesson: Lesson, player: str, name: str) -> Place:
        return _place(await self._registry.open_lesson(lesson, player, name), player)

    async def visit(
        self,
        table: str,
        player: str | None,
        sink: Sink,
        *,
        have: int | None = None,
        ping: Callable[[], object] = lambda: None,
    ) -> Visit:
        await self._ensure_current(table, have)
        connection = await self._at(table, partial(_connected, player, sink, have, ping))
        return LocalVisit(table, connection, self._advise)

    async def do(self, table: str, player: str, command: Command) -> Place:
        outcome = await self._at(table, partial(_done, command))
        return Place(table, outcome.table.opened.code, outcome.table.seats_of(player))

    async def rematch(self, table: str, player: str) -> str:
        async def wanted(live: LiveTable) -> str:
            known = live.table.rematch
            if known is not None and await self._leads_on(known.table):
                return known.table
            lost = "" if known is None else known.table
            return (await self._registry.rematch(live, player, instead=lost)).table.id

        return await self._at(table, wanted)

    async def _leads_on(self, table: str) -> bool:
        """Say whether a table is there, and not given up. It may be live elsewhere, so the store is asked."""
        try:
            return (await self._store.summary(table)).phase != "closed"
        except NotFound:
            return False

    async def place(self, table: str, player: str) -> Place:
        return _place(await self._registry.get(table), player)

    async def record(self, table: str) -> bytes:
        return await self._registry.record(table)

    async def quit(self, table: str, player: str) -> None:
        found = (await self._registry.get(table)).table
        # A host need not have a seat, and somebody who was sent away still knows the table.
        if {*found.players, found.host} <= {player}:
            self._registry.drop(table)
            await self._store.delete(table)
        elif found.phase in ("open", "running"):
            for seat in reversed(found.seats_of(player)):
                await self.do(table, player, Leave(player, seat))

    async def _ensure_current(self, table: str, have: int | None) -> None:
        """Load a table anew if a device has seen more of it than is loaded here.

        A former owner may have written its last entry when this node had already read the log.
        """
        if have is None:
            return
        live = await self._registry.get(table)
        length = live.table.length
        if have < length:
            return
        with suppress(NotFound):
            if await self._store.read(table, length) and live.table.length == length:
                live.end()

    async def _at(self, table: str, work: Callable[[LiveTable], Awaitable[T]]) -> T:
        """Do something with a live table; load it anew and try once more if it ended just then."""
        try:
            return await work(await self._registry.get(table))
        except OwnedElsewhere:
            raise
        except TableLost:
            return await work(await self._registry.get(table))


class LocalVisit:
    """A device at a table of this process."""

    def __init__(self, table: str, connection: Connection, advise: Advise) -> None:
        self.table = table
        self._connection = connection
        self._advise = advise
        self.measured = connection.measured
        self.close = connection.close
        self.move = connection.move

    async def consider(self, seat: int, move: msgspec.Raw) -> Draft[Any]:
        return self._connection.consider(seat, move)

    async def legal(self, seat: int) -> Legal[Any]:
        return self._connection.legal(seat)

    async def hint(self, seat: int) -> Hint:
        game, state = self._connection.known(seat)
        return await self._advise(game, state, seat)

    async def say(self, seat: int, phrase: str) -> None:
        self._connection.say(seat, phrase)


async def _connected(
    player: str | None, sink: Sink, have: int | None, ping: Callable[[], object], live: LiveTable
) -> Connection:
    return live.connect(player, sink, have=have, ping=ping)


def _done(command: Command, live: LiveTable) -> Awaitable[Outcome]:
    """Do it; options come as JSON gives them, for only here it is known by which rules a table plays."""
    if isinstance(command, Configure) and command.options is not None:
        command = replace(command, options=options_of(live.table.game, command.options))
    return live.do(command)


def _place(live: LiveTable, player: str) -> Place:
    table = live.table
    return Place(table.id, table.opened.code, table.seats_of(player))


def options_of(game: Game[Any, Any, Any], given: Any) -> Any:
    """Return options of a game from what JSON gives; refuse what are none."""
    try:
        return game.options_type() if given is None else msgspec.convert(given, game.options_type)
    except (msgspec.ValidationError, RecursionError):
        raise Denied("server-unreadable") from None
