"""Magnifying glasses on places that are too small to be seen: where they stand, and what is seen in them."""

import math
from collections.abc import Iterable, Mapping, Sequence

import numpy as np
import shapely

from hranice.games.travel.mapmaking.closed_lines import Box, Line, clipped, path, rounded
from hranice.games.travel.mapmaking.labels import Named, pole
from hranice.games.travel.mapmaking.simplify import simplified
from hranice.games.travel.mapmaking.topology import Position, Topology, arc_numbers
from hranice.games.travel.mapmaking.warp import WIDTH
from hranice.games.travel.mapmaking.warped_lines import LEAST_CORNER, outlined
from hranice.games.travel.maps.pack import Lens, LensShape
from hranice.games.travel.rules.atlas import state_of

RADIUS = 28.0
FILL = 0.62
"""How far into a lens its place reaches."""
BELOW = 10.0
"""The name of a tiny place stands so far below its lens."""
ROOM = 3.0
"""It may be so much wider than the radius."""
_FREE = 4.0
"""Around a lens there is so much room."""
_STEP = 10.0
CODES, CODE_ROOM = 0.7, 3.0
"""Codes of neighbours stand so far inside a lens, with so much room above and below."""
_COARSE = 60.0
"""What lies outside a lens needs no detail."""
_DOT = 2.4
"""The radius of the dot that stands for a place too small to be drawn."""


def stands(
    spots: Mapping[str, Position], taken: Sequence[shapely.Geometry], height: float
) -> dict[str, Position]:
    """Return where lenses on spots stand: near them, over nothing that is taken. Some may find no place."""
    if not spots:
        return {}
    aside = ROOM * RADIUS / 2
    xs = np.arange(aside, WIDTH - aside, _STEP)
    ys = np.arange(RADIUS + _FREE, height - RADIUS - 2 * BELOW, _STEP)
    at = np.array([(x, y) for y in ys for x in xs])
    feet = shapely.box(
        at[:, 0] - ROOM * RADIUS / 2,
        at[:, 1] + RADIUS,
        at[:, 0] + ROOM * RADIUS / 2,
        at[:, 1] + RADIUS + 2 * BELOW,
    )
    tree = shapely.STRtree(taken)
    round_ones = shapely.buffer(shapely.points(at), RADIUS + _FREE, quad_segs=6)
    bad = np.union1d(
        tree.query(round_ones, predicate="intersects")[0], tree.query(feet, predicate="intersects")[0]
    )
    free = np.ones(len(at), dtype=bool)
    free[bad] = False
    found: dict[str, Position] = {}
    for place, spot in sorted(spots.items(), key=lambda item: item[1]):
        away = np.hypot(at[:, 0] - spot[0], at[:, 1] - spot[1])
        if not free.any():
            break
        best = int(np.argmin(np.where(free, away, math.inf)))
        found[place] = (float(at[best, 0]), float(at[best, 1]))
        across, down = np.abs(at[:, 0] - at[best, 0]), np.abs(at[:, 1] - at[best, 1])
        free &= ~((across < ROOM * RADIUS) & (down < 2 * RADIUS + 2 * BELOW))
    return found


def lens(place: str, at: Position, spot: Position, topology: Topology, neighbours: Iterable[str]) -> Lens:
    """Return a lens on a place, with all the land that is seen through it, unstretched."""
    arcs_around = (topology.arcs[number] for number in arc_numbers(topology.features[place]))
    spots = np.array([position for arc in arcs_around for position in arc])
    low, high = spots.min(axis=0), spots.max(axis=0)
    middle, size = (low + high) / 2, float((high - low).max())
    zoom = 2 * FILL * RADIUS / max(size, 1e-6)
    box = Box(at[0] - RADIUS, at[1] - RADIUS, at[0] + RADIUS, at[1] + RADIUS)
    around = [place, *sorted(neighbours)]
    seen = Topology(topology.arcs, {name: topology.features[name] for name in around})
    arcs: dict[int, Line] = {}
    for number in arc_numbers(polygon for polygons in seen.features.values() for polygon in polygons):
        laid = (np.array(topology.arcs[number]) - middle) * zoom + np.array(at)
        line = [(x, y) for x, y in laid.tolist()]
        arcs[number] = simplified(line, LEAST_CORNER if box.touches(line) else _COARSE, keep=4)
    lines = [arcs.get(number, []) for number in range(len(topology.arcs))]
    drawn = outlined(seen, lines, least=0.0)
    cut = {
        name: [line for rings in drawn[name] for ring in rings if len(line := clipped(ring, box)) > 3]
        for name in around
    }
    shapes = [
        LensShape(state_of(name), path(cut[name]), _code_spot(at, cut[name]))
        for name in around[1:]
        if cut[name]
    ]
    shapes.append(LensShape(state_of(place), path(cut[place])))
    return Lens(place, at, RADIUS, rounded(spot), tuple(shape for shape in shapes if shape.outline))


def _code_spot(at: Position, lines: list[Line]) -> Position | None:
    """Return where in a lens the code of a neighbour stands, if there is room for it."""
    disc = shapely.Point(at).buffer(CODES * RADIUS, quad_segs=4)
    inner = shapely.MultiPolygon()
    for line in lines:
        ring = shapely.make_valid(shapely.Polygon(line), method="structure")
        inner = shapely.symmetric_difference(inner, shapely.intersection(ring, disc))
    if inner.area < CODE_ROOM**2:
        return None
    spot, room = pole(inner, 2.0)
    return rounded(spot) if room >= CODE_ROOM else None


def dot(spot: Position) -> Line:
    """Return a small octagon."""
    turns = [math.tau * (step + 0.5) / 8 for step in range(8)]
    line = [(spot[0] + _DOT * math.cos(turn), spot[1] + _DOT * math.sin(turn)) for turn in turns]
    return [*line, line[0]]


def name_below(at: Position) -> Named:
    """Return where the name of a place stands that has a lens."""
    return Named(rounded((at[0], at[1] + RADIUS + BELOW)), ROOM * RADIUS, fits=True)
