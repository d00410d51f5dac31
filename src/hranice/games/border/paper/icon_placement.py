"""Where an area has room for its icon and its two values.

A vignette is an icon with two roundels, for the higher and the lower value: beside it where the area is
wide, below it where it is tall. It is as large as the area allows and as near to its middle as possible.
"""

import math
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from hranice.games.border.paper.hexagon_geometry import HALF_WIDTH, RADIUS, Point, cell_at, centre
from hranice.games.border.rules.board import Cell

LARGEST = 104
SMALLEST = 16
HIGH = 0.29
LOW = 0.22
"""Radii of the roundels, like all measures of a vignette in parts of the size of its icon."""
PADDING = 0.03
AIR = 0.94


class Disc(NamedTuple):
    """A part of a vignette, by its middle and its radius."""

    x: float
    y: float
    radius: float


class Vignette(NamedTuple):
    """An icon, inscribed in a disc, and the roundels for the values."""

    icon: Disc
    high: Disc
    low: Disc


BESIDE = Vignette(Disc(-0.34, 0.0, 0.5), Disc(0.46, -0.18, HIGH), Disc(0.54, 0.36, LOW))
BELOW = Vignette(Disc(0.0, -0.3, 0.5), Disc(-0.22, 0.46, HIGH), Disc(0.32, 0.5, LOW))


@lru_cache(maxsize=64)
def vignette(inside: frozenset[Cell]) -> Vignette:
    """Return the vignette of the area with these cells, in the units of the picture."""
    points = [centre(cell) for cell in sorted(inside)]
    middle = (
        sum(x for x, _ in points) / len(points),
        sum(y for _, y in points) / len(points),
    )
    places = sorted(_places(inside), key=lambda place: math.dist(place, middle))
    for largest in range(LARGEST, SMALLEST, -2):
        if _placed(largest, places, inside):
            # A little smaller than possible leaves air around it, and it can move to the middle.
            return _placed(AIR * largest, places, inside) or _form(BESIDE, middle, largest)
    return _form(BESIDE, middle, SMALLEST)


def _placed(size: float, places: list[Point], cells: frozenset[Cell]) -> Vignette | None:
    """Return a vignette of this size at the first place where it fits, if it fits at all."""
    for place in places:
        for shape in (BESIDE, BELOW):
            found = _form(shape, place, size)
            if all(_fits(disc, PADDING * size, cells) for disc in found):
                return found
    return None


def _form(shape: Vignette, place: Point, size: float) -> Vignette:
    x, y = place
    return Vignette(*(Disc(x + size * disc.x, y + size * disc.y, size * disc.radius) for disc in shape))


def _places(cells: frozenset[Cell]) -> Iterator[Point]:
    """Yield a fine grid of places in an area."""
    for cell in sorted(cells):
        x, y = centre(cell)
        for across in range(-2, 3):
            for down in range(-3, 4):
                place = (x + across * HALF_WIDTH / 2.5, y + down * RADIUS / 3.5)
                if cell_at(place) in cells:
                    yield place


def _fits(disc: Disc, padding: float, cells: frozenset[Cell]) -> bool:
    """Whether a disc, and some air around it, lies wholly in an area."""
    reach = disc.radius + padding
    angles = (math.tau * step / 16 for step in range(16))
    return all(
        cell_at((disc.x + reach * math.cos(angle), disc.y + reach * math.sin(angle))) in cells
        for angle in angles
    )
