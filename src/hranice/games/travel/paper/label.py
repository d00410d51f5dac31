"""How the name of a state is written on a map; `label.ts` of the page does the same."""

from typing import NamedTuple

from hranice.games.travel.maps.pack import Point

_LARGEST, _LARGEST_OF_TWO, _CODE, _SMALLEST = 17.0, 12.0, 11.5, 7.5
_LEADING = 1.08
_EM = 0.56
"""How wide a letter is on average, as a share of the size of the type."""
_ABOVE, _BELOW = 0.75, 0.22
"""How far letters reach above and below their base line, as shares of the size of the type."""


class Label(NamedTuple):
    """Lines of type around a point, each with its base line."""

    at: Point
    size: float
    lines: tuple[tuple[str, float], ...]

    @property
    def box(self) -> tuple[float, float, float, float]:
        """What the letters cover: left, top, right, bottom."""
        half = self.size * _EM * max(len(line) for line, _ in self.lines) / 2
        top, bottom = self.lines[0][1] - _ABOVE * self.size, self.lines[-1][1] + _BELOW * self.size
        return self.at[0] - half, top, self.at[0] + half, bottom


def label(at: Point, room: float, name: str, code: str) -> Label:
    """Return a label as large as there is room for: the name in one line or in two, else the code."""
    lines = max(_arrangements(name), key=lambda lines: _size(lines, room))
    size = _size(lines, room)
    if size < _SMALLEST:
        lines, size = [code], max(_SMALLEST, min(_CODE, _size([code], room)))
    first = at[1] + size * (0.35 - _LEADING * (len(lines) - 1) / 2)
    return Label(
        at, size, tuple((line, first + number * _LEADING * size) for number, line in enumerate(lines))
    )


def _arrangements(name: str) -> list[list[str]]:
    """Return the ways to write a name: in one line, or broken at one of its spaces."""
    words = name.split()
    broken = [[" ".join(words[:at]), " ".join(words[at:])] for at in range(1, len(words))]
    return [[name], *broken]


def _size(lines: list[str], room: float) -> float:
    """Return the size of type with which lines fill the room there is."""
    size = room / (_EM * max(len(line) for line in lines))
    return min(_LARGEST if len(lines) == 1 else _LARGEST_OF_TWO, size)
