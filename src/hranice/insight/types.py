"""The values of hints and analyses: one definition for the page, the command line and the documents."""

from typing import Any, Literal

from hranice.game import Value

Cause = Literal["start", "luck", "choice", "speed", "others"]
"""Why an expectation changed.

start: it is the first one
luck: dice or cards came better or worse than they do on average
choice: the player chose less than the best (or more: the expert may err)
speed: somebody was faster, in a race
others: what the others did, and what nobody could foresee
"""


class Advice(Value, frozen=True):
    """A move, and what may be expected of it."""

    move: Any
    """A move of the game."""
    points: float
    """Points at the end of the game; in a game about prices, the price if the move is made at once."""
    victory: float | None = None
    """The chance of victory, from 0 to 1; None where it is not estimated."""
    fields: tuple[int, ...] = ()
    """All places that belong to it, those included that are taken already, where a choice has several."""


class Hint(Value, frozen=True):
    """The best moves of a seat, the best one first."""

    seat: int
    advice: tuple[Advice, ...]


class Ledger(Value, frozen=True):
    """What came of a player's expectation, and why: `start` and the four causes add up to `result`.

    Costs are negative. Of an unfinished game the result is what is expected at its last event.
    """

    start: float
    luck: float
    choice: float
    speed: float
    others: float
    result: float


class SeatAnalysis(Value, frozen=True):
    """One player's game."""

    seat: int
    name: str
    bot: str | None
    points: Ledger
    """In points, or in money."""
    victory: Ledger | None
    """In chances of victory, from 0 to 1; None where they are not estimated."""
    decisions: int
    flawless: int
    """Decisions that cost nothing."""


class Point(Value, frozen=True):
    """Where everybody stood after an event of the record."""

    number: int
    """That of the event."""
    round: int
    cause: Cause
    seat: int | None
    """Whose dice or choice it was."""
    points: tuple[float, ...]
    """What each seat may expect at the end."""
    victory: tuple[float, ...]
    """The same in chances of victory; empty where they are not estimated."""


class Decision(Value, frozen=True):
    """A choice, the best one, and what lies between them."""

    number: int
    """That of the event; of a choice in several moves, that of the first."""
    round: int
    seat: int
    chosen: Any
    """A move, or what the game's analysis makes of several moves that are one choice."""
    best: Any
    lost: float
    """In points, or in money; less than 0 where the choice promised more of them, if not of the victory."""
    lost_victory: float | None = None
    dice: tuple[int, ...] = ()
    """What the dice showed, where there are dice."""
    borders: tuple[tuple[str, str], ...] = ()
    """Pairs of neighbours on a map that explain the choice: whoever forgets that any one of these pairs has
    borders in common would think the choice at least as good as the best."""


class Analysis(Value, frozen=True):
    """A whole game, understood."""

    game: str
    finished: bool
    seats: tuple[SeatAnalysis, ...]
    course: tuple[Point, ...]
    """The first is the start; every event that changed an expectation follows."""
    decisions: tuple[Decision, ...]
    """All of them, in their order."""


class Progress(Value, frozen=True):
    """How far an analysis is."""

    done: int
    of: int
