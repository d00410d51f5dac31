"""Closed lines on a sheet: cutting, measuring, finding room for a label, SVG path data."""

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

from hranice.games.travel.mapmaking.topology import Position, inside
from hranice.games.travel.maps import svg_paths

Line = list[Position]
"""Closed lines repeat their first position at the end."""


class Box(NamedTuple):
    """An upright rectangle."""

    left: float
    top: float
    right: float
    bottom: float

    def touches(self, line: Sequence[Position]) -> bool:
        """Tell whether the surroundings of a line overlap this box."""
        xs, ys = [x for x, _ in line], [y for _, y in line]
        return min(xs) < self.right and max(xs) > self.left and min(ys) < self.bottom and max(ys) > self.top


def area(line: Sequence[Position]) -> float:
    """Return the area inside a closed line."""
    return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairwise(line))) / 2


def clipped(line: Line, box: Box) -> Line:
    """Return the part of a closed line's inside that lies in the box, closed again; may be empty.

    Sutherland and Hodgman's way: where a shape falls apart, its pieces stay joined along the box.
    """
    edges = ((0, box.left, 1), (0, box.right, -1), (1, box.top, 1), (1, box.bottom, -1))
    for axis, bound, sign in edges:
        kept: Line = []
        for here, there in pairwise(line):
            here_in, there_in = sign * (here[axis] - bound) >= 0, sign * (there[axis] - bound) >= 0
            if here_in:
                kept.append(here)
            if here_in != there_in:
                share = (bound - here[axis]) / (there[axis] - here[axis])
                kept.append((here[0] + share * (there[0] - here[0]), here[1] + share * (there[1] - here[1])))
        line = [*kept, kept[0]] if kept else []
    return line


def roomiest(lines: Sequence[Line], flatness: float = 1.0) -> tuple[Position, float]:
    """Return the spot inside lines that is farthest from every line, and how far that is.

    With `flatness` above 1 the room is measured in ellipses that much wider than high, as words are.
    """
    squeezed = [[(x / flatness, y) for x, y in line] for line in lines]
    home = max(squeezed, key=area)
    xs, ys = [x for x, _ in home], [y for _, y in home]
    centre = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
    reach = max(max(xs) - min(xs), max(ys) - min(ys)) / 2
    best, room = centre, -math.inf
    while reach > 0.2:
        middle = best
        for step_x in range(-6, 7):
            for step_y in range(-6, 7):
                spot = (middle[0] + step_x * reach / 6, middle[1] + step_y * reach / 6)
                if sum(inside(line, spot) for line in squeezed) % 2 == 0:
                    continue
                distance = min(_distance(line, spot) for line in squeezed)
                if distance > room:
                    best, room = spot, distance
        reach /= 3
    return (best[0] * flatness, best[1]), room


def width_at(lines: Sequence[Line], spot: Position, height: float) -> float:
    """Return how wide a word centred on a spot may be before it leaves the inside of closed lines."""
    return min(_width_at(lines, (spot[0], spot[1] + share * height)) for share in (-0.5, 0, 0.5))


def _width_at(lines: Sequence[Line], spot: Position) -> float:
    """Return the same for a word without height."""
    x, y = spot
    edges = [
        ax + (y - ay) * (bx - ax) / (by - ay)
        for line in lines
        for (ax, ay), (bx, by) in pairwise(line)
        if (ay > y) != (by > y)
    ]
    left = [edge for edge in edges if edge < x]
    right = [edge for edge in edges if edge >= x]
    if len(left) % 2 == 0:
        return 0.0
    return 2 * min(x - max(left), min(right) - x)


def _distance(line: Line, spot: Position) -> float:
    """Return how far a spot is from a line."""
    return math.sqrt(min(_squared(a, b, spot) for a, b in pairwise(line)))


def _squared(a: Position, b: Position, spot: Position) -> float:
    """Return the squared distance from a spot to the stretch between two positions."""
    along_x, along_y = b[0] - a[0], b[1] - a[1]
    length = along_x * along_x + along_y * along_y
    share = 0.0
    if length:
        share = min(1.0, max(0.0, ((spot[0] - a[0]) * along_x + (spot[1] - a[1]) * along_y) / length))
    return (a[0] + share * along_x - spot[0]) ** 2 + (a[1] + share * along_y - spot[1]) ** 2


def midpoint(here: Position, there: Position) -> Position:
    """Return the spot halfway between two."""
    return (here[0] + there[0]) / 2, (here[1] + there[1]) / 2


def rounded(spot: Position) -> Position:
    """Return a spot to a tenth of a unit, as packs write it."""
    return round(spot[0], 1), round(spot[1], 1)


def path(lines: Iterable[Sequence[Position]], *, closed: bool = True) -> str:
    """Return lines as SVG path data: relative steps of a tenth of a unit, as short as they can be written.

    Steps are taken between rounded positions, so a border that two shapes share is drawn the same in both.
    """
    written: list[str] = []
    for line in lines:
        grid = [(round(x * 10), round(y * 10)) for x, y in line]
        if closed:
            grid = grid[:-1]
        grid = [spot for index, spot in enumerate(grid) if index == 0 or spot != grid[index - 1]]
        if len(grid) < (3 if closed else 2):
            continue
        start = grid[0]
        steps = [(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(grid)]
        body = "".join(
            _number(step_x, first=index == 0) + _number(step_y)
            for index, (step_x, step_y) in enumerate(steps)
        )
        written.append(
            f"M{_number(start[0], first=True)}{_number(start[1])}l{body}" + ("z" if closed else "")
        )
    return "".join(written)


def lines_of(data: str) -> list[Line]:
    """Return the lines of path data as `path` writes them; a closed one repeats its first position."""
    lines = [list(map(rounded, line)) for line in svg_paths.lines_of(data)]
    return [[*line, line[0]] for line in lines] if data.endswith("z") else lines


def _number(tenths: int, *, first: bool = False) -> str:
    """Write a number of tenths; a minus sign separates as well as a space does."""
    whole, tenth = divmod(abs(tenths), 10)
    digits = f"{whole or ''}.{tenth}" if tenth else str(whole)
    sign = "-" if tenths < 0 else ("" if first else " ")
    return sign + digits
