"""SVG path data, as far as maps have it: lines and curves from position to position, no arcs."""

import re
from math import isfinite

from hranice.games.travel.maps.pack import Point

_TAKES = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "z": 0}
"""How many numbers a letter takes; more of them go on in the same way, after a position as a line."""
_PART = re.compile(r"\s*([A-Za-z])([^A-DF-Za-df-z]*)")
_NUMBER = re.compile(r"[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)")


class BadPath(ValueError):  # noqa: N818 - named for what it is
    """This is no path data."""


def lines_of(data: str) -> list[list[Point]]:
    """Return the lines of path data, each from its position on; of a curve the end. Raises `BadPath`."""
    lines: list[list[Point]] = []
    x = y = 0.0
    closed = False
    for letter, numbers in _parts(data):
        kind, by, takes = letter.lower(), letter.islower(), _TAKES[letter.lower()]
        if closed and kind != "m":
            lines.append([lines[-1][0]])
        closed = kind == "z"
        if closed:
            x, y = lines[-1][0]
        for start in range(0, len(numbers), takes or 1):
            if kind == "h":
                x = numbers[start] + (x if by else 0)
            elif kind == "v":
                y = numbers[start] + (y if by else 0)
            else:
                dx, dy = numbers[start + takes - 2 : start + takes]
                x, y = (x + dx, y + dy) if by else (dx, dy)
            if kind == "m" and not start:
                lines.append([])
            lines[-1].append((x, y))
    return lines


def _parts(data: str) -> list[tuple[str, list[float]]]:
    """Return the letters with their numbers; the first letter is a position."""
    parts, end = [], 0
    for part in _PART.finditer(data):
        letter, rest = part.groups()
        numbers, takes = _numbers(rest), _TAKES.get(letter.lower())
        if part.start() != end or takes is None or (takes == 0) != (numbers == []):
            raise BadPath
        if takes and len(numbers) % takes:
            raise BadPath
        parts.append((letter, numbers))
        end = part.end()
    if data[end:].strip() or (parts and parts[0][0] not in "Mm"):
        raise BadPath
    return parts


def _numbers(text: str) -> list[float]:
    numbers, end = [], 0
    while number := _NUMBER.match(text, end):
        numbers.append(float(number[1]))
        end = number.end()
    if text[end:].strip() or not all(map(isfinite, numbers)):
        raise BadPath
    return numbers
