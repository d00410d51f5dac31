"""What the travellers of Bez hranic look like; `travellers.ts` of the page says the same."""

from hranice.game import Value
from hranice.games.travel.rules.options import COLOURS

_PAPER, _NAVY = "#fffaf0", "#16243f"


class Look(Value, frozen=True):
    """A traveller: never told apart by colour alone.

    `shape` is an SVG path about the origin, ten units to each side, painted in `ink` on a disc of `fill`.
    """

    fill: str
    ink: str
    shape: str


LOOKS = dict(
    zip(
        COLOURS,
        (
            Look("#b92f22", _PAPER, "M0-11 10.5 8H-10.5Z"),
            Look("#f4c430", _NAVY, "M0-9A9 9 0 010 9 9 9 0 010-9Z"),
            Look("#1f58ad", _PAPER, "M0-11.5 10.5 0 0 11.5-10.5 0Z"),
            Look(
                "#74429b",
                _PAPER,
                "M0-11.5 3.5-4.6 11-3.5 5.6 1.8 7 9.5 0 5.8-7 9.5-5.6 1.8-11-3.5-3.5-4.600Z",
            ),
            Look(
                "#2c7a45", _PAPER, "M-4.5-10H4.500V-4.500H10V4.500H4.500V10H-4.500V4.500H-10V-4.500H-4.500Z"
            ),
            Look("#f8f3e4", _NAVY, "M-8.2-8.200H8.200V8.200H-8.200Z"),
        ),
        strict=True,
    )
)
"""By colour."""
