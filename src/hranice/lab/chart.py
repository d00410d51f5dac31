"""Plain charts as SVG, drawn by hand: lines with bands, histograms, and values with intervals."""

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape

COLOURS = ("#b5382a", "#2f6f4f", "#2b5b94", "#8a6a12", "#8a4b8f", "#4d5660", "#b06a1f", "#1f7f8a")
WIDTH, HEIGHT = 760, 420
LEFT, RIGHT, TOP, BOTTOM = 64, 110, 20, 52
_INK, _PALE = "#2a2a2a", "#d9d5cc"
_TICKS = 6


@dataclass(frozen=True)
class Line:
    """A line with a band around it."""

    name: str
    across: tuple[float, ...]
    up: tuple[float, ...]
    error: tuple[float, ...]
    even: float | None = None
    """Where a dashed line marks what an even player would reach."""


def line_chart(lines: Sequence[Line], across: str, up: str) -> str:
    """Return lines over a common axis as an SVG picture; colours and dashes tell them apart."""
    right = _round_up(max((x for line in lines for x in line.across), default=1.0))
    top = _round_up(max((y for line in lines for y in line.up), default=1.0))

    def x(value: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * value / right

    def y(value: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * value / top

    parts = [*_grid(right, top, across, up)]
    for number, line in enumerate(lines):
        colour = COLOURS[number % len(COLOURS)]
        spots = list(zip(line.across, line.up, line.error, strict=True))
        upper = [(x(a), y(min(b + error, top))) for a, b, error in spots]
        lower = [(x(a), y(max(b - error, 0))) for a, b, error in reversed(spots)]
        parts.append(f'<polygon points="{_points(upper + lower)}" fill="{colour}" opacity="0.15"/>')
        middle = [(x(a), y(b)) for a, b, _ in spots]
        parts.append(f'<polyline points="{_points(middle)}" fill="none" stroke="{colour}" stroke-width="2"/>')
        if line.even is not None:
            height = y(line.even)
            parts.append(
                f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{height:.1f}" y2="{height:.1f}" '
                f'stroke="{colour}" stroke-dasharray="3 5"/>'
            )
        if middle:
            at, height = middle[-1]
            parts.append(_text(at + 8, height + 4, line.name, colour=colour))
    return _picture(parts)


def histogram_chart(kinds: Sequence[tuple[str, Sequence[float]]], width: float, across: str, up: str) -> str:
    """Return how often values occur in each kind, as steps of such a width; dashes mark the medians.

    The longest of 200 values may lie beyond the picture.
    """
    right = _round_up(max(_quantile(values, 0.995) for _, values in kinds))
    shares = [_shares_by_step(values, width) for _, values in kinds]
    top = _round_up(max(max(steps) for steps in shares))

    def x(value: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * value / right

    def spot(step: int, share: float) -> tuple[float, float]:
        return (
            x(min(step * width, right)),
            HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share / top,
        )

    parts = [*_grid(right, top, across, up)]
    for number, ((name, values), steps) in enumerate(zip(kinds, shares, strict=True)):
        colour = COLOURS[number % len(COLOURS)]
        corners = [spot(at + side, share) for at, share in enumerate(steps) for side in (0, 1)]
        outline = [spot(0, 0), *corners, spot(len(steps), 0)]
        parts.append(f'<polygon points="{_points(outline)}" fill="{colour}" opacity="0.12"/>')
        parts.append(
            f'<polyline points="{_points(outline)}" fill="none" stroke="{colour}" stroke-width="2"/>'
        )
        middle, line = x(_quantile(values, 0.5)), TOP + 20 * (number + 1)
        parts.append(
            f'<line x1="{middle:.1f}" x2="{middle:.1f}" y1="{TOP}" y2="{HEIGHT - BOTTOM}" '
            f'stroke="{colour}" stroke-dasharray="3 5"/>'
        )
        parts.append(
            f'<rect x="{x(right) - 130:.1f}" y="{line - 11}" width="14" height="12" fill="{colour}"/>'
        )
        parts.append(_text(x(right) - 108, line, name, colour=colour))
    return _picture(parts)


def _quantile(values: Sequence[float], share: float) -> float:
    """Return the value that this share of all does not exceed."""
    return sorted(values)[math.ceil(share * len(values)) - 1]


def _shares_by_step(values: Sequence[float], width: float) -> list[float]:
    """Return how many of 100 values lie in each step."""
    counts = Counter(int(value // width) for value in values)
    return [100 * counts[step] / len(values) for step in range(max(counts) + 1)]


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
    for tick in _ticks(low, high):
        parts.append(
            f'<line x1="{x(tick):.1f}" x2="{x(tick):.1f}" y1="{top}" y2="{bottom}" stroke="{_PALE}"/>'
        )
        parts.append(_text(x(tick), bottom + 18, f"{tick:g}", anchor="middle"))
    for number, (name, value, error) in enumerate(rows):
        height = top + step * (number + 0.5)
        colour = COLOURS[number % len(COLOURS)]
        parts.append(_text(left - 12, height + 4, name, anchor="end"))
        parts.append(
            f'<line x1="{x(value - error):.1f}" x2="{x(value + error):.1f}" y1="{height}" y2="{height}" '
            f'stroke="{colour}" stroke-width="2"/>'
        )
        parts.append(f'<circle cx="{x(value):.1f}" cy="{height}" r="5" fill="{colour}"/>')
    parts.append(_text((left + WIDTH - 40) / 2, bottom + 40, across, anchor="middle"))
    return _picture(parts, height=bottom + 52)


def _grid(right: float, top: float, across: str, up: str) -> Iterator[str]:
    for tick in _ticks(0, right):
        place = LEFT + (WIDTH - LEFT - RIGHT) * tick / right
        yield _text(place, HEIGHT - BOTTOM + 18, f"{tick:g}", anchor="middle")
    for tick in _ticks(0, top):
        place = HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * tick / top
        yield f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{place:.1f}" y2="{place:.1f}" stroke="{_PALE}"/>'
        yield _text(LEFT - 8, place + 4, f"{tick:g}", anchor="end")
    yield _text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 10, across, anchor="middle")
    middle = (TOP + HEIGHT - BOTTOM) / 2
    yield (
        f'<text transform="translate(16 {middle}) rotate(-90)" text-anchor="middle" fill="{_INK}">'
        f"{escape(up)}</text>"
    )


def _picture(parts: Iterable[str], height: float = HEIGHT) -> str:
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" '
        f'width="{WIDTH}" height="{height:g}" font-family="sans-serif" font-size="13">\n'
        f'<rect width="100%" height="100%" fill="#fdfcf8"/>\n{body}\n</svg>\n'
    )


def _text(x: float, y: float, words: str, *, anchor: str = "start", colour: str = _INK) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}">{escape(words)}</text>'


def _points(spots: Iterable[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in spots)


def _ticks(low: float, high: float) -> Iterator[float]:
    """Yield round numbers between two values."""
    step = _step(high - low)
    number = math.ceil(low / step - 1e-9)
    while number * step <= high + 1e-9 * step:
        yield round(number * step, 10)
        number += 1


def _round_up(value: float) -> float:
    value = value or 1.0
    step = _step(value)
    return math.ceil(value / step - 1e-9) * step


def _step(span: float) -> float:
    """Return a round distance between marks, so that a span has about half a dozen of them."""
    rough = span / _TICKS
    power = 10.0 ** math.floor(math.log10(rough))
    return next(nice * power for nice in (1, 2, 2.5, 5, 10) if nice * power >= rough - 1e-12)
