"""A game driven here and now, where bots answer at once.

It goes as at any other table, without seats to take, devices and storage around it: for the terminal, whose
clock is real, and for simulations and lessons, whose clock leaps from one moment to the next.
"""

from collections.abc import Callable, Mapping
from math import inf
from typing import Generic

from hranice.bots.bot import Bot
from hranice.game import Drawn, Event, Game, Moved, MoveT, OptionsT, Rang, Refusal, StateT
from hranice.table.bot_scheduler import BotScheduler
from hranice.table.dealing import outcome_of
from hranice.table.fair_chance import Fate
from hranice.table.running_game import Facts, begin, happen


class IllegalChoice(RuntimeError):  # noqa: N818 - named for what the bot did
    """A bot chose what the rules refuse: a fault in the bot or in the rules, never in the input."""


class SynchronousTable(Generic[StateT, MoveT]):
    """A running game. Whoever drives it owns the clock and keeps what happens."""

    def __init__(
        self,
        game: Game[StateT, MoveT, OptionsT],
        options: OptionsT,
        seats: int,
        fate: Fate,
        bots: Mapping[int, tuple[str, Bot[StateT, MoveT]]],
        *,
        tell: Callable[[Event[MoveT], Facts], object] | None = None,
    ) -> None:
        """Begin a game with complete options and so many seats; refuses options that make no game.

        `bots` are those that play here, with their names, by seat; the other seats are moved from outside.
        `tell` is told everything that happens.
        """
        self.game = game
        self.play = begin(game, options, seats)
        self.now = 0
        """Up to where the game has been driven, in milliseconds since it began."""
        self._fate = fate
        self._bots = bots
        self._names = {seat: name for seat, (name, _) in bots.items()}
        self._scheduler = BotScheduler(game)
        self._tell = tell
        self.decisions = 0
        """Moves of the bots."""

    @property
    def state(self) -> StateT:
        """All there is to know about the game."""
        state: StateT = self.play.state
        return state

    def move(self, seat: int, move: MoveT, now: int) -> None:
        """Let a seat from outside act. A `Refusal` changes nothing."""
        event = Moved(seat, self.game.normal(move), max(now, self.now))
        self.play, facts = happen(self.game, self.play, event)
        self.now = event.at
        if self._tell is not None:
            self._tell(event, facts)

    def advance(self, until: float = inf) -> None:
        """Let chance, bots and alarms act up to a moment, each at its own.

        Afterwards a seat from outside is due, or nothing before that moment, or nothing any more.
        """
        game, scheduler, bots, names = self.game, self._scheduler, self._bots, self._names
        fate, tell = self._fate, self._tell
        play, now = self.play, self.now
        leaps = until == inf
        event: Event[MoveT]
        while True:
            due = play.due
            if due.chance is not None:
                event = Drawn(outcome_of(game, play.state, due.chance, play.chances + 1, fate), now)
            elif leaps and (sole := scheduler.alone(play, names)) is not None:
                # Most decisions of a simulation are of this kind; this way they take half the time.
                choice = bots[sole][1].choose(game.redact(play.state, sole), sole)
                self.now = now = now + choice.delay
                event = Moved(sole, game.normal(choice.move), now)
                self.decisions += 1
            else:
                for question in scheduler.follow(play, names, now):
                    seat, known, earlier = question.seat, question.known, question.earlier
                    bot = bots[seat][1]
                    choice = bot.choose(known, seat) if earlier is None else bot.revise(known, seat, earlier)
                    scheduler.answer(question, choice, now)
                step = scheduler.take(until)
                if step is None:
                    return
                moment, chosen = step
                if moment > now:
                    self.now = now = moment
                if chosen is None:
                    event = Rang(now)
                else:
                    scheduler.drop(chosen.seat)
                    event = Moved(chosen.seat, game.normal(chosen.move), now)
                    self.decisions += 1
            try:
                play, facts = happen(game, play, event)
            except Refusal as refusal:
                raise IllegalChoice(f"{event}: {refusal}") from refusal
            self.play = play
            if tell is not None:
                tell(event, facts)

    def next_moment(self) -> int | None:
        """Return when something happens by itself, once the game was advanced to now; None: nothing will."""
        step = self._scheduler.next_step()
        return None if step is None else step[0]
