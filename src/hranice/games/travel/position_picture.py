"""A plain picture of a position, for people who watch a learner."""

from collections.abc import Iterator
from math import cos, pi, sin

from hranice.games.travel import maps
from hranice.games.travel.appearance import LOOKS
from hranice.games.travel.rules.state import FIELDS, State
from hranice.lab.env.svg_pixels import WIDTH, picture

INK, SEA, LAND = "#16243f", "#d9e6e8", "#e6e0cf"


def svg(state: State) -> str:
    """Return the map with the ends of the journey and the cards of the offer, and the tokens on them.

    A map of one's own that is not among those that come with the game is not drawn.
    """
    if state.atlas != maps.ATLASES.get(state.atlas.name):
        return picture(WIDTH, WIDTH, SEA, [])
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
            parts += _token(token.traveller, state.colours[token.traveller], x, y - height * radius, radius)
    return picture(pack.width, pack.height, SEA, parts)


def _token(traveller: int, colour: str, x: float, y: float, radius: float) -> Iterator[str]:
    """Draw a token: its colour, and as many dots as its number, for colour never stands alone."""
    yield (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{LOOKS[colour].fill}" '
        f'stroke="{INK}"><title>{colour}</title></circle>'
    )
    for dot in range(traveller + 1):
        turn = 2 * pi * dot / (traveller + 1)
        spot = x + 0.55 * radius * cos(turn), y + 0.55 * radius * sin(turn)
        yield f'<circle cx="{spot[0]:.1f}" cy="{spot[1]:.1f}" r="{radius / 6:.1f}" fill="{INK}"/>'
