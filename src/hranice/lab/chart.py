"""Values with their intervals as SVG, and the parts that every chart is drawn with."""

import math
from collections.abc import Iterable, Iterator, Sequence
from xml.sax.saxutils import escape

COLOURS = ("#b5382a", "#2f6f4f", "#2b5b94", "#8a6a12", "#8a4b8f", "#4d5660", "#b06a1f", "#1f7f8a")
WIDTH = 760
INK, PALE = "#2a2a2a", "#d9d5cc"
_TICKS = 6


def interval_chart(rows: Sequence[tuple[str, float, float]], across: str) -> str:
    """Return named values with their intervals (name, value, half width), one below the other."""
    low = min(value - error for _, value, error in rows)
    high = max(value + error for _, value, error in rows)
    margin = (high - low or 1.0) * 0.08
    low, high = low - margin, high + margin
    left, step, top = 170, 34, 24

    def x(value: float) -> float:
        return left + (WIDTH - left - 40) * (value - low) / (high - low)

    bottom = top + step * len(rows)
    parts = []
    for tick in ticks(low, high):
        parts.append(
            f'<line x1="{x(tick):.1f}" x2="{x(tick):.1f}" y1="{top}" y2="{bottom}" stroke="{PALE}"/>'
        )
        parts.append(label(x(tick), bottom + 18, f"{tick:g}", anchor="middle"))
    for number, (name, value, error) in enumerate(rows):
        height = top + step * (number + 0.5)
        colour = COLOURS[number % len(COLOURS)]
        parts.append(label(left - 12, height + 4, name, anchor="end"))
        parts.append(
            f'<line x1="{x(value - error):.1f}" x2="{x(value + error):.1f}" y1="{height}" y2="{height}" '
            f'stroke="{colour}" stroke-width="2"/>'
        )
        parts.append(f'<circle cx="{x(value):.1f}" cy="{height}" r="5" fill="{colour}"/>')
    parts.append(label((left + WIDTH - 40) / 2, bottom + 40, across, anchor="middle"))
    return picture(parts, bottom + 52)


def picture(parts: Iterable[str], height: float) -> str:
    """Return the parts of a chart as one SVG picture of such a height."""
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" '
        f'width="{WIDTH}" height="{height:g}" font-family="sans-serif" font-size="13">\n'
        f'<rect width="100%" height="100%" fill="#fdfcf8"/>\n{body}\n</svg>\n'
    )


def label(x: float, y: float, words: str, *, anchor: str = "start", colour: str = INK) -> str:
    """Return words at a place of a chart."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}">{escape(words)}</text>'


def ticks(low: float, high: float) -> Iterator[float]:
    """Yield round numbers between two values."""
    step = round_step(high - low)
    number = math.ceil(low / step - 1e-9)
    while number * step <= high + 1e-9 * step:
        yield round(number * step, 10)
        number += 1


def round_step(span: float) -> float:
    """Return a round distance between marks, so that a span has about half a dozen of them."""
    rough = span / _TICKS
    power = 10.0 ** math.floor(math.log10(rough))
    return next(nice * power for nice in (1, 2, 2.5, 5, 10) if nice * power >= rough - 1e-12)
