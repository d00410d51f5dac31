"""The stock: puzzles that come with the games, for practice where there is no server.

Their secrets are numbers that anybody can read, so nobody is compared by them. `tools.dailies` finds and
proves them as a server does its own.
"""

import hashlib

import msgspec

from hranice.daily.contract import Puzzle, Puzzles
from hranice.daily.dates import number_of
from hranice.daily.making import MadeDay, MadeGame, Prepared, made_day, made_games
from hranice.game import Value


class StockedPuzzle(Value, frozen=True, array_like=True):
    """A puzzle by the number of its game."""

    number: int
    begins: int
    seat: int
    levels: tuple[float, ...]
    """The shares of the bots that take it over, the weakest first."""


class StockedDay(Value, frozen=True):
    """The puzzles of a game on one day."""

    options: dict[str, str | int]
    puzzles: tuple[StockedPuzzle, ...]


class Stock(Value, frozen=True):
    """What a game brings; after the last day the first one comes again."""

    rules: str
    days: tuple[StockedDay, ...]


def practice_secret(number: int) -> str:
    """Return the secret of a game for practice."""
    return hashlib.sha256(f"hranice practice {number}".encode()).hexdigest()


def practice_day(day: str) -> MadeDay:
    """Return the puzzles for practice on a day; the games in them are still to be played."""

    def taken(_: object, puzzles: Puzzles) -> MadeGame:
        stock = msgspec.json.decode(puzzles.stock(), type=Stock)
        stocked = stock.days[number_of(day) % len(stock.days)]
        ready = tuple(
            _prepared(puzzles, kind, puzzle)
            for kind, puzzle in zip(puzzles.kinds, stocked.puzzles, strict=True)
        )
        return MadeGame(stock.rules, stocked.options, puzzles.bots, ready)

    return made_day(day, made_games(taken))


def _prepared(puzzles: Puzzles, kind: str, stocked: StockedPuzzle) -> Prepared:
    puzzle = Puzzle(kind, practice_secret(stocked.number), stocked.begins, stocked.seat)
    return Prepared(puzzle, dict(zip(puzzles.levels, stocked.levels, strict=True)))
