"""Draws graphs in layers: each node below all that it has arrows to."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from graphlib import TopologicalSorter
from itertools import pairwise
from statistics import fmean

Graph = dict[str, set[str]]
"""Of every node, which others it has arrows to."""
Lane = tuple[str, ...]
"""The names that an arrow leads through, from its beginning up to its end: one in each row."""
WIDTH, LONGEST, EDGE, TITLE = 800, 640, 16, 40
LETTER, HEIGHT, STEP = 9, 32, 72
"""The width of a letter, the height of a box, and from one row to the next."""
GAP, AIRY = 10, 44
"""Between two boxes of a row: at least, and where there is room."""
SWEEPS = 24
STYLE = """
text { font: 15px ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; fill: #1f2a44 }
.title { font-weight: bold }
.paper { fill: #f7f1e3 } .box { fill: #fffaf0; stroke: #1f2a44; stroke-width: 1.5 }
.arrow { fill: none; stroke: #5a6584; stroke-width: 1.5 } .tip { fill: #5a6584 }
@media (prefers-color-scheme: dark) {
  text { fill: #e8e4d8 } .paper { fill: #171c28 } .box { fill: #263047; stroke: #aab4cc }
  .arrow { stroke: #8f9bb8 } .tip { fill: #8f9bb8 }
}
"""
TIP = (
    '<marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
    '<path class="tip" d="M0 0 8 4 0 8z"/></marker>'
)


def layers(graph: Graph) -> Iterator[list[str]]:
    """Yield the nodes from the top, each as high as its arrows allow; CycleError if they lead back to it."""
    sorter = TopologicalSorter(graph)
    sorter.prepare()
    while nodes := sorter.get_ready():
        yield sorted(nodes)
        sorter.done(*nodes)


def reduced(graph: Graph) -> Graph:
    """Return a graph without the arrows that follow from others."""
    reached: Graph = {}
    for layer in layers(graph):
        for node in layer:
            reached[node] = graph[node].union(*(reached[other] for other in graph[node]))
    return {node: others.difference(*(reached[other] for other in others)) for node, others in graph.items()}


def width(name: str) -> int:
    """Return how much of its row a node, or an arrow in passing, takes up."""
    return GAP if " " in name else LETTER * len(name) + 24


@dataclass(frozen=True)
class Arranged:
    """A graph in rows from the top, with its arrows."""

    rows: list[list[str]]
    lanes: list[Lane]

    @classmethod
    def of(cls, graph: Graph) -> "Arranged":
        """Return a graph in its layers, a long one in several rows."""
        rows: list[list[str]] = []
        for layer in layers(graph):
            rows.append([])
            for node in layer:
                if sum(width(other) + GAP for other in [*rows[-1], node]) > LONGEST:
                    rows.append([])
                rows[-1].append(node)
        row_of = {node: number for number, row in enumerate(rows) for node in row}
        lanes = []
        for node, others in sorted(graph.items()):
            for other in sorted(others):
                passed = {f"{node} {other} {row}": row for row in range(row_of[node] - 1, row_of[other], -1)}
                for name, row in passed.items():
                    rows[row].append(name)
                lanes.append((node, *passed, other))
        return cls(rows, lanes)

    @property
    def width(self) -> int:
        """How much room it needs."""
        return max(sum(width(name) + GAP for name in row) for row in self.rows) + 2 * EDGE


def placed(rows: list[list[str]], lanes: list[Lane], left: float, right: float) -> dict[str, float]:
    """Return where in its row everything stands, so that arrows are short and seldom cross."""
    linked: dict[str, list[str]] = {name: [] for row in rows for name in row}
    for lane in lanes:
        for low, high in pairwise(lane):
            linked[low].append(high)
            linked[high].append(low)
    at = dict.fromkeys(linked, (left + right) / 2)
    for sweep in range(SWEEPS):
        for row in rows[:: 1 if sweep % 2 else -1]:
            wanted = {name: fmean([at[other] for other in linked[name] or [name]]) for name in row}
            row.sort(key=lambda name: (wanted[name], name))
            at |= _spread(row, wanted, left, right)
    return at


def _spread(row: list[str], wanted: Mapping[str, float], left: float, right: float) -> dict[str, float]:
    """Return a row in its order without overlaps, each near to where it is wanted."""
    gap = min(AIRY, (right - left - sum(map(width, row))) / max(len(row) - 1, 1))
    pushed = _packed(row, wanted, left, gap)
    back = fmean([pushed[name] - wanted[name] for name in row])
    mirrored = {name: -(pushed[name] - back) for name in row}
    inside = {name: -x for name, x in _packed(row[::-1], mirrored, -right, gap).items()}
    return _packed(row, inside, left, gap)


def _packed(row: list[str], wanted: Mapping[str, float], left: float, gap: float) -> dict[str, float]:
    """Return a row in which each stands where it is wanted, or as much further right as it must."""
    at: dict[str, float] = {}
    for name in row:
        at[name] = max(left + width(name) / 2, wanted[name])
        left = at[name] + width(name) / 2 + gap
    return at


def draw(graphs: Mapping[str, Graph]) -> str:
    """Return graphs beside each other as an SVG picture, without the arrows that follow from others.

    The first has the room that the others leave. A picture that needs more width is shown smaller.
    """
    parts: list[str] = []
    arranged = {title: Arranged.of(reduced(graph)) for title, graph in graphs.items()}
    spare = max(WIDTH - sum(graph.width for graph in arranged.values()), 0)
    left, bottom = 0, 0
    for title, graph in arranged.items():
        right = left + graph.width + spare
        at = placed(graph.rows, graph.lanes, left + EDGE, right - EDGE)
        height = {
            name: TITLE + STEP * row + HEIGHT // 2 for row, names in enumerate(graph.rows) for name in names
        }
        parts.append(f'<text class="title" x="{left + EDGE}" y="26">{title}</text>')
        parts += [_arrow(lane, [(at[name], height[name]) for name in lane]) for lane in graph.lanes]
        parts += [_box(node, at[node], height[node]) for node in graphs[title]]
        left, spare = right, 0
        bottom = max(bottom, TITLE + STEP * (len(graph.rows) - 1) + HEIGHT + EDGE)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left} {bottom}" role="img">',
            f"<title>{', '.join(graphs)}: arrows lead to what is imported</title>",
            f"<style>{STYLE}</style>",
            TIP,
            '<rect class="paper" width="100%" height="100%"/>',
            *parts,
            "</svg>\n",
        ]
    )


def _box(node: str, x: float, y: int) -> str:
    wide = width(node)
    left, top = x - wide / 2, y - HEIGHT // 2
    return (
        f'<rect class="box" x="{left:.1f}" y="{top}" width="{wide}" height="{HEIGHT}" rx="6"/>'
        f'<text x="{x:.1f}" y="{y + 5}" text-anchor="middle">{node}</text>'
    )


def _arrow(lane: Lane, spots: list[tuple[float, int]]) -> str:
    """Return an arrow from one box up to another, upright where it passes a row."""
    half = HEIGHT // 2
    path = [f"M{spots[0][0]:.1f} {spots[0][1]}"]
    for (x, y), (to, row) in pairwise(spots):
        bend = (y + row) // 2
        path.append(f"V{y - half}C{x:.1f} {bend} {to:.1f} {bend} {to:.1f} {row + half}")
    return (
        f'<path class="arrow" d="{"".join(path)}" marker-end="url(#tip)">'
        f"<title>{lane[0]} imports {lane[-1]}</title></path>"
    )
