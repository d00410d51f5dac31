"""The scheduler of a running game: which bots are asked what, and who acts when. It decides all order.

Chance comes at once; whoever holds the scheduler draws it. A bot that is due is asked; its choice waits until
the moment that it named, and whenever something happens before that, the bot may think again. A choice is
dropped when its seat is no longer due, and when the table itself has gone on. What is due earliest happens
next: moves of one moment before an alarm of the same, and among themselves in the order of the seats.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from hranice.bots.bot import Choice
from hranice.game import Game
from hranice.table.running_game import Play


class Question(msgspec.Struct, gc=False, eq=False):
    """What a bot is asked, and what becomes of it."""

    name: int
    """No other question of this scheduler has it: so an answer that comes too late is recognised."""
    seat: int
    bot: str
    known: Any
    """The state, without what the seat may not know."""
    earlier: Choice[Any] | None
    """What the bot chose before something happened, with the delay that is left; None: it has not chosen."""
    play: Play
    """The game that the bot knows so much of."""
    answered: bool = False
    move: Any = None
    """What the bot chose."""
    moment: int = 0
    """When it is to happen."""
    acting: bool = False
    """That moment has come, and the move was handed out."""


class BotScheduler:
    """The bots of one game and its alarm. All moments are stamps of the game."""

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        self._redact = game.redact
        self._play: Play | None = None
        self._asked: dict[int | None, Question] = {}
        """By seat, the last question to its bot."""
        self._names = 0
        self._rung: Play | None = None
        """The game whose alarm was handed out."""

    @property
    def busy(self) -> bool:
        """Whether any bot is asked, or an alarm set."""
        return bool(self._asked) or (self._play is not None and self._play.due.alarm is not None)

    @property
    def questions(self) -> list[Question]:
        """What is not yet answered."""
        return [question for question in self._asked.values() if not question.answered]

    def stop(self) -> None:
        """Wait for nothing: the game sleeps, or is over."""
        self._play = None
        self._asked.clear()

    def alone(self, play: Play, bots: Mapping[int, str]) -> int | None:
        """Return the seat of a bot before which nothing can happen: then there is no order to keep."""
        due = play.due
        if len(due.seats) != 1 or due.alarm is not None or self._asked or due.seats[0] not in bots:
            return None
        return due.seats[0]

    def follow(
        self, play: Play, bots: Mapping[int, str], now: int, mover: int | None = None
    ) -> list[Question]:
        """Look at the game as it is now, and return what is asked anew.

        `bots` are the names of the bots by seat, `mover` is the seat that has just acted.
        """
        asked, seats, before = self._asked, play.due.seats, self._play
        self._play = play
        if asked:
            asked.pop(mover, None)
            if asked and before is not None:
                if before.chances != play.chances or before.own != play.own:
                    asked.clear()
                for seat in [seat for seat in asked if seat not in seats]:
                    del asked[seat]
        new = []
        for seat in seats if asked or bots else ():
            bot, last = bots.get(seat), asked.get(seat)
            if last is not None:
                if last.bot == bot:
                    if last.play is not play and last.answered and last.moment > now:
                        new.append(self._once_more(last, play, now))
                    continue
                del asked[seat]
            if bot is not None:
                self._names = name = self._names + 1
                known = self._redact(play.state, seat)
                asked[seat] = question = Question(name, seat, bot, known, None, play)
                new.append(question)
        return new

    def expects(self, question: Question) -> bool:
        """Say whether the answer to a question, or the move that it led to, still counts."""
        return self._asked.get(question.seat) is question

    def answer(self, question: Question, choice: Choice[Any], now: int) -> None:
        """Take in a bot's answer that is expected; if something has happened meanwhile, it is asked again."""
        question.answered = True
        question.move = choice.move
        question.moment = now + choice.delay
        play = self._play
        if question.play is not play and play is not None and choice.delay > 0:
            self._once_more(question, play, now)

    def take(self, until: float) -> tuple[int, Question | None] | None:
        """Hand out what happens next, if its moment comes until then: what a bot chose; None is the alarm.

        Each is handed out once, and it is for whoever takes it to let it happen.
        """
        step = self.next_step()
        if step is None or step[0] > until:
            return None
        if step[1] is None:
            self._rung = self._play
        else:
            step[1].acting = True
        return step

    def drop(self, seat: int) -> None:
        """Forget what was asked of a seat: it has acted."""
        self._asked.pop(seat, None)

    def next_step(self) -> tuple[int, Question | None] | None:
        """Return what happens unless something else happens before, as `take` does; None: nothing."""
        first: Question | None = None
        earliest = 0
        for question in self._asked.values():
            if question.answered and not question.acting:
                moment = question.moment
                if first is None or moment < earliest or (moment == earliest and question.seat < first.seat):
                    first, earliest = question, moment
        play = self._play
        alarm = None if play is None else play.due.alarm
        if alarm is not None and play is not self._rung and (first is None or alarm.at < earliest):
            return alarm.at, None
        return None if first is None else (earliest, first)

    def _once_more(self, last: Question, play: Play, now: int) -> Question:
        """Ask a bot to think again."""
        self._names = name = self._names + 1
        earlier = Choice(last.move, max(0, last.moment - now))
        known = self._redact(play.state, last.seat)
        question = Question(name, last.seat, last.bot, known, earlier, play)
        self._asked[last.seat] = question
        return question
