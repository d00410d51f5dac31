"""Charts as SVG: lines with bands, and histograms."""

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape

from hranice.lab.chart import COLOURS, INK, PALE, WIDTH, label, picture, round_step, ticks

HEIGHT = 420
LEFT, RIGHT, TOP, BOTTOM = 64, 110, 20, 52


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
            parts.append(label(at + 8, height + 4, line.name, colour=colour))
    return picture(parts, HEIGHT)


def histogram_chart(kinds: Sequence[tuple[str, Sequence[float]]], width: float, across: str, up: str) -> str:
    """Return how often values occur in each kind, as steps of such a width; dashes mark the medians.

    The longest of 200 values may lie beyond the picture.
    """
    right = _round_up(max(_quantile(values, 0.995) for _, values in kinds))
    shares = [_shares_byround_step(values, width) for _, values in kinds]
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
        parts.append(label(x(right) - 108, line, name, colour=colour))
    return picture(parts, HEIGHT)


def _quantile(values: Sequence[float], share: float) -> float:
    """Return the value that this share of all does not exceed."""
    return sorted(values)[math.ceil(share * len(values)) - 1]


def _shares_byround_step(values: Sequence[float], width: float) -> list[float]:
    """Return how many of 100 values lie in each step."""
    counts = Counter(int(value // width) for value in values)
    return [100 * counts[step] / len(values) for step in range(max(counts) + 1)]


def _grid(right: float, top: float, across: str, up: str) -> Iterator[str]:
    for tick in ticks(0, right):
        place = LEFT + (WIDTH - LEFT - RIGHT) * tick / right
        yield label(place, HEIGHT - BOTTOM + 18, f"{tick:g}", anchor="middle")
    for tick in ticks(0, top):
        place = HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * tick / top
        yield f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{place:.1f}" y2="{place:.1f}" stroke="{PALE}"/>'
        yield label(LEFT - 8, place + 4, f"{tick:g}", anchor="end")
    yield label((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 10, across, anchor="middle")
    middle = (TOP + HEIGHT - BOTTOM) / 2
    yield (
        f'<text transform="translate(16 {middle}) rotate(-90)" text-anchor="middle" fill="{INK}">'
        f"{escape(up)}</text>"
    )


def _points(spots: Iterable[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in spots)


def _round_up(value: float) -> float:
    value = value or 1.0
    step = round_step(value)
    return math.ceil(value / step - 1e-9) * step
