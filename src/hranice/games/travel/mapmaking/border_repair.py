"""Borders where a source has none: neighbours whose lines run side by side are made to share one.

In a sound source neighbours have the same positions along their border, and nothing is done. Elsewhere lines
that run within a tolerance of each other become one, overlaps go to one of the two, and slits are closed.
"""

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np
import shapely

from hranice.games.travel.mapmaking.polygon_cleaning import Shapes, on_grid, polygons_in, sound
from hranice.games.travel.mapmaking.report import Doubt, listed
from hranice.games.travel.mapmaking.topology import Topology
from hranice.games.travel.mapmaking.topology_from_polygons import arc_users, shared_lengths, topology_of
from hranice.games.travel.mapmaking.warp import Spots

_SHARE = 1 / 4000
"""The tolerance, as a share of how wide the land is: a quarter of a unit of the sheet."""
_RUNS = 8.0
"""Lines that run side by side for so many tolerances and share nothing are a border."""
_SOUND = 0.1
"""A source is sound if lines run side by side for a smaller share of the borders that are shared."""


class Mended(NamedTuple):
    """Shapes that share their borders, and what was done to them."""

    shapes: Shapes
    tolerance: float
    """In km."""
    said: tuple[str, ...] = ()
    doubts: tuple[Doubt, ...] = ()


def mend(shapes: Shapes, tolerance: float | None = None) -> Mended:
    """Return shapes in which neighbours share their border, whether the source has it so or not.

    A source in which most borders are shared is left as it is, unless notes give a tolerance: two coasts may
    well run side by side.
    """
    near = _width(shapes) * _SHARE if tolerance is None else tolerance
    if tolerance == 0:
        return Mended(shapes, _width(shapes) * _SHARE)
    topology = topology_of(shapes)
    shared = shared_lengths(topology)
    beside = _beside_each_other(topology, near)
    strangers = {pair: length for pair, length in beside.items() if pair not in shared}
    if tolerance is None and sum(beside.values()) < _SOUND * sum(shared.values()):
        return Mended(shapes, near, doubts=_unsure(strangers, near))
    names = list(shapes)
    whole = [shapely.MultiPolygon(shapes[name]) for name in names]
    cleaned = shapely.coverage_clean(whole, snapping_distance=near, gap_width=near)
    found: Shapes = {}
    for name, before, after in zip(names, whole, cleaned, strict=True):
        pieces = polygons_in(sound(on_grid(after)))
        found[name] = sorted(pieces or before.geoms, key=lambda piece: -piece.area)
    told = f" (such as {' and '.join(min(beside))})" if beside else ""
    return Mended(
        found,
        near,
        (f"lines nearer than {near:.3g} km were taken for the same border{told}: tolerance = {near:.3g}",),
    )


def _unsure(strangers: Mapping[tuple[str, str], float], near: float) -> tuple[Doubt, ...]:
    """Return the doubt about pairs whose lines run side by side and are nowhere the same."""
    if not strangers:
        return ()
    pairs = listed((f"{a}-{b} ({length:.3g} km)" for (a, b), length in sorted(strangers.items())), 6)
    return (
        Doubt(
            f"lines run side by side, nearer than {near:.3g} km, and count as coasts: {pairs}; if as borders,"
            f" tolerance = {near:.3g}",
            "tolerance = 0",
        ),
    )


def _width(shapes: Shapes) -> float:
    left, top, right, bottom = shapely.total_bounds([piece for pieces in shapes.values() for piece in pieces])
    return float(max(right - left, bottom - top))


def _beside_each_other(topology: Topology, near: float) -> dict[tuple[str, str], float]:
    """Return the pairs whose lines run side by side without being the same, and how far they do.

    Looked at are points along lines that belong to one place alone: coasts, in a sound source.
    """
    own = [
        (names[0], topology.arcs[number]) for number, names in arc_users(topology).items() if len(names) == 1
    ]
    lines = shapely.segmentize([shapely.LineString(arc) for _, arc in own], _RUNS * near / 2)
    found: dict[tuple[str, str], float] = {}
    for one, other in shapely.STRtree(lines).query(lines, predicate="dwithin", distance=near).T.tolist():
        a, b = own[one][0], own[other][0]
        if a != b:
            pair = (min(a, b), max(a, b))
            length = _beside(shapely.get_coordinates(lines[one]), lines[other], near) / 2
            found[pair] = found.get(pair, 0.0) + length
    return {pair: length for pair, length in sorted(found.items()) if length > _RUNS * near}


def _beside(spots: Spots, line: shapely.LineString, near: float) -> float:
    """Return the length of the steps of a line that run along another."""
    left, top, right, bottom = line.bounds
    x, y = spots.T
    candidates = (x > left - near) & (x < right + near) & (y > top - near) & (y < bottom + near)
    close = np.zeros(len(spots), dtype=bool)
    shapely.prepare(line)
    close[candidates] = shapely.dwithin(line, shapely.points(spots[candidates]), near)
    steps = np.hypot(*(spots[1:] - spots[:-1]).T)
    return float(steps[close[1:] & close[:-1]].sum())
