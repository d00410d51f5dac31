"""Stretching a map until every border can be seen (T41), every name be read and every place be tapped.

What is too small is enlarged a little, where it lies, again and again; the rest of the sheet makes room.
"""

import math
from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple

import numpy as np
import shapely

from hranice.games.travel.mapmaking.border_visibility import GAP, LEAST, Scene, Unseen, reach_of, unseen
from hranice.games.travel.mapmaking.closed_lines import midpoint, rounded
from hranice.games.travel.mapmaking.labels import pole
from hranice.games.travel.mapmaking.lenses import FILL, RADIUS
from hranice.games.travel.mapmaking.taps import nearest, taps_of
from hranice.games.travel.mapmaking.topology import Position, Topology
from hranice.games.travel.mapmaking.warp import Push, Warp, fit
from hranice.games.travel.mapmaking.warped_lines import WarpedLines
from hranice.games.travel.maps.pack import Lens, Text
from hranice.games.travel.paper.label import label

_ROUNDS, _PATIENCE = 40, 8
"""So often it is tried in all, and so often without getting better."""
_SPARE = 1.2
"""Borders are stretched until so much more of them is seen than need be, for smoothing takes some away."""
_READABLE = 4.6
"""In a place half as high as this its code can be read."""
_TINY = 1.5
"""What is half as high as this has a lens: no stretching would do."""
_CROWDED = 5.0
"""Where so much is wrong, the largest places are drawn smaller first."""
_LARGE = 170.0
"""As large are squares of this side."""
_MOST, _FEW = 1.5, 1.06
"""How much a single push enlarges, at most and at least."""


class Task(NamedTuple):
    """What is to be laid on a sheet."""

    topology: Topology
    texts: Mapping[str, tuple[Text, str]]
    """The name and the code of each place."""
    links: Mapping[tuple[str, str], bool]
    drawn: Collection[tuple[str, str]]
    """Links that no border shows."""
    islands: Collection[str]
    """Places without a border."""
    corners: Mapping[tuple[str, str], Position] = {}
    """Links that are a corner on the plane."""


class Adjusted(NamedTuple):
    """How land is laid on a sheet, and which places need a lens."""

    warp: Warp
    tiny: frozenset[str]


def adjust(task: Task, start: Warp, tiny: Collection[str] = ()) -> Adjusted:
    """Return a warp under which as much as possible is seen."""
    plain = WarpedLines(task.topology, start, task.islands)
    warp, small = start, frozenset(tiny) | _too_small(plain, task)
    if _Look(task, plain, small).trouble > _CROWDED:
        warp = _evened(start, plain)
    best, least, since = warp, math.inf, 0
    for _ in range(_ROUNDS):
        look = _Look(task, WarpedLines(task.topology, warp, task.islands), small)
        if look.trouble < least:
            best, least, since = warp, look.trouble, 0
        since += 1
        pushes = list(look.pushes())
        if not pushes or since > _PATIENCE:
            break
        warp = _pushed(warp, pushes, look.draft)
    return Adjusted(best, small)


def _evened(warp: Warp, draft: WarpedLines) -> Warp:
    """Return a warp under which the largest places are smaller, so that all others have more room."""
    pushes = []
    for shape in draft.shapes.values():
        size = math.sqrt(shape.area)
        if size > _LARGE:
            pushes.append(Push(pole(shape)[0], 0.7 * size, max(0.4, (_LARGE / size) ** 0.9)))
    return _pushed(warp, pushes, draft) if pushes else warp


def _too_small(draft: WarpedLines, task: Task) -> frozenset[str]:
    """Return the places that no stretching would make large enough, and all of whose borders a lens shows."""
    return frozenset(
        place
        for place, shape in draft.shapes.items()
        if place not in task.islands and pole(shape, 2.0)[1] < _TINY and _shown_in_lens(place, shape, draft)
    )


def _shown_in_lens(place: str, shape: shapely.Geometry, draft: WarpedLines) -> bool:
    """Tell whether every border of a place is long enough to be seen where the whole place is seen."""
    left, top, right, bottom = shape.bounds
    zoom = 2 * FILL * RADIUS / max(right - left, bottom - top)
    reaches = [max(map(reach_of, lines)) for pair, lines in draft.borders.items() if place in pair]
    return all(zoom * reach > LEAST for reach in reaches)


def _pushed(warp: Warp, pushes: list[Push], draft: WarpedLines) -> Warp:
    """Return a warp with pushes added, each where the ones before it have moved its spot, and fit again."""
    added: list[Push] = []
    for push in pushes:
        at = Warp(tuple(added)).line([push.at])[0]
        added.append(push._replace(at=at))
    spots = Warp(tuple(added))(np.array([spot for arc in draft.arcs for spot in arc]))
    return warp.then(*added, fit(spots))


class _Look:
    """What is wrong with a draft."""

    def __init__(self, task: Task, draft: WarpedLines, tiny: frozenset[str]) -> None:
        self.draft = draft
        self._task = task
        self._tiny = tiny
        self._rooms = {place: pole(shape, 2.0) for place, shape in draft.shapes.items()}
        self._unseen = self._unseen_borders()
        _, self._crowded = taps_of(
            {place: shape for place, shape in draft.shapes.items() if place not in tiny}, {}
        )
        self._cramped = {
            place: room
            for place, (_, room) in self._rooms.items()
            if place not in tiny and place not in task.islands and room < _READABLE
        }

    @property
    def trouble(self) -> float:
        """How much is wrong, as one number."""
        unseen = sum(1 - each.size / (LEAST + GAP) for each in self._unseen)
        cramped = sum(1 - room / _READABLE for room in self._cramped.values())
        return unseen + len(self._crowded) + cramped / 2

    def _unseen_borders(self) -> list[Unseen]:
        """Return the borders that are not seen well enough; tiny places aside, which have lenses.

        Names inside their place cover no border. Where there is little room, a code stands amid the place.
        """
        task, draft = self._task, self.draft
        covered = [
            label(rounded(spot), 0.0, task.texts[place][1], task.texts[place][1]).box
            for place, (spot, room) in self._rooms.items()
            if room < 2 * _READABLE and place not in self._tiny and place not in task.islands
        ]
        under = [Lens(place, (-1e6, -1e6), 0.0, (0.0, 0.0), ()) for place in self._tiny]
        scene = Scene(draft.outlines, draft.borders, task.links, {}, covered, under)
        return [
            each
            for each in unseen(scene, LEAST + _SPARE, GAP + 0.3)
            if not {each.a, each.b} & self._tiny and (each.a, each.b) not in task.drawn
        ]

    def pushes(self) -> Iterator[Push]:
        """Yield what would make it better."""
        for each in self._unseen:
            runs = self.draft.borders.get((each.a, each.b))
            if each.kind == "link" and runs:
                longest = max(runs, key=lambda run: math.dist(run[0], run[-1]))
                size = math.dist(longest[0], longest[-1])
                wanted = (LEAST + _SPARE) / max(each.size, 2.0)
                yield _push(longest[len(longest) // 2], max(14.0, 1.5 * size), wanted)
            elif each.kind == "near":
                here, there = nearest(self.draft.shapes, each.a, each.b)
                yield _push(midpoint(here, there), 14.0, (GAP + 0.3) / max(each.size, 0.8))
        for place, room in self._cramped.items():
            shape = self.draft.shapes[place]
            yield _push(
                self._rooms[place][0], max(16.0, 1.3 * math.sqrt(shape.area)), _READABLE / max(room, 0.5)
            )
        for a, b in self._crowded:
            yield _push(midpoint(self._rooms[a][0], self._rooms[b][0]), 40.0, 1.2)


def _push(at: Position, reach: float, wanted: float) -> Push:
    """Return a push that goes some of the way to what is wanted."""
    return Push(at, reach, min(_MOST, max(_FEW, wanted**0.8)))
