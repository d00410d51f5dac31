"""One game in small acts, whoever asks for them: the driver of every environment."""

from typing import Any, Generic

import numpy as np

from hranice.game import Chance, Drawn, Event, Moved, MoveT, Rang, Standing, StateT
from hranice.lab.env.encoding import Encoding, Floats
from hranice.table.running_game import begin, happen


class Episode(Generic[StateT, MoveT]):
    """A running game. Either chance is due, or it is somebody's turn, or the game is over.

    Where time does not matter, the first due seat acts until its move is complete. In a race, time goes on in
    ticks: all due seats act once, nobody sees what the others do at the same tick, and then it happens.
    """

    def __init__(self, encoding: Encoding[StateT, MoveT]) -> None:
        self.encoding = encoding
        self.play = begin(encoding.game, encoding.options, encoding.seats)
        """The same frozen value as at any table; chance comes from outside."""
        self.now = 0
        self._draft: MoveT | None = None
        self.waiting: tuple[int, ...] = ()
        """The seats that have still to act at this moment, the one whose turn it is first."""
        self._made: tuple[tuple[int, int, MoveT], ...] = ()
        """The moment, the seat and the move of those that have."""
        self._go_on()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Episode[StateT, MoveT]":
        """Return an independent copy; all that it holds is immutable, so it is a cheap one."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        memo[id(self)] = twin
        return twin

    @property
    def state(self) -> StateT:
        """All there is to know about the game."""
        state: StateT = self.play.state
        return state

    @property
    def chance(self) -> Chance | None:
        """What fate must decide now."""
        return self.play.due.chance

    @property
    def turn(self) -> int | None:
        """The seat that acts now."""
        return self.waiting[0] if self.waiting else None

    @property
    def standing(self) -> Standing:
        """Who has what."""
        return self.encoding.game.standing(self.state)

    def legal(self, seat: int) -> list[int]:
        """Return the acts that a seat may do now. Whose turn it is not can at most wait."""
        if seat == self.turn:
            return self.encoding.legal(self.state, seat, self._draft)
        if seat in self.waiting and self.encoding.tick:
            return self.encoding.legal(self.state, seat, None)
        return [0] if self.encoding.tick else []

    def observe(self, seat: int) -> Floats:
        """Return what a seat may know, its own draft included."""
        draft = self._draft if seat == self.turn else None
        return self.encoding.observe(self.encoding.game.redact(self.state, seat), seat, draft, self.now)

    def draw(self, outcome: tuple[int, ...]) -> None:
        """Decide the chance that is due."""
        self._let(Drawn(outcome, self.now))
        self._go_on()

    def draw_by(self, generator: np.random.Generator) -> None:
        """Let a generator decide all that is due until somebody's turn comes."""
        while (chance := self.chance) is not None:
            self.draw(tuple(int(generator.integers(bound)) for bound in chance.bounds))

    def act(self, act: int) -> None:
        """Do a legal act for the seat whose turn it is."""
        seat = self.waiting[0]
        move, complete = self.encoding.take(self.state, seat, self._draft, act)
        if complete:
            self.move(move)
        else:
            self._draft = move

    def move(self, move: MoveT | None, at: int | None = None) -> None:
        """Make a whole move for the seat whose turn it is, or none; in a race it may be a little old."""
        seat, *others = self.waiting
        if move is not None:
            self._made = (*self._made, (self.now if at is None else at, seat, move))
        self._draft = None
        self.waiting = tuple(others)
        if not others:
            for moment, mover, made in sorted(self._made, key=lambda made: made[:2]):
                self._let(Moved(mover, made, moment))
            self._made = ()
            self.now += self.encoding.tick
            self._go_on()

    def _go_on(self) -> None:
        """Let time pass until chance is due, or a seat."""
        while (due := self.play.due).chance is None:
            if due.alarm is None or (due.seats and due.alarm.at > self.now):
                self.waiting = due.seats if self.encoding.tick else due.seats[:1]
                return
            self.now = max(self.now, due.alarm.at)
            self._let(Rang(self.now))

    def _let(self, event: Event[MoveT]) -> None:
        """Let an event happen."""
        self.play, _ = happen(self.encoding.game, self.play, event)
