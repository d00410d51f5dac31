"""What is drawn once and placed many times: tokens, the backs of cards, the engraving of notes."""

from math import cos, pi, sin

from hranice.games.travel.appearance import Look
from hranice.games.travel.paper.drawing import PRINT

_INK = PRINT.ink
_GROUND = "#d9e6ea"
_FINE = "#aac4cb"


def token(look: Look, size: float, bleed: float) -> str:
    """Return a token that is so large, with a line to cut it out by and its colour around it."""
    reach, radius = size / 2 + bleed, size / 2
    rings = (
        f'<circle r="{reach:g}" fill="{look.fill}"/>'
        f'<circle r="{0.86 * radius:g}" fill="none" stroke="{look.ink}" stroke-width=".18"/>'
        f'<circle r="{radius:g}" fill="none" stroke="{_INK}" stroke-width=".15"/>'
    )
    shape = f'<path transform="scale({0.057 * radius:g})" d="{look.shape}" fill="{look.ink}"/>'
    box = f"{-reach:g} {-reach:g} {2 * reach:g} {2 * reach:g}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{_group(rings + shape)}</svg>'


def back() -> str:
    """Return the back of a card, 64 units wide and 51 high: a compass rose on the sea.

    Towards the edges it is plain: nobody sees it if fronts and backs do not meet to a hair.
    """
    meridians = "".join(
        f'<ellipse cx="32" cy="25.5" rx="{rx:.1f}" ry="17"/>' for rx in (6.0, 12.0, 17.0)
    ) + "".join(
        f'<path d="M{32 - half:.2f} {y:.2f}H{32 + half:.2f}"/>'
        for y in (14.0, 19.75, 25.5, 31.25, 37.0)
        for half in ((17**2 - (y - 25.5) ** 2) ** 0.5,)
    )
    return _isolated(
        64,
        51,
        f'<rect width="64" height="51" fill="{_GROUND}"/>'
        f'<g fill="none" stroke="{_FINE}" stroke-width=".35">'
        f'<circle cx="32" cy="25.5" r="17"/>{meridians}</g>'
        f'<g transform="translate(32 25.5)">{_rose()}</g>',
    )


def _rose() -> str:
    """Draw eight points about the origin, half of each in ink."""
    drawn = []
    for number in (1, 3, 5, 7, 0, 2, 4, 6):
        angle = number * pi / 4
        long = 13.0 if number % 2 == 0 else 8.0
        tip = (long * sin(angle), -long * cos(angle))
        for side, fill in ((-1, "#ffffff"), (1, _INK)):
            foot = angle + side * pi / 8
            base = (3.2 * sin(foot), -3.2 * cos(foot))
            drawn.append(
                f'<path d="M0 0L{base[0]:.2f} {base[1]:.2f}L{tip[0]:.2f} {tip[1]:.2f}Z" fill="{fill}"'
                f' stroke="{_INK}" stroke-width=".3" stroke-linejoin="round"/>'
            )
    return "".join(drawn)


def note() -> str:
    """Return the engraving of a note, 64 units wide and 30 high: waves that cross each other."""
    waves = []
    for phase in range(6):
        points = [
            f"{x / 2:.1f} {15 + 8.5 * sin(x / 128 * 4 * pi) * cos(phase * pi / 6 + x / 128 * pi):.2f}"
            for x in range(0, 129, 2)
        ]
        waves.append(f'<path d="M{"L".join(points)}"/>')
    lines = f'<g fill="none" stroke="{_INK}" stroke-opacity=".28" stroke-width=".25">{"".join(waves)}</g>'
    return _isolated(64, 30, lines)


def _isolated(width: float, height: float, body: str) -> str:
    """Return a drawing that stands once in a PDF, however often it is placed."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}">{_group(body)}</svg>'


def _group(body: str) -> str:
    return f'<g style="isolation:isolate">{body}</g>'
