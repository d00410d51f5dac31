"""Where places touch in a mere point, or share a border that the notes take away.

A border that counts must be plainly seen, and what is none must not look like one (T41). So a corner at which
four places meet is a sign that all touch, or two of them get a short border, or nobody touches there.
"""

import math
from collections.abc import Collection, Iterable, Mapping
from itertools import combinations
from typing import NamedTuple

import numpy as np
import shapely

from hranice.games.travel.mapmaking.border_visibility import pair_of as ordered
from hranice.games.travel.mapmaking.notes_file import Notes, pair_of
from hranice.games.travel.mapmaking.polygon_cleaning import Shapes, on_grid, polygons_in, sound
from hranice.games.travel.mapmaking.report import Doubt, MapError, listed
from hranice.games.travel.mapmaking.topology import Position, Topology
from hranice.games.travel.mapmaking.topology_from_polygons import arc_users, shared_lengths, topology_of

_SPLIT, _APART = 5.0, 2.4
"""Radius of the ground around a corner that two places share, or that nobody has, in units of the sheet."""


class Corner(NamedTuple):
    """A point at which four places meet, in their order around it; all of them touch."""

    at: Position
    places: tuple[str, ...]


class Contacts(NamedTuple):
    """Shapes in which only neighbours touch, and the corners that stay."""

    shapes: Shapes
    corners: tuple[Corner, ...]
    doubts: tuple[Doubt, ...]


def settle(shapes: Shapes, notes: Notes, unit: float) -> Contacts:
    """Return shapes that touch only where their places are neighbours; `unit` is one of the sheet, in km."""
    shapes = _torn(shapes, notes, unit)
    topology = topology_of(shapes)
    shared = shared_lengths(topology)
    wanted = _wanted(notes)
    stay: list[Corner] = []
    unsure: list[Corner] = []
    for spot, around, closed in _meetings(topology):
        if all(pair in shared for pair in _pairs(around)):
            continue
        told = [group for group in wanted if {*group} <= {*around}]
        if told and len(told[0]) == 2:
            shapes = _given(shapes, spot, told[0], around, _SPLIT * unit)
        elif told or (len(around) == 4 and closed and notes.corners is not False):
            stay.append(Corner(spot, tuple(around)))
            unsure += [] if told or notes.corners is True else stay[-1:]
        else:
            shapes = _without(shapes, shapely.Point(spot).buffer(_APART * unit))
    return Contacts(shapes, tuple(stay), (_unsure(unsure, shared),) if unsure else ())


def _wanted(notes: Notes) -> list[tuple[str, ...]]:
    if isinstance(notes.corners, bool):
        return []
    groups = [tuple(words.split("-")) for words in notes.corners]
    for group in groups:
        if len(group) not in {2, 4}:
            raise MapError(
                f'the notes say corners = ["{"-".join(group)}"]: two or four states are wanted, "AA-BB"'
            )
    return groups


def _unsure(corners: list[Corner], shared: Mapping[tuple[str, str], float]) -> Doubt:
    """Return the doubt about corners that notes do not name."""
    names = ["-".join(sorted(corner.places)) for corner in corners]
    a, b = next(pair for pair in _pairs(corners[0].places) if pair not in shared)
    line = f'corners = ["{names[0]}"]' if len(names) == 1 else "corners = true"
    return Doubt(
        f"four states meet at a point, and all count as touching (T39): {listed(names, 4)}; if two of them"
        f' only, corners = ["{a}-{b}"], if none, corners = false',
        line,
    )


def _pairs(around: Iterable[str]) -> list[tuple[str, str]]:
    return list(combinations(sorted({*around}), 2))


def _meetings(topology: Topology) -> list[tuple[Position, list[str], bool]]:
    """Return points at which lines meet, the places around each, and whether there is no sea between them."""
    users = arc_users(topology)
    spokes: dict[Position, list[tuple[float, list[str]]]] = {}
    for number, names in users.items():
        arc = topology.arcs[number]
        for end, next_to in ((arc[0], arc[1]), (arc[-1], arc[-2])):
            spokes.setdefault(end, []).append((math.atan2(next_to[1] - end[1], next_to[0] - end[0]), names))
    found: list[tuple[Position, list[str], bool]] = []
    for spot, ways in sorted(spokes.items()):
        around = {name for _, names in ways for name in names}
        if len(ways) > 3 and len(around) > 1:
            found.append((spot, _in_order(sorted(ways)), all(len(names) == 2 for _, names in ways)))
    return found


def _in_order(ways: list[tuple[float, list[str]]]) -> list[str]:
    """Return the places between lines, in the order in which one meets them going round."""
    order: list[str] = []
    for (_, names), (_, following) in zip(ways, [*ways[1:], ways[0]], strict=True):
        order += [name for name in names if name in following and name not in order]
    return order + sorted({name for _, names in ways for name in names} - {*order})


def _torn(shapes: Shapes, notes: Notes, unit: float) -> Shapes:
    """Return shapes with ground that nobody has along the borders that the notes take away."""
    if not notes.borders.remove:
        return shapes
    topology = topology_of(shapes)
    users = arc_users(topology)
    for words in notes.borders.remove:
        pair = pair_of(words, "borders.remove")
        names = list(ordered(pair.a, pair.b))
        arcs = [topology.arcs[number] for number, along in users.items() if along == names]
        if not arcs:
            raise MapError(f"the notes remove the border {pair.a}-{pair.b}, which is not there")
        shapes = _without(shapes, shapely.MultiLineString(arcs).buffer(_APART * unit))
    return shapes


def _without(shapes: Shapes, ground: shapely.Geometry) -> Shapes:
    """Return shapes without some ground."""
    return {name: _cut(pieces, ground) for name, pieces in shapes.items()}


def _cut(pieces: list[shapely.Polygon], ground: shapely.Geometry) -> list[shapely.Polygon]:
    if not any(shapely.intersects(pieces, ground)):
        return pieces
    left = [part for piece in pieces for part in polygons_in(sound(on_grid(piece.difference(ground))))]
    return left or pieces


def _given(
    shapes: Shapes, spot: Position, two: tuple[str, ...], around: Collection[str], radius: float
) -> Shapes:
    """Return shapes in which two places share the ground around a point, half and half."""
    disc = shapely.Point(spot).buffer(radius, quad_segs=8)
    rim = shapely.get_coordinates(disc)[:-1]
    towards = [_direction(shapes[name], disc, spot) for name in two]
    turn = math.atan2(towards[1][1] - towards[0][1], towards[1][0] - towards[0][0]) + math.pi / 2
    start = round(-turn / (2 * math.pi) * len(rim)) % len(
        rim
    )  # the rim of a buffer runs clockwise from the east
    turned = np.roll(rim, -start, axis=0)
    half = len(rim) // 2
    halves = [shapely.Polygon(turned[: half + 1]), shapely.Polygon([*turned[half:], turned[0]])]
    halves.sort(
        key=lambda each: math.dist((each.centroid.x, each.centroid.y), _moved(spot, towards[0], radius))
    )
    found = dict(shapes)
    for name in around:
        if name not in two:
            found[name] = _cut(found[name], disc)
    for name, ground in zip(two, halves, strict=True):
        rest = _cut(found[name], disc)
        joined = sound(on_grid(shapely.unary_union([*rest, ground])))
        found[name] = sorted(polygons_in(joined), key=lambda piece: -piece.area)
    return found


def _direction(pieces: list[shapely.Polygon], disc: shapely.Geometry, spot: Position) -> Position:
    """Return in which direction from a point the ground of a place lies."""
    middle = shapely.MultiPolygon(pieces).intersection(disc).centroid
    away = (middle.x - spot[0], middle.y - spot[1])
    size = math.hypot(*away) or 1.0
    return away[0] / size, away[1] / size


def _moved(spot: Position, towards: Position, by: float) -> Position:
    return spot[0] + towards[0] * by, spot[1] + towards[1] * by


def corner_links(
    corners: Iterable[Corner], shared: Mapping[tuple[str, str], float]
) -> list[tuple[str, str, Position]]:
    """Return the pairs that touch at corners only, and where."""
    return [(a, b, corner.at) for corner in corners for a, b in _pairs(corner.places) if (a, b) not in shared]
