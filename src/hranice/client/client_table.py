"""A table as a client sees it: always the latest view, every update in order, and moves made exactly once."""

import asyncio
import secrets
from collections import deque
from collections.abc import AsyncIterator, Callable
from typing import Any, Protocol

import msgspec

from hranice.game import Game, Games, Legal, Refusal
from hranice.insight.types import Hint
from hranice.live.messages import ListMoves, Move, Ponder, Say, Undo
from hranice.table.outgoing_messages import About, Countdown, Said, Update
from hranice.table.undo import Undoable


class Transport(Protocol):
    """Where an `AtTable` sends what its player wants."""

    async def ask(self, table: "AtTable", message: Any) -> Any:
        """Send until it is done or refused; return the number, the hint or the moves that were told."""

    async def leave(self, table: "AtTable") -> None:
        """Disconnect from a table."""

    def promised(self, code: str, about: About, yours: tuple[int, ...]) -> None:
        """Keep what the table promises about chance; reveal one's seeds when the game is started."""


class AtTable:
    """A device at a table. It stays there, whatever happens to the connection or to the server.

    Iterate over it for updates: none is missing and none comes twice, except that after a long absence one
    that is `fresh` stands for all that happened meanwhile.
    """

    game: Game[Any, Any, Any]
    """Known with the first update, in the version that the table keeps."""

    def __init__(self, transport: Transport, code: str, games: Games) -> None:
        self.code = code
        self.id = ""
        """What the server calls the table."""
        self.number: int | None = None
        """That of the last update."""
        self.about: About | None = None
        self.options: Any = None
        self.yours: tuple[int, ...] = ()
        """The seats of this device."""
        self.hosting = False
        self.views: tuple[Any, ...] = ()
        """What each of them sees; for a spectator the one view of spectators."""
        self.undoable: tuple[Undoable, ...] = ()
        """The moves of this device that may be taken back."""
        self.countdowns: tuple[Countdown, ...] = ()
        self.said: deque[Said] = deque(maxlen=100)
        self.lost: BaseException | None = None
        """Why the table is not there for this device any more."""
        self.arrived: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done with the first update."""
        self._begun = asyncio.Event()
        self._transport = transport
        self._updates: asyncio.Queue[Update[Any, Any, Any] | BaseException] = asyncio.Queue()
        self._games = games
        self._decode: Callable[[bytes], Update[Any, Any, Any]] = self._decode_first

    async def next(self) -> Update[Any, Any, Any]:
        """Wait for the next update. Raises `Refusal` when the table is not there for this device any more."""
        update = await self._updates.get()
        if isinstance(update, BaseException):
            self._updates.put_nowait(update)
            raise update
        return update

    async def __aiter__(self) -> AsyncIterator[Update[Any, Any, Any]]:
        """Yield updates for ever."""
        while True:
            yield await self.next()

    async def begun(self) -> None:
        """Wait until the game has begun: everybody has revealed their seeds. Raises if that will not be."""
        await self._begun.wait()
        if self.lost is not None:
            raise self.lost
        if self.about is not None and self.about.phase == "closed":
            raise Refusal("table", "table-not-running")

    async def move(self, seat: int, move: Any) -> int:
        """Make a move; returns, when it is in the log, the number of its entry. Raises `Refusal`.

        However often the connection fails meanwhile, the move is made once.
        """
        body = msgspec.Raw(msgspec.json.encode(move))
        return await self.send(Move(self.id, seat, body, secrets.token_urlsafe(12)))

    async def undo(self, seat: int) -> int:
        """Take the last move of a seat back; returns the number of the entry that says so.

        Raises `Refusal` when it is too late.
        """
        entry = next((move.entry for move in self.undoable if move.seat == seat), 0)
        return await self.send(Undo(self.id, seat, entry, secrets.token_urlsafe(12)))

    async def say(self, seat: int, phrase: str) -> None:
        """Say a prepared phrase."""
        await self.send(Say(self.id, seat, phrase, secrets.token_urlsafe(12)))

    async def hint(self, seat: int) -> Hint:
        """Return the best moves of a seat. Raises `Refusal` unless all others are bots."""
        hint: Hint = await self._transport.ask(self, Ponder(self.id, seat, secrets.token_urlsafe(12)))
        replace, convert = msgspec.structs.replace, msgspec.convert
        known = (replace(advice, move=convert(advice.move, self.game.move_type)) for advice in hint.advice)
        return replace(hint, advice=tuple(known))

    async def legal(self, seat: int, start: int = 0) -> Legal[Any]:
        """Return some of the moves that a seat may make now, from a number on, and whether there are more."""
        legal: Legal[Any] = await self._transport.ask(
            self, ListMoves(self.id, seat, secrets.token_urlsafe(12), start)
        )
        moves = (msgspec.convert(move, self.game.move_type) for move in legal.moves)
        return Legal(tuple(moves), legal.more)

    async def send(self, message: Move | Undo | Say) -> int:
        """Send a message with a `ref` of one's own choosing; return the number that was acknowledged."""
        number: int = await self._transport.ask(self, message)
        return number

    async def close(self) -> None:
        """Leave the table; seats stay one's own."""
        await self._transport.leave(self)

    # What the client does.

    def take(self, data: bytes) -> None:
        """Take in an update. Raises `UnknownGame` where the table keeps rules that are not known here."""
        update = self._decode(data)
        if self.number is not None and not update.fresh:
            news = tuple(happening for happening in update.happened if happening.number > self.number)
            update = msgspec.structs.replace(update, happened=news)
        self.id, self.number = update.table, update.number
        self.about = update.about or self.about
        self.options = self.options if update.options is None else update.options
        self.yours, self.hosting, self.views = update.yours, update.hosting, update.views
        self.undoable, self.countdowns = update.undoable, update.countdowns
        if update.about is not None:
            self._transport.promised(self.code, update.about, update.yours)
            if update.about.phase not in ("open", "starting"):
                self._begun.set()
        self._updates.put_nowait(update)
        if not self.arrived.done():
            self.arrived.set_result(None)

    def _decode_first(self, data: bytes) -> Update[Any, Any, Any]:
        """Decode the first update, which says what is played, and be ready for the others."""
        about = _read_head(data).about
        game = self.game = self._games.version(about.game, about.rules)
        kind: Any = Update
        self._decode = msgspec.json.Decoder(kind[game.options_type, game.fact_type, game.view_type]).decode
        first: Update[Any, Any, Any] = self._decode(data)
        return first

    def fail(self, error: BaseException) -> None:
        """Let everybody who waits know that nothing more will come."""
        self.lost = error
        self._begun.set()
        if self.arrived.done():
            self._updates.put_nowait(error)
        else:
            self.arrived.set_exception(error)


class _Head(msgspec.Struct):
    about: About


_read_head = msgspec.json.Decoder(_Head).decode
