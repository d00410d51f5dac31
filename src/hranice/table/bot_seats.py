"""Bots on their chairs: each thinks when its seat is asked, again when something happens, then acts."""

import asyncio
import hashlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from hranice.bots import Choice
from hranice.game import BadInput
from hranice.table.clock import Clock, Timer
from hranice.table.commands import BotMove
from hranice.table.minds import Mind, Thinker
from hranice.table.table import Seat, Table

Thinking = Callable[[], Awaitable[Choice[Any]]]

log = logging.getLogger(__name__)


@dataclass(eq=False, slots=True)
class Thought:
    """One decision of one bot, from the first look to the act."""

    seat: int
    mind: Mind
    late: bool
    """It is done for a person whose time was up, so at once."""
    length: int
    """The log that the bot has seen."""
    task: asyncio.Task[None] | None = None
    choice: Choice[Any] | None = None
    moment: int = 0
    timer: Timer | None = None


class BotSeats:
    """All bots of a table, standing in or seated. Their moves go through the mailbox like anybody's."""

    def __init__(self, clock: Clock, thinker: Thinker, act: Callable[[Thought], None]) -> None:
        self._clock = clock
        self._thinker = thinker
        self._act = act
        self._table: Table | None = None
        self._question: tuple[int, int] | None = None
        self._seats: tuple[Seat, ...] = ()
        self._people_only = True
        """People play all seats at present: a bot acts only for somebody whose time is up."""
        self._minds: dict[tuple[int, str], Mind] = {}
        self._thoughts: dict[int, Thought] = {}
        self._hurried: set[int] = set()

    def follow(self, table: Table, *, awake: bool, mover: int | None = None) -> None:
        """Let the bots look at the table as it is now, given the seat that has just acted."""
        self._table = table
        if table.seats is not self._seats:
            self._seats = table.seats
            self._people_only = all(seat.bot is None and not seat.stood_in for seat in table.seats)
        question = None if table.play is None else table.play.question
        if question != self._question:
            # Nobody waits for an answer to what was asked before the table went on by itself.
            self._question = question
            self._hurried.clear()
            self.stop()
        if self._people_only and not self._hurried and not self._thoughts:
            return
        play = table.play if awake and table.phase == "running" else None
        asked = () if play is None else play.due.seats
        self._hurried = {seat for seat in self._hurried if seat in asked and seat != mover}
        bots = {seat: bot for seat in asked if (bot := self._bot_for(table, seat)) is not None}
        for seat, thought in list(self._thoughts.items()):
            mind = self._minds.get((seat, bots.get(seat, "")))
            if mind is not thought.mind or seat == mover:
                self._forget(thought)
        for seat, bot in bots.items():
            self._look(table, seat, bot)

    def hurry(self, seat: int) -> None:
        """Let the stand-in bot act once for a person whose time is up."""
        if self._table is not None:
            self._hurried.add(seat)
            self.follow(self._table, awake=True)

    def is_current(self, thought: Thought) -> bool:
        """Say whether a thought still counts, now that its turn in the mailbox has come."""
        return self._thoughts.get(thought.seat) is thought

    def move_of(self, thought: Thought, table: Table) -> BotMove:
        """Return the move that a thought has led to."""
        if thought.choice is None:
            raise ValueError("a thought without a choice leads to no move")
        at = table.stamp(self._clock.now())
        return BotMove(thought.seat, thought.choice.move, at, thought.late)

    def any_move(self, thought: Thought, table: Table) -> BotMove:
        """Return some legal move in the place of one that was refused, so that no bot holds up a table."""
        state = None if table.play is None else table.play.state
        move = table.game.sample(state, thought.seat, secrets.randbelow)
        return BotMove(thought.seat, move, table.stamp(self._clock.now()), thought.late)

    def stop(self) -> None:
        """Forget all thoughts."""
        for thought in list(self._thoughts.values()):
            self._forget(thought)

    def _bot_for(self, table: Table, seat: int) -> str | None:
        return table.bot_on(seat) or (table.settings.stand_in if seat in self._hurried else None)

    def _look(self, table: Table, seat: int, bot: str) -> None:
        thought = self._thoughts.get(seat)
        if thought is None:
            mind = self._mind(table, seat, bot)
            late = table.bot_on(seat) is None
            thought = self._thoughts[seat] = Thought(seat, mind, late, table.length)
            self._think(thought, partial(mind.choose, _known(table, seat), seat))
        elif thought.timer is not None and thought.choice is not None and thought.length != table.length:
            thought.timer.cancel()
            thought.timer = None
            self._revise(thought, table)

    def _mind(self, table: Table, seat: int, bot: str) -> Mind:
        mind = self._minds.get((seat, bot))
        if mind is None:
            # From the secret, so that nobody can foresee a bot from what is known before the end.
            digest = hashlib.sha256(f"{table.opened.secret} bot {bot} on seat {seat}".encode()).digest()
            seed = int.from_bytes(digest[:8], "big")
            try:
                mind = self._thinker.mind(table.game, bot, seed)
            except BadInput:
                log.warning("there is no bot of that name any more; another plays in its place")
                mind = self._thinker.mind(table.game, "random", seed)
            self._minds[seat, bot] = mind
        return mind

    def _revise(self, thought: Thought, table: Table) -> None:
        if thought.choice is None:
            return
        left = max(0, thought.moment - self._clock.now())
        earlier = Choice(thought.choice.move, left)
        thought.length = table.length
        seat = thought.seat
        self._think(thought, partial(thought.mind.revise, _known(table, seat), seat, earlier))

    def _think(self, thought: Thought, think: Thinking) -> None:
        thought.task = asyncio.create_task(self._thought_through(thought, think))

    async def _thought_through(self, thought: Thought, think: Thinking) -> None:
        try:
            choice = await think()
        except Exception:
            log.exception("a bot failed; a random move is made for it")
            choice = None
        thought.task = None
        if self._table is None or not self.is_current(thought):
            return
        first = thought.choice is None
        thought.choice = choice or Choice(self.any_move(thought, self._table).move)
        delay = 0 if thought.late else thought.choice.delay
        if first and not delay and not thought.late:
            delay = _pause(self._table, thought.seat)
        thought.moment = self._clock.now() + delay
        if thought.length != self._table.length and delay > 0:
            self._revise(thought, self._table)
        elif delay > 0:
            thought.timer = self._clock.call_at(thought.moment, partial(self._has_come, thought))
        else:
            self._has_come(thought)

    def _has_come(self, thought: Thought) -> None:
        thought.timer = None
        self._act(thought)

    def _forget(self, thought: Thought) -> None:
        self._thoughts.pop(thought.seat, None)
        if thought.timer is not None:
            thought.timer.cancel()
        if thought.task is not None:
            thought.task.cancel()


def _pause(table: Table, seat: int) -> int:
    """Return how long a bot shows that it thinks: not always equally long, as nobody does."""
    return table.settings.pause * (80 + 7 * (table.length + 2 * seat) % 41) // 100


def _known(table: Table, seat: int) -> Any:
    """Return what a person on that seat knows."""
    state = None if table.play is None else table.play.state
    return table.game.redact(state, seat)
