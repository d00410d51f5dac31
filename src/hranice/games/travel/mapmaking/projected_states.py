"""The states of a map as polygons on a plane that keeps areas true, in km, y pointing down."""

import math
from collections.abc import Iterable, Mapping
from typing import NamedTuple

import numpy as np
import shapely

from hranice.games.travel.mapmaking.feature_names import Unit
from hranice.games.travel.mapmaking.notes_file import Projection as ProjectionNote
from hranice.games.travel.mapmaking.polygon_cleaning import GRID, Shapes, polygons_in, sound
from hranice.games.travel.mapmaking.projected_topology import densified
from hranice.games.travel.mapmaking.projection import Projection, albers, azimuthal, unprojected
from hranice.games.travel.mapmaking.reading import Rings
from hranice.games.travel.mapmaking.report import MapError, listed
from hranice.games.travel.mapmaking.topology import EARTH_KM, Position

_LARGEST_DEGREE = 361.0
"""Greater numbers are no degrees: the source is flat already."""
_METRES = 10_000.0
"""A flat source that is wider than this is told in metres."""
_HARMLESS = 0.01
"""Mending a self-intersection may change so much of a state's area before it is no longer harmless."""


class ProjectedStates(NamedTuple):
    """The states as polygons."""

    shapes: Shapes
    to_plane: Projection
    """From degrees to km on the plane, y pointing down."""
    flat: bool
    """Whether the source was flat already, so that nothing is known about degrees."""
    said: tuple[str, ...] = ()


def lay(units: Mapping[str, Unit], note: ProjectionNote) -> ProjectedStates:
    """Return the states on a plane that suits them: azimuthal around their middle, or as the notes say."""
    flat = any(
        abs(x) > _LARGEST_DEGREE or abs(y) > 90.001
        for unit in units.values()
        for polygon in unit.polygons
        for x, y in polygon[0]
    )
    to_plane = _flat_plane(units) if flat else _projection(units, note)
    shapes: Shapes = {}
    mended: list[str] = []
    for code, unit in units.items():
        polygons = on_plane(unit.polygons, to_plane, flat=flat)
        whole, changed = _valid(polygons)
        if changed > _HARMLESS:
            raise MapError(
                f"the outline of {code} crosses itself; mending it would change {min(changed, 1):.0%} of"
                f' its area: mend the source, or leave it out in the notes: drop = ["{code}"]',
                code,
            )
        if changed >= 0:
            mended.append(code)
        pieces = polygons_in(shapely.unary_union(whole))
        if not pieces:
            raise MapError(f'{code} has no area; leave it out in the notes: drop = ["{code}"]', code)
        shapes[code] = sorted(pieces, key=lambda piece: -piece.area)
    said = (f"outlines that cross themselves were mended: {listed(mended)}",) if mended else ()
    return ProjectedStates(shapes, to_plane, flat, said)


def on_plane(polygons: Iterable[Rings], to_plane: Projection, *, flat: bool = False) -> list[shapely.Polygon]:
    """Return polygons on the plane; rings without an inside are gone."""
    found: list[shapely.Polygon] = []
    for rings in polygons:
        lines = [_ring(ring, to_plane, flat=flat) for ring in rings]
        if lines and len(lines[0]) > 3:
            found.append(shapely.Polygon(lines[0], [line for line in lines[1:] if len(line) > 3]))
    return found


def _ring(ring: Iterable[Position], to_plane: Projection, *, flat: bool) -> list[Position]:
    """Return a ring on the plane, closed, without steps that lead nowhere."""
    line: list[Position] = []
    for position in ring if flat else densified(_without_seam(list(ring))):
        x, y = to_plane(position)
        spot = round(x, GRID), round(y, GRID)
        if not line or spot != line[-1]:
            line.append(spot)
    return line if not line or line[0] == line[-1] else [*line, line[0]]


def _without_seam(ring: list[Position]) -> list[Position]:
    """Return a ring without the corners along the date line, at which sources cut land in two.

    What is left of such a cut is one straight step, the same on both its sides, so both sides can be joined.
    """

    def on_seam(position: Position) -> bool:
        return abs(abs(position[0]) - 180) < 1e-6

    if not any(map(on_seam, ring)):
        return ring
    kept = [
        position
        for before, position, after in zip([ring[-2], *ring[:-1]], ring, [*ring[1:], ring[1]], strict=True)
        if not (on_seam(before) and on_seam(position) and on_seam(after))
    ]
    return [(180.0, lat) if on_seam((lon, lat)) else (lon, lat) for lon, lat in kept]


def _valid(polygons: list[shapely.Polygon]) -> tuple[list[shapely.Geometry], float]:
    """Return polygons that do not cross themselves, and what share of the area that took; -1 for nothing."""
    if all(shapely.is_valid(polygons)):
        return polygons, -1.0
    before = sum(polygon.area for polygon in polygons)
    after = [sound(polygon) for polygon in polygons]
    return after, abs(sum(polygon.area for polygon in after) - before) / max(before, 1e-9)


def _flat_plane(units: Mapping[str, Unit]) -> Projection:
    """Return how a source that is flat already is laid: in km, and pixels as they are, y pointing down."""
    xs, ys = zip(
        *(position for unit in units.values() for polygon in unit.polygons for position in polygon[0]),
        strict=True,
    )
    middle = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
    metres = max(xs) - min(xs) > _METRES
    scale, down = (0.001, -1) if metres else (1.0, 1)

    def project(position: Position) -> Position:
        return (position[0] - middle[0]) * scale, (position[1] - middle[1]) * scale * down

    return project


def _projection(units: Mapping[str, Unit], note: ProjectionNote) -> Projection:
    centre = note.centre or _centre(units)
    plane = albers(note.parallels, centre) if note.parallels else azimuthal(centre)

    def project(position: Position) -> Position:
        x, y = plane(position)
        return x * EARTH_KM, -y * EARTH_KM

    return project


def _centre(units: Mapping[str, Unit]) -> Position:
    """Return the middle of the land, in degrees: first of its corners, then of the box around it."""
    rings = [max((polygon[0] for polygon in unit.polygons), key=len) for unit in units.values()]
    lon, lat = np.radians(np.array([position for ring in rings for position in ring])).T
    x, y, z = (np.cos(lat) * np.cos(lon)).mean(), (np.cos(lat) * np.sin(lon)).mean(), np.sin(lat).mean()
    centre = (math.degrees(math.atan2(y, x)), math.degrees(math.atan2(z, math.hypot(x, y))))
    for _ in range(2):
        centre = round(centre[0], 1), round(centre[1], 1)
        project = azimuthal(centre)
        spots = np.array(
            [project(position) for ring in rings for position in ring[:: max(1, len(ring) // 60)]]
        )
        (left, bottom), (right, top) = spots.min(axis=0).tolist(), spots.max(axis=0).tolist()
        centre = unprojected(((left + right) / 2, (bottom + top) / 2), centre)
    return round(centre[0], 1), round(centre[1], 1)
