"""Measures how fair boards are to one another.

Equal players get one board each; every order of the boards around the table and every starting player comes
equally often, so what is left is the boards' own strength. A shared victory counts in parts.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations

from hranice.games.border.rules.board import Board

PLAYERS = 4
"""At a full table."""

Engine = Callable[[Sequence[Board], int], Sequence[float]]
"""Plays so many games, a multiple of the seats, between boards by seat, each of which begins equally often;
returns the victories of each seat."""


@dataclass
class Tally:
    """What came of games."""

    games: int = 0
    wins: dict[str, float] = field(default_factory=dict)
    """Victories of each board."""
    played: dict[str, int] = field(default_factory=dict)
    """Games of each board."""

    @classmethod
    def of(cls, tallies: Iterable["Tally"]) -> "Tally":
        """Return the sum of tallies."""
        total = cls()
        for tally in tallies:
            total.games += tally.games
            for name, wins in tally.wins.items():
                total.wins[name] = total.wins.get(name, 0.0) + wins
                total.played[name] = total.played.get(name, 0) + tally.played[name]
        return total

    def play(self, engine: Engine, boards: Sequence[Board], games: int) -> None:
        """Have so many games played between boards by seat, and count."""
        self.games += games
        for board, wins in zip(boards, engine(boards, games), strict=True):
            self.played[board.name] = self.played.get(board.name, 0) + games
            self.wins[board.name] = self.wins.get(board.name, 0.0) + wins

    def turned(self, engine: Engine, boards: Sequence[Board], players: int, games: int) -> None:
        """Play at least so many games, of every order of boards and every starter the same number."""
        around = orders(boards, players)
        each = -(-games // (len(around) * players)) * players
        for order in around:
            self.play(engine, order, each)

    def share(self, name: str) -> float:
        """Return which part of its games a board has won."""
        return self.wins[name] / self.played[name]


def orders(boards: Sequence[Board], players: int) -> list[tuple[Board, ...]]:
    """Return every order of boards around a table, each once, whoever has the first seat."""
    return [(some[0], *rest) for some in combinations(boards, players) for rest in permutations(some[1:])]


def measure(engine: Engine, boards: Sequence[Board], players: int, games: int) -> Tally:
    """Play at least so many games between boards, evenly turned; return the tally."""
    tally = Tally()
    tally.turned(engine, boards, players, games)
    return tally
