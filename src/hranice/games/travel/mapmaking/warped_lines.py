"""A map as far as its lines go: arcs laid on a sheet by a warp, and the outlines that they make."""

import math
from collections.abc import Collection, Iterator, Sequence
from functools import cached_property
from itertools import pairwise

import numpy as np
import shapely

from hranice.games.travel.mapmaking.closed_lines import Line, area
from hranice.games.travel.mapmaking.polygon_cleaning import polygons_in
from hranice.games.travel.mapmaking.simplify import simplified
from hranice.games.travel.mapmaking.topology import Polygon, Position, Ring, Topology, ring_line
from hranice.games.travel.mapmaking.topology_from_polygons import arc_users
from hranice.games.travel.mapmaking.warp import Spots, Warp, fit

Polygons = dict[str, list[list[Line]]]
"""By place its polygons, each an outer line and the holes in it."""

LEAST_CORNER = 0.3
"""Corners of lines with a smaller triangle are smoothed away, in square units of the sheet."""
LEAST_ISLAND = 1.2
"""Islands smaller than this are left out, unless a place has nothing larger."""
_FINER = 2.5
"""So much finer are lines before they are stretched."""
_LONGEST_STEP = 10.0
"""A longer straight step would cut the corners of what is stretched beside it."""
_LEFT = 0.6
"""Smoothing leaves at least so much of the main piece of every place."""
_SPECK = 0.3
_ISLAND = 9.0
"""An island state is drawn at least so wide."""


def coarser(topology: Topology) -> Topology:
    """Return a topology on the plane with as much detail as a sheet can take, however it is stretched."""
    scale = fit(spots_of(topology)).scale
    arcs = smooth(topology, topology.arcs, LEAST_CORNER / _FINER / scale**2)
    drawn = tuple(tuple(_stepped(arc, _LONGEST_STEP / scale)) for arc in arcs)
    return Topology(drawn, _without_specks(drawn, topology, LEAST_ISLAND / _FINER**2 / scale**2))


def _without_specks(
    arcs: Sequence[Sequence[Position]], topology: Topology, least: float
) -> dict[str, tuple[Polygon, ...]]:
    """Return the polygons of each feature that are large enough to be drawn, and its largest in any case."""
    shared = {number for number, names in arc_users(topology).items() if len(names) > 1}
    found: dict[str, tuple[Polygon, ...]] = {}
    for name, polygons in topology.features.items():
        largest = max(polygons, key=lambda polygon: area(ring_line(polygon[0], arcs)))
        found[name] = tuple(
            polygon
            for polygon in polygons
            if polygon is largest
            or any(max(number, ~number) in shared for ring in polygon for number in ring)
            or area(ring_line(polygon[0], arcs)) >= least
        )
    return found


def _stepped(line: Sequence[Position], longest: float) -> Iterator[Position]:
    """Yield a line with positions added until no step is long."""
    yield line[0]
    for (ax, ay), (bx, by) in pairwise(line):
        steps = max(1, math.ceil(math.dist((ax, ay), (bx, by)) / longest))
        yield from ((ax + (bx - ax) * at / steps, ay + (by - ay) * at / steps) for at in range(1, steps))
        yield bx, by


class WarpedLines:
    """Lines of a map at one warp. A place without land borders is enlarged where it would be a mere speck."""

    def __init__(self, topology: Topology, warp: Warp, islands: Collection[str] = ()) -> None:
        self.topology = topology
        self.warp = warp
        self._islands = islands

    @cached_property
    def arcs(self) -> list[Line]:
        """The arcs on the sheet."""
        cuts = np.cumsum([len(arc) for arc in self.topology.arcs])[:-1]
        laid = np.split(self.warp(spots_of(self.topology)), cuts)
        for numbers, scale in self._specks(laid):
            spots = np.concatenate([laid[number] for number in numbers])
            middle = (spots.min(axis=0) + spots.max(axis=0)) / 2
            for number in numbers:
                laid[number] = middle + (laid[number] - middle) * scale
        return [[(x, y) for x, y in arc.tolist()] for arc in laid]

    def _specks(self, laid: list[Spots]) -> Iterator[tuple[list[int], float]]:
        """Yield the arcs of the main island of each island state that is too small, and how much it grows."""
        for name in self._islands:
            rings = [polygon[0] for polygon in self.topology.features[name]]
            main = max(rings, key=lambda ring: _size(ring, laid))
            numbers = [max(number, ~number) for number in main]
            if (size := _size(main, laid)) < _ISLAND:
                yield numbers, min(_ISLAND / max(size, 0.01), 60.0)

    @cached_property
    def polygons(self) -> Polygons:
        """What is drawn of each place."""
        return outlined(self.topology, self.arcs)

    @cached_property
    def outlines(self) -> dict[str, list[Line]]:
        """The lines around each place, its largest first."""
        return lines_around(self.polygons)

    @cached_property
    def borders(self) -> dict[tuple[str, str], list[Line]]:
        """The lines that two places share, as they are drawn."""
        found: dict[tuple[str, str], list[Line]] = {}
        for number, names in arc_users(self.topology).items():
            if len(names) == 2:
                found.setdefault((names[0], names[1]), []).append(self.arcs[number])
        return found

    @cached_property
    def shapes(self) -> dict[str, shapely.Geometry]:
        """The inside of each place."""
        return {name: shape_of(polygons) for name, polygons in self.polygons.items()}

    def smoothed(self) -> "WarpedLines":
        """Return it as it is drawn, without the small corners of its lines.

        Arcs are simplified, and their ends stay, so whatever touches goes on touching.
        """
        drawn = WarpedLines(self.topology, self.warp)
        drawn.arcs = smooth(self.topology, self.arcs, LEAST_CORNER)
        return drawn


def smooth(topology: Topology, arcs: Sequence[Sequence[Position]], corner: float) -> list[Line]:
    """Return arcs without their small corners, but for places of which little would be left."""
    drawn = [simplified(arc, corner, keep=4 if arc[0] == arc[-1] else 2) for arc in arcs]
    for polygons in topology.features.values():
        main = max((polygon[0] for polygon in polygons), key=lambda ring: area(ring_line(ring, arcs)))
        if area(ring_line(main, drawn)) < _LEFT * area(ring_line(main, arcs)):
            for number in main:
                drawn[max(number, ~number)] = list(arcs[max(number, ~number)])
    return drawn


def spots_of(topology: Topology) -> Spots:
    """Return the positions of all arcs, one after the other."""
    return np.array([spot for arc in topology.arcs for spot in arc])


def _size(ring: Ring, laid: list[Spots]) -> float:
    """Return how large the inside of a ring is, as the side of a square."""
    spots = np.concatenate([laid[number] if number >= 0 else laid[~number][::-1] for number in ring])
    (x, y), (nx, ny) = spots.T, np.roll(spots, -1, axis=0).T
    return math.sqrt(abs(float((x * ny - nx * y).sum())) / 2)


def outlined(topology: Topology, arcs: Sequence[Line], least: float = LEAST_ISLAND) -> Polygons:
    """Return the polygons that arcs make of each feature, its largest first; the smallest are left out."""
    found: Polygons = {}
    for name, polygons in topology.features.items():
        drawn = [[ring_line(ring, arcs) for ring in polygon] for polygon in polygons]
        drawn.sort(key=lambda rings: area(rings[0]), reverse=True)
        found[name] = [
            [line for line in rings if line is rings[0] or area(line) >= least]
            for at, rings in enumerate(drawn)
            if at == 0 or area(rings[0]) >= least
        ]
    return found


def lines_around(polygons: Polygons) -> dict[str, list[Line]]:
    """Return all lines around each place, its largest first."""
    return {
        name: sorted((line for rings in drawn for line in rings), key=area, reverse=True)
        for name, drawn in polygons.items()
    }


def shape_of(polygons: Sequence[Sequence[Line]]) -> shapely.Geometry:
    """Return the inside of polygons; that of one without any is a speck."""
    whole = shapely.MultiPolygon([shapely.Polygon(rings[0], rings[1:]) for rings in polygons])
    if whole.is_valid and whole.area > 0:
        return whole
    mended = shapely.make_valid(whole, method="structure")
    return shapely.MultiPolygon(polygons_in(mended) or [shapely.MultiPoint(polygons[0][0]).buffer(_SPECK)])
