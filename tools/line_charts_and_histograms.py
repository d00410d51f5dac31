"""Charts as SVG: lines with bands, and histograms."""

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape

from hranice.lab.chart import COLOURS, INK, PALE, WIDTH, label, picture, round_step, ticks

HEIGHT = 420
LEFT, RIGHT, TOP, BOTTOM = 64, 110, 20, 52
Spots = list[tuple[float, float]]
_DASHED = 'stroke-dasharray="3 5"'


@dataclass(frozen=True)
class Line:
    """A line with a band around it."""

    name: str
    spots: tuple[tuple[float, float, float], ...]
    """Across, up, and half the height of the band."""
    even: float
    """Where a dashed line marks what an even player would reach."""


class _Frame:
    """The axes of a chart, both beginning with nil."""

    def __init__(self, right: float, top: float) -> None:
        self.right, self.top = _round_up(right), _round_up(top)

    def x(self, value: float) -> float:
        """Return the place of a value on the axis that leads across."""
        return LEFT + (WIDTH - LEFT - RIGHT) * value / self.right

    def y(self, value: float) -> float:
        """Return the place of a value on the axis that leads up."""
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * value / self.top

    def grid(self, across: str, up: str) -> Iterator[str]:
        """Draw the axes with their names."""
        for tick in ticks(0, self.right):
            yield label(self.x(tick), HEIGHT - BOTTOM + 18, f"{tick:g}", anchor="middle")
        for tick in ticks(0, self.top):
            yield _level(self.y(tick), f'stroke="{PALE}"')
            yield label(LEFT - 8, self.y(tick) + 4, f"{tick:g}", anchor="end")
        yield label((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 10, across, anchor="middle")
        middle = (TOP + HEIGHT - BOTTOM) / 2
        yield (
            f'<text transform="translate(16 {middle}) rotate(-90)" text-anchor="middle" fill="{INK}">'
            f"{escape(up)}</text>"
        )


def line_chart(lines: Sequence[Line], across: str, up: str) -> str:
    """Return lines over a common axis as an SVG picture; colours and dashes tell them apart."""
    right, top = (max((spot[axis] for line in lines for spot in line.spots), default=1.0) for axis in (0, 1))
    frame = _Frame(right, top)
    x, y = frame.x, frame.y
    parts = [*frame.grid(across, up)]
    for number, line in enumerate(lines):
        colour = COLOURS[number % len(COLOURS)]
        upper = [(x(a), y(min(b + error, frame.top))) for a, b, error in line.spots]
        lower = [(x(a), y(max(b - error, 0))) for a, b, error in reversed(line.spots)]
        middle = [(x(a), y(b)) for a, b, _ in line.spots]
        parts += _banded(upper + lower, 0.15, middle, colour)
        parts.append(_level(y(line.even), f'stroke="{colour}" {_DASHED}'))
        at, height = middle[-1]
        parts.append(label(at + 8, height + 4, line.name, colour=colour))
    return picture(parts, HEIGHT)


def histogram_chart(kinds: Sequence[tuple[str, Sequence[float]]], width: float, across: str, up: str) -> str:
    """Return how often values occur in each kind, as steps of such a width; dashes mark the medians.

    The longest of 200 values may lie beyond the picture.
    """
    shares = [_shares_by_step(values, width) for _, values in kinds]
    frame = _Frame(max(_quantile(values, 0.995) for _, values in kinds), max(map(max, shares)))

    def spot(step: int, share: float) -> tuple[float, float]:
        return frame.x(min(step * width, frame.right)), frame.y(share)

    parts = [*frame.grid(across, up)]
    for number, ((name, values), steps) in enumerate(zip(kinds, shares, strict=True)):
        colour = COLOURS[number % len(COLOURS)]
        corners = [spot(at + side, share) for at, share in enumerate(steps) for side in (0, 1)]
        outline = [spot(0, 0), *corners, spot(len(steps), 0)]
        middle, line, right = frame.x(_quantile(values, 0.5)), TOP + 20 * (number + 1), frame.x(frame.right)
        parts += _banded(outline, 0.12, outline, colour)
        ends = f'x1="{middle:.1f}" x2="{middle:.1f}" y1="{TOP}" y2="{HEIGHT - BOTTOM}"'
        parts += [
            f'<line {ends} stroke="{colour}" {_DASHED}/>',
            f'<rect x="{right - 130:.1f}" y="{line - 11}" width="14" height="12" fill="{colour}"/>',
            label(right - 108, line, name, colour=colour),
        ]
    return picture(parts, HEIGHT)


def _quantile(values: Sequence[float], share: float) -> float:
    """Return the value that this share of all does not exceed."""
    return sorted(values)[math.ceil(share * len(values)) - 1]


def _shares_by_step(values: Sequence[float], width: float) -> list[float]:
    """Return how many of 100 values lie in each step."""
    counts = Counter(int(value // width) for value in values)
    return [100 * counts[step] / len(values) for step in range(max(counts) + 1)]


def _level(height: float, look: str) -> str:
    """Draw a line all across."""
    return f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{height:.1f}" y2="{height:.1f}" {look}/>'


def _banded(band: Spots, opacity: float, line: Spots, colour: str) -> Iterator[str]:
    """Draw a line with a pale area around or below it."""
    area, stroke = (" ".join(f"{x:.1f},{y:.1f}" for x, y in spots) for spots in (band, line))
    yield f'<polygon points="{area}" fill="{colour}" opacity="{opacity}"/>'
    yield f'<polyline points="{stroke}" fill="none" stroke="{colour}" stroke-width="2"/>'


def _round_up(value: float) -> float:
    value = value or 1.0
    step = round_step(value)
    return math.ceil(value / step - 1e-9) * step
