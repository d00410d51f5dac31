"""A round robin between bots: who beats whom, by how much, and how sure that is."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import permutations
from math import sqrt
from random import Random
from typing import TYPE_CHECKING, Any

from openskill.models import PlackettLuce

from hranice.game import Game
from hranice.lab.playing import play_game
from hranice.lab.processes import shared_out

if TYPE_CHECKING:
    from hranice.lab.checkpoint import Checkpoint

_CHUNK = 10
SURE = 1.96
"""Standard errors to either side of a mean that hold the truth in 95 of 100 cases."""


@dataclass(frozen=True)
class Tournament:
    """Who plays whom: every bot once against every other one, which takes all other seats.

    With two seats a pairing is the same the other way round and is played once. The seat of the single bot
    goes round from game to game; boards and whoever begins are drawn anew each time. At a `mixed` table all
    bots sit together, in every order equally often.
    """

    game: Game[Any, Any, Any]
    options: Any
    bots: tuple[str, ...]
    seats: int
    games: int
    """Of each pairing, or at the mixed table."""
    seed: int
    alone: int | None = None
    """If given, only pairings are played in which this bot is the single one."""
    mixed: bool = False

    def pairings(self) -> list[tuple[int, int]]:
        """Return pairs of places among the bots: the single one, and the one in all other seats."""
        pairs = permutations(range(len(self.bots)), 2)
        if self.alone is not None:
            return [(one, rest) for one, rest in pairs if one == self.alone]
        return [(one, rest) for one, rest in pairs if self.seats > 2 or one < rest]

    def matches(self) -> list["Match"]:
        """Return all games in a mixed order, so that ratings do not depend on who is met first."""
        if self.mixed:
            orders = list(permutations(range(len(self.bots))))
            found = [Match(orders[game % len(orders)], 1 + game) for game in range(self.games)]
        else:
            found = [self._match(*pair, game) for pair in self.pairings() for game in range(self.games)]
        Random(self.seed).shuffle(found)
        return found

    def _match(self, one: int, rest: int, game: int) -> "Match":
        seated = tuple(one if seat == game % self.seats else rest for seat in range(self.seats))
        return Match(seated, 1 + game + self.games * (one * len(self.bots) + rest))

    def play(self, match: "Match") -> "Outcome":
        """Play one game. The same match is always the same game."""
        names = tuple(self.bots[bot] for bot in match.seated)
        standing = play_game(self.game, self.options, names, self.seed, match.number).standing
        return Outcome(match, standing.winners, standing.scores)


@dataclass(frozen=True)
class Match:
    """One game: by seat which bot sits there, and its number in the series."""

    seated: tuple[int, ...]
    number: int


@dataclass(frozen=True)
class Outcome:
    """How a game ended."""

    match: Match
    winners: tuple[int, ...]
    scores: tuple[int, ...]

    def share(self, seat: int) -> float:
        """Return the share of the victory that a seat has."""
        return (seat in self.winners) / len(self.winners)


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
        return SURE * sqrt(share * (1 - share) / games)


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
        seated = outcome.match.seated
        times = Counter(seated)
        for seat, bot in enumerate(seated):
            if times[bot] == 1 and len(times) == 2:
                (other,) = times.keys() - {bot}
                self.cells.setdefault((bot, other), Share()).add(outcome.share(seat))
        self._rate(outcome)

    def _rate(self, outcome: Outcome) -> None:
        seated = outcome.match.seated
        teams = [[self._model.rating(*self.rating(bot))] for bot in seated]
        # Ties in points may be broken for the victory only, so winners are on top and points follow.
        ranks = [
            float(0 if seat in outcome.winners else 1 + sum(other > score for other in outcome.scores))
            for seat, score in enumerate(outcome.scores)
        ]
        moved = self._model.rate(teams, ranks=ranks)
        for bot in set(seated):
            # A bot in several seats is one player: it moves by what its seats move on average.
            mine = [team[0] for team, other in zip(moved, seated, strict=True) if other == bot]
            self._ratings[bot].mu = sum(rating.mu for rating in mine) / len(mine)
            self._ratings[bot].sigma = sum(rating.sigma for rating in mine) / len(mine)

    def rating(self, bot: int) -> tuple[float, float]:
        """Return a bot's rating and its standard deviation."""
        return self._ratings[bot].mu, self._ratings[bot].sigma

    def ladder(self) -> list[tuple[str, float, float]]:
        """Return the bots from the best down: name, rating, half the width of its 95 % interval."""
        rated = [(name, *self.rating(bot)) for bot, name in enumerate(self.bots)]
        return [(name, mu, SURE * sigma) for name, mu, sigma in sorted(rated, key=lambda row: -row[1])]


def outcomes(
    tournament: Tournament,
    jobs: int = 1,
    progress: Callable[[int], object] = lambda _: None,
    checkpoint: "Checkpoint | None" = None,
) -> Iterator[Outcome]:
    """Play a whole tournament in so many processes; what stands in the checkpoint is not played again.

    Outcomes come in an order that does not depend on the number of processes.
    """
    matches = tournament.matches()
    known = checkpoint.known() if checkpoint else {}
    progress(sum(match in known for match in matches))
    unknown = [match for match in matches if match not in known]
    size = 1 if jobs == 1 else _CHUNK
    chunks = [unknown[first : first + size] for first in range(0, len(unknown), size)]
    for played in shared_out(partial(_play_all, tournament), chunks, jobs):
        known |= {outcome.match: outcome for outcome in played}
        if checkpoint:
            checkpoint.add(played)
        progress(len(played))
    for match in matches:
        yield known[match]


def _play_all(tournament: Tournament, matches: Sequence[Match]) -> list[Outcome]:
    return [tournament.play(match) for match in matches]
