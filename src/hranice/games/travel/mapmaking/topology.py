"""Arcs, and what those that polygons share say about borders.

In a topology a border between two states is stored once, as arcs to which both refer. Who shares an arc
shares a border; nothing has to be measured or guessed.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

Position = tuple[float, float]
"""Longitude and latitude, or x and y on a sheet."""
Ring = tuple[int, ...]
"""Arcs by number, end to end; `~n` is arc `n` walked backwards."""
Polygon = tuple[Ring, ...]
"""An outer ring and the holes in it."""

EARTH_KM = 6371.0
"""The radius of a round Earth."""


class Topology(NamedTuple):
    """Arcs in longitude and latitude, and the polygons of each named feature."""

    arcs: tuple[tuple[Position, ...], ...]
    features: Mapping[str, tuple[Polygon, ...]]


def split(topology: Topology, pieces: Mapping[str, tuple[str, Position]]) -> dict[str, tuple[Polygon, ...]]:
    """Return the features, with some polygons taken out of theirs as features of their own.

    `pieces` gives for each new name the feature it comes from and a position inside the polygon meant.
    """
    units = dict(topology.features)
    for name, (feature, position) in pieces.items():
        chosen = tuple(polygon for polygon in units[feature] if _holds(topology, polygon, position))
        if len(chosen) != 1:
            raise ValueError(f"{name}: {len(chosen)} polygons of {feature} hold {position}, not one")
        units[feature] = tuple(polygon for polygon in units[feature] if polygon not in chosen)
        units[name] = chosen
    return units


def ring_line(ring: Ring, arcs: Sequence[Sequence[Position]]) -> list[Position]:
    """Return the positions of a ring, closed: the last one is the first one."""
    line: list[Position] = []
    for number in ring:
        arc = arcs[number] if number >= 0 else arcs[~number][::-1]
        line.extend(arc[1:] if line else arc)
    return line


def arc_numbers(polygons: Iterable[Polygon]) -> set[int]:
    """Return the arcs of polygons, whichever way they are walked."""
    return {max(number, ~number) for polygon in polygons for ring in polygon for number in ring}


def inside(line: list[Position], position: Position) -> bool:
    """Tell whether a position lies inside a closed line."""
    x, y = position
    crossings = 0
    for (ax, ay), (bx, by) in pairwise(line):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            crossings += 1
    return crossings % 2 == 1


def _holds(topology: Topology, polygon: Polygon, position: Position) -> bool:
    return inside(ring_line(polygon[0], topology.arcs), position)


def length(arc: tuple[Position, ...]) -> float:
    """Return the length of an arc in km, on a round Earth and with short steps taken as straight."""
    degrees = 0.0
    for (ax, ay), (bx, by) in pairwise(arc):
        degrees += math.hypot((bx - ax) * math.cos(math.radians((ay + by) / 2)), by - ay)
    return math.radians(degrees) * EARTH_KM
