"""A board of The BORDER drawn in characters: chains of hexagons, with the areas' names and values inside."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import groupby

from rich.text import Text

from hranice.cli.terminal.canvas import Canvas
from hranice.games.border.rules.board import Cell, Geography, land
from hranice.games.border.rules.board_bits import Layout
from hranice.games.border.terminal.styles import GLYPHS, crossed_out, edge, filled

WIDTH = 4
"""Characters of a hexagon; the next row is shifted by half of them."""

PLATE = "bold #15202b on #ffffff"
CHOSEN = "bold #ffffff on #1d6b34"


@dataclass(frozen=True)
class Marks:
    """What is special about the spaces of a board that is being drawn."""

    labels: Mapping[int, str] = field(default_factory=dict)
    """What to type for a space; a space with a label glows."""
    chosen: frozenset[int] = frozenset()
    """What the person has chosen but not yet confirmed."""


@dataclass(frozen=True)
class AreaLabel:
    """What is written into an area."""

    name: str
    value: str
    style: str


class BoardDrawing:
    """A place in characters for everything on a geography, large (two lines a row) or small (one)."""

    def __init__(self, geography: Geography, *, tall: bool) -> None:
        self._geography = geography
        self._lines = 2 if tall else 1
        self._left = min(2 * q + r for q, r in geography.spaces)
        self._top = min(r for _, r in geography.spaces)
        self._width = (max(2 * q + r for q, r in geography.spaces) - self._left + 2) * WIDTH // 2
        self._height = (max(r for _, r in geography.spaces) - self._top + 1) * self._lines

    def draw(self, layout: Layout, crossed: int, areas: Mapping[str, AreaLabel], marks: Marks) -> Text:
        """Return the drawing of one player's board."""
        canvas = Canvas(self._width, self._height)
        for space in range(len(self._geography.spaces)):
            self._draw_space(canvas, space, layout.colour[space], bool(crossed & layout.bit[space]), marks)
        inside = land(self._geography)
        for name, label in areas.items():
            self._draw_label(canvas, inside[name], label)
        return canvas.text()

    def _at(self, cell: Cell) -> tuple[int, int]:
        q, r = cell
        return (2 * q + r - self._left) * WIDTH // 2, (r - self._top) * self._lines

    def _draw_space(self, canvas: Canvas, space: int, colour: int, crossed: bool, marks: Marks) -> None:
        column, line = self._at(self._geography.spaces[space])
        side = edge(colour)
        glyph = GLYPHS[colour] if colour >= 0 else " "
        if crossed:
            body, foot, foot_style = crossed_out(colour), "××", crossed_out(colour)
        else:
            body, foot, foot_style = filled(colour), "  ", filled(colour)
        if space in marks.chosen:
            foot, foot_style = "✓✓", CHOSEN
        elif space in marks.labels:
            foot, foot_style = f"{marks.labels[space]:>2}", PLATE
        if self._lines == 1:
            canvas.put(column, line, glyph, body)
            canvas.put(column + 1, line, foot, foot_style)
            return
        canvas.put(column, line, "╱", side)
        canvas.put(column + 1, line, f"{glyph} ", body)
        canvas.put(column + 3, line, "╲", side)
        canvas.put(column, line + 1, "╲", side)
        canvas.put(column + 1, line + 1, foot, foot_style)
        canvas.put(column + 3, line + 1, "╱", side)

    def _draw_label(self, canvas: Canvas, cells: frozenset[Cell], label: AreaLabel) -> None:
        """Write a name and its values where the area is widest."""
        runs = _runs(cells)
        widest = max(runs, key=lambda run: (len(run), -abs(run[0][1] - _middle(cells))))
        self._write(canvas, widest, 0, label.name, label.style)
        if self._lines == 2:
            self._write(canvas, widest, 1, label.value, label.style)
            return
        # In a small drawing a row is one line: the values go below the name or, at the bottom, above it.
        row = widest[0][1]
        beside = [run for run in runs if abs(run[0][1] - row) == 1]
        if beside:
            second = max(beside, key=lambda run: (run[0][1], len(run)))
            self._write(canvas, second, 0, label.value, label.style)

    def _write(self, canvas: Canvas, run: list[Cell], line: int, text: str, style: str) -> None:
        column, top = self._at(run[0])
        room = WIDTH * len(run)
        text = text if len(text) <= room else f"{text[: room - 1]}…"
        canvas.put(column + (room - len(text)) // 2, top + line, text, style)


def _runs(cells: frozenset[Cell]) -> list[list[Cell]]:
    """Return the unbroken pieces of rows that an area consists of."""
    ordered = sorted(cells, key=lambda cell: (cell[1], cell[0]))
    # Within a row q grows by one from cell to cell, so its distance from the count is the same in one piece.
    pieces = groupby(enumerate(ordered), key=lambda entry: (entry[1][1], entry[1][0] - entry[0]))
    return [[cell for _, cell in piece] for _, piece in pieces]


def _middle(cells: frozenset[Cell]) -> float:
    rows = [r for _, r in cells]
    return sum(rows) / len(rows)
