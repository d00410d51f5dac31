"""The map in characters: borders in dots, eight to a character, and a journey drawn upon them."""

from collections.abc import Sequence
from itertools import pairwise

from rich.text import Text

from hranice.cli.terminal.canvas import Canvas
from hranice.games.travel.maps import Pack
from hranice.games.travel.maps.pack import Point
from hranice.games.travel.maps.svg_paths import lines_of
from hranice.games.travel.rules.atlas import state_of

_BLANK = 0x2800
_DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The dots of a braille character, by line and column."""

BORDER, ROUTE, STOP = "dim", "bold red", "bold white on red"


class TextMap:
    """A map drawn once at one width; journeys are drawn on copies of it."""

    def __init__(self, pack: Pack, width: int) -> None:
        self._scale = 2 * width / pack.width
        self._width = width
        self._height = round(pack.height * self._scale / 4) + 1
        self._labels = {name: place.label for name, place in pack.places.items() if place.label is not None}
        # The label of a tiny state stands in its magnifying glass; a journey goes where it really lies.
        self._labels |= {lens.place: lens.spot for lens in pack.lenses}
        self._borders: dict[tuple[int, int], int] = {}
        for place in pack.places.values():
            for line in lines_of(place.outline):
                self._trace(self._borders, [*line, line[0]])

    def drawn(self, route: Sequence[str] = ()) -> Text:
        """Return the map with a journey from place to place upon it."""
        canvas = Canvas(self._width, self._height)
        for (column, line), dots in self._borders.items():
            canvas.put(column, line, chr(_BLANK + dots), BORDER)
        stops = [self._labels[place] for place in route if place in self._labels]
        way: dict[tuple[int, int], int] = {}
        self._trace(way, stops)
        for (column, line), dots in way.items():
            canvas.put(column, line, chr(_BLANK + (dots | self._borders.get((column, line), 0))), ROUTE)
        for place, (x, y) in zip(route, stops, strict=False):
            column, line = int(x * self._scale) // 2, int(y * self._scale) // 4
            canvas.put(column - 1, line, state_of(place), STOP)
        return canvas.text()

    def _trace(self, dots: dict[tuple[int, int], int], line: Sequence[Point]) -> None:
        """Set the dots along a line."""
        for (ax, ay), (bx, by) in pairwise(line):
            steps = max(1, int(max(abs(bx - ax), abs(by - ay)) * self._scale) + 1)
            for step in range(steps + 1):
                x = int((ax + (bx - ax) * step / steps) * self._scale)
                y = int((ay + (by - ay) * step / steps) * self._scale)
                cell = (x // 2, y // 4)
                dots[cell] = dots.get(cell, 0) | _DOTS[y % 4][x % 2]
