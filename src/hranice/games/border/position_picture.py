"""A plain picture of a position, for people who watch a learner."""

from collections.abc import Iterator
from math import sqrt

from hranice.games.border.appearance import INK, LOOKS, PAPER
from hranice.games.border.rules.state import State
from hranice.lab.env.svg_pixels import picture

_SIZE = 10.0
"""From the middle of a hexagon to its corners."""
_CORNERS = ((0, -1), (0.866, -0.5), (0.866, 0.5), (0, 1), (-0.866, 0.5), (-0.866, -0.5))


def svg(state: State) -> str:
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
    return picture(2 * width, below + 40, PAPER, parts)


def _spaces(state: State, seat: int, places: list[tuple[float, float]]) -> Iterator[str]:
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
