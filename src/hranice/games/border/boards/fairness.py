"""Measures how fair boards are to one another, and chooses four that are.

Equal players get one board each; every order of the boards around the table and every starting player comes
equally often, so what is left is the boards' own strength. A shared victory counts in parts.

Choosing is successive halving, twice. First all candidates play some games in ever new company of four; the
half nearest to an even share of victories plays as many games again, and so on until few are left. But a
board that is average among many need not be so among three others: so every two of these finalists meet,
and of all foursomes those go on that promise to be even by these duels and by their ratings. They play among
themselves, at tables of two, three and four; the more even half plays on, until one is left. Even so the
figures that led to a choice flatter it: only a measurement with a fresh seed tells how fair it is.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations
from random import Random
from typing import NamedTuple

from hranice.games.border.rules.board import Board

TABLES = (2, 3, 4)
PLAYERS = TABLES[-1]

Engine = Callable[[Sequence[Board], int], Sequence[float]]
"""Plays so many games, a multiple of the seats, between boards by seat, each of which begins equally often;
returns the victories of each seat."""


class Effort(NamedTuple):
    """How thoroughly boards are chosen."""

    games: int
    """In every round of both halvings."""
    finalists: int = 16
    foursomes: int = 64
    """So many of the foursomes of finalists play among themselves."""


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

    def unevenness(self) -> float:
        """Return how far apart the luckiest and the unluckiest board are."""
        shares = [self.share(name) for name in self.wins]
        return max(shares) - min(shares)


def orders(boards: Sequence[Board], players: int) -> list[tuple[Board, ...]]:
    """Return every order of boards around a table, each once, whoever has the first seat."""
    return [(some[0], *rest) for some in combinations(boards, players) for rest in permutations(some[1:])]


def measure(engine: Engine, boards: Sequence[Board], players: int, games: int) -> Tally:
    """Play at least so many games between boards, evenly turned; return the tally."""
    tally = Tally()
    tally.turned(engine, boards, players, games)
    return tally


def choose(engine: Engine, candidates: Sequence[Board], effort: Effort, seed: int) -> list[tuple[Board, ...]]:
    """Return foursomes of the candidates, those first that such an effort finds most even.

    The seed decides who meets whom, the engine the rest.
    """
    ratings = Tally()
    finalists = _rated(engine, candidates, effort, ratings, Random(seed))
    promising = _promises(engine, finalists, ratings, effort.games)
    best = sorted(promising, key=promising.__getitem__)[: effort.foursomes]
    foursomes = [_Foursome(four) for four in best]
    playing = len(foursomes)
    while playing > 1:
        for foursome in foursomes[:playing]:
            foursome.play(engine, effort.games // playing)
        foursomes[:playing] = sorted(foursomes[:playing], key=_Foursome.unevenness)
        playing //= 2
    return [foursome.boards for foursome in foursomes]


def _rated(
    engine: Engine, candidates: Sequence[Board], effort: Effort, ratings: Tally, chance: Random
) -> list[Board]:
    """Return the finalists in the order of the candidates: those nearest to an even share of victories."""
    left = list(candidates)
    while True:
        enough = ratings.games + effort.games
        while ratings.games < enough:
            mixed = sorted(left, key=lambda _: chance.random())
            for first in range(0, len(mixed) - PLAYERS + 1, PLAYERS):
                ratings.turned(engine, mixed[first : first + PLAYERS], PLAYERS, PLAYERS)
        left.sort(key=lambda board: abs(ratings.share(board.name) - 1 / PLAYERS))
        if len(left) <= effort.finalists:
            return sorted(left, key=candidates.index)
        left = left[: max(effort.finalists, len(left) // 2)]


def _promises(
    engine: Engine, finalists: Sequence[Board], ratings: Tally, games: int
) -> dict[tuple[Board, ...], float]:
    """Return how uneven each foursome is expected to be, after duels of every two of the finalists."""
    pairs = list(combinations(finalists, 2))
    duels = {pair: measure(engine, pair, 2, games // len(pairs)) for pair in pairs}
    promises = {}
    for four in combinations(finalists, PLAYERS):
        met = Tally.of(duels[pair] for pair in combinations(four, 2))
        shares = [ratings.share(board.name) for board in four]
        promises[four] = max(2 * met.unevenness(), PLAYERS * (max(shares) - min(shares)))
    return promises


class _Foursome:
    """Four boards that might be the ones."""

    def __init__(self, boards: tuple[Board, ...]) -> None:
        self.boards = boards
        self.tallies = {players: Tally() for players in TABLES}

    def play(self, engine: Engine, games: int) -> None:
        """Play about so many games, the same number at tables of each size."""
        for players, tally in self.tallies.items():
            tally.turned(engine, self.boards, players, games // len(TABLES))

    def unevenness(self) -> float:
        """Return how uneven the boards are, in parts of an even share, at the table that shows it most."""
        return max(players * tally.unevenness() for players, tally in self.tallies.items())
