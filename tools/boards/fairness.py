"""Measures how fair boards are to one another, and chooses four that are.

Equal players get one board each; every order of the boards around the table and every starting player comes
equally often, so what is left is the boards' own strength. A shared victory counts in parts.

Choosing is successive halving, twice. First all candidates play some games in ever new company of four; the
half nearest to an even share of victories plays as many games again, and so on until sixteen are left. But
a board that is average among many need not be so among three others: so every two of these sixteen meet,
and of all foursomes those go on that promise to be even by these duels and by their ratings. They play among
themselves, at tables of two, three and four; the more even half plays on, until one is left. Even so the
figures that led to a choice flatter it: only a measurement with a fresh seed tells how fair it is.
"""

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, cycle, islice, permutations

from hranice.games.border.rules.board import Board

TABLES = (2, 3, 4)
PLAYERS = TABLES[-1]
FINALISTS = 16
FOURSOMES = 64
"""So many of the foursomes of finalists play among themselves."""

Turn = tuple[Sequence[Board], int]
"""The boards by seat, and the seat that begins."""
Engine = Callable[[Sequence[Board], int], Sequence[float]]
"""Plays one game of a turn; returns each seat's share of the victory."""
Progress = Callable[[int], object]
"""Is told how many more games are done."""


@dataclass
class Tally:
    """What came of games."""

    games: int = 0
    wins: dict[str, float] = field(default_factory=dict)
    """Victories of each board."""
    played: dict[str, int] = field(default_factory=dict)
    """Games of each board."""
    starter_wins: float = 0.0

    @classmethod
    def of(cls, tallies: Iterable["Tally"]) -> "Tally":
        """Return the sum of tallies."""
        total = cls()
        for tally in tallies:
            total.games += tally.games
            total.starter_wins += tally.starter_wins
            for name, wins in tally.wins.items():
                total.wins[name] = total.wins.get(name, 0.0) + wins
                total.played[name] = total.played.get(name, 0) + tally.played[name]
        return total

    def play(self, engine: Engine, turns: Iterable[Turn], progress: Progress) -> None:
        """Play turns and count."""
        for boards, starter in turns:
            shares = engine(boards, starter)
            self.games += 1
            self.starter_wins += shares[starter]
            for board, share in zip(boards, shares, strict=True):
                self.played[board.name] = self.played.get(board.name, 0) + 1
                self.wins[board.name] = self.wins.get(board.name, 0.0) + share
            progress(1)

    def share(self, name: str) -> float:
        """Return which part of its games a board has won."""
        return self.wins[name] / self.played[name]

    def unevenness(self) -> float:
        """Return how far apart the luckiest and the unluckiest board are."""
        shares = [self.share(name) for name in self.wins]
        return max(shares) - min(shares)


def one_cycle(boards: Sequence[Board], players: int) -> list[Turn]:
    """Return every order of boards around the table with every starter, each once."""
    return [(order, starter) for order in permutations(boards, players) for starter in range(players)]


def measure(engine: Engine, boards: Sequence[Board], players: int, games: int, progress: Progress) -> Tally:
    """Return the tally of so many games between boards, evenly turned."""
    tally = Tally()
    tally.play(engine, islice(cycle(one_cycle(boards, players)), games), progress)
    return tally


def choose(
    engine: Engine, candidates: Sequence[Board], games: int, seed: int, progress: Progress
) -> tuple[tuple[Board, ...], dict[int, Tally]]:
    """Return four of the candidates, and by size of the table the tallies that led to the choice.

    Each round of the halvings has so many games. The seed decides who meets whom, the engine the rest.
    """
    rng = random.Random(seed)
    ratings, left = Tally(), list(candidates)
    while True:
        ratings.play(engine, _in_new_company(left, games, rng), progress)
        left.sort(key=lambda board: abs(ratings.share(board.name) - 1 / PLAYERS))
        if len(left) <= FINALISTS:
            break
        left = left[: max(FINALISTS, len(left) // 2)]
    left.sort(key=candidates.index)
    promising = _promises(engine, left, ratings, games, progress)
    foursomes = [_Foursome(four) for four in sorted(promising, key=promising.__getitem__)[:FOURSOMES]]
    while len(foursomes) > 1:
        for foursome in foursomes:
            foursome.play(engine, games // len(foursomes), progress)
        foursomes.sort(key=_Foursome.unevenness)
        foursomes = foursomes[: len(foursomes) // 2]
    return foursomes[0].boards, foursomes[0].tallies


def _promises(
    engine: Engine, finalists: Sequence[Board], ratings: Tally, games: int, progress: Progress
) -> dict[tuple[Board, ...], float]:
    """Return how uneven each foursome is expected to be, after duels of every two of the finalists."""
    pairs = list(combinations(finalists, 2))
    duels = {pair: measure(engine, pair, 2, games // len(pairs), progress) for pair in pairs}
    promises = {}
    for four in combinations(finalists, PLAYERS):
        met = Tally.of(duels[pair] for pair in combinations(four, 2))
        shares = [ratings.share(board.name) for board in four]
        promises[four] = max(2 * met.unevenness(), PLAYERS * (max(shares) - min(shares)))
    return promises


def _in_new_company(boards: Sequence[Board], games: int, rng: random.Random) -> Iterator[Turn]:
    """Yield at least so many turns, in which boards meet in ever new foursomes."""
    while games > 0:
        mixed = rng.sample(boards, len(boards) - len(boards) % PLAYERS)
        for first in range(0, len(mixed), PLAYERS):
            everybody = one_cycle(mixed[first : first + PLAYERS], PLAYERS)
            games -= len(everybody)
            yield from everybody


class _Foursome:
    """Four boards that might be the ones."""

    def __init__(self, boards: tuple[Board, ...]) -> None:
        self.boards = boards
        self.tallies = {players: Tally() for players in TABLES}
        self._turns = {players: cycle(one_cycle(boards, players)) for players in TABLES}

    def play(self, engine: Engine, games: int, progress: Progress) -> None:
        """Play so many games, the same number at tables of each size."""
        for players, tally in self.tallies.items():
            tally.play(engine, islice(self._turns[players], games // len(TABLES)), progress)

    def unevenness(self) -> float:
        """Return how uneven the boards are, in parts of an even share, at the table that shows it most."""
        return max(players * tally.unevenness() for players, tally in self.tallies.items())
