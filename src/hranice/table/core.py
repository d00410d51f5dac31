"""The core of a table: everything that is decided about it, and nothing else.

It does no I/O, reads no clock and starts no task. A driver gives it commands with their moments, writes the
entries that they lead to, and then has them adopted: log first, so nothing is shown or acknowledged before.
What the table waits for are moments, answers of bots, and people:

    outcome = core.decide(command, now)     # nothing has changed yet; a Refusal changes nothing either
    …                                       # the driver appends outcome.entries to the log
    core.adopt(outcome, now)                # everybody is told
    core.next_moment()                      # when to wake the table up
    core.wake(now)                          # what it wants to do by itself then: a command to decide
    core.questions                          # what its bots are asked; core.answer(question, choice, now)

Moments are milliseconds since the epoch on the driver's clock.
"""

import logging
from collections import deque
from collections.abc import Callable, Iterable
from functools import cache
from itertools import islice
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from hranice.bots.bot import Choice
from hranice.game import Draft, Game, Legal, Refusal, Value
from hranice.table.audience import Audience, Listener, Sink
from hranice.table.bot_scheduler import BotScheduler, Question
from hranice.table.commands import BotMove, Close, Command, Move, Replace, Return, Ring, Undo
from hranice.table.dealing import seat_seed
from hranice.table.dispatch import Outcome, decide
from hranice.table.game_commands import Early, is_early
from hranice.table.latency import SeatLocks
from hranice.table.log import Entry, TakenBack
from hranice.table.outgoing_messages import PHRASES
from hranice.table.recent_happenings import RecentHappenings
from hranice.table.running_game import Play
from hranice.table.table_state import Seat, Table, replay
from hranice.table.timers import Timers

MOST_LISTED = 200
"""Legal moves that a client is told at once."""
FARTHEST = 10_000
"""Further on among the moves of a seat a client cannot ask: to get there takes time."""

log = logging.getLogger(__name__)


class Press(Value, frozen=True):
    """A person's move as it arrived from a device; the core stamps it."""

    player: str
    seat: int
    move: Any
    """A value of the game's move type, or its JSON as `msgspec.Raw`."""
    ref: str
    received: int
    credit: int
    """For latency, in milliseconds."""
    have: int | None = None
    """Of a move sent again: the number of the last entry that the device had seen when it was made."""


class BotTurn(Value, frozen=True):
    """The moment has come for what a bot has chosen."""

    question: Question


CoreCommand = Command | Press | BotTurn


class TableCore:
    """A table with everybody who is connected, its moments and the questions to its bots."""

    def __init__(self, table: Table, recent: RecentHappenings) -> None:
        self.table = table
        """As the log has it."""
        self._audience = Audience(table, recent)
        self._timers = Timers(self._audience)
        self._scheduler = BotScheduler(table.game)
        self._locks = SeatLocks()
        self._wanted: deque[Command] = deque()
        self._seats: tuple[Seat, ...] = ()
        self._bots: dict[int, str] = {}
        """By seat, standing in or seated."""
        self._hurried: dict[int, tuple[int, int]] = {}
        """The seats whose players' time is up, and at which stage."""
        self._visited = False
        self._lateness = 0
        """How much later than stamped the table's last own event was shown: the time of writing it."""

    @property
    def connected(self) -> int:
        """How many devices are connected."""
        return len(self._audience)

    # Commands.

    def decide(self, command: CoreCommand, now: int) -> Outcome:
        """Return what a command leads to at this moment. Raises `Refusal`. Nothing is adopted."""
        if isinstance(command, Press):
            return self._decide_press(command, now)
        if isinstance(command, BotTurn):
            return self._decide_bot_turn(command.question, now)
        if isinstance(command, Replace):
            command = self._with_presence(command)
        return decide(self.table, command, now)

    def adopt(self, outcome: Outcome, now: int) -> None:
        """Go on from what is now in the log, and tell everybody."""
        before, table, audience = self.table, outcome.table, self._audience
        self.table = table
        audience.adopt(outcome)
        if outcome.table_changed:
            audience.absences = self._timers.follow_people(table, now)
        audience.countdowns = self._timers.follow_game(table, now, outcome.mover)
        audience.show(outcome, now)
        if table.play is not None and (before.play is None or table.play.own != before.play.own):
            self._lateness = max(0, now - table.play.begun - table.play.own)
        if outcome.entries and type(outcome.entries[0]) is TakenBack:
            self._scheduler.stop()  # what bots think about is not so any more
        self._ask(now, outcome.mover)

    def _decide_press(self, press: Press, now: int) -> Outcome:
        """Stamp a person's move and decide it. Stamped only now: the lateness of what it answers is known."""
        table, seat = self.table, press.seat
        at = table.stamp(press.received) - press.credit - self._lateness
        rest = self._locks.rest(seat, at)
        # Only a seat's own player can lock it, or learn that it is locked.
        if rest and seat in table.seats_of(press.player):
            if table.play is not None and is_early(table.play, seat, at):
                self._locks.lock(seat, at)
            raise Refusal("table", "table-locked", milliseconds=rest)
        move = Move(press.player, seat, _readable(table, press.move), at, press.ref, press.have)
        try:
            outcome = decide(table, move, now)
            return replace(outcome, credit=press.credit) if press.credit else outcome
        except Early:
            self._locks.lock(seat, at)
            raise

    def _decide_bot_turn(self, question: Question, now: int) -> Outcome:
        """Decide the move of a bot; where it no longer counts, nothing happens."""
        table, seat = self.table, question.seat
        if not self._scheduler.expects(question):
            return Outcome(table, (), (), table_changed=False, number=table.number, at=now)
        at, late = table.stamp(now), table.bot_on(seat) is None
        try:
            return decide(table, BotMove(seat, question.move, at, late), now)
        except Exception as fault:
            log.warning("a bot chose what is no move (%s); any move is made for it", fault)
            return decide(table, BotMove(seat, self._any_move(seat), at, late), now)

    def _any_move(self, seat: int) -> Any:
        """Return some legal move, so that no bot holds up a table; nobody can foresee which."""
        table = self.table
        draw = Random(f"{table.opened.secret} any move {table.length}").randrange
        return table.game.sample(None if table.play is None else table.play.state, seat, draw)

    def _with_presence(self, command: Replace) -> Replace:
        seats = self.table.seats
        player = seats[command.seat].player if 0 <= command.seat < len(seats) else None
        gone = player is not None and not self._audience.is_here(player)
        return Replace(command.player, command.seat, command.bot, gone)

    # Devices.

    def connect(
        self, player: str | None, sink: Sink, ping: Callable[[], object], have: int | None, now: int
    ) -> Listener:
        """Connect a device of a player, or of a spectator.

        `sink` gets first an update from the number `have` on, or a fresh one, and from then on everything
        that this player may know. Whoever has a seat gets it back from the bot that stood in. `ping` is
        called when a round trip is worth measuring.
        """
        self._visited = True
        listener = Listener(player, sink, ping)
        self._audience.welcome(listener, have, now)
        seats = self.table.seats
        if player is not None and any(seats[seat].stood_in for seat in self.table.seats_of(player)):
            self._wanted.append(Return(player))
        self._follow_people(now)
        return listener

    def part(self, listener: Listener, now: int) -> None:
        """Disconnect a device. May be done more than once."""
        self._audience.part(listener, now)
        self._follow_people(now)

    def press(
        self, listener: Listener, seat: int, move: Any, ref: str, received: int, *, have: int | None = None
    ) -> Press:
        """Return the command for a move that a device sent, given the moment of its receipt."""
        if listener.player is None:
            raise Refusal("table", "table-not-your-seat", seat=seat)
        credited = self.table.settings.credit and self.table.game.parts.race
        credit = listener.latency.credit() if credited else 0
        return Press(listener.player, seat, move, ref, received, credit, have)

    def undo(self, listener: Listener, seat: int, entry: int) -> Undo:
        """Return the command for taking a move back."""
        if listener.player is None:
            raise Refusal("table", "table-not-your-seat", seat=seat)
        return Undo(listener.player, seat, entry)

    def consider(self, listener: Listener, seat: int, move: Any, now: int) -> Draft[Any]:
        """Return what can be said of a move in the making. Nothing happens by asking.

        Raises `Refusal` when what there is of the move does not stand.
        """
        table, play = self.table, self._play_of(listener, seat)
        known = table.game.redact(play.state, seat)
        at = max(table.stamp(now), play.latest)
        drafted = _readable(table, move)
        further = table.game.further(known, seat, drafted, at)
        return Draft(further, table.game.spent(known, seat, drafted))

    def legal(self, listener: Listener, seat: int, start: int) -> Legal[Any]:
        """Return some of the moves that a seat may make now, from a number on, and whether there are more."""
        game, play = self.table.game, self._play_of(listener, seat)
        if start > FARTHEST:
            return Legal((), more=False)
        moves = game.moves(game.redact(play.state, seat), seat)
        found = tuple(islice(moves, start, start + MOST_LISTED + 1))
        return Legal(found[:MOST_LISTED], more=len(found) > MOST_LISTED)

    def _play_of(self, listener: Listener, seat: int) -> Play:
        """Return the game that has begun, for somebody who asks about a seat of their own."""
        _check_seat(self.table, listener, seat)
        if self.table.play is None:
            raise Refusal("table", "table-not-running")
        return self.table.play

    def known(self, listener: Listener, seat: int) -> tuple[Game[Any, Any, Any], Any]:
        """Return the game and all that a seat knows of it, for a hint.

        Raises `Refusal` unless the seat has something to decide and its player practises: every other
        seat is a bot's.
        """
        table = self.table
        _check_seat(table, listener, seat)
        if table.play is None or table.phase != "running":
            raise Refusal("table", "table-not-running")
        if sum(who.player is not None for who in table.seats) > 1:
            raise Refusal("table", "table-hint-company")
        if table.opened.puzzle:
            raise Refusal("table", "table-hint-puzzle")
        if seat not in table.play.due.seats:
            raise Refusal("table", "table-hint-not-due")
        return table.game, table.game.redact(table.play.state, seat)

    def say(self, listener: Listener, seat: int, phrase: str) -> None:
        """Say one of the prepared phrases to everybody at the table; nothing of it is kept."""
        if phrase not in PHRASES:
            raise Refusal("table", "table-no-such-phrase")
        _check_seat(self.table, listener, seat)
        self._audience.say(seat, phrase)

    def trouble(self) -> None:
        """Tell everybody that the table tries again to write its log."""
        self._audience.trouble()

    def dismiss(self) -> None:
        """Tell everybody to connect again, and wait for nothing any more."""
        self._audience.dismiss()
        self._scheduler.stop()

    def _follow_people(self, now: int) -> None:
        """Set moments and questions right after somebody has come or gone."""
        audience = self._audience
        before = (audience.countdowns, audience.absences)
        audience.absences = self._timers.follow_people(self.table, now)
        audience.countdowns = self._timers.follow_game(self.table, now)
        if (audience.countdowns, audience.absences) != before:
            audience.tell_about(now)
        self._ask(now)

    # What the table waits for, and does by itself.

    @property
    def idle(self) -> bool:
        """Whether it waits for people only: no bot is asked, and nothing is to come by itself."""
        return not (self._wanted or self._scheduler.busy or self._timers.running)

    @property
    def questions(self) -> list[Question]:
        """What its bots are asked and have not yet answered."""
        return self._scheduler.questions

    def next_moment(self) -> int | None:
        """Return when to wake the table up; None: it waits for bots and people only."""
        if self._wanted:
            return 0  # at once
        moment, step = self._timers.next_moment(), self._scheduler.next_step()
        if step is None:
            return moment
        own = self.table.moment(step[0])
        return own if moment is None else min(own, moment)

    def wake(self, now: int) -> CoreCommand | None:
        """Return what the table wants to do next by itself, now; None: nothing more at this moment.

        Each is returned once. Do one before asking for the next: it may change what that is.
        """
        step = None if self._wanted else self._scheduler.take(self.table.stamp(now))
        if step is not None:
            _, question = step
            return Ring() if question is None else BotTurn(question)
        for seat in self._timers.hurried(now):
            if self.table.play is not None:
                self._hurried[seat] = self.table.play.stage
                self._ask(now)
        self._wanted += self._timers.gone(now)
        return self._wanted.popleft() if self._wanted else None

    def answer(self, question: Question, choice: Choice[Any] | None, now: int) -> None:
        """Take in what a bot chose; None: it failed, and any move is made for it. Late answers do nothing."""
        table, seat = self.table, question.seat
        if question.answered or not self._scheduler.expects(question):
            return
        if choice is None:
            choice = Choice(self._any_move(seat))
        delay = choice.delay
        if table.bot_on(seat) is None:
            delay = 0
        elif question.earlier is None and not delay:
            delay = _pause(table, seat)
        self._scheduler.answer(question, Choice(choice.move, delay), table.stamp(now))

    def bot_seed(self, seat: int, bot: str) -> int:
        """Return the seed of a bot on a seat."""
        return seat_seed(self.table.opened.secret, bot, seat)

    def close_unless_visited(self) -> None:
        """Want to close the table, as its host may, if no device has connected since it was loaded."""
        if not self._visited:
            self._wanted.append(Close(self.table.host))

    def _ask(self, now: int, mover: int | None = None) -> None:
        """Let the bots look at the game as it is now, given the seat that has just acted."""
        table = self.table
        play = table.play
        if play is None or not self._audience.awake or table.phase != "running":
            self._scheduler.stop()
            self._hurried.clear()
            return
        if table.seats is not self._seats:
            self._seats = table.seats
            names = ((seat, table.bot_on(seat)) for seat in range(len(table.seats)))
            self._bots = {seat: name for seat, name in names if name is not None}
        bots = self._bots
        if self._hurried:
            self._hurried = {
                seat: stage
                for seat, stage in self._hurried.items()
                if stage == play.stage and seat in play.due.seats and seat != mover
            }
            bots = {**dict.fromkeys(self._hurried, table.settings.stand_in), **bots}
        self._scheduler.follow(play, bots, now - play.begun, mover)


def loaded(game: Game[Any, Any, Any], entries: Iterable[Entry]) -> TableCore:
    """Return the core of a table that has this log. Raises `BadLog`."""
    recent = RecentHappenings()
    for table, entry, facts in replay(game, entries):
        recent.add(table.number, (entry,), (facts,))
    return TableCore(table, recent)


def _pause(table: Table, seat: int) -> int:
    """Return how long a bot shows that it thinks: not always equally long, as nobody does."""
    return table.settings.pause * (80 + 7 * (table.length + 2 * seat) % 41) // 100


def _check_seat(table: Table, listener: Listener, seat: int) -> None:
    """Refuse what only the player of a seat may ask."""
    if seat not in table.seats_of(listener.player):
        raise Refusal("table", "table-not-your-seat", seat=seat)


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
