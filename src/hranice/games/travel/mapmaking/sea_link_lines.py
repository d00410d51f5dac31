"""How links without a border are drawn: lines over the water, bridges, corners."""

import math
from collections.abc import Iterable, Mapping
from itertools import product

import numpy as np
import shapely

from hranice.games.travel.mapmaking.closed_lines import Line
from hranice.games.travel.mapmaking.topology import Position

_INLAND = 5.0
"""A line reaches so far into the land at both its ends."""
_LEAST = 15.0
"""It is at least so long."""
_BEND = 0.1
"""It bends by so much of its length."""
_STEP = 8.0
_CORNER = 7.0
"""A line across a corner reaches so far into both its places."""
_MAIN = 0.15
"""Lines start from an island that is at least so large, measured by the largest of its place."""
_COAST = 14.0
"""Where the shortest way runs over other land, others are tried, from points so far apart on the coasts."""
_MOST_POINTS = 60


def crossing_lines(
    pairs: Iterable[tuple[str, str]], shapes: Mapping[str, shapely.Geometry]
) -> dict[tuple[str, str], Line]:
    """Return the lines that join pairs of places: where they lie nearest without other land between."""
    land = list(shapes.values())
    tree = shapely.STRtree(land)
    names = list(shapes)

    def crosses(line: shapely.LineString, own: tuple[str, str]) -> bool:
        return any(names[at] not in own for at in tree.query(line, predicate="intersects").tolist())

    found: dict[tuple[str, str], Line] = {}
    for pair in pairs:
        a, b = (_main(shapes[name]) for name in pair)
        way = shapely.shortest_line(a, b)
        if crosses(way, pair):
            others = (shapely.LineString(ends) for ends in product(_coast(a), _coast(b)))
            free = [
                line for line in sorted(others, key=lambda line: line.length)[:400] if not crosses(line, pair)
            ]
            way = free[0] if free else way
        start, end = ((x, y) for x, y in shapely.get_coordinates(way).tolist())
        found[pair] = bent(*_longer(start, end, a, b))
    return found


def _main(shape: shapely.Geometry) -> shapely.Geometry:
    """Return the larger islands of a place."""
    parts = shapely.get_parts(shape)
    areas = shapely.area(parts)
    return shapely.MultiPolygon(list(parts[areas >= _MAIN * areas.max()]))


def _coast(shape: shapely.Geometry) -> list[Position]:
    """Return some points along the edge of a shape."""
    lines = shapely.segmentize(shape.boundary, _COAST)
    spots = shapely.get_coordinates(lines)
    return [(x, y) for x, y in spots[:: max(1, math.ceil(len(spots) / _MOST_POINTS))].tolist()]


def corner_line(a: str, b: str, at: Position, shapes: Mapping[str, shapely.Geometry]) -> Line:
    """Return the short line that joins two places across a corner at which they touch."""
    disc = shapely.Point(at).buffer(_CORNER)
    ends: list[Position] = []
    for name in (a, b):
        middle = shapes[name].intersection(disc).centroid
        away = (1.0, 1.0) if middle.is_empty else (middle.x - at[0], middle.y - at[1])
        size = math.hypot(*away) or 1.0
        ends.append((at[0] + away[0] / size * _CORNER, at[1] + away[1] / size * _CORNER))
    return [ends[0], at, ends[1]]


def _longer(
    start: Position, end: Position, a: shapely.Geometry, b: shapely.Geometry
) -> tuple[Position, Position]:
    """Return both ends moved inland, so that the line can be seen however narrow the water."""
    gap = math.dist(start, end)
    if gap < 1:
        from_a, from_b = _part_at(a, start).point_on_surface(), _part_at(b, end).point_on_surface()
        along = (from_b.x - from_a.x, from_b.y - from_a.y)
    else:
        along = (end[0] - start[0], end[1] - start[1])
    size = math.hypot(*along) or 1.0
    rooms = [0.6 * math.sqrt(_part_at(shape, spot).area) for shape, spot in ((a, start), (b, end))]
    inland = [min(_INLAND, room) for room in rooms]
    missing = _LEAST - gap - sum(inland)
    if missing > 0:
        inland[int(np.argmax(rooms))] += missing / 2
        inland[int(np.argmin(rooms))] += missing / 2
    step = (along[0] / size, along[1] / size)
    return (
        (start[0] - step[0] * inland[0], start[1] - step[1] * inland[0]),
        (end[0] + step[0] * inland[1], end[1] + step[1] * inland[1]),
    )


def _part_at(shape: shapely.Geometry, spot: Position) -> shapely.Polygon:
    """Return the part of a shape on whose edge a spot lies."""
    point = shapely.Point(spot)
    return min(shapely.get_parts(shape), key=lambda part: part.distance(point))


def bent(start: Position, end: Position, bend: float = _BEND) -> Line:
    """Return a line that bends to its left by a share of its length."""
    along = (end[0] - start[0], end[1] - start[1])
    middle = ((start[0] + end[0]) / 2 + along[1] * bend, (start[1] + end[1]) / 2 - along[0] * bend)
    steps = max(2, math.ceil(math.hypot(*along) / _STEP))
    return [_on_curve(start, middle, end, step / steps) for step in range(steps + 1)]


def _on_curve(start: Position, middle: Position, end: Position, share: float) -> Position:
    """Return a point of the curve that leaves `start` towards twice `middle` and ends in `end`."""
    before, between, after = (1 - share) ** 2, 2 * share * (1 - share), share**2
    x = before * start[0] + between * middle[0] + after * end[0]
    return x, before * start[1] + between * middle[1] + after * end[1]
