"""What clients are told of the daily deal, over HTTP, as JSON."""

from typing import Any

from hranice.daily.contract import Result, VerdictDecision
from hranice.game import Value


class BotStanding(Value, frozen=True):
    """How near to the best a bot came in all puzzles of a game."""

    name: str
    share: float


class DayStanding(Value, frozen=True):
    """Where somebody stands who has done all puzzles of a game."""

    share: float
    """How near to the best, from 0 to 1, in the mean of the puzzles."""
    better_than: float
    """The part of those compared whom one beat or equalled; 0 where there is nobody else."""
    bots: tuple[BotStanding, ...]
    """The weakest first."""
    counted: bool
    """Whether one is compared: not for practice, an earlier day, or what came faster than a person can."""


class DayPuzzle(Value, frozen=True):
    """A puzzle, as somebody has it before them."""

    kind: str
    code: str | None = None
    """One's own table, once it is opened."""
    result: Result | None = None


class DayGame(Value, frozen=True):
    """The puzzles of a game on a day."""

    game: str
    options: Any
    """What is not as usual, such as the map."""
    puzzles: tuple[DayPuzzle, ...]
    played: int
    """So many people are compared."""
    standing: DayStanding | None = None


class Day(Value, frozen=True):
    """A day of the daily deal."""

    day: str
    practice: bool
    """It is played without a server, and never compared with others."""
    ends: int
    """Milliseconds since the epoch."""
    commitment: str
    """The SHA-256 of the text that is opened when the day is over, told on the day before."""
    next_commitment: str | None
    opened: str | None
    games: tuple[DayGame, ...]


class ListedDay(Value, frozen=True):
    """A day in the calendar."""

    day: str
    games: tuple[str, ...]
    done: tuple[str, ...]
    """Games all of whose puzzles one has done."""


class PuzzleOpened(Value, frozen=True):
    """One's own table for a puzzle."""

    code: str
    seat: int
    kind: str


class Verdict(Value, frozen=True):
    """What came of a puzzle, and what each choice was worth."""

    result: Result
    kind: str
    seat: int
    decisions: tuple[VerdictDecision, ...]
    options: Any = None
    """What is played, as an update tells it."""
    counted: bool = True
    """Whether it is compared with others."""
