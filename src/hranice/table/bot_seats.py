"""The bots of a table: each is asked when its seat is, again when something happens, and then acts."""

import asyncio
import hashlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cache, partial
from typing import Any

from hranice.bots import Choice
from hranice.game import BadInput
from hranice.table.async_bots import AsyncBot, BotFactory
from hranice.table.clock import Clock, Timer
from hranice.table.commands import BotMove
from hranice.table.table import Seat, Table

Question = Callable[[], Awaitable[Choice[Any]]]

log = logging.getLogger(__name__)


@dataclass(eq=False, slots=True)
class BotDecision:
    """One decision of one bot, from the question to the move."""

    seat: int
    bot: AsyncBot
    late: bool
    """It is done for a person whose time was up, so at once."""
    length: int
    """The length of the log that the bot has seen."""
    task: asyncio.Task[None] | None = None
    choice: Choice[Any] | None = None
    moment: int = 0
    timer: Timer | None = None


class BotSeats:
    """All bots of a table, standing in or seated. Their moves go through the mailbox like anybody's."""

    def __init__(self, clock: Clock, factory: BotFactory, act: Callable[[BotDecision], None]) -> None:
        self._clock = clock
        self._factory = factory
        self._act = act
        self._table: Table | None = None
        self._question: tuple[int, int] | None = None
        self._seats: tuple[Seat, ...] = ()
        self._people_only = True
        """People play all seats at present: a bot acts only for somebody whose time is up."""
        self._bots: dict[tuple[int, str], AsyncBot] = {}
        self._decisions: dict[int, BotDecision] = {}
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
        if self._people_only and not self._hurried and not self._decisions:
            return
        play = table.play if awake and table.phase == "running" else None
        asked = () if play is None else play.due.seats
        self._hurried = {seat for seat in self._hurried if seat in asked and seat != mover}
        names = {seat: name for seat in asked if (name := self._bot_for(table, seat)) is not None}
        for seat, decision in list(self._decisions.items()):
            bot = self._bots.get((seat, names.get(seat, "")))
            if bot is not decision.bot or seat == mover:
                self._cancel(decision)
        for seat, name in names.items():
            self._consider(table, seat, name)

    def hurry(self, seat: int) -> None:
        """Let the stand-in bot act once for a person whose time is up."""
        if self._table is not None:
            self._hurried.add(seat)
            self.follow(self._table, awake=True)

    def is_current(self, decision: BotDecision) -> bool:
        """Say whether a decision still counts, now that its turn in the mailbox has come."""
        return self._decisions.get(decision.seat) is decision

    def move_of(self, decision: BotDecision, table: Table) -> BotMove:
        """Return the move that a decision has led to."""
        if decision.choice is None:
            raise ValueError("a decision without a choice leads to no move")
        at = table.stamp(self._clock.now())
        return BotMove(decision.seat, decision.choice.move, at, decision.late)

    def any_move(self, decision: BotDecision, table: Table) -> BotMove:
        """Return some legal move in the place of one that was refused, so that no bot holds up a table."""
        state = None if table.play is None else table.play.state
        move = table.game.sample(state, decision.seat, secrets.randbelow)
        return BotMove(decision.seat, move, table.stamp(self._clock.now()), decision.late)

    def stop(self) -> None:
        """Cancel all decisions."""
        for decision in list(self._decisions.values()):
            self._cancel(decision)

    def _bot_for(self, table: Table, seat: int) -> str | None:
        return table.bot_on(seat) or (table.settings.stand_in if seat in self._hurried else None)

    def _consider(self, table: Table, seat: int, name: str) -> None:
        decision = self._decisions.get(seat)
        if decision is None:
            bot = self._bot(table, seat, name)
            late = table.bot_on(seat) is None
            decision = self._decisions[seat] = BotDecision(seat, bot, late, table.length)
            self._ask(decision, partial(bot.choose, _known(table, seat), seat))
        elif decision.timer is not None and decision.choice is not None and decision.length != table.length:
            decision.timer.cancel()
            decision.timer = None
            self._revise(decision, table)

    def _bot(self, table: Table, seat: int, name: str) -> AsyncBot:
        bot = self._bots.get((seat, name))
        if bot is None:
            # From the secret, so that nobody can foresee a bot from what is known before the end.
            digest = hashlib.sha256(f"{table.opened.secret} bot {name} on seat {seat}".encode()).digest()
            seed = int.from_bytes(digest[:8], "big")
            try:
                bot = self._factory.make(table.game, name, seed)
            except BadInput:
                log.warning("there is no bot of that name any more; another plays in its place")
                bot = self._factory.make(table.game, "random", seed)
            self._bots[seat, name] = bot
        return bot

    def _revise(self, decision: BotDecision, table: Table) -> None:
        if decision.choice is None:
            return
        left = max(0, decision.moment - self._clock.now())
        earlier = Choice(decision.choice.move, left)
        decision.length = table.length
        seat = decision.seat
        self._ask(decision, partial(decision.bot.revise, _known(table, seat), seat, earlier))

    def _ask(self, decision: BotDecision, ask: Question) -> None:
        decision.task = asyncio.create_task(self._answered(decision, ask))

    async def _answered(self, decision: BotDecision, ask: Question) -> None:
        try:
            choice = await ask()
        except BadInput as fault:
            _log_once(str(fault))
            choice = None
        except Exception:
            log.exception("a bot failed; a random move is made for it")
            choice = None
        decision.task = None
        if self._table is None or not self.is_current(decision):
            return
        first = decision.choice is None
        decision.choice = choice or Choice(self.any_move(decision, self._table).move)
        delay = 0 if decision.late else decision.choice.delay
        if first and not delay and not decision.late:
            delay = _pause(self._table, decision.seat)
        decision.moment = self._clock.now() + delay
        if decision.length != self._table.length and delay > 0:
            self._revise(decision, self._table)
        elif delay > 0:
            decision.timer = self._clock.call_at(decision.moment, partial(self._due, decision))
        else:
            self._due(decision)

    def _due(self, decision: BotDecision) -> None:
        decision.timer = None
        self._act(decision)

    def _cancel(self, decision: BotDecision) -> None:
        self._decisions.pop(decision.seat, None)
        if decision.timer is not None:
            decision.timer.cancel()
        if decision.task is not None:
            decision.task.cancel()


@cache
def _log_once(fault: str) -> None:
    """Tell why bots cannot think here; it will be no better at the next thought."""
    log.error("bots cannot think, random moves are made for them: %s", fault)


def _pause(table: Table, seat: int) -> int:
    """Return how long a bot shows that it thinks: not always equally long, as nobody does."""
    return table.settings.pause * (80 + 7 * (table.length + 2 * seat) % 41) // 100


def _known(table: Table, seat: int) -> Any:
    """Return what a person on that seat knows."""
    state = None if table.play is None else table.play.state
    return table.game.redact(state, seat)
