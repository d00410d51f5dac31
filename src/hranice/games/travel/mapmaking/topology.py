"""Reading TopoJSON, and what its shared arcs say about borders.

In a topology a border between two states is stored once, as arcs to which both refer. Who shares an arc
shares a border; nothing has to be measured or guessed.
"""

import math
from collections import defaultdict
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any, NamedTuple

import msgspec

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


class _Transform(msgspec.Struct):
    scale: Position
    translate: Position


class _Properties(msgspec.Struct, frozen=True):
    name: str = ""


class _Geometry(msgspec.Struct):
    type: str | None
    properties: _Properties = _Properties()
    arcs: Any = ()


class _Collection(msgspec.Struct):
    geometries: list[_Geometry]


class _File(msgspec.Struct):
    arcs: list[list[tuple[int, int]]]
    objects: dict[str, _Collection]
    transform: _Transform


def decode(raw: bytes, layer: str) -> Topology:
    """Return one layer of a quantised TopoJSON file."""
    file = msgspec.json.decode(raw, type=_File)
    arcs = tuple(tuple(_unquantised(arc, file.transform)) for arc in file.arcs)
    features = {item.properties.name: _polygons(item) for item in file.objects[layer].geometries}
    return Topology(arcs, features)


def _unquantised(arc: list[tuple[int, int]], transform: _Transform) -> Iterator[Position]:
    """Yield the positions of an arc that is stored as steps on an integer grid."""
    x = y = 0
    for step_x, step_y in arc:
        x, y = x + step_x, y + step_y
        yield (
            x * transform.scale[0] + transform.translate[0],
            y * transform.scale[1] + transform.translate[1],
        )


def _polygons(geometry: _Geometry) -> tuple[Polygon, ...]:
    """Return the polygons of a feature, however many it has."""
    polygons = [geometry.arcs] if geometry.type == "Polygon" else geometry.arcs
    return tuple(tuple(tuple(ring) for ring in polygon) for polygon in polygons)


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


def ring_line(topology: Topology, ring: Ring) -> list[Position]:
    """Return the positions of a ring, closed: the last one is the first one."""
    line: list[Position] = []
    for number in ring:
        arc = topology.arcs[number] if number >= 0 else topology.arcs[~number][::-1]
        line.extend(arc[1:] if line else arc)
    return line


def inside(line: list[Position], position: Position) -> bool:
    """Tell whether a position lies inside a closed line."""
    x, y = position
    crossings = 0
    for (ax, ay), (bx, by) in pairwise(line):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            crossings += 1
    return crossings % 2 == 1


def _holds(topology: Topology, polygon: Polygon, position: Position) -> bool:
    return inside(ring_line(topology, polygon[0]), position)


def shared_borders(
    topology: Topology, units: Mapping[str, tuple[Polygon, ...]]
) -> dict[tuple[str, str], float]:
    """Return the pairs of units that share an arc, in order, with the length they share in km."""
    users: dict[int, set[str]] = defaultdict(set)
    for name, polygons in units.items():
        for polygon in polygons:
            for number in (number for ring in polygon for number in ring):
                users[max(number, ~number)].add(name)
    lengths: dict[tuple[str, str], float] = defaultdict(float)
    for number, names in sorted(users.items()):
        for a in names:
            for b in names:
                if a < b:
                    lengths[a, b] += length(topology.arcs[number])
    return {pair: lengths[pair] for pair in sorted(lengths)}


def length(arc: tuple[Position, ...]) -> float:
    """Return the length of an arc in km, on a round Earth and with short steps taken as straight."""
    degrees = 0.0
    for (ax, ay), (bx, by) in pairwise(arc):
        degrees += math.hypot((bx - ax) * math.cos(math.radians((ay + by) / 2)), by - ay)
    return math.radians(degrees) * EARTH_KM
