"""A topology from polygons: a border that two of them have in common becomes one arc of both.

As in TopoJSON, rings are cut wherever lines part or meet, so two polygons share whole arcs or none.
"""

import math
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise

import shapely

from hranice.games.travel.mapmaking.topology import Position, Ring, Topology

Line = tuple[Position, ...]


def topology_of(shapes: Mapping[str, list[shapely.Polygon]]) -> Topology:
    """Return the arcs of polygons. Lines are the same where their positions are."""
    rings = {
        name: [[_line(ring) for ring in (polygon.exterior, *polygon.interiors)] for polygon in polygons]
        for name, polygons in shapes.items()
    }
    nodes = _nodes(line for polygons in rings.values() for polygon in polygons for line in polygon)
    arcs: dict[Line, int] = {}
    features = {
        name: tuple(tuple(_ring(line, nodes, arcs) for line in polygon) for polygon in polygons)
        for name, polygons in rings.items()
    }
    return Topology(tuple(arcs), features)


def _line(ring: shapely.LinearRing) -> Line:
    return tuple((x, y) for x, y in shapely.get_coordinates(ring).tolist())


def _nodes(lines: Iterator[Line]) -> set[Position]:
    """Return where lines part or meet: positions that do not always have the same two neighbours."""
    beside: dict[Position, frozenset[Position]] = {}
    nodes: set[Position] = set()
    for line in lines:
        for before, here, after in zip((line[-2], *line[:-2]), line[:-1], line[1:], strict=True):
            both = frozenset((before, after))
            if beside.setdefault(here, both) != both:
                nodes.add(here)
    return nodes


def _ring(line: Line, nodes: set[Position], arcs: dict[Line, int]) -> Ring:
    """Return a closed line as arcs, each new one added to those that are known."""
    corners = line[:-1]
    start = next((at for at, spot in enumerate(corners) if spot in nodes), None)
    if start is None:
        start = corners.index(min(corners))
    turned = (*corners[start:], *corners[:start], corners[start])
    cuts = [at for at, spot in enumerate(turned) if spot in nodes or at in {0, len(turned) - 1}]
    return tuple(_number(turned[begin : end + 1], arcs) for begin, end in pairwise(cuts))


def _number(arc: Line, arcs: dict[Line, int]) -> int:
    """Return the number of an arc, counted backwards where it is known the other way round."""
    if arc[::-1] in arcs:
        return ~arcs[arc[::-1]]
    return arcs.setdefault(arc, len(arcs))


def arc_users(topology: Topology) -> dict[int, list[str]]:
    """Return of each arc the features along it, in order."""
    users: dict[int, set[str]] = {}
    for name, polygons in topology.features.items():
        for number in (number for polygon in polygons for ring in polygon for number in ring):
            users.setdefault(max(number, ~number), set()).add(name)
    return {number: sorted(names) for number, names in users.items()}


def run(line: Line) -> float:
    """Return the length of a line on a plane."""
    return sum(math.dist(a, b) for a, b in pairwise(line))


def shared_lengths(topology: Topology, length: Callable[[Line], float] = run) -> dict[tuple[str, str], float]:
    """Return the pairs of features that share arcs, in order, with the length they share."""
    lengths: dict[tuple[str, str], float] = defaultdict(float)
    for number, names in sorted(arc_users(topology).items()):
        if len(names) == 2:
            lengths[names[0], names[1]] += length(topology.arcs[number])
    return dict(sorted(lengths.items()))
