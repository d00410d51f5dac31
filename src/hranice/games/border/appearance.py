"""What the colours of The BORDER look like, in one place for paper, terminal and page.

Each colour always comes with its own symbol. The six stay apart for every kind of colour vision, and
their lightness alone tells them apart on a grey print (`tests/border/test_distinct_colours.py` measures
both).
"""

from hranice.game import Value
from hranice.games.border.rules.board import COLOURS, LETTERS

PAPER = "#fbf6ea"
INK = "#16243f"
SEA = "#d9e6e8"


class Look(Value, frozen=True):
    """One of the six colours.

    An open space is painted in `fill` and its symbol in `ink`, a crossed one in `pale` and its symbol in
    `deep`. `symbol` is an SVG path about the origin, ten units to each side, filled by the even-odd rule;
    `glyph` is the nearest character.
    """

    name: str
    letter: str
    fill: str
    ink: str
    pale: str
    deep: str
    glyph: str
    symbol: str


def _mixed(colour: str, share: float) -> str:
    """Return a colour thinned with paper."""
    channels = zip(bytes.fromhex(colour[1:]), bytes.fromhex(PAPER[1:]), strict=True)
    return "#" + bytes(round(share * own + (1 - share) * paper) for own, paper in channels).hex()


_HEART = "M0 9.5 -8.6 0.6A5 5 0 0 1-8.2-6.6A5 5 0 0 1 0-5.2 5 5 0 0 1 8.2-6.6 5 5 0 0 1 8.6 0.6Z"
_FIR = "M0-10 10 8H-10Z"
_WAVES = "M-10-5Q-5-11 0-6T10-7V-2Q5 4 0-1T-10 0ZM-10 5Q-5-1 0 4T10 3V8Q5 14 0 9T-10 10Z"
_SUN = "M0-9.5A9.5 9.5 0 0 1 0 9.5 9.5 9.5 0 0 1 0-9.5ZM0-5A5 5 0 0 1 0 5 5 5 0 0 1 0-5Z"
_KITE = "M0-11 7.5 0 0 11-7.5 0Z"
_STONE = "M-8-8H8V8H-8Z"

_SHADES = (
    ("#ac241d", PAPER, "#ac241d", "♥", _HEART),
    ("#268550", PAPER, "#20713f", "▲", _FIR),
    ("#103a7e", PAPER, "#103a7e", "≈", _WAVES),
    ("#fedc3c", INK, "#8a6a00", "○", _SUN),
    ("#f99752", INK, "#b04f12", "◆", _KITE),
    ("#87929a", INK, "#515b63", "■", _STONE),
)

LOOKS = tuple(
    Look(name, letter, fill, ink, _mixed(fill, 0.32), deep, glyph, symbol)
    for name, letter, (fill, ink, deep, glyph, symbol) in zip(COLOURS, LETTERS, _SHADES, strict=True)
)
"""The six colours in the order of `COLOURS`."""

LAND = {
    "well": "#e6efe9",
    "goat": "#efe6d2",
    "eagle": "#e9e4ee",
    "oak": "#e2ecd0",
    "wind-wheel": "#f6e9cd",
    "villa": "#f8e0d3",
    "lighthouse": "#f3ecc8",
    "sailboat": "#dbe8ec",
    "castle": "#efe0d4",
}
"""A soft ground for each area."""
