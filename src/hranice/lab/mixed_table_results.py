"""What a mixed table tells: all bots in one game, how often each wins and how many points it gets."""

from dataclasses import dataclass, field
from itertools import pairwise
from math import sqrt

from hranice.lab.arena import SURE, Outcome, Share


@dataclass
class Mean:
    """A mean of numbers, with how far it may be off."""

    count: int = 0
    total: int = 0
    squares: int = 0

    def add(self, value: int) -> None:
        """Count one more."""
        self.count += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        """The mean."""
        return self.total / self.count

    @property
    def error(self) -> float:
        """Half the width of the 95 % interval; of a single number nothing is known."""
        if self.count < 2:
            return float("inf")
        spread = (self.squares - self.total**2 / self.count) / (self.count - 1)
        return SURE * sqrt(max(0.0, spread) / self.count)


@dataclass
class Row:
    """One bot at the mixed table."""

    bot: str
    victories: Share = field(default_factory=Share)
    points: Mean = field(default_factory=Mean)
    lead: Mean = field(default_factory=Mean)
    """Over the next bot in this table, game by game: luck that both share cancels out."""


def standings(bots: tuple[str, ...], played: list[Outcome]) -> list[Row]:
    """Return the bots from the most points down."""
    rows = [Row(bot) for bot in bots]
    for outcome in played:
        for seat, bot in enumerate(outcome.match.seated):
            rows[bot].victories.add(outcome.share(seat))
            rows[bot].points.add(outcome.scores[seat])
    ranking = sorted(range(len(bots)), key=lambda bot: -rows[bot].points.mean)
    for one, next_one in pairwise(ranking):
        for outcome in played:
            seated = outcome.match.seated
            rows[one].lead.add(outcome.scores[seated.index(one)] - outcome.scores[seated.index(next_one)])
    return [rows[bot] for bot in ranking]
