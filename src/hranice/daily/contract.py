"""What a game offers for the daily deal, and the values that go between it and the rest.

A puzzle is a real game of bots, dealt with duplicate chance, that somebody takes over at one event and seat.
All of it follows from the secret of its deal: the secret, the bots, the event and the seat are the puzzle.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from hranice.game import Event, Game, Value


class Puzzle(Value, frozen=True):
    """Where a game of bots is taken over."""

    kind: str
    secret: str
    """Behind all chance of the game, in hexadecimal digits."""
    begins: int
    """After so many events."""
    seat: int


class Choice(Value, frozen=True):
    """A choice, and what it is worth."""

    move: Any
    """As an analysis tells it."""
    worth: float
    """More is better: the chance of victory, from 0 to 1, or the euro it spares."""
    points: float | None = None
    """What it means in points, or its price."""


class VerdictDecision(Value, frozen=True):
    """A choice that was made, with what else there was."""

    chosen: Choice
    best: Choice
    choices: tuple[Choice, ...]
    """The best first; the chosen one is among them."""
    reason: str
    """The key of a sentence about the best choice."""
    params: dict[str, str | int] = msgspec.field(default_factory=dict)
    dice: tuple[int, ...] = ()
    """What the dice showed, where there are dice."""
    borders: tuple[tuple[str, str], ...] = ()
    """Pairs of neighbours on a map that one should have known."""
    view: Any = None
    """What the seat saw when it had to choose; in a race, when it was over."""


class Result(Value, frozen=True):
    """What came of a puzzle."""

    got: float
    best: float
    share: float
    """How near to the best, from 0 to 1."""
    grade: int
    """2: as good as the best; 1: nearly; 0: not."""


class Judged(Value, frozen=True):
    """A puzzle that was played to its end."""

    result: Result
    decisions: tuple[VerdictDecision, ...]
    took: int
    """Milliseconds between what was shown last and the first answer to it."""
    ended: int
    """When it was done, in milliseconds since the game began."""


Judge = Callable[[Game[Any, Any, Any], Any, Sequence[Event[Any]], int], Judged | None]
"""Judges what a seat did in a game from a state on; None: it is not over."""


@dataclass(frozen=True)
class Puzzles:
    """The puzzles of one game."""

    kinds: tuple[str, ...]
    """Of the puzzles of a day, in their order."""
    bots: tuple[str, ...]
    """Who played the games, seat by seat; whoever takes over plays on with these."""
    levels: tuple[str, ...]
    """The bots that people are compared with, the weakest first."""
    least: int
    """Milliseconds: no person answers sooner than that what was shown."""
    options: Callable[[int], dict[str, Any]]
    """Returns what is played on a day, given its number: the options that are not as usual, as JSON."""
    find: Callable[[Game[Any, Any, Any], str, Any, str], Puzzle | None]
    """Returns the puzzle of this kind in the game with these options and this secret, proven; None: there is
    none in it that is worth asking."""
    judge: Judge
    stock: Callable[[], bytes]
    """Returns the puzzles that come with the game, for practice (see `hranice.daily.practice_puzzles`)."""
