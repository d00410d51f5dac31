"""From the plane to the sheet: laid to fit, stretched where it is crowded, laid to fit again.

Every step keeps what touches touching, and what does not touch apart (see `projection.Stretch`).
"""

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np

from hranice.games.travel.mapmaking.topology import Position

WIDTH = 1000.0
"""Of every sheet: what can be seen is measured in thousandths of it."""
LOWEST, HIGHEST = 560.0, 1250.0
"""How high a sheet may be."""
MARGIN = 24.0

Spots = np.ndarray[tuple[int, int], np.dtype[np.float64]]
"""Positions as rows."""


class Fit(NamedTuple):
    """Everything enlarged and moved."""

    scale: float
    origin: Position
    height: float
    """Of the sheet that it fits."""

    def __call__(self, spots: Spots) -> Spots:
        """Return where spots come to lie."""
        laid: Spots = spots * self.scale + np.array(self.origin)
        return laid


class Push(NamedTuple):
    """A stretch around a spot of the sheet."""

    at: Position
    reach: float
    times: float

    def __call__(self, spots: Spots) -> Spots:
        """Return where spots come to lie."""
        away = spots - np.array(self.at)
        more = (self.times - 1) / (1 + (away * away).sum(axis=1) / self.reach**2)
        laid: Spots = spots + away * more[:, None]
        return laid


class Warp(NamedTuple):
    """Steps in their order; the last one that fits tells the size of the sheet."""

    steps: tuple[Fit | Push, ...] = ()

    def __call__(self, spots: Spots) -> Spots:
        """Return where spots of the plane lie on the sheet."""
        for step in self.steps:
            spots = step(spots)
        return spots

    def line(self, line: Iterable[Position]) -> list[Position]:
        """Return where a line of the plane runs on the sheet."""
        return [(x, y) for x, y in self(np.array(list(line), dtype=np.float64).reshape(-1, 2)).tolist()]

    def then(self, *steps: Fit | Push) -> "Warp":
        """Return this with more steps."""
        return Warp(self.steps + steps)

    @property
    def height(self) -> float:
        """How high the sheet is."""
        return next(step.height for step in reversed(self.steps) if isinstance(step, Fit))


def fit(spots: Spots, below: float = 0.0) -> Fit:
    """Return how land fills a sheet, with a margin around and room below."""
    (left, top), (right, bottom) = spots.min(axis=0).tolist(), spots.max(axis=0).tolist()
    wide, high = max(right - left, 1e-9), max(bottom - top, 1e-9)
    scale = min((WIDTH - 2 * MARGIN) / wide, (HIGHEST - below - 2 * MARGIN) / high)
    height = max(LOWEST, float(round(high * scale + 2 * MARGIN + below)))
    middle = (left + right) / 2, (top + bottom) / 2
    return Fit(scale, (WIDTH / 2 - middle[0] * scale, (height - below) / 2 - middle[1] * scale), height)
