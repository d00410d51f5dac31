"""Which borders of a map are plainly seen, and which only seem to be there (T41).

Measured is what the pack draws, at a map 1,000 px wide, for page and paper alike.
"""

import math
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from itertools import combinations, pairwise

from hranice.games.travel.maps.pack import LANGUAGES, Lens, Pack
from hranice.games.travel.paper.label import label
from hranice.games.travel.rules.atlas import state_of
from tools.atlas.shape import Line, lines_of
from tools.atlas.topology import Position

LEAST = 9.0
"""A border is seen if a stretch of it reaches so far, free of labels and lenses."""
GAP = 3.0
"""States that are no neighbours lie at least so far apart."""
_STEP = 1.0
"""A stretch is free of a label if the points along it are, which lie so close."""

Covered = Callable[[Position], bool]


def hidden(pack: Pack) -> list[str]:
    """Return what cannot be seen on a map, or seems to be a border and is none: one line for each."""
    outlines = {name: lines_of(place.outline) for name, place in pack.places.items()}
    covered = _covered(pack)
    reaches = {pair: reach(runs, covered) for pair, runs in shared(outlines).items()}
    drawn = {
        _pair(crossing.a, crossing.b): reach(lines_of(crossing.line), covered) for crossing in pack.crossings
    }
    links = {_pair(link.a, link.b): link.sea for link in pack.atlas.links}
    found = [f"{a} and {b} are no neighbours and share a border" for a, b in reaches.keys() - links.keys()]
    tiny = {lens.place for lens in pack.lenses}
    found += [
        f"{a} and {b} are no neighbours and only {gap:.1f} apart"
        for (a, b), gap in _gaps(outlines).items()
        if (a, b) not in links and not {a, b} & tiny
    ]
    for (a, b), sea in links.items():
        border = 0.0 if sea else max(reaches.get((a, b), 0.0), _magnified(pack, a, b))
        seen = max(border, drawn.get((a, b), 0.0))
        if seen < LEAST:
            found.append(f"of the link {a}-{b} only {seen:.1f} is seen")
    return sorted(found)


def shared(outlines: Mapping[str, list[Line]]) -> dict[tuple[str, str], list[Line]]:
    """Return the lines that any two outlines have in common, by their two names in order."""
    owners: dict[frozenset[Position], set[str]] = defaultdict(set)
    for name, lines in outlines.items():
        for line in lines:
            for step in pairwise(line):
                owners[frozenset(step)].add(name)
    found: dict[tuple[str, str], list[Line]] = defaultdict(list)
    for name, lines in outlines.items():
        for here, there in (step for line in lines for step in pairwise(line)):
            for other in owners[frozenset((here, there))]:
                if name < other:
                    runs = found[name, other]
                    if runs and runs[-1][-1] == here:
                        runs[-1].append(there)
                    else:
                        runs.append([here, there])
    return dict(found)


def reach(runs: list[Line], covered: Covered) -> float:
    """Return how far the longest uncovered stretch of lines reaches."""
    return max((math.dist(run[0], spot) for run in _free(runs, covered) for spot in run), default=0.0)


def _free(runs: list[Line], covered: Covered) -> Iterator[Line]:
    """Yield the uncovered stretches of lines, point by point."""
    for run in runs:
        stretch: Line = []
        for spot in _dense(run):
            if not covered(spot):
                stretch.append(spot)
            elif stretch:
                yield stretch
                stretch = []
        if stretch:
            yield stretch


def _dense(line: Line) -> Iterator[Position]:
    for (ax, ay), (bx, by) in pairwise(line):
        steps = math.ceil(math.dist((ax, ay), (bx, by)) / _STEP)
        yield from ((ax + (bx - ax) * step / steps, ay + (by - ay) * step / steps) for step in range(steps))
    yield line[-1]


def _covered(pack: Pack) -> Covered:
    """Return whether a spot of the map lies under a label, in any language, or under a lens."""
    boxes = [
        label(place.label, place.room, name, state.code).box
        for state in pack.states
        for place in state.places
        for name in (state.code, *(state.name.said_in(language) for language in LANGUAGES))
        if place.label
    ]

    def covered(spot: Position) -> bool:
        x, y = spot
        return any(left < x < right and top < y < bottom for left, top, right, bottom in boxes) or any(
            math.dist(spot, lens.at) < lens.radius for lens in pack.lenses
        )

    return covered


def _magnified(pack: Pack, a: str, b: str) -> float:
    """Return how far the border between two places reaches in a lens on one of them."""
    lenses = (lens for lens in pack.lenses if lens.place in (a, b))
    return max((_in_lens(lens, state_of(a), state_of(b)) for lens in lenses), default=0.0)


def _in_lens(lens: Lens, a: str, b: str) -> float:
    outlines = {shape.state: lines_of(shape.outline) for shape in lens.shapes}
    runs = shared(outlines).get(_pair(a, b), [])
    return reach(runs, lambda spot: math.dist(spot, lens.at) > lens.radius)


def _gaps(outlines: Mapping[str, list[Line]]) -> dict[tuple[str, str], float]:
    """Return the distance between any two places that are nearer to each other than `GAP`."""
    cells: dict[tuple[int, int], list[tuple[str, Position]]] = defaultdict(list)
    for name, lines in outlines.items():
        for spot in (spot for line in lines for spot in _dense(line)):
            x, y = int(spot[0] // GAP), int(spot[1] // GAP)
            for cell in ((x + across, y + down) for across in (0, 1) for down in (0, 1)):
                cells[cell].append((name, spot))
    gaps: dict[tuple[str, str], float] = {}
    for spots in cells.values():
        for (a, here), (b, there) in combinations(spots, 2):
            if a != b and (gap := math.dist(here, there)) < GAP:
                pair = _pair(a, b)
                gaps[pair] = min(gap, gaps.get(pair, GAP))
    return gaps


def _pair(a: str, b: str) -> tuple[str, str]:
    return (a, b) if a < b else (b, a)
