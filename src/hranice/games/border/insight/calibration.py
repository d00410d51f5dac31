"""From shares to points: what the learned judgement means in points and in chances of victory.

The net says one number, of which half goes by victory and half by nearness in points (docs/bots.md). What
positions with such a number came to in the end was counted in games of the net with itself
(`tools.calibration`); the curves through those counts are in `exchange.json`.

Within a round a curve is followed along its tangent. So a better share is always worth more points, and the
expectation of points over dice is the points of the expected share: nothing is lost in the exchange.
"""

from functools import cache
from importlib.resources import files
from typing import NamedTuple

import msgspec

from hranice.game import Value
from hranice.games.border.rules.scoring import points_of
from hranice.games.border.rules.state import State
from hranice.insight.expectation_history import Prospect
from hranice.reproducible_math import log

FILE = "exchange.json"
EDGE = 0.02
"""Shares nearer than this to 0 or 1 are all alike: too few positions tell them apart."""


class Curve(Value, frozen=True):
    """A level, and what the logarithm of the odds of a share and the share itself add to it."""

    weights: tuple[float, ...]
    """Nine: each of the three by 1, by own points and by the best other's."""

    def at(self, share: float, own: float, best: float) -> float:
        """Return the height of the curve."""
        level, logarithmic, straight = self._parts(own, best)
        return level + logarithmic * log(share / (1 - share)) + straight * share

    def slope(self, share: float, own: float, best: float) -> float:
        """Return how fast it rises."""
        _, logarithmic, straight = self._parts(own, best)
        return logarithmic / (share * (1 - share)) + straight

    def _parts(self, own: float, best: float) -> tuple[float, float, float]:
        w = self.weights
        level, logarithmic, straight = (w[at] + w[at + 1] * own + w[at + 2] * best for at in (0, 3, 6))
        return level, logarithmic, straight


class Curves(Value, frozen=True):
    """For one stage of the game."""

    until: int
    """It lasts while nobody has more points than this."""
    points: Curve
    victory: Curve


class Exchanges(Value, frozen=True):
    """The file."""

    weights: str
    """Fingerprint of the net's weights from whose games it was counted."""
    games: int
    """So many games for each number of players."""
    curves: dict[int, tuple[Curves, ...]]
    """By number of players, for each stage from the first to the last."""


class Exchange(NamedTuple):
    """The rate for one seat in one round."""

    share: float
    """Where the tangents touch."""
    points: float
    victory: float
    per_share: tuple[float, float]
    """How points and the chance of victory rise with the share."""

    def __call__(self, share: float) -> Prospect:
        """Return what a share means."""
        change = share - self.share
        points, victory = self.per_share
        return Prospect(self.points + points * change, self.victory + victory * change)


def exchange(state: State, seat: int, share: float) -> Exchange:
    """Return the rate for a seat whose share is about this before its action."""
    own = points_of(state, seat)
    best = max(points_of(state, other) for other in range(state.seats) if other != seat)
    return rate(exchanges().curves[state.seats], share, own, best)


def rate(stages: tuple[Curves, ...], share: float, own: float, best: float) -> Exchange:
    """Return the rate at a share, with so many points of one's own and of the best other."""
    curves = next(stage for stage in stages if max(own, best) <= stage.until)
    near = min(max(share, EDGE), 1 - EDGE)
    points, victory = curves.points, curves.victory
    slopes = (max(points.slope(near, own, best), 0.0), max(victory.slope(near, own, best), 0.0))
    at_edge = Exchange(near, points.at(near, own, best), victory.at(near, own, best), slopes)
    meant = at_edge(share)
    return Exchange(share, meant.points, meant.victory, slopes)


@cache
def exchanges() -> Exchanges:
    """Return the curves in the package."""
    data = (files(__package__) / FILE).read_bytes()
    return msgspec.json.decode(data, type=Exchanges)
