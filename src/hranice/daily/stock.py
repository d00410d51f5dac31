"""The stock: puzzles that come with a game, for practice where there is no server.

Their secrets are numbers that anybody can read, so nobody is compared by them.
"""

import hashlib

import msgspec

from hranice.daily.contract import Puzzle
from hranice.game import Value


class StockedDay(Value, frozen=True):
    """The puzzles of a game on one day: what is played on, and each as (number, begins, seat)."""

    options: dict[str, str | int]
    puzzles: tuple[tuple[int, int, int], ...]


class Stock(Value, frozen=True):
    """What a game brings."""

    rules: str
    days: tuple[StockedDay, ...]


def read_stock(data: bytes) -> Stock:
    """Return what a file holds."""
    return msgspec.json.decode(data, type=Stock)


def practice_secret(number: int) -> str:
    """Return the secret of a game for practice."""
    return hashlib.sha256(f"hranice practice {number}".encode()).hexdigest()


def stocked(day: StockedDay, kinds: tuple[str, ...]) -> tuple[Puzzle, ...]:
    """Return the puzzles of a day."""
    return tuple(
        Puzzle(kind, practice_secret(number), begins, seat)
        for kind, (number, begins, seat) in zip(kinds, day.puzzles, strict=True)
    )
