"""One live table: the only place in which anything happens to it.

Every command goes through one mailbox and is handled to its end before the next: decided, written to the
store under the expected number, and only then shown and answered. A live table that finds the number taken
has lost its log to another writer, and ends.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from itertools import islice
from operator import attrgetter
from typing import Any, Protocol

import msgspec

from hranice.game import Draft, Game, Legal, Refusal
from hranice.store.interface import Summary, Unavailable
from hranice.table.async_bots import BotFactory
from hranice.table.audience import Audience, Listener, Sink
from hranice.table.bot_seats import BotDecision, BotSeats
from hranice.table.clock import Clock
from hranice.table.commands import Close, Command, Move, Replace, Return
from hranice.table.game_commands import Early, is_early
from hranice.table.handlers import Outcome, decide
from hranice.table.history import History
from hranice.table.latency import SeatLocks
from hranice.table.log import encode_entry
from hranice.table.mailbox import Mailbox
from hranice.table.messages import PHRASES
from hranice.table.table import Play, Table
from hranice.table.timers import Timers

RETRY = 1000
"""Milliseconds after which the table tries again to write what it wants to do by itself."""

MOST_LISTED = 200
"""Legal moves that a client is told at once."""

LOST = "the table must be loaded anew"

log = logging.getLogger(__name__)


class TableLost(Exception):  # noqa: N818 - an answer to the caller: ask for the table again
    """This live table has ended. Nothing was done; load the table anew and try again."""


class LogStore(Protocol):
    """What live tables need of a store; `hranice.store.Store` says what each part guarantees."""

    def append(
        self, table: str, expected: int, entries: Sequence[bytes], summary: Summary
    ) -> Awaitable[None]:
        """Write entries under the expected number, durably, all or none."""

    async def read(self, table: str) -> list[bytes]:
        """Return the whole log of a table."""

    async def find(self, code: str) -> str:
        """Return the table with this invite code."""


@dataclass(frozen=True)
class Services:
    """What live tables need from outside."""

    store: LogStore
    clock: Clock
    bots: BotFactory


class LiveTable:
    """A table in memory, with its connections, timers and bots."""

    def __init__(
        self, table: Table, history: History, services: Services, on_end: Callable[["LiveTable"], None]
    ) -> None:
        self.table = table
        """As the store has it."""
        self._store = services.store
        self._clock = services.clock
        self._on_end = on_end
        self._mailbox: Mailbox[Outcome] = Mailbox(self._write, self._written)
        self._audience = Audience(table, history)
        self._bots = BotSeats(self._clock, services.bots, self._act)
        self._timers = Timers(self._clock, self._audience, self._want, self._bots.hurry)
        self._locks = SeatLocks()
        self._visited = False
        self._ended = False
        self._lateness = 0
        """How much later than stamped the table's last own event was shown: the time of writing it."""

    @property
    def idle(self) -> bool:
        """Whether nobody is connected and nothing is being done."""
        return not len(self._audience) and not self._mailbox.busy

    async def do(self, command: Command) -> Outcome:
        """Do what somebody wants; returns when it is in the store and everybody has been told.

        Raises `Refusal`; `Unavailable` when the store cannot write at present: nothing has happened, and the
        same command may be sent again; `TableLost` when another writer has taken over.
        """
        return await self._mailbox.put(partial(self._decide, command), _whole)

    def connect(
        self,
        player: str | None,
        sink: Sink,
        *,
        have: int | None = None,
        ping: Callable[[], object] = lambda: None,
    ) -> "Connection":
        """Connect a device of a player, or of a spectator.

        `sink` gets first an update from the number `have` on, or a fresh one, and from then on everything
        that this player may know. Whoever has a seat gets it back from the bot that stood in. Raises
        `TableLost`.
        """
        if self._ended:
            raise TableLost(LOST)
        self._visited = True
        listener = Listener(player, sink, ping)
        self._audience.welcome(listener, have, self._clock.now())
        seats = self.table.seats
        if player is not None and any(seats[seat].stood_in for seat in self.table.seats_of(player)):
            self._want(Return(player))
        self._follow()
        return Connection(self, listener)

    def close_unless_visited(self) -> None:
        """Close the table, as its host may, if no device has connected since it was loaded."""
        if not (self._visited or self._ended):
            self._want(Close(self.table.host))

    def now(self) -> int:
        """Return the present moment on the table's clock."""
        return self._clock.now()

    def end(self) -> None:
        """End; devices are told to connect again."""
        self._ended = True
        self._timers.stop()
        self._bots.stop()
        self._mailbox.close(TableLost(LOST))
        self._audience.dismiss()
        self._on_end(self)

    # What a `Connection` asks.

    def move(
        self, listener: Listener, seat: int, move: Any, ref: str, received: int
    ) -> "asyncio.Future[int]":
        if listener.player is None:
            raise Refusal("table", "table-not-your-seat", seat=seat)
        credit = listener.latency.credit() if self.table.settings.credit else 0
        decide = partial(self._decide_move, listener.player, seat, move, ref, received - credit)
        return self._mailbox.put(decide, _number)

    def consider(self, listener: Listener, seat: int, move: Any) -> Draft[Any]:
        table, play = self.table, self._play_of(listener, seat)
        known = table.game.redact(play.state, seat)
        at = max(table.stamp(self._clock.now()), play.latest)
        drafted = _readable(table, move)
        further = table.game.further(known, seat, drafted, at)
        return Draft(further, table.game.spent(known, seat, drafted))

    def legal(self, listener: Listener, seat: int) -> Legal[Any]:
        game, play = self.table.game, self._play_of(listener, seat)
        first = tuple(islice(game.moves(game.redact(play.state, seat), seat), MOST_LISTED + 1))
        return Legal(first[:MOST_LISTED], more=len(first) > MOST_LISTED)

    def _play_of(self, listener: Listener, seat: int) -> Play:
        """Return the game that has begun, for somebody who asks about a seat of their own."""
        _check_seat(self.table, listener, seat)
        if self.table.play is None:
            raise Refusal("table", "table-not-running")
        return self.table.play

    def known(self, listener: Listener, seat: int) -> tuple[Game[Any, Any, Any], Any]:
        table = self.table
        _check_seat(table, listener, seat)
        if table.play is None or table.phase != "running":
            raise Refusal("table", "table-not-running")
        if sum(who.player is not None for who in table.seats) > 1:
            raise Refusal("table", "table-hint-company")
        if seat not in table.play.due.seats:
            raise Refusal("table", "table-hint-not-due")
        return table.game, table.game.redact(table.play.state, seat)

    def say(self, listener: Listener, seat: int, phrase: str) -> None:
        if phrase not in PHRASES:
            raise Refusal("table", "table-no-such-phrase")
        _check_seat(self.table, listener, seat)
        self._audience.say(seat, phrase)

    def measured(self, listener: Listener, sent: int, round_trip: float) -> None:
        listener.latency.measured(sent, round_trip)
        if listener.latency.slow != listener.shown_slow:
            listener.shown_slow = listener.latency.slow
            self._audience.tell_about(self._clock.now())

    def part(self, listener: Listener) -> None:
        self._audience.part(listener, self._clock.now())
        self._follow()

    # What the mailbox does with each command.

    def _decide_move(self, player: str, seat: int, move: Any, ref: str, moment: int) -> Outcome:
        """Stamp a person's move and decide it. Stamped only now: the lateness of what it answers is known."""
        table = self.table
        at = table.stamp(moment) - self._lateness
        rest = self._locks.rest(seat, at)
        # Only a seat's own player can lock it, or learn that it is locked.
        if rest and seat in table.seats_of(player):
            if table.play is not None and is_early(table.play, seat, at):
                self._locks.lock(seat, at)
            raise Refusal("table", "table-locked", milliseconds=rest)
        try:
            return decide(table, Move(player, seat, _readable(table, move), at, ref), self._clock.now())
        except Early:
            self._locks.lock(seat, at)
            raise

    def _decide(self, command: Command) -> Outcome:
        if isinstance(command, Replace):
            command = self._with_presence(command)
        return decide(self.table, command, self._clock.now())

    def _with_presence(self, command: Replace) -> Replace:
        seats = self.table.seats
        player = seats[command.seat].player if 0 <= command.seat < len(seats) else None
        gone = player is not None and not self._audience.is_here(player)
        return Replace(command.player, command.seat, command.bot, gone)

    def _write(self, outcome: Outcome) -> Awaitable[None] | None:
        if not outcome.entries:
            return None
        entries = [encode_entry(entry) for entry in outcome.entries]
        summary = summary_of(outcome.table, outcome.at)
        return self._store.append(self.table.id, self.table.length, entries, summary)

    def _written(self, outcome: Outcome, writing: "asyncio.Future[None]") -> None:
        try:
            writing.result()
        except Unavailable:
            raise
        except Exception as error:
            # Somebody else writes here, or something unknown went wrong: only a fresh look can tell.
            self.end()
            raise TableLost(LOST) from error
        if not self._ended:
            self._adopt(outcome)

    def _adopt(self, outcome: Outcome) -> None:
        """Go on from what is now in the store."""
        before, table, now = self.table, outcome.table, self._clock.now()
        self.table = table
        self._audience.adopt(outcome)
        if outcome.table_changed:
            self._audience.absences = self._timers.follow_people(table)
        self._audience.countdowns = self._timers.follow_game(table, outcome.mover)
        self._audience.show(outcome, now)
        if table.play is not None and (before.play is None or table.play.own != before.play.own):
            self._lateness = max(0, table.stamp(now) - table.play.own)
        self._bots.follow(table, awake=self._audience.awake, mover=outcome.mover)

    def _follow(self) -> None:
        """Set timers and bots right after somebody has come or gone."""
        audience = self._audience
        before = (audience.countdowns, audience.absences)
        audience.absences = self._timers.follow_people(self.table)
        audience.countdowns = self._timers.follow_game(self.table)
        if (audience.countdowns, audience.absences) != before:
            audience.tell_about(self._clock.now())
        self._bots.follow(self.table, awake=self._audience.awake)

    # What the table does by itself: it is tried until it is done, or no longer right.

    def _want(self, command: Command) -> None:
        self._by_itself(partial(self._decide, command))

    def _act(self, decision: BotDecision) -> None:
        self._by_itself(partial(self._decide_bot_move, decision))

    def _by_itself(self, decide: Callable[[], Outcome]) -> None:
        self._mailbox.put(decide, _whole).add_done_callback(partial(self._tried, decide))

    def _tried(self, decide: Callable[[], Outcome], handled: "asyncio.Future[Outcome]") -> None:
        try:
            handled.result()
        except Unavailable:
            self._audience.trouble()
            self._clock.call_at(self._clock.now() + RETRY, partial(self._by_itself, decide))
        except Refusal:
            log.debug("what the table wanted has been overtaken by events")
        except TableLost:
            log.info("a table was lost to another writer")
        except Exception:
            log.exception("what the table wanted failed")

    def _decide_bot_move(self, decision: BotDecision) -> Outcome:
        table = self.table
        if not self._bots.is_current(decision):
            return Outcome(table, (), (), table_changed=False, number=table.number, at=self._clock.now())
        try:
            return self._decide(self._bots.move_of(decision, table))
        except Exception as fault:
            log.warning("a bot chose what is no move (%s); any move is made for it", fault)
            return self._decide(self._bots.any_move(decision, table))


class Connection:
    """One device at the table. All its methods may be called until `close`."""

    def __init__(self, live: LiveTable, listener: Listener) -> None:
        self._table = live
        self._listener = listener

    def move(
        self, seat: int, move: Any, *, ref: str = "", received: int | None = None
    ) -> "asyncio.Future[int]":
        """Make a move on one of the player's seats; return the number of its entry in the log.

        `move` is a value of the game's move type, or its JSON as `msgspec.Raw`. A move with a `ref` that
        this seat's last move had is not played again but acknowledged again. `received` is the moment at
        which the server got it, if that was not just now. Raises as `LiveTable.do`.
        """
        moment = self._table.now() if received is None else received
        return self._table.move(self._listener, seat, move, ref, moment)

    def consider(self, seat: int, move: Any) -> Draft[Any]:
        """Return what can be said of a move in the making. Nothing happens by asking.

        Raises `Refusal` when what there is of the move does not stand.
        """
        return self._table.consider(self._listener, seat, move)

    def legal(self, seat: int) -> Legal[Any]:
        """Return the first of the moves that a seat may make now, and whether there are more."""
        return self._table.legal(self._listener, seat)

    def known(self, seat: int) -> tuple[Game[Any, Any, Any], Any]:
        """Return the game and all that a seat knows of it, for a hint.

        Raises `Refusal` unless the seat has something to decide and its player practises: every other
        seat is a bot's.
        """
        return self._table.known(self._listener, seat)

    def say(self, seat: int, phrase: str) -> None:
        """Say one of the prepared phrases to everybody at the table; nothing of it is kept."""
        self._table.say(self._listener, seat, phrase)

    def measured(self, sent: int, round_trip: float) -> None:
        """Take in a protocol-level ping: when it was sent, and how many milliseconds its answer took.

        With several nodes the way between them counts too.
        """
        self._table.measured(self._listener, sent, round_trip)

    def close(self) -> None:
        """Disconnect the device. May be done more than once."""
        self._table.part(self._listener)


_number: Callable[[Outcome], int] = attrgetter("number")


def _whole(outcome: Outcome) -> Outcome:
    return outcome


def _check_seat(table: Table, listener: Listener, seat: int) -> None:
    """Refuse what only the player of a seat may ask."""
    if seat not in table.seats_of(listener.player):
        raise Refusal("table", "table-not-your-seat", seat=seat)


def summary_of(table: Table, now: int) -> Summary:
    """Return what a list of tables shows."""
    return Summary(
        table=table.id,
        code=table.opened.code,
        game=table.game.name,
        phase=table.phase,
        public=table.settings.public,
        seats=table.settings.chairs,
        taken=len(table.seats),
        created=table.opened.at,
        updated=now,
    )


def _readable(table: Table, move: Any) -> Any:
    """Return a move of the table's game, read from JSON if it comes so."""
    if not isinstance(move, msgspec.Raw):
        return move
    try:
        return _decoder(table.game).decode(move)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refusal("table", "table-move-unreadable") from None


@cache
def _decoder(game: Game[Any, Any, Any]) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(game.move_type)
