"""What the server does at tables, and how it is done at those of this process."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple, Protocol, TypeVar

import msgspec
from msgspec.structs import replace

from hranice.game import Game, Refusal, Value
from hranice.insight import Hint
from hranice.live.live_table import Connection, LiveTable, LogStore, TableLost
from hranice.live.messages import (
    Again,
    AtTable,
    Consider,
    Considered,
    Done,
    Hinted,
    LegalMoves,
    ListMoves,
    Move,
    Ponder,
    Say,
    SeatsAtTable,
    Undo,
    written,
)
from hranice.live.problems import Denied
from hranice.live.registry import OwnedElsewhere, TableRegistry
from hranice.plugins import GAMES
from hranice.store.interface import NotFound, Summary
from hranice.table import commands as c
from hranice.table.audience import Sink
from hranice.table.dispatch import Outcome
from hranice.table.log import read_log
from hranice.table.table_state import Table, replay

T = TypeVar("T")
Advise = Callable[[Game[Any, Any, Any], Any, int], Awaitable[Hint]]
"""Thinks about what a seat knows and returns its best moves."""
Reply = Callable[[bytes | Exception], object]
"""Takes the answer to what a device asked, as it goes to the device, or what went wrong."""


class FindRematch(Value, frozen=True):
    """Find the table at which the players of a finished one go on; it is opened for the first who asks."""

    player: str
    wanted: Again = Again()
    """How it is opened, if it is."""


class GiveUp(Value, frozen=True):
    """Give up all seats of a player; a table where no other person sits or is host is deleted."""

    player: str


PlayerCommand = (
    c.Sit
    | c.SeatBot
    | c.Leave
    | c.Configure
    | c.Choose
    | c.Start
    | c.Reveal
    | c.Replace
    | c.PassHost
    | c.Close
    | FindRematch
    | GiveUp
)
"""What can be done at a table without being connected to it."""


class Visitor(NamedTuple):
    """A device that comes to a table."""

    player: str | None
    """None: it only looks on."""
    sink: Sink
    """Gets everything that the table tells, an update first."""
    ping: Callable[[], object] = lambda: None
    """Has the round trip measured."""
    have: int | None = None
    """The number of the last update that it has."""
    address: str = ""
    """Whose share the bots' thoughts at the table are, while it is the first device there."""


class Visit(Protocol):
    """A device at a table."""

    table: str

    def ask(self, asked: AtTable, received: int, reply: Reply) -> None:
        """Do what the device asked for at the moment `received`; `reply` is called once, now or later."""

    def measured(self, sent: int, round_trip: float) -> None:
        """Tell the table about a round trip."""

    def close(self) -> None:
        """Leave."""


class TableStore(LogStore, Protocol):
    """What is needed of a store besides, to find tables; `hranice.store.Store` says what is guaranteed."""

    async def read(self, table: str, start: int = 0) -> list[bytes]:
        """Return the log of a table from number `start` on; raises `NotFound`."""

    async def find(self, code: str) -> str:
        """Return the id of the table with this invite code; raises `NotFound`."""

    async def summary(self, table: str) -> Summary:
        """Return the summary as of the last append; raises `NotFound`."""

    async def listing(
        self, *, public: bool | None = True, phase: str | None = None, limit: int = 50
    ) -> list[Summary]:
        """Return tables, the newest first; None means that it does not matter."""

    async def delete(self, table: str) -> None:
        """Remove a table with all that belongs to it."""

    async def remember(self, player: str, table: str) -> None:
        """Note that a player has to do with a table; raises `NotFound`."""

    async def tables_of(self, player: str) -> list[str]:
        """Return the tables of a player, the one touched last first."""

    async def finished_of(self, player: str, start: int, limit: int) -> list[tuple[str, bytes | None]]:
        """Return finished tables of a player with their results, the one touched last first."""

    async def result(self, table: str) -> bytes | None:
        """Return the result of a table; None: none is kept."""

    async def keep_result(self, table: str, body: bytes) -> None:
        """Keep the result of a table; raises `NotFound`."""

    async def forget(self, player: str, table: str | None = None) -> None:
        """Remove every trace of a player outside the logs, or only that they have to do with one table."""


class TableService(Protocol):
    """Does things at tables, wherever they are live. All raise `Denied`, `Refusal` or `Unavailable`."""

    async def visit(self, table: str, visitor: Visitor) -> Visit:
        """Connect a device to a table."""

    async def do(self, table: str, command: PlayerCommand) -> SeatsAtTable:
        """Have something done at a table; returns when it is in the store."""


class LocalTables:
    """The tables of this process. Raises `OwnedElsewhere` for those of other nodes."""

    def __init__(self, registry: TableRegistry, store: TableStore, advise: Advise) -> None:
        self._registry = registry
        self._store = store
        self._advise = advise

    async def visit(self, table: str, visitor: Visitor) -> Visit:
        await self._ensure_current(table, visitor.have)
        connection = await self._at(table, partial(_connected, visitor))
        return LocalVisit(table, connection, self._advise)

    async def do(self, table: str, command: PlayerCommand) -> SeatsAtTable:
        match command:
            case FindRematch(player, wanted):
                return await self._at(table, partial(self._find_rematch, player, wanted))
            case GiveUp(player):
                return await self._give_up(table, player)
            case _:
                return await self._at(table, partial(_done, command))

    async def _find_rematch(self, player: str, wanted: Again, live: LiveTable) -> SeatsAtTable:
        lost = ""
        if live.table.rematch is not None:
            lost = live.table.rematch.table
            # It may be live elsewhere, so the store is asked.
            with suppress(NotFound):
                known = table_of(await self._store.read(lost))
                if known.phase != "closed":
                    return seats_at(known, player)
        options = await changed_options(live.table, wanted.options)
        found = await self._registry.rematch(
            live, player, settings=wanted.house, options=options, bots=wanted.bots, instead=lost
        )
        return seats_at(found.table, player)

    async def _give_up(self, table: str, player: str) -> SeatsAtTable:
        live = await self._registry.get(table)
        found = live.table
        # A host need not have a seat, and somebody who was sent away still knows the table.
        if {*found.players, found.host} <= {player}:
            live.end()
            await self._store.delete(table)
        elif found.phase in ("open", "starting", "running"):
            seats = found.seats_of(player)
            if seats:
                # A start waits for nobody who leaves.
                await self._at(table, lambda live: live.do(c.CallOff()))
            for seat in reversed(seats):
                with suppress(Refusal):  # the game has just ended
                    await self.do(table, c.Leave(player, seat))
        return SeatsAtTable(table, found.opened.code)

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

    def ask(self, asked: AtTable, received: int, reply: Reply) -> None:
        at, ref, table = self._connection, asked.ref, self.table
        answer: bytes | Exception
        try:
            if type(asked) is Move:  # the most frequent by far: no task of its own, and no `match`
                press = at.press(asked.seat, asked.move, ref, received, have=asked.have)
                at.put(press, partial(_handled, reply, ref, table))
                return
            match asked:
                case Undo(seat=seat, entry=entry):
                    at.put(at.take_back(seat, entry), partial(_handled, reply, ref, table))
                    return
                case Ponder(seat=seat):
                    thinking = asyncio.ensure_future(self._advise(*at.known(seat), seat))
                    thinking.add_done_callback(partial(_hinted, reply, ref, table))
                    return
                case Consider(seat=seat, move=move):
                    draft = at.consider(seat, move)
                    answer = written(Considered(ref, table, draft.further, draft.spent))
                case ListMoves(seat=seat, start=start):
                    legal = at.legal(seat, start)
                    answer = written(LegalMoves(ref, table, legal.moves, legal.more))
                case Say(seat=seat, phrase=phrase):
                    at.say(seat, phrase)
                    answer = written(Done(ref, table))
        except Exception as error:
            answer = error
        reply(answer)


def _handled(reply: Reply, ref: str, table: str, outcome: Outcome | Exception) -> None:
    if isinstance(outcome, Exception):
        reply(outcome)
    else:
        reply(written(Done(ref, table, outcome.number)))


def _hinted(reply: Reply, ref: str, table: str, thinking: "asyncio.Future[Hint]") -> None:
    try:
        hint = thinking.result()
        if not hint.advice:
            raise Refusal("table", "table-hint-not-due")
    except Exception as error:
        reply(error)
    else:
        reply(written(Hinted(ref, table, hint)))


async def _connected(visitor: Visitor, live: LiveTable) -> Connection:
    return live.connect(
        visitor.player, visitor.sink, have=visitor.have, ping=visitor.ping, address=visitor.address
    )


async def _done(command: Any, live: LiveTable) -> SeatsAtTable:
    """Do it; options come as JSON gives them, for only here it is known by which rules a table plays."""
    if isinstance(command, c.Configure) and command.options is not None:
        command = replace(command, options=await options_of(live.table.game, command.options))
    return seats_at((await live.do(command)).table, command.player)


def table_of(log: list[bytes]) -> Table:
    """Return the table to which a log leads."""
    table, _, _ = deque(replay(*read_log(log, GAMES)), maxlen=1).pop()
    return table


def seats_at(table: Table, player: str) -> SeatsAtTable:
    """Say which seats a player has at a table."""
    seats = table.seats_of(player)
    seals = tuple(table.seats[seat].seal for seat in seats)
    return SeatsAtTable(table.id, table.opened.code, seats, table.commitment, table.digest, seals)


async def changed_options(table: Table, given: dict[str, Any]) -> Any:
    """Return the options of a table with these fields changed; refuse what are no options."""
    return await options_of(table.game, {**msgspec.to_builtins(table.options), **given})


async def options_of(game: Game[Any, Any, Any], given: Any) -> Any:
    """Return options of a game from what JSON gives; refuse what are none, or make no game.

    Somebody's own map takes milliseconds to check. That is done in a thread, and values keep what was
    reckoned of them: the event loop stays free for all other tables.
    """
    if given is None:
        return game.options_type()
    try:
        options = msgspec.convert(given, game.options_type)
    except (msgspec.ValidationError, RecursionError):
        raise Denied("server-unreadable") from None
    await asyncio.to_thread(_check, game, options)
    return options


def _check(game: Game[Any, Any, Any], options: Any) -> None:
    """Refuse options that make no game for any number of players."""
    complete = game.complete(options)
    game.check_new(complete)
    refusals = []
    for seats in game.players:
        try:
            game.setup(complete, seats)
        except Refusal as refusal:
            refusals.append(refusal)
        else:
            return
    raise refusals[0]
