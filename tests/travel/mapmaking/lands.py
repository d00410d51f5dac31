"""Lands small enough to be known by heart, as GeoJSON and TopoJSON.

Most are walls of bricks: every second row is shifted by half a brick, so no four bricks meet at a point.
"""

from collections.abc import Iterable
from itertools import pairwise
from string import ascii_uppercase
from typing import Any

import msgspec

Position = tuple[float, float]
Ring = list[Position]


def code(column: int, row: int) -> str:
    return ascii_uppercase[row] + ascii_uppercase[column]


def brick(column: int, row: int, west: float = 10.0, south: float = 40.0, size: float = 1.0) -> Ring:
    """Return the ring of a brick, with the corners of those above and below it."""
    left = west + size * (column + row % 2 / 2)
    bottom = south + size * row
    xs = (left, left + size / 2, left + size)
    return [*((x, bottom) for x in xs), *((x, bottom + size) for x in reversed(xs)), (left, bottom)]


def wall(columns: int = 4, rows: int = 4, **where: float) -> dict[str, list[list[Ring]]]:
    """Return the polygons of a wall, by code."""
    return {
        code(column, row): [[brick(column, row, **where)]] for row in range(rows) for column in range(columns)
    }


def wall_links(columns: int = 4, rows: int = 4) -> set[tuple[str, str]]:
    """Return who borders whom in a wall."""
    links: set[tuple[str, str]] = set()
    for row in range(rows):
        for column in range(columns):
            beside = [(column + 1, row)]
            above = [(column + row % 2 - 1, row + 1), (column + row % 2, row + 1)]
            links |= {
                (min(pair), max(pair))
                for other in beside + above
                if 0 <= other[0] < columns and other[1] < rows
                for pair in [(code(column, row), code(*other))]
            }
    return links


def square(west: float, south: float, size: float) -> Ring:
    east, north = west + size, south + size
    return [(west, south), (east, south), (east, north), (west, north), (west, south)]


def geojson(land: dict[str, list[list[Ring]]], **names: str) -> bytes:
    """Return polygons by code as a GeoJSON file; names are their codes unless told."""
    return msgspec.json.encode(
        {
            "type": "FeatureCollection",
            "features": [
                {
                    "type": "Feature",
                    "properties": {"code": key, "name": names.get(key, f"Land {key}")},
                    "geometry": {"type": "MultiPolygon", "coordinates": polygons},
                }
                for key, polygons in land.items()
            ],
        }
    )


def topojson(land: dict[str, list[list[Ring]]]) -> bytes:
    """Return polygons by code as a TopoJSON file in which every step between two corners is an arc."""
    arcs: dict[tuple[Position, Position], int] = {}

    def number(here: Position, there: Position) -> int:
        if (there, here) in arcs:
            return ~arcs[there, here]
        return arcs.setdefault((here, there), len(arcs))

    geometries = [
        {
            "type": "MultiPolygon",
            "id": key,
            "properties": {"name": f"Land {key}"},
            "arcs": [
                [[number(here, there) for here, there in pairwise(ring)] for ring in polygon]
                for polygon in polygons
            ],
        }
        for key, polygons in land.items()
    ]
    return msgspec.json.encode(
        {
            "type": "Topology",
            "objects": {"lands": {"type": "GeometryCollection", "geometries": geometries}},
            "arcs": [[*arc] for arc in arcs],
        }
    )


def links_of(pack: Any) -> set[tuple[str, str]]:
    return {(link.a, link.b) for link in pack.atlas.links}


def moved(rings: Iterable[Ring], by: Position) -> list[Ring]:
    return [[(x + by[0], y + by[1]) for x, y in ring] for ring in rings]
