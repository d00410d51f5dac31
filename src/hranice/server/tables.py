"""The tables as the rest of the server sees them: by invite code, wherever they are kept.

All tables are kept in this process. Nothing above this module knows that: what goes in and comes out are
values and bytes, so that a table can as well be kept by another node.
"""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any, Protocol, TypeVar

import msgspec

from hranice.game import Game, Refusal
from hranice.server.limits import Limits
from hranice.server.messages import Place
from hranice.server.meters import Meters
from hranice.server.problems import Denied
from hranice.store import NotFound, Store, Summary
from hranice.table.audience import Sink
from hranice.table.clock import Clock
from hranice.table.codes import typed_code
from hranice.table.commands import Command, Leave
from hranice.table.deciding import Outcome
from hranice.table.hall import Hall
from hranice.table.keeper import Guest, Keeper, TableLost
from hranice.table.log import BadLog, House
from hranice.table.reading import Games

T = TypeVar("T")

MOST_OWN = 100
"""So many of a player's tables are listed."""


class Visit(Protocol):
    """A device at a table; see `hranice.table.keeper.Guest`."""

    table: str

    async def move(self, seat: int, move: msgspec.Raw, *, ref: str, received: int) -> int:
        """Make a move; return the number of its entry in the log."""

    async def further(self, seat: int, move: msgspec.Raw) -> tuple[Any, ...]:
        """Return the moves that add one thing to a move in the making."""

    def say(self, seat: int, phrase: str) -> None:
        """Say a prepared phrase."""

    def measured(self, sent: int, round_trip: float) -> None:
        """Tell the table about a round trip."""

    def close(self) -> None:
        """Leave."""


class Tables:
    """Finds tables, and has things done at them. All raise `Denied`, `Refusal` or `Unavailable`."""

    def __init__(
        self, games: Games, hall: Hall, store: Store, clock: Clock, *, limits: Limits, meters: Meters
    ) -> None:
        self._games = games
        self._hall = hall
        self._store = store
        self._clock = clock
        self._limits = limits
        self._meters = meters

    def now(self) -> int:
        """Return the present moment on the tables' clock."""
        return self._clock.now()

    def game(self, name: str) -> Game[Any, Any, Any]:
        """Return a game by its name."""
        game = self._games.get(name)
        if game is None:
            raise Denied("server-no-such-game")
        return game

    async def open(self, name: str, player: str, address: str, house: House | None, options: Any) -> Place:
        """Open a table; `options` are builtin values as JSON gives them, None for the usual ones."""
        game = self.game(name)
        if not self._limits.openings.of(address).take():
            raise Denied("server-too-fast")
        keeper = await self._hall.open(
            game, player, house or House(chairs=game.players[-1]), options_of(game, options)
        )
        await self._store.remember(player, keeper.table.id)
        self._meters.opened.inc()
        return _place(keeper, player)

    async def find(self, code: str, address: str) -> Summary:
        """Return what a list shows of the table with this code."""
        return await self._store.summary(await self._id(code, address))

    async def visit(
        self,
        code: str,
        player: str | None,
        address: str,
        sink: Sink,
        *,
        have: int | None = None,
        ping: Callable[[], object] = lambda: None,
    ) -> Visit:
        """Connect a device to a table; `sink` gets an update at once."""
        keeper = await self._keeper(await self._id(code, address))
        return _Here(keeper.table.id, keeper.enter(player, sink, have=have, ping=ping))

    async def do(self, code: str, player: str, address: str, wish: Command) -> Place:
        """Have something done at a table; returns when it is in the store."""
        table = await self._id(code, address)
        outcome = await self._at(table, lambda keeper: keeper.do(wish))
        return Place(table, outcome.table.opened.code, outcome.table.seats_of(player))

    async def rematch(self, code: str, player: str, address: str) -> Place:
        """Return the table at which the players of a finished one go on, opened for the first who asks."""
        table = await self._id(code, address)
        new = await self._at(table, lambda keeper: self._hall.rematch(keeper, player))
        await self._store.remember(player, new.table.id)
        return _place(new, player)

    async def record(self, code: str, address: str) -> bytes:
        """Return the record of a finished game."""
        return await self._hall.record(await self._id(code, address))

    async def public(self) -> list[Summary]:
        """Return the public tables that wait for players, and those being played, the newest first."""
        return [
            summary
            for summary in await self._store.listing(public=True, limit=200)
            if summary.phase in ("open", "running")
        ]

    async def of(self, player: str) -> list[Summary]:
        """Return the tables of a player, the one touched last first."""
        found = []
        for table in (await self._store.tables_of(player))[:MOST_OWN]:
            with suppress(NotFound):
                found.append(await self._store.summary(table))
        return found

    async def remember(self, player: str, place: Place) -> None:
        """Note that a player has a seat at a table, to find it again."""
        await self._store.remember(player, place.table)

    async def forget(self, player: str) -> None:
        """Give up all seats of a player, delete tables where no other person has one, and every other trace.

        A game with others goes on, with a bot on the seat; its log names the player as its record does.
        """
        for table in await self._store.tables_of(player):
            with suppress(NotFound, BadLog, Refusal):
                await self._leave(table, player)
        await self._store.forget(player)

    async def _leave(self, table: str, player: str) -> None:
        live = (await self._keeper(table)).table
        if live.players <= {player}:
            self._hall.drop(table)
            await self._store.delete(table)
        elif live.phase in ("open", "running"):
            for seat in reversed(live.seats_of(player)):
                await self._at(table, partial(_left, Leave(player, seat)))

    async def _id(self, code: str, address: str) -> str:
        if not self._limits.may_guess(address):
            raise Denied("server-too-fast")
        try:
            return await self._store.find(typed_code(code))
        except NotFound:
            self._limits.missed(address)
            raise

    async def _keeper(self, table: str) -> Keeper:
        return await self._hall.keeper(table)

    async def _at(self, table: str, work: Callable[[Keeper], Awaitable[T]]) -> T:
        """Do something with the keeper of a table; once more if just then it ceased to be that."""
        try:
            return await work(await self._keeper(table))
        except TableLost:
            return await work(await self._keeper(table))


class _Here:
    """A device at a table of this process."""

    def __init__(self, table: str, guest: Guest) -> None:
        self.table = table
        self._guest = guest
        self.say = guest.say
        self.measured = guest.measured
        self.close = guest.close
        self.move = guest.move

    async def further(self, seat: int, move: msgspec.Raw) -> tuple[Any, ...]:
        return self._guest.further(seat, move)


def options_of(game: Game[Any, Any, Any], given: Any) -> Any:
    """Return options of a game from what JSON gives; refuse what are none."""
    try:
        return game.options_type() if given is None else msgspec.convert(given, game.options_type)
    except (msgspec.ValidationError, RecursionError):
        raise Denied("server-unreadable") from None


def _left(wish: Leave, keeper: Keeper) -> Awaitable[Outcome]:
    return keeper.do(wish)


def _place(keeper: Keeper, player: str) -> Place:
    table = keeper.table
    return Place(table.id, table.opened.code, table.seats_of(player))
