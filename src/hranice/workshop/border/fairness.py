"""Measures how fair boards are to one another, and chooses four that are.

Bots play with one board each; every order of the boards around the table and every starting player comes
equally often, so what is left is the boards' own strength. A shared victory counts in parts. The same
seed gives the same games and the same figures.

Choosing is successive halving, twice. First all candidates play some games in ever new company, the half
nearest to an even share of victories plays twice as many more, and so on until eight are left. But a board
that is average among many need not be so among three others: so the likeliest foursomes of these eight
play among themselves, the more even half twice as many games more, and so on until one is left. Even so
the figures that led to a choice flatter it: only a measurement with a fresh seed says how fair the four
are.
"""

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations, cycle, islice, permutations

from hranice.border import BORDER
from hranice.border.board import Board, Geography
from hranice.border.state import Options
from hranice.bots import make_bot
from hranice.game import Drawn, Moved, Standing

PLAYERS = 4
FINALISTS = 8
FOURSOMES = 16

CYCLE = 24
"""In how many orders four boards can lie around the table."""

Turn = tuple[Sequence[Board], int]
"""The boards by seat, and the seat that begins."""
Progress = Callable[[int], object]
"""Is told how many more games are done."""


def _quiet(_: int) -> None:
    """Tell nobody."""


@dataclass(frozen=True)
class Plan:
    """Who plays how many games, and by which chance."""

    bot: str = "greedy"
    games: int = 24_000
    seed: int = 1


@dataclass
class Tally:
    """What came of games, counted exactly."""

    games: int = 0
    wins: dict[str, Fraction] = field(default_factory=dict)
    """Victories of each board."""
    played: dict[str, int] = field(default_factory=dict)
    """Games of each board."""
    starter_wins: Fraction = Fraction(0)

    def count(self, names: Sequence[str], starter: int, standing: Standing) -> None:
        """Add one game, the boards given by seat."""
        self.games += 1
        part = Fraction(1, len(standing.winners))
        for seat, name in enumerate(names):
            self.played[name] = self.played.get(name, 0) + 1
            self.wins[name] = self.wins.get(name, Fraction(0)) + part * (seat in standing.winners)
        self.starter_wins += part * (starter in standing.winners)

    def share(self, name: str) -> float:
        """Return which part of its games a board has won."""
        return float(self.wins[name] / self.played[name])

    def unevenness(self, boards: Iterable[Board]) -> float:
        """Return how far apart the luckiest and the unluckiest of some boards are."""
        shares = [self.share(board.name) for board in boards]
        return max(shares) - min(shares)


class Arena:
    """A table for boards of one geography, with the same bot on every chair. Counts what it plays."""

    def __init__(self, geography: Geography, bot: str, seed: int, progress: Progress) -> None:
        make_bot(BORDER, bot, 0)  # an unknown one is refused before anything is played
        self.tally = Tally()
        self._geography = geography
        self._bot = bot
        self._rng = random.Random(seed)
        self._progress = progress
        self._options: dict[tuple[str, ...], Options] = {}

    def play(self, turns: Iterable[Turn]) -> None:
        """Play a game for every turn."""
        for boards, starter in turns:
            names = [board.name for board in boards]
            self.tally.count(names, starter, self._played(boards, starter))
            self._progress(1)

    def in_new_company(self, boards: Sequence[Board], games: int) -> Iterator[Turn]:
        """Yield at least so many turns, in which boards meet in ever new foursomes."""
        while games > 0:
            mixed = self._rng.sample(boards, len(boards) - len(boards) % PLAYERS)
            for first in range(0, len(mixed), PLAYERS):
                everybody = one_cycle(mixed[first : first + PLAYERS], PLAYERS)
                games -= len(everybody)
                yield from everybody

    def _played(self, boards: Sequence[Board], starter: int) -> Standing:
        bots = [make_bot(BORDER, self._bot, self._rng.getrandbits(63)) for _ in boards]
        state, _ = BORDER.play(BORDER.setup(self._options_for(boards), len(boards)), Drawn((starter,)))
        while due := BORDER.due(state):
            if due.chance is not None:
                outcome = tuple(self._rng.randrange(bound) for bound in due.chance.bounds)
                state, _ = BORDER.play(state, Drawn(outcome))
            else:
                seat = due.seats[0]
                move = bots[seat].choose(BORDER.redact(state, seat), seat).move
                state, _ = BORDER.play(state, Moved(seat, move))
        return BORDER.standing(state)

    def _options_for(self, boards: Sequence[Board]) -> Options:
        """Return the options for boards by seat, kept for a while: they hold what was compiled of boards."""
        names = tuple(board.name for board in boards)
        if names not in self._options:
            if len(self._options) >= CYCLE:
                self._options.clear()
            self._options[names] = Options(self._geography, tuple(boards), names)
        return self._options[names]


def one_cycle(boards: Sequence[Board], players: int) -> list[Turn]:
    """Return every order of boards around the table with every starter, each once."""
    return [(order, starter) for order in permutations(boards, players) for starter in range(players)]


def measure(
    geography: Geography, boards: Sequence[Board], players: int, plan: Plan, progress: Progress = _quiet
) -> Tally:
    """Return the tally of the plan's number of games between boards, evenly turned."""
    arena = Arena(geography, plan.bot, plan.seed, progress)
    arena.play(islice(cycle(one_cycle(boards, players)), plan.games))
    return arena.tally


def choose(
    geography: Geography, candidates: Sequence[Board], plan: Plan, progress: Progress = _quiet
) -> list[tuple[Board, float]]:
    """Return four of the candidates with the shares of victories that led to the choice.

    Each round of the halvings has the plan's number of games.
    """
    arena = Arena(geography, plan.bot, plan.seed, progress)
    left = list(candidates)
    while True:
        arena.play(arena.in_new_company(left, plan.games))
        left.sort(key=lambda board: abs(arena.tally.share(board.name) - 1 / PLAYERS))
        if len(left) <= FINALISTS:
            break
        left = left[: max(FINALISTS, len(left) // 2)]
    fours = sorted(combinations(left, PLAYERS), key=arena.tally.unevenness)[:FOURSOMES]
    return _most_even(
        fours, lambda number: Arena(geography, plan.bot, plan.seed + number, progress), plan.games
    )


def _most_even(
    fours: Sequence[Sequence[Board]], arena: Callable[[int], Arena], games: int
) -> list[tuple[Board, float]]:
    """Return the boards of the foursome that shares its victories most evenly."""
    left = [
        (four, arena(number), cycle(one_cycle(four, PLAYERS))) for number, four in enumerate(fours, start=1)
    ]
    while True:
        for _, own, turns in left:
            own.play(islice(turns, games // len(left)))
        left.sort(key=lambda entry: entry[1].tally.unevenness(entry[0]))
        left = left[: max(1, len(left) // 2)]
        if len(left) == 1:
            four, own, _ = left[0]
            return [(board, own.tally.share(board.name)) for board in four]
