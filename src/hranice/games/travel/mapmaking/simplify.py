"""Simplifying lines as Visvalingam and Whyatt do: the least important corner goes first.

Arcs are simplified, not polygons, so a border stays one and the same line for both its states.
"""

import heapq
from collections.abc import Sequence

from hranice.games.travel.mapmaking.topology import Position


def simplified(line: Sequence[Position], least: float, keep: int = 2) -> list[Position]:
    """Return the line without the corners whose triangle is smaller than `least`.

    Both ends stay, and at least `keep` positions in all.
    """
    before = [index - 1 for index in range(len(line))]
    after = [index + 1 for index in range(len(line))]
    gone = [False] * len(line)
    heap = [
        (triangle(line[index - 1], line[index], line[index + 1]), index) for index in range(1, len(line) - 1)
    ]
    areas = {index: area for area, index in heap}
    heapq.heapify(heap)
    left = len(line)
    while heap and left > keep:
        area, index = heapq.heappop(heap)
        if gone[index] or area != areas[index]:
            continue
        if area >= least:
            break
        gone[index] = True
        left -= 1
        a, b = before[index], after[index]
        after[a], before[b] = b, a
        for corner in (a, b):
            if 0 < corner < len(line) - 1:
                # Never less than what was just removed, or a chain of small corners would unravel a coast.
                areas[corner] = max(area, triangle(line[before[corner]], line[corner], line[after[corner]]))
                heapq.heappush(heap, (areas[corner], corner))
    return [position for index, position in enumerate(line) if not gone[index]]


def triangle(a: Position, b: Position, c: Position) -> float:
    """Return the area of a triangle."""
    return abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2
