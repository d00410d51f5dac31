"""How a game looks to a learner: a fixed list of small acts, and a row of numbers for each seat."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any, Generic

import numpy as np
from numpy.typing import NDArray

from hranice.game import Game, MoveT, StateT

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


def one_hot(number: int, of: int) -> Floats:
    """Return zeros with a one in the given place; all zeros for -1, which is nothing."""
    row = np.zeros(of, np.float32)
    if number >= 0:
        row[number] = 1
    return row


def marked(numbers: Iterable[int], of: int) -> Floats:
    """Return zeros with ones in the given places."""
    row = np.zeros(of, np.float32)
    row[list(numbers)] = 1
    return row


def scaled(numbers: Iterable[float]) -> Floats:
    """Return numbers as they are, those beyond -1 and 1 cut off there."""
    return np.array([min(1.0, max(-1.0, number)) for number in numbers], np.float32)
