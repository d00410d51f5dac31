"""Where an area has room for its icon and its two values.

A vignette is an icon with two roundels, for the higher and the lower value: beside it where the area is
wide, below it where it is tall. It is as large as the area allows and as near to its middle as possible.
"""

import math
from collections.abc import Collection, Iterator
from typing import NamedTuple

from hranice.border.board import Cell
from hranice.workshop.border.paper import HALF_WIDTH, RADIUS, Point, cell_at, centre

LARGEST = 92
SMALLEST = 16
HIGH = 0.29
LOW = 0.22
"""Radii of the roundels, like all measures of a vignette in parts of the size of its icon."""
PADDING = 0.06


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


BESIDE = Vignette(Disc(-0.32, 0.0, 0.56), Disc(0.52, -0.2, HIGH), Disc(0.6, 0.34, LOW))
BELOW = Vignette(Disc(0.0, -0.28, 0.56), Disc(-0.22, 0.52, HIGH), Disc(0.32, 0.56, LOW))


def vignette(cells: Collection[Cell]) -> Vignette:
    """Return the vignette of an area, in the units of the picture."""
    inside = frozenset(cells)
    points = [centre(cell) for cell in sorted(inside)]
    middle = (
        sum(x for x, _ in points) / len(points),
        sum(y for _, y in points) / len(points),
    )
    places = sorted(_places(inside), key=lambda place: math.dist(place, middle))
    for size in range(LARGEST, SMALLEST, -2):
        for place in places:
            for form in (BESIDE, BELOW):
                found = Vignette(*(_moved(disc, place, size) for disc in form))
                if all(_fits(disc, PADDING * size, inside) for disc in found):
                    return found
    return Vignette(*(_moved(disc, middle, SMALLEST) for disc in BESIDE))


def _places(cells: frozenset[Cell]) -> Iterator[Point]:
    """Yield a fine grid of places in an area."""
    for cell in sorted(cells):
        x, y = centre(cell)
        for across in range(-2, 3):
            for down in range(-3, 4):
                place = (x + across * HALF_WIDTH / 2.5, y + down * RADIUS / 3.5)
                if cell_at(place) in cells:
                    yield place


def _moved(disc: Disc, place: Point, size: int) -> Disc:
    return Disc(place[0] + size * disc.x, place[1] + size * disc.y, size * disc.radius)


def _fits(disc: Disc, padding: float, cells: frozenset[Cell]) -> bool:
    """Whether a disc, and some air around it, lies wholly in an area."""
    reach = disc.radius + padding
    angles = (math.tau * step / 16 for step in range(16))
    return all(
        cell_at((disc.x + reach * math.cos(angle), disc.y + reach * math.sin(angle))) in cells
        for angle in angles
    )
