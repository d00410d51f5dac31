"""A topology laid on a sheet: arcs projected and simplified once, polygons made from them."""

import math
from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from hranice.games.travel.mapmaking.closed_lines import Box, Line, area, clipped
from hranice.games.travel.mapmaking.projection import Placing
from hranice.games.travel.mapmaking.simplify import simplified
from hranice.games.travel.mapmaking.topology import Polygon, Position, Ring, Topology

_LONGEST_STEP = 0.5
"""In degrees. A parallel is a curve on the sheet: longer straight steps would cut its corners."""

_DATE_LINE = 180.0
"""A longer step is no line on the globe but the jump from one side of the date line to the other."""


class Detail(NamedTuple):
    """How fine a drawing is: the least corner and the least island that stay, in square units."""

    corner: float
    island: float


class Canvas:
    """Draws polygons of one topology at one placing, cut to a box."""

    def __init__(self, topology: Topology, placing: Placing, box: Box, detail: Detail) -> None:
        self._topology = topology
        self._placing = placing
        self._box = box
        self._detail = detail
        self._arc = cache(self._drawn_arc)

    def lines(self, polygons: Iterable[Polygon]) -> list[Line]:
        """Return the closed lines around polygons, without the borders between them, largest first.

        Islands too small for this drawing are left out, except that the largest line always stays.
        """
        rings = (self._line(ring) for ring in dissolved(self._topology, polygons))
        cut = (clipped(line, self._box) for line in rings if self._box.touches(line))
        lines = sorted((line for line in cut if len(line) > 3), key=area, reverse=True)
        return [line for index, line in enumerate(lines) if index == 0 or area(line) >= self._detail.island]

    def line(self, degrees: Iterable[Position]) -> Line:
        """Return a line of one's own, closed, on this canvas."""
        drawn = [self._placing(position) for position in degrees]
        return [*drawn, drawn[0]]

    def _line(self, ring: Ring) -> Line:
        line: Line = []
        for number in ring:
            arc = self._arc(number) if number >= 0 else self._arc(~number)[::-1]
            line.extend(arc[1:] if line else arc)
        return line

    def _drawn_arc(self, number: int) -> Line:
        arc = self._topology.arcs[number]
        drawn = [self._placing(position) for position in densified(arc)]
        return simplified(drawn, self._detail.corner, keep=4 if arc[0] == arc[-1] else 2)


def densified(line: Iterable[Position]) -> list[Position]:
    """Return a line in degrees with positions added until no step is long."""
    dense: list[Position] = []
    for there in line:
        if dense:
            here = dense[-1]
            step_length = max(abs(there[0] - here[0]), abs(there[1] - here[1]))
            steps = math.ceil(step_length / _LONGEST_STEP) if step_length < _DATE_LINE else 1
            dense.extend(
                (here[0] + (there[0] - here[0]) * step / steps, here[1] + (there[1] - here[1]) * step / steps)
                for step in range(1, steps)
            )
        dense.append(there)
    return dense


def dissolved(topology: Topology, polygons: Iterable[Polygon]) -> list[Ring]:
    """Return the rings around polygons; arcs that two of the polygons share are gone."""
    rings = [ring for polygon in polygons for ring in polygon]
    used = {number for ring in rings for number in ring}
    whole = [ring for ring in rings if not any(~number in used for number in ring)]
    loose = [number for ring in rings if ring not in whole for number in ring if ~number not in used]
    return whole + _stitched(topology, loose)


def _stitched(topology: Topology, loose: list[int]) -> list[Ring]:
    """Return rings made by putting arcs end to end."""
    rings: list[Ring] = []
    waiting = {_ends(topology, number)[0]: number for number in loose}
    while waiting:
        start, number = waiting.popitem()
        ring = [number]
        while (end := _ends(topology, ring[-1])[1]) != start:
            ring.append(waiting.pop(end))
        rings.append(tuple(ring))
    return rings


def _ends(topology: Topology, number: int) -> tuple[Position, Position]:
    """Return where an arc starts and ends when walked as its number says."""
    arc = topology.arcs[max(number, ~number)]
    return (arc[0], arc[-1]) if number >= 0 else (arc[-1], arc[0])
