"""Draws a board like a page of a school atlas, as SVG.

Letters and numerals are outlines (`shapes/letters.json`), so a picture looks the same everywhere and
needs no fonts.
"""

import json
import unicodedata
from collections.abc import Collection, Iterable, Iterator
from html import escape
from importlib.resources import files
from itertools import chain
from typing import NamedTuple

from hranice.games.border.appearance import INK, LAND, LOOKS, PAPER, SEA, Look
from hranice.games.border.paper.hexagon_geometry import HALF_WIDTH, RADIUS, centre, corners, outline, path
from hranice.games.border.paper.icon_placement import Disc, vignette
from hranice.games.border.rules.board import (
    LETTERS,
    WHITE,
    Board,
    Cell,
    Geography,
    enclosures,
    land,
    segments,
)

SHAPES = files("hranice.games.border.paper") / "shapes"
ICONS = json.loads((SHAPES / "icons.json").read_text("utf-8"))
LETTERFORMS = json.loads((SHAPES / "letters.json").read_text("utf-8"))
CAP_HEIGHT = 70
"""Height of numerals and capitals in the units of the letterforms."""

MARGIN = 58.0
STRIP = 74.0
RIM = 0.76
"""How much of a space is left for a cross where pens draw on it, in parts of its radius."""
PEN = '<path d="M-16-14C-7-7 6 4 16 15M14-16C6-7-6 6-15 15" class="pen"/>'
"""A cross as a pen makes it."""


class Style(NamedTuple):
    """What a board is drawn for: a screen or paper."""

    paper: str
    sea: str
    shade: str
    """Of the lines along the coast."""
    pens: bool
    """Whether people cross spaces with their pens: then colour is a rim around room for the cross."""
    trim: float = 0.0
    """What is cut off the paper around the frame."""


SCREEN = Style(PAPER, SEA, "#b9cfd4", pens=False)
PRINT = Style("#ffffff", "#ffffff", "#ccdadd", pens=True, trim=16.0)

CLASSES = f"""
.ink{{fill:{INK}}}
.line{{fill:none;stroke:{INK}}}
.edge{{fill:none;stroke:%s;stroke-width:4}}
.space{{stroke:{INK};stroke-opacity:.28;stroke-width:1}}
.segment{{fill:none;stroke:{INK};stroke-width:2.4;stroke-linejoin:round}}
.symbol{{fill-rule:evenodd}}
.rim{{stroke-width:4;paint-order:stroke}}
.pen{{fill:none;stroke:{INK};stroke-width:3.4;stroke-linecap:round}}
"""


def svg(geography: Geography, board: Board, crossed: Collection[int] = (), style: Style = SCREEN) -> str:
    """Return a picture of a legal board, with the given spaces crossed besides the white ones."""
    cells = [*geography.spaces, *chain.from_iterable(enclosures(geography))]
    xs, ys = zip(*(centre(cell) for cell in cells), strict=True)
    left, top = min(xs) - HALF_WIDTH - MARGIN, min(ys) - RADIUS - MARGIN
    width = max(xs) + HALF_WIDTH + MARGIN - left
    height = max(ys) + RADIUS + MARGIN + STRIP - top
    strip = _Strip(left + MARGIN / 2 - 4.5, top + height - MARGIN / 2 - STRIP, width - MARGIN + 9)
    ground = (*_frame(left, top, width, height, style), *_coast(cells, style), *_areas(geography))
    parts = (
        *_shared(ground, style),
        *_spaces(geography, board, crossed, style),
        *_shared((*_vignettes(geography), *strip.ground(style)), style),
        strip.name(board),
        *_shared(strip.values(geography, style), style),
    )
    title = escape(f"The BORDER, board {board.name}")
    left, top, width, height = (
        left + style.trim,
        top + style.trim,
        width - 2 * style.trim,
        height - 2 * style.trim,
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:.1f} {top:.1f} {width:.1f} {height:.1f}"'
        f' width="{width:.0f}" height="{height:.0f}" role="img"><title>{title}</title>'
        f"<style>{CLASSES % style.paper}</style>\n" + "\n".join(parts) + "\n</svg>\n"
    )


def _shared(parts: Iterable[str], style: Style) -> Iterator[str]:
    """Yield what all boards have in common: as a group of its own it stands once in a PDF with many."""
    if not style.pens:
        yield from parts
        return
    yield '<g style="isolation:isolate">'
    yield from parts
    yield "</g>"


def _frame(left: float, top: float, width: float, height: float, style: Style) -> Iterator[str]:
    """Draw the sheet: paper, the sea, and the chequered edge of a map around it."""
    size = f'width="{width:.1f}" height="{height:.1f}"'
    yield f'<rect x="{left:.1f}" y="{top:.1f}" {size} fill="{style.paper}"/>'
    inset = MARGIN / 2 - 8
    x, y, w, h = left + inset, top + inset, width - 2 * inset, height - 2 * inset
    yield f'<rect x="{x:.1f}" y="{y:.1f}" width="{w:.1f}" height="{h:.1f}" fill="{style.sea}"/>'
    yield f'<rect x="{x:.1f}" y="{y:.1f}" width="{w:.1f}" height="{h:.1f}" class="line" stroke-width="7"/>'
    across, down = w / 30, h / 20
    for length, step, lines in (
        (w, across, ((x, y, 1, 0), (x, y + h, 1, 0))),
        (h, down, ((x, y, 0, 1), (x + w, y, 0, 1))),
    ):
        for x0, y0, dx, dy in lines:
            yield (
                f'<path d="M{x0:.1f} {y0:.1f}l{dx * length:.1f} {dy * length:.1f}" class="edge"'
                f' stroke-dasharray="{step:.2f}" stroke-dashoffset="{step / 2:.2f}"/>'
            )


def _coast(cells: Collection[Cell], style: Style) -> Iterator[str]:
    """Draw the water lines around the land."""
    shore = path(outline(cells)[:1])
    shade, sea = style.shade, style.sea
    for reach, paint in ((46, shade), (42, sea), (28, shade), (25, sea), (14, shade)):
        yield (
            f'<path d="{shore}" fill="none" stroke="{paint}" stroke-width="{reach}" stroke-linejoin="round"/>'
        )


def _areas(geography: Geography) -> Iterator[str]:
    """Paint the areas with a band of deeper colour along their borders, as atlases do."""
    for name, cells in land(geography).items():
        shape = path(outline(cells))
        yield f'<clipPath id="{name}"><path d="{shape}"/></clipPath>'
        yield f'<path d="{shape}" fill="{LAND[name]}"/>'
        yield (
            f'<path d="{shape}" fill="none" stroke="{INK}" stroke-opacity=".09" stroke-width="16"'
            f' clip-path="url(#{name})"/>'
        )


def _spaces(geography: Geography, board: Board, crossed: Collection[int], style: Style) -> Iterator[str]:
    """Draw the spaces, and around those of one segment a stronger line."""
    for number, (cell, letter) in enumerate(zip(geography.spaces, board.colours, strict=True)):
        x, y = centre(cell)
        place = f'transform="translate({x:.1f} {y:.1f})"'
        shape = path([corners(cell)])
        if letter == WHITE:
            yield f'<path d="{shape}" fill="#ffffff" class="space"/><g {place}>{PEN}</g>'
            continue
        look = LOOKS[LETTERS.index(letter)]
        if number in crossed:
            # The symbol stands before the cross, with a rim of the ground around it, to stay readable.
            yield f'<path d="{shape}" fill="{look.pale}" class="space"/>'
            symbol = f'<path d="{look.symbol}" fill="{look.deep}" stroke="{look.pale}" class="symbol rim"/>'
            yield f'<g {place}>{PEN}<g transform="scale(.8)">{symbol}</g></g>'
            continue
        yield f'<path d="{shape}" fill="{look.fill}" class="space"/>'
        yield _to_cross(cell, look, place) if style.pens else _open(look, place)
    for spaces in segments(geography, board):
        yield f'<path d="{path(outline([geography.spaces[space] for space in spaces]))}" class="segment"/>'
    for cell, letter in zip(geography.spaces, board.colours, strict=True):
        if letter == WHITE:
            yield f'<path d="{path([corners(cell)])}" class="segment"/>'


def _open(look: Look, place: str) -> str:
    """Draw the symbol of an open space."""
    return f'<path {place} d="{look.symbol}" fill="{look.ink}" class="symbol"/>'


def _to_cross(cell: Cell, look: Look, place: str) -> str:
    """Draw room for a cross, and in it the symbol of the space."""
    room = f'<path d="{path([corners(cell, RIM)])}" fill="{look.pale}"/>'
    symbol = f'<path transform="scale(.8)" d="{look.symbol}" fill="{look.deep}" class="symbol"/>'
    return f"{room}<g {place}>{symbol}</g>"


def _vignettes(geography: Geography) -> Iterator[str]:
    inside = land(geography)
    for area in geography.areas:
        found = vignette(inside[area.name])
        yield _icon(area.name, found.icon)
        yield from _values(area.high, area.low, found.high, found.low)


def _values(high: int, low: int, at_high: Disc, at_low: Disc, *, pens: bool = False) -> Iterator[str]:
    """Draw the higher value on a full roundel and the lower one on an empty one.

    Where pens strike out the higher one it is a strong ring.
    """
    yield f'<circle cx="{at_low.x:.1f}" cy="{at_low.y:.1f}" r="{at_low.radius:.1f}" fill="{PAPER}"/>'
    yield (
        f'<circle cx="{at_low.x:.1f}" cy="{at_low.y:.1f}" r="{at_low.radius - 0.8:.1f}" class="line"'
        ' stroke-width="1.6"/>'
    )
    if pens:
        ring = f'r="{at_high.radius - 1.8:.1f}" fill="#ffffff" stroke="{INK}" stroke-width="3.6"'
        yield f'<circle cx="{at_high.x:.1f}" cy="{at_high.y:.1f}" {ring}/>'
    else:
        yield f'<circle cx="{at_high.x:.1f}" cy="{at_high.y:.1f}" r="{at_high.radius:.1f}" class="ink"/>'
    yield _text(str(high), at_high, INK if pens else PAPER)
    yield _text(str(low), at_low, INK)


class _Strip(NamedTuple):
    """The score strip, by its corner and width: the name of the board, and every area with both values."""

    x: float
    top: float
    width: float

    def ground(self, style: Style) -> Iterator[str]:
        """Draw what lies below all."""
        x, top, width = self
        yield (
            f'<rect x="{x:.1f}" y="{top:.1f}" width="{width:.1f}" height="{STRIP + 4.5:.1f}"'
            f' fill="{style.paper}"/>'
        )
        yield f'<path d="M{x:.1f} {top:.1f}h{width:.1f}" class="line" stroke-width="1.6"/>'

    def name(self, board: Board) -> str:
        """Draw the name of the board."""
        return _text(board.name, Disc(self.x + self.width / 20, self._middle, 30), INK)

    def values(self, geography: Geography, style: Style) -> Iterator[str]:
        """Draw the areas, the least valuable first."""
        step, middle = self.width / 10, self._middle
        for place, area in enumerate(sorted(geography.areas, key=lambda area: area.high), start=1):
            at = self.x + step * place
            line = f"M{at:.1f} {self.top + 12:.1f}v{STRIP - 20:.1f}"
            yield f'<path d="{line}" class="line" stroke-opacity=".3"/>'
            yield _icon(area.name, Disc(at + step * 0.32, middle, 24))
            yield from _values(
                area.high,
                area.low,
                Disc(at + step * 0.74, middle - 12, 14),
                Disc(at + step * 0.78, middle + 15, 11),
                pens=style.pens,
            )

    @property
    def _middle(self) -> float:
        return self.top + STRIP / 2 + 2


def _icon(name: str, disc: Disc) -> str:
    scale = disc.radius * 1.85 / 512
    x, y = disc.x - 256 * scale, disc.y - 256 * scale
    place = f"translate({x:.1f} {y:.1f}) scale({scale:.4f})"
    return f'<path transform="{place}" d="{ICONS[name]["path"]}" class="ink"/>'


def _text(text: str, disc: Disc, paint: str) -> str:
    """Draw a short text across a disc, in capitals; what has no letterform is left out."""
    plain = unicodedata.normalize("NFKD", text).upper()
    forms = [LETTERFORMS[letter] for letter in plain if letter in LETTERFORMS]
    length = sum(form["width"] for form in forms)
    if not forms:
        return ""
    scale = min(1.15 * disc.radius / CAP_HEIGHT, 1.6 * disc.radius / length)
    x, y = disc.x - scale * length / 2, disc.y + scale * CAP_HEIGHT / 2
    drawn = []
    at = 0
    for form in forms:
        drawn.append(f'<path transform="translate({at} 0)" d="{form["path"]}"/>')
        at += form["width"]
    return f'<g fill="{paint}" transform="translate({x:.1f} {y:.1f}) scale({scale:.3f})">{"".join(drawn)}</g>'
