"""Which borders of a map are plainly seen, and which only seem to be there (T41).

Measured is what is drawn, at a map 1,000 px wide, for page and paper alike.
"""

import math
from collections import defaultdict
from collections.abc import Callable, Collection, Iterator, Mapping
from itertools import pairwise, product
from typing import NamedTuple

import shapely

from hranice.games.travel.mapmaking.closed_lines import Line, lines_of
from hranice.games.travel.mapmaking.topology import Position
from hranice.games.travel.maps.pack import LANGUAGES, Lens, Pack
from hranice.games.travel.paper.label import label
from hranice.games.travel.rules.atlas import state_of

LEAST = 9.0
"""A border is seen if a stretch of it reaches so far, free of labels and lenses."""
GAP = 3.0
"""States that are no neighbours lie at least so far apart."""
_STEP = 1.0
"""A stretch is free of a label if the points along it are, which lie so close."""
_CELL = 40.0
"""Labels are looked for by squares of this size."""

Covered = Callable[[Position], bool]
Edges = tuple[float, float, float, float]
"""Of a box: left, top, right, bottom."""


class Scene(NamedTuple):
    """What is drawn, as far as borders can be seen in it or not."""

    outlines: Mapping[str, list[Line]]
    borders: Mapping[tuple[str, str], list[Line]]
    """The lines that two places have in common."""
    links: Mapping[tuple[str, str], bool]
    """Whether a link leads over the sea, by its two ends in order."""
    crossings: Mapping[tuple[str, str], list[Line]]
    boxes: Collection[Edges]
    """What names cover."""
    lenses: Collection[Lens]


class Unseen(NamedTuple):
    """Something that is wrong about two places."""

    a: str
    b: str
    kind: str
    """`link`: too little of it is seen. `border`: it seems to be one and is none. `near`: so do they."""
    size: float
    """How much is seen, or how far they are apart."""

    def __str__(self) -> str:
        """Return it as one line."""
        match self.kind:
            case "link":
                return f"of the link {self.a}-{self.b} only {self.size:.1f} is seen"
            case "border":
                return f"{self.a} and {self.b} are no neighbours and share a border"
            case _:
                return f"{self.a} and {self.b} are no neighbours and only {self.size:.1f} apart"


def hidden(pack: Pack) -> list[str]:
    """Return what cannot be seen on a map, or seems to be a border and is none: one line for each."""
    return sorted(map(str, unseen(scene_of(pack))))


def scene_of(pack: Pack) -> Scene:
    """Return what a map draws."""
    crossings: dict[tuple[str, str], list[Line]] = {}
    for crossing in pack.crossings:
        crossings[pair_of(crossing.a, crossing.b)] = lines_of(crossing.line)
    outlines = {name: lines_of(place.outline) for name, place in pack.places.items()}
    return Scene(
        outlines=outlines,
        borders=shared(outlines),
        links={pair_of(link.a, link.b): link.sea for link in pack.atlas.links},
        crossings=crossings,
        boxes=[
            label(place.label, place.room, name, state.code).box
            for state in pack.states
            for place in state.places
            for name in {state.code, *(state.name.said_in(language) for language in LANGUAGES)}
            if place.label
        ],
        lenses=pack.lenses,
    )


def unseen(scene: Scene, least: float = LEAST, gap: float = GAP) -> list[Unseen]:
    """Return every border of which too little is seen, and all that looks like a border and is none."""
    covered = covering(scene.boxes, scene.lenses)
    found = [Unseen(a, b, "border", 0.0) for a, b in scene.borders.keys() - scene.links.keys()]
    tiny = {lens.place for lens in scene.lenses}
    found += [
        Unseen(a, b, "near", apart) for (a, b), apart in _gaps(scene.outlines, scene.links, tiny, gap).items()
    ]
    for (a, b), sea in scene.links.items():
        seen = reach(scene.crossings.get((a, b), []), covered, least)
        if not sea and seen < least:
            border = reach(scene.borders.get((a, b), []), covered, least)
            seen = max(seen, border, _magnified(scene.lenses, a, b))
        if seen < least:
            found.append(Unseen(a, b, "link", seen))
    return found


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


def reach(runs: list[Line], covered: Covered, enough: float = math.inf) -> float:
    """Return how far the longest uncovered stretch of lines reaches; nothing is looked for beyond enough."""
    farthest = 0.0
    for run in runs:
        start: Position | None = None
        for spot in dense(run):
            if covered(spot):
                start = None
                continue
            start = start or spot
            farthest = max(farthest, math.dist(start, spot))
            if farthest >= enough:
                return farthest
    return farthest


def reach_of(line: Line) -> float:
    """Return how far a line reaches from its start."""
    return max(math.dist(line[0], spot) for spot in line)


def dense(line: Line) -> Iterator[Position]:
    """Yield points along a line, so close that nothing is missed between them."""
    for (ax, ay), (bx, by) in pairwise(line):
        steps = math.ceil(math.dist((ax, ay), (bx, by)) / _STEP)
        yield from ((ax + (bx - ax) * step / steps, ay + (by - ay) * step / steps) for step in range(steps))
    yield line[-1]


def covering(boxes: Collection[Edges], lenses: Collection[Lens]) -> Covered:
    """Return what tells whether a spot of the map lies under a label, in any language, or under a lens."""
    cells: dict[tuple[int, int], list[Edges]] = defaultdict(list)
    for box in boxes:
        left, top, right, bottom = (int(edge // _CELL) for edge in box)
        for cell in product(range(left, right + 1), range(top, bottom + 1)):
            cells[cell].append(box)

    def covered(spot: Position) -> bool:
        x, y = spot
        near = cells.get((int(x // _CELL), int(y // _CELL)), ())
        return any(left < x < right and top < y < bottom for left, top, right, bottom in near) or any(
            math.dist(spot, lens.at) < lens.radius for lens in lenses
        )

    return covered


def _magnified(lenses: Collection[Lens], a: str, b: str) -> float:
    """Return how far the border between two places reaches in a lens on one of them."""
    own = (lens for lens in lenses if lens.place in (a, b))
    return max((_in_lens(lens, state_of(a), state_of(b)) for lens in own), default=0.0)


def _in_lens(lens: Lens, a: str, b: str) -> float:
    outlines = {shape.state: lines_of(shape.outline) for shape in lens.shapes}
    runs = shared(outlines).get(pair_of(a, b), [])
    return reach(runs, lambda spot: math.dist(spot, lens.at) > lens.radius)


def _gaps(
    outlines: Mapping[str, list[Line]],
    links: Collection[tuple[str, str]],
    tiny: Collection[str],
    least: float,
) -> dict[tuple[str, str], float]:
    """Return how far places are apart that are no neighbours and nearer than so much; tiny ones aside."""
    names = sorted(outlines.keys() - {*tiny})
    lines = [shapely.MultiLineString(outlines[name]) for name in names]
    close = shapely.STRtree(lines).query(lines, predicate="dwithin", distance=least)
    pairs = [(one, other) for one, other in close.T.tolist() if one < other]
    return {
        (names[one], names[other]): gap
        for one, other in pairs
        if (names[one], names[other]) not in links
        and (gap := float(lines[one].distance(lines[other]))) < least
    }


def pair_of(a: str, b: str) -> tuple[str, str]:
    """Return two names in order."""
    return (a, b) if a < b else (b, a)
