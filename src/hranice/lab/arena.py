"""A round robin between bots: who beats whom, by how much, and how sure that is."""

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from itertools import permutations
from math import sqrt
from random import Random
from typing import Any

from openskill.models import PlackettLuce

from hranice.game import Game
from hranice.lab.playing import play_game
from hranice.lab.simulate import leave_ctrl_c

_CHUNK = 10
_SURE = 1.96
"""Standard errors to either side of a mean that hold the truth in 95 of 100 cases."""


@dataclass(frozen=True)
class Tournament:
    """Who plays whom: every bot once against every other one, which takes all other seats.

    With two seats a pairing is the same the other way round and is played once. The seat of the single bot
    goes round from game to game; boards and whoever begins are drawn anew each time.
    """

    game: Game[Any, Any, Any]
    options: Any
    bots: tuple[str, ...]
    seats: int
    games: int
    """Of each pairing."""
    seed: int

    def pairings(self) -> list[tuple[int, int]]:
        """Return pairs of places among the bots: the single one, and the one in all other seats."""
        pairs = permutations(range(len(self.bots)), 2)
        return [(one, rest) for one, rest in pairs if self.seats > 2 or one < rest]

    def matches(self) -> list["Match"]:
        """Return all games in a mixed order, so that ratings do not depend on who is met first."""
        found = [Match(*pair, number) for pair in self.pairings() for number in range(self.games)]
        Random(self.seed).shuffle(found)
        return found

    def play(self, match: "Match") -> "Outcome":
        """Play one game. The same match is always the same game."""
        seat = match.number % self.seats
        seated = tuple(match.one if place == seat else match.rest for place in range(self.seats))
        names = tuple(self.bots[bot] for bot in seated)
        number = 1 + match.number + self.games * (match.one * len(self.bots) + match.rest)
        winners = play_game(self.game, self.options, names, self.seed, number).standing.winners
        return Outcome(match, seat, seated, winners)


@dataclass(frozen=True)
class Match:
    """One game: which bot sits alone, which one in all other seats, and the how-manieth of theirs it is."""

    one: int
    rest: int
    number: int


@dataclass(frozen=True)
class Outcome:
    """How a game ended."""

    match: Match
    seat: int
    """Of the single bot."""
    seated: tuple[int, ...]
    """By seat which bot sat there."""
    winners: tuple[int, ...]

    @property
    def share(self) -> float:
        """The share of the victory of the single bot."""
        return (self.seat in self.winners) / len(self.winners)


@dataclass
class Share:
    """A mean share of victories, with how far it may be off."""

    games: int = 0
    total: float = 0.0

    def add(self, share: float) -> None:
        """Count one game."""
        self.games += 1
        self.total += share

    @property
    def mean(self) -> float:
        """The mean share."""
        return self.total / self.games

    @property
    def error(self) -> float:
        """Half the width of the 95 % interval.

        Reckoned as if there were two victories and two defeats more (Agresti and Coull), so that it stays
        honest when nearly all games end alike.
        """
        games = self.games + 4
        share = (self.total + 2) / games
        return _SURE * sqrt(share * (1 - share) / games)


@dataclass
class Table:
    """The cross table and the ratings, as far as games have been played."""

    bots: tuple[str, ...]
    seats: int
    cells: dict[tuple[int, int], Share] = field(default_factory=dict)
    """By the single bot and the one in all other seats."""

    def __post_init__(self) -> None:
        self._model = PlackettLuce()
        self._ratings = [self._model.rating(name=name) for name in self.bots]

    def count(self, outcome: Outcome) -> None:
        """Add one game to the cross table and let it move the ratings."""
        match = outcome.match
        self.cells.setdefault((match.one, match.rest), Share()).add(outcome.share)
        if self.seats == 2:
            self.cells.setdefault((match.rest, match.one), Share()).add(1 - outcome.share)
        self._rate(outcome)

    def _rate(self, outcome: Outcome) -> None:
        teams = [[self._model.rating(*self.rating(bot))] for bot in outcome.seated]
        ranks = [float(seat not in outcome.winners) for seat in range(self.seats)]
        moved = self._model.rate(teams, ranks=ranks)
        for bot in set(outcome.seated):
            # A bot in several seats is one player: it moves by what its seats move on average.
            mine = [team[0] for team, other in zip(moved, outcome.seated, strict=True) if other == bot]
            self._ratings[bot].mu = sum(rating.mu for rating in mine) / len(mine)
            self._ratings[bot].sigma = sum(rating.sigma for rating in mine) / len(mine)

    def rating(self, bot: int) -> tuple[float, float]:
        """Return a bot's rating and its standard deviation."""
        return self._ratings[bot].mu, self._ratings[bot].sigma

    def ladder(self) -> list[tuple[str, float, float]]:
        """Return the bots from the best down: name, rating, half the width of its 95 % interval."""
        rated = [(name, *self.rating(bot)) for bot, name in enumerate(self.bots)]
        return [(name, mu, _SURE * sigma) for name, mu, sigma in sorted(rated, key=lambda row: -row[1])]


def hold(tournament: Tournament, jobs: int = 1, progress: Callable[[int], object] = lambda _: None) -> Table:
    """Play a whole tournament in so many processes. The result does not depend on their number."""
    table = Table(tournament.bots, tournament.seats)
    matches = tournament.matches()
    for outcome in _in_order(tournament, matches, jobs, progress):
        table.count(outcome)
    return table


def _in_order(
    tournament: Tournament, matches: Sequence[Match], jobs: int, progress: Callable[[int], object]
) -> Iterator[Outcome]:
    """Play matches; yield their outcomes in the order of the matches, whoever finishes first."""
    chunks = [matches[first : first + _CHUNK] for first in range(0, len(matches), _CHUNK)]
    if jobs == 1:
        for chunk in chunks:
            yield from _played(tournament, chunk)
            progress(len(chunk))
        return
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(jobs, len(chunks)), mp_context=spawn, initializer=leave_ctrl_c) as pool:
        pending = [pool.submit(_played, tournament, chunk) for chunk in chunks]
        try:
            for done in as_completed(pending):
                progress(len(done.result()))
            for done in pending:
                yield from done.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _played(tournament: Tournament, matches: Sequence[Match]) -> list[Outcome]:
    return [tournament.play(match) for match in matches]
