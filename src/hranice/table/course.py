"""The course of a running game: which bots are asked what, and who acts when. It decides all order.

Chance comes at once; whoever holds the course draws it. A bot that is due is asked; its choice waits until
the moment that it named, and whenever something happens before that, the bot may think again. A choice is
dropped when its seat is no longer due, and when the table itself has gone on. What is due earliest happens
next: moves of one moment before an alarm of the same, and among themselves in the order of the seats.
"""

from collections.abc import Mapping
from typing import Any

from hranice.bots.bot import Choice
from hranice.game import Game, Value
from hranice.table.play import Play


class Question(Value, frozen=True):
    """What a bot is asked."""

    name: int
    """No other question of this course has it: so an answer that comes too late is recognised."""
    seat: int
    bot: str
    known: Any
    """The state, without what the seat may not know."""
    earlier: Choice[Any] | None
    """What the bot chose before something happened, with the delay that is left; None: it has not chosen."""


class _Mind:
    """What the bot on a seat is about to do."""

    __slots__ = ("acting", "bot", "choice", "moment", "question", "seen")

    def __init__(self, bot: str, seen: Play, question: Question) -> None:
        self.bot = bot
        self.seen = seen
        """The game as the bot knows it."""
        self.question: Question | None = question
        """None: it is answered."""
        self.choice: Choice[Any] | None = None
        self.moment = 0
        self.acting = False
        """The moment has come, and the move has been handed out."""


class Course:
    """The bots of one game and its alarm. All moments are stamps of the game."""

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        self._game = game
        self._play: Play | None = None
        self._minds: dict[int, _Mind] = {}
        self._asked = 0
        self._rung: Play | None = None
        """The game whose alarm has been handed out."""

    @property
    def questions(self) -> list[Question]:
        """What is asked and not yet answered."""
        return [mind.question for mind in self._minds.values() if mind.question is not None]

    def stop(self) -> None:
        """Wait for nothing: the game sleeps, or is over."""
        self._play = None
        self._minds.clear()

    def follow(
        self, play: Play, bots: Mapping[int, str], now: int, mover: int | None = None
    ) -> list[Question]:
        """Look at the game as it is now, and return what is asked anew.

        `bots` are the names of the bots by seat, `mover` is the seat that has just acted.
        """
        before, minds, seats = self._play, self._minds, play.due.seats
        self._play = play
        if minds and before is not None:
            if before.chances != play.chances or before.own != play.own:
                minds.clear()
            else:
                for seat in [seat for seat in minds if seat == mover or seat not in seats]:
                    del minds[seat]
        asked = []
        for seat in seats:
            bot = bots.get(seat)
            mind = minds.get(seat)
            if mind is not None and mind.bot != bot:
                del minds[seat]
                mind = None
            if bot is None:
                continue
            if mind is None:
                self._asked += 1
                question = Question(self._asked, seat, bot, self._game.redact(play.state, seat), None)
                minds[seat] = _Mind(bot, play, question)
                asked.append(question)
            elif mind.seen is not play and mind.question is None and mind.moment > now:
                asked.append(self._revised(mind, seat, now))
        return asked

    def expects(self, question: Question) -> bool:
        """Say whether the answer to a question still counts."""
        mind = self._minds.get(question.seat)
        return mind is not None and mind.question is not None and mind.question.name == question.name

    def answer(self, question: Question, choice: Choice[Any], now: int) -> list[Question]:
        """Take in a bot's answer that is still expected; return what the bot is asked once more."""
        mind = self._minds[question.seat]
        mind.question, mind.choice, mind.moment = None, choice, now + choice.delay
        if mind.seen is self._play or choice.delay <= 0:
            return []
        return [self._revised(mind, question.seat, now)]

    def next_moment(self) -> int | None:
        """Return when something happens unless something else happens before; None: never."""
        step = self._next()
        return None if step is None else step[0]

    def take(self, until: float) -> tuple[int, int | None] | None:
        """Hand out what happens next, if its moment comes until then: the moment, and the seat that acts.

        The seat is None for the alarm. Nothing is handed out twice unless the game has changed.
        """
        step = self._next()
        if step is None or step[0] > until:
            return None
        seat = step[1]
        if seat is None:
            self._rung = self._play
        else:
            self._minds[seat].acting = True
        return step

    def move_of(self, seat: int) -> Any:
        """Return the move that was handed out for a seat; raises `LookupError` when it no longer counts."""
        mind = self._minds.get(seat)
        if mind is None or not mind.acting or mind.choice is None:
            raise LookupError(seat)
        return mind.choice.move

    def _next(self) -> tuple[int, int | None] | None:
        first: int | None = None
        earliest = 0
        for seat, mind in self._minds.items():
            if mind.question is None and not mind.acting:
                moment = mind.moment
                if first is None or moment < earliest or (moment == earliest and seat < first):
                    first, earliest = seat, moment
        play = self._play
        alarm = None if play is None or play is self._rung else play.due.alarm
        if alarm is not None and (first is None or alarm.at < earliest):
            return alarm.at, None
        return None if first is None else (earliest, first)

    def _revised(self, mind: _Mind, seat: int, now: int) -> Question:
        """Ask a bot to think again."""
        if mind.choice is None or self._play is None:
            raise ValueError("there is nothing to think again about")
        self._asked += 1
        earlier = Choice(mind.choice.move, max(0, mind.moment - now))
        known = self._game.redact(self._play.state, seat)
        mind.seen = self._play
        mind.question = Question(self._asked, seat, mind.bot, known, earlier)
        return mind.question
