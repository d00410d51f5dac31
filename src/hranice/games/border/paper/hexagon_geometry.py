"""Hexagons on paper: where the cells of the grid lie in a picture, and the outlines of groups of them.

Lengths are in units of a picture whose hexagons have the radius `RADIUS`.
"""

import math
from collections.abc import Collection
from functools import lru_cache

from hranice.games.border.rules.board import Cell, around

RADIUS = 28.0
HALF_WIDTH = RADIUS * math.sqrt(3) / 2

CORNERS = ((1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1), (0, -2))
"""The corners of a hexagon about its middle, in halves of its width and of its radius."""

Point = tuple[float, float]


@lru_cache(maxsize=4096)
def centre(cell: Cell) -> Point:
    """Return the middle of a cell."""
    q, r = cell
    return HALF_WIDTH * (2 * q + r), RADIUS * 1.5 * r


def corners(cell: Cell, scale: float = 1.0) -> list[Point]:
    """Return the corners of a cell, clockwise; the edge after corner i faces neighbour i of `around`."""
    x, y = centre(cell)
    return [(x + scale * HALF_WIDTH * across, y + scale * RADIUS / 2 * down) for across, down in CORNERS]


def cell_at(point: Point) -> Cell:
    """Return the cell that a point lies in."""
    x, y = point
    r = y / (RADIUS * 1.5)
    q = x / (2 * HALF_WIDTH) - r / 2
    near = (math.floor(q), math.floor(r))
    candidates = [(near[0] + dq, near[1] + dr) for dq in (0, 1) for dr in (0, 1)]
    return min(candidates, key=lambda cell: math.dist(centre(cell), point))


def outline(cells: Collection[Cell]) -> list[list[Point]]:
    """Return the closed lines around a group of cells, the outer one and those around its holes."""
    inside = set(cells)
    following = {}
    for q, r in sorted(inside):
        knots = [(2 * q + r + across, 3 * r + down) for across, down in CORNERS]
        for side, other in enumerate(around((q, r))):
            if other not in inside:
                following[knots[side]] = knots[(side + 1) % 6]
    loops = []
    while following:
        loop = [next(iter(following))]
        while loop[-1] in following:
            loop.append(following.pop(loop[-1]))
        loops.append([(HALF_WIDTH * across, RADIUS / 2 * down) for across, down in loop[:-1]])
    return loops


def path(loops: list[list[Point]]) -> str:
    """Return closed lines as the data of an SVG path."""
    return "".join("M" + " ".join(f"{x:.1f},{y:.1f}" for x, y in loop) + "Z" for loop in loops)
