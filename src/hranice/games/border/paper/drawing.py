"""Draws a board like a page of a school atlas: SVG, and PNG made from it.

Letters and numerals are outlines (`shapes/letters.json`), so a picture looks the same everywhere and
needs no fonts.
"""

import json
import unicodedata
from collections.abc import Collection, Iterator
from html import escape
from importlib.resources import files
from itertools import chain

from hranice.games.border.look import INK, LAND, LOOKS, PAPER, SEA
from hranice.games.border.paper.paper import HALF_WIDTH, RADIUS, centre, corners, outline, path
from hranice.games.border.paper.placement import Disc, vignette
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
SHADE = "#b9cfd4"
PEN = '<path d="M-16-14C-7-7 6 4 16 15M14-16C6-7-6 6-15 15" class="pen"/>'
"""A cross as a pen makes it."""

STYLE = f"""
.ink{{fill:{INK}}}
.line{{fill:none;stroke:{INK}}}
.edge{{fill:none;stroke:{PAPER};stroke-width:4}}
.space{{stroke:{INK};stroke-opacity:.28;stroke-width:1}}
.segment{{fill:none;stroke:{INK};stroke-width:2.4;stroke-linejoin:round}}
.symbol{{fill-rule:evenodd}}
.rim{{stroke-width:4;paint-order:stroke}}
.pen{{fill:none;stroke:{INK};stroke-width:3.4;stroke-linecap:round}}
"""


def svg(geography: Geography, board: Board, crossed: Collection[int] = ()) -> str:
    """Return a picture of a legal board, with the given spaces crossed besides the white ones."""
    cells = [*geography.spaces, *chain.from_iterable(enclosures(geography))]
    xs, ys = zip(*(centre(cell) for cell in cells), strict=True)
    left, top = min(xs) - HALF_WIDTH - MARGIN, min(ys) - RADIUS - MARGIN
    width = max(xs) + HALF_WIDTH + MARGIN - left
    height = max(ys) + RADIUS + MARGIN + STRIP - top
    parts = chain(
        _frame(left, top, width, height),
        _coast(cells),
        _areas(geography),
        _spaces(geography, board, crossed),
        _vignettes(geography),
        _strip(geography, board, left, top + height - MARGIN / 2 - STRIP, width),
    )
    title = escape(f"The BORDER, board {board.name}")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:.1f} {top:.1f} {width:.1f} {height:.1f}"'
        f' width="{width:.0f}" height="{height:.0f}" role="img"><title>{title}</title>'
        f"<style>{STYLE}</style>\n" + "\n".join(parts) + "\n</svg>\n"
    )


def _frame(left: float, top: float, width: float, height: float) -> Iterator[str]:
    """Draw the sheet: paper, the sea, and the chequered edge of a map around it."""
    yield f'<rect x="{left:.1f}" y="{top:.1f}" width="{width:.1f}" height="{height:.1f}" fill="{PAPER}"/>'
    inset = MARGIN / 2 - 8
    x, y, w, h = left + inset, top + inset, width - 2 * inset, height - 2 * inset
    yield f'<rect x="{x:.1f}" y="{y:.1f}" width="{w:.1f}" height="{h:.1f}" fill="{SEA}"/>'
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


def _coast(cells: Collection[Cell]) -> Iterator[str]:
    """Draw the water lines around the land."""
    shore = path(outline(cells)[:1])
    for reach, paint in ((46, SHADE), (42, SEA), (28, SHADE), (25, SEA), (14, SHADE)):
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


def _spaces(geography: Geography, board: Board, crossed: Collection[int]) -> Iterator[str]:
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
        yield f'<path {place} d="{look.symbol}" fill="{look.ink}" class="symbol"/>'
    for spaces in segments(geography, board):
        yield f'<path d="{path(outline([geography.spaces[space] for space in spaces]))}" class="segment"/>'
    for cell, letter in zip(geography.spaces, board.colours, strict=True):
        if letter == WHITE:
            yield f'<path d="{path([corners(cell)])}" class="segment"/>'


def _vignettes(geography: Geography) -> Iterator[str]:
    inside = land(geography)
    for area in geography.areas:
        found = vignette(inside[area.name])
        yield _icon(area.name, found.icon)
        yield from _values(area.high, area.low, found.high, found.low)


def _values(high: int, low: int, at_high: Disc, at_low: Disc) -> Iterator[str]:
    """Draw the higher value on a full roundel and the lower one on an empty one."""
    yield f'<circle cx="{at_low.x:.1f}" cy="{at_low.y:.1f}" r="{at_low.radius:.1f}" fill="{PAPER}"/>'
    yield (
        f'<circle cx="{at_low.x:.1f}" cy="{at_low.y:.1f}" r="{at_low.radius - 0.8:.1f}" class="line"'
        ' stroke-width="1.6"/>'
    )
    yield f'<circle cx="{at_high.x:.1f}" cy="{at_high.y:.1f}" r="{at_high.radius:.1f}" class="ink"/>'
    yield _text(str(high), at_high, PAPER)
    yield _text(str(low), at_low, INK)


def _strip(geography: Geography, board: Board, left: float, top: float, width: float) -> Iterator[str]:
    """Draw the score strip: the name of the board, and every area with both its values."""
    x, w = left + MARGIN / 2 - 4.5, width - MARGIN + 9
    yield f'<rect x="{x:.1f}" y="{top:.1f}" width="{w:.1f}" height="{STRIP + 4.5:.1f}" fill="{PAPER}"/>'
    yield f'<path d="M{x:.1f} {top:.1f}h{w:.1f}" class="line" stroke-width="1.6"/>'
    step = w / 10
    middle = top + STRIP / 2 + 2
    yield _text(board.name, Disc(x + step / 2, middle, 30), INK)
    for place, area in enumerate(sorted(geography.areas, key=lambda area: area.high), start=1):
        at = x + step * place
        yield f'<path d="M{at:.1f} {top + 12:.1f}v{STRIP - 20:.1f}" class="line" stroke-opacity=".3"/>'
        yield _icon(area.name, Disc(at + step * 0.32, middle, 24))
        yield from _values(
            area.high,
            area.low,
            Disc(at + step * 0.74, middle - 12, 14),
            Disc(at + step * 0.78, middle + 15, 11),
        )


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
