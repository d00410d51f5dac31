"""Where a finger hits a place: amid it, and far enough from where it hits any other."""

import math
from collections.abc import Mapping
from itertools import combinations

import numpy as np
import shapely

from hranice.games.travel.mapmaking.closed_lines import rounded
from hranice.games.travel.mapmaking.labels import pole
from hranice.games.travel.mapmaking.topology import Position
from hranice.games.travel.mapmaking.warp import WIDTH
from hranice.games.travel.maps.faults import TAP_GAP

APART = TAP_GAP * WIDTH + 0.5
"""Tap points are so far apart, with a little to spare for rounding."""
_ROUNDS = 4
_STEPS = 12
"""A place is searched in so many steps across and down."""


def taps_of(
    shapes: Mapping[str, shapely.Geometry], fixed: Mapping[str, Position]
) -> tuple[dict[str, Position], list[tuple[str, str]]]:
    """Return where each place is tapped, and the pairs that a finger cannot tell apart.

    Places under a lens are tapped there, so they are fixed. Others move within their shape.
    """
    taps = {place: fixed.get(place) or rounded(pole(shape)[0]) for place, shape in shapes.items()}
    for _ in range(_ROUNDS):
        close = crowded(taps, APART)
        if not close:
            break
        for place in sorted({place for pair in close for place in pair} - fixed.keys()):
            others = np.array([tap for other, tap in taps.items() if other != place])
            taps[place] = _moved(shapes[place], taps[place], others)
    return taps, crowded(taps, APART)


def crowded(taps: Mapping[str, Position], apart: float) -> list[tuple[str, str]]:
    """Return the pairs whose tap points are closer than so much."""
    return [
        (a, b) for (a, here), (b, there) in combinations(taps.items(), 2) if math.dist(here, there) < apart
    ]


def _moved(
    shape: shapely.Geometry, tap: Position, others: "np.ndarray[tuple[int, int], np.dtype[np.float64]]"
) -> Position:
    """Return a spot of a shape far enough from others, near to the old one if it can be."""
    left, top, right, bottom = shape.bounds
    left, right = max(left, tap[0] - 60), min(right, tap[0] + 60)
    top, bottom = max(top, tap[1] - 60), min(bottom, tap[1] + 60)
    xs, ys = np.meshgrid(np.linspace(left, right, _STEPS + 1), np.linspace(top, bottom, _STEPS + 1))
    spots = np.column_stack([np.append(xs, tap[0]), np.append(ys, tap[1])])
    points = shapely.points(spots)
    shapely.prepare(shape)
    clear = shapely.distance(shape.boundary, points)
    within = shapely.contains(shape, points) & (clear >= min(2.5, float(clear[-1]) * 0.6))
    within[-1] = True
    spots = spots[within]
    gaps = np.sqrt(((spots[:, None] - others[None]) ** 2).sum(axis=2)).min(axis=1)
    away = np.sqrt(((spots - np.array(tap)) ** 2).sum(axis=1))
    best = int(np.lexsort((away, -np.minimum(gaps, APART)))[0])
    return rounded((float(spots[best, 0]), float(spots[best, 1])))


def nearest(shapes: Mapping[str, shapely.Geometry], a: str, b: str) -> tuple[Position, Position]:
    """Return where two places lie nearest to each other."""
    here, there = shapely.get_coordinates(shapely.shortest_line(shapes[a], shapes[b])).tolist()
    return (here[0], here[1]), (there[0], there[1])
