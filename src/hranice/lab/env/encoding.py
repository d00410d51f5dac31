"""How a game looks to a learner: a fixed list of small acts, and a row of numbers for each seat."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any, ClassVar, Generic

import numpy as np
from numpy.typing import NDArray

from hranice.game import Game, MoveT, StateT
from hranice.plugins import GAMES

Floats = NDArray[np.float32]


class Encoding(ABC, Generic[StateT, MoveT]):
    """One game with its options and number of seats.

    A move with many parts is made act by act: what is made so far is a *draft*, itself a legal move. So the
    acts are few although the moves are thousands.
    """

    game: Game[StateT, MoveT, Any]
    options: Any
    seats: int
    acts: int
    """Acts are numbered 0 … acts-1."""
    length: int
    """How many numbers an observation has, each between -1 and 1."""
    tick: int = 0
    """Milliseconds from one act to the next in a race, where act 0 is waiting; 0: time does not matter."""
    longest: int
    """No game has more acts than this."""
    sides: int
    """No single draw of its chances has more outcomes than this."""

    opponent: ClassVar[str] = "random"
    """The bot that a learner meets where none is named."""

    @abstractmethod
    def __init__(self, seats: int, options: Any = None, tick: int = 250) -> None:
        """Encode a game for so many seats; without options with the usual ones, in a race with this tick."""

    @abstractmethod
    def legal(self, state: StateT, seat: int, draft: MoveT | None) -> list[int]:
        """Return the acts of a due seat, ascending. There is always one."""

    @abstractmethod
    def take(self, state: StateT, seat: int, draft: MoveT | None, act: int) -> tuple[MoveT | None, bool]:
        """Return the move after a legal act, and whether it is complete. No move: the seat waits."""

    @abstractmethod
    def observe(self, state: StateT, seat: int, draft: MoveT | None, now: int) -> Floats:
        """Return what a seat may know, from where it sits: it comes first, then clockwise."""

    @abstractmethod
    def act_name(self, act: int) -> str:
        """Return an act in words."""

    @abstractmethod
    def text(self, state: StateT) -> str:
        """Return a position in a few lines, as a spectator sees it."""

    @abstractmethod
    def svg(self, state: StateT) -> str:
        """Return a position as a picture, as a spectator sees it."""


def encoding_of(game: str, seats: int, options: Any = None, tick: int = 250) -> Encoding[Any, Any]:
    """Return a game for learners. Raises `ValueError` for what makes no game, in one line.

    `tick` is how many milliseconds pass from act to act in a race.
    """
    offered = encodings()
    if game not in offered:
        raise ValueError(f"there is no game “{game}”; there is {', '.join(offered)}")
    if options is not None and not isinstance(options, GAMES[game].options_type):
        raise ValueError(f"these are no options of {game}: {type(options).__name__}")
    return offered[game](seats, options, tick)


def encodings() -> dict[str, type[Encoding[Any, Any]]]:
    """Return all games for learners, by name."""
    return {name: made for name, game in GAMES.items() if (made := game.parts.encoding()) is not None}


def one_hot(number: int, of: int) -> Floats:
    """Return zeros with a one in the given place; all zeros for -1, which is nothing."""
    return marked([] if number < 0 else [number], of)


def marked(numbers: Iterable[int], of: int) -> Floats:
    """Return zeros with ones in the given places."""
    row = np.zeros(of, np.float32)
    row[list(numbers)] = 1
    return row


def scaled(numbers: Iterable[float]) -> Floats:
    """Return numbers as they are, those beyond -1 and 1 cut off there."""
    return np.array([min(1.0, max(-1.0, number)) for number in numbers], np.float32)
