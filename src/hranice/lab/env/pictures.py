"""Plain pictures of positions, for people who watch a learner."""

from collections.abc import Iterator
from io import BytesIO
from math import sqrt

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from resvg_py import svg_to_bytes

from hranice.games.border.look import INK, LOOKS, PAPER, SEA
from hranice.games.border.rules.state import State as BorderState
from hranice.games.travel import maps
from hranice.games.travel.rules.state import COLOURS, FIELDS
from hranice.games.travel.rules.state import State as TravelState

WIDTH = 640
"""Pixels."""
LAND = "#e6e0cf"
_SIZE = 10.0
"""From the middle of a hexagon to its corners."""
_CORNERS = ((0, -1), (0.866, -0.5), (0.866, 0.5), (0, 1), (-0.866, 0.5), (-0.866, -0.5))
_TOKENS = ("#b92f22", "#f4c430", "#1f58ad", "#74429b", "#2c7a45", "#f8f3e4")
"""In the order of `COLOURS`."""


def pixels(svg: str) -> NDArray[np.uint8]:
    """Return a picture as height × width × (red, green, blue)."""
    png = svg_to_bytes(svg_string=svg, width=WIDTH)
    return np.asarray(Image.open(BytesIO(bytes(png))).convert("RGB"))


def border_svg(state: BorderState) -> str:
    """Return all boards, two in a row, and the dice below them."""
    places = [(_SIZE * sqrt(3) * (q + r / 2), _SIZE * 1.5 * r) for q, r in state.options.geography.spaces]
    left, top = (min(place[axis] for place in places) - 2 * _SIZE for axis in (0, 1))
    width = max(x for x, _ in places) + 2 * _SIZE - left
    height = max(y for _, y in places) + 2 * _SIZE - top
    below = height * ((state.seats + 1) // 2)
    parts = []
    for seat in range(len(state.boards)):
        x, y = width * (seat % 2) - left, height * (seat // 2) - top
        parts += [f'<g transform="translate({x:.1f} {y:.1f})">', *_spaces(state, seat, places), "</g>"]
    for die, colour in enumerate(state.dice):
        look, x = LOOKS[colour], 20 + 34 * die
        parts.append(f'<rect x="{x}" y="{below:.1f}" width="28" height="28" rx="5" fill="{look.fill}"/>')
        parts.append(_symbol(colour, x + 14, below + 14, 0.9, look.ink))
    return _picture(2 * width, below + 40, PAPER, parts)


def _spaces(state: BorderState, seat: int, places: list[tuple[float, float]]) -> Iterator[str]:
    layout = state.layout(seat)
    for space, (x, y) in enumerate(places):
        colour, crossed = layout.colour[space], state.crossed[seat] & layout.bit[space]
        points = " ".join(f"{x + _SIZE * a:.1f},{y + _SIZE * b:.1f}" for a, b in _CORNERS)
        fill = PAPER if colour < 0 else LOOKS[colour].pale if crossed else LOOKS[colour].fill
        yield f'<polygon points="{points}" fill="{fill}" stroke="{INK}" stroke-width="0.8"/>'
        if colour >= 0:
            yield _symbol(colour, x, y, 0.45, LOOKS[colour].deep if crossed else LOOKS[colour].ink)
        if crossed:
            cross = f"M{x - 5:.1f} {y - 5:.1f}l10 10m0-10l-10 10"
            yield f'<path d="{cross}" stroke="{INK}" stroke-width="1.8" stroke-linecap="round"/>'


def _symbol(colour: int, x: float, y: float, scale: float, ink: str) -> str:
    path = LOOKS[colour].symbol
    place = f"translate({x:.1f} {y:.1f}) scale({scale})"
    return f'<path d="{path}" fill="{ink}" fill-rule="evenodd" transform="{place}"/>'


def travel_svg(state: TravelState) -> str:
    """Return the map with the ends of the journey and the cards of the offer, and the tokens on them.

    A map of one's own that is not among those that come with the game is not drawn.
    """
    if state.atlas.name not in maps.names():
        return _picture(WIDTH, WIDTH, SEA, [])
    pack = maps.load(state.atlas.name)
    radius = pack.width / 70
    tints = dict.fromkeys(state.offer, "#f0c98b") | dict.fromkeys((state.start, state.target), "#ac241d")
    spots = {land.code: land.places[0].tap or (0.0, 0.0) for land in pack.states}
    spots["40"] = (3 * radius, pack.height - 3 * radius)
    parts = [
        f'<path d="{place.outline}" fill="{tints.get(land.code, LAND)}" fill-rule="evenodd" stroke="{INK}"/>'
        for land in pack.states
        for place in land.places
    ]
    for field in FIELDS[: len(state.offer) + 1]:
        x, y = spots[state.pick(field)]
        for height, token in enumerate(state.stack(field)):
            parts += _token(token.traveller, x, y - height * radius, radius)
    return _picture(pack.width, pack.height, SEA, parts)


def _token(traveller: int, x: float, y: float, radius: float) -> Iterator[str]:
    """Draw a token: its colour, and as many dots as its number, for colour never stands alone."""
    yield (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{_TOKENS[traveller]}" '
        f'stroke="{INK}"><title>{COLOURS[traveller]}</title></circle>'
    )
    for dot in range(traveller + 1):
        turn = 2 * np.pi * dot / (traveller + 1)
        spot = x + 0.55 * radius * np.cos(turn), y + 0.55 * radius * np.sin(turn)
        yield f'<circle cx="{spot[0]:.1f}" cy="{spot[1]:.1f}" r="{radius / 6:.1f}" fill="{INK}"/>'


def _picture(width: float, height: float, ground: str, parts: list[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.1f} {height:.1f}">'
        f'<rect width="100%" height="100%" fill="{ground}"/>{"".join(parts)}</svg>'
    )
