"""A table against the clock: bots and alarms act at their moments, whatever the person does."""

from typing import Any

from hranice.bots import Choice
from hranice.cli.terminal.local_table import PERSON, LocalTable
from hranice.game import Due, Moved, Rang
from hranice.games.travel.rules.state import Move, State


class RealTimeTable:
    """Lets everything happen whose moment has come, each thing stamped with its own moment.

    A bot says when it will act; as long as that moment has not come it may think again whenever something
    has happened.
    """

    def __init__(self, table: LocalTable[State, Move]) -> None:
        self.table = table
        self._clock = 0
        self._waiting: dict[int, tuple[int, Move]] = {}
        self._considered: State | None = None

    @property
    def due(self) -> Due:
        """What the game waits for."""
        return self.table.game.due(self.table.state)

    def advance(self) -> list[Any]:
        """Let happen what is due up to now; return the facts."""
        facts: list[Any] = []
        while due := self.due:
            if due.chance is not None:
                facts += self.table.draw(self._clock)
                continue
            self._ask(due)
            moment = self._next(due)
            if moment is None or moment > self.table.now:
                break
            self._clock = max(self._clock, moment)
            facts += self._happen(due)
        return facts

    def seconds_left(self) -> float | None:
        """Return the time until something happens by itself; None: nothing will."""
        moment = self._next(self.due)
        return None if moment is None else max(0, moment - self.table.now) / 1000

    def move(self, move: Move) -> list[Any]:
        """Let the person act now. A `Refusal` changes nothing."""
        now = max(self.table.now, self._clock)
        facts = list(self.table.happen(Moved(PERSON, move, now)))
        self._clock = now
        return facts

    def _ask(self, due: Due) -> None:
        state = self.table.state
        self._waiting = {seat: self._waiting[seat] for seat in due.seats if seat in self._waiting}
        for seat in due.seats:
            bot = self.table.bot(seat)
            if bot is None:
                continue
            known = self.table.game.redact(state, seat)
            if seat not in self._waiting:
                choice = bot.choose(known, seat)
            elif state is not self._considered and self._waiting[seat][0] > self._clock:
                moment, move = self._waiting[seat]
                choice = bot.revise(known, seat, Choice(move, moment - self._clock))
            else:
                continue
            self._waiting[seat] = (self._clock + choice.delay, choice.move)
        self._considered = state

    def _next(self, due: Due) -> int | None:
        moments = [moment for moment, _ in self._waiting.values()]
        if due.alarm is not None:
            moments.append(due.alarm.at)
        return min(moments, default=None)

    def _happen(self, due: Due) -> tuple[Any, ...]:
        """Let the earliest of what waits happen: a move before an alarm of the same moment."""
        first = min(self._waiting, key=lambda seat: self._waiting[seat][0], default=None)
        if first is None or (due.alarm is not None and due.alarm.at < self._waiting[first][0]):
            return self.table.happen(Rang(self._clock))
        moment, move = self._waiting.pop(first)
        return self.table.happen(Moved(first, move, max(moment, self._clock)))
