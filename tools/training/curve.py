"""The learning curve as a picture."""

from collections.abc import Sequence

from tools.line_charts_and_histograms import Line, line_chart
from tools.training.training_loop import Progress


def draw_curve(curve: Sequence[Progress]) -> str:
    """Return the share of victories against `greedy` by positions played, as SVG, with 95 % bands."""
    lines = []
    for seats in sorted({progress.seats for progress in curve}):
        points = [progress for progress in curve if progress.seats == seats]
        spots = tuple((point.positions / 1e6, 100 * point.wins, 100 * point.error) for point in points)
        lines.append(Line(f"{seats} players", spots, even=100 / seats))
    return line_chart(lines, "million positions of self-play", "% won against greedy in all other seats")
