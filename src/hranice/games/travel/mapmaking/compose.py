"""The finished drawing of a map: outlines, names, taps, lenses, lines over the sea, title."""

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np
import shapely

from hranice.games.travel.mapmaking.border_visibility import Scene, shared, unseen
from hranice.games.travel.mapmaking.closed_lines import Line, area, lines_of, path
from hranice.games.travel.mapmaking.labels import Named, beside, boxes, names_of
from hranice.games.travel.mapmaking.legible_stretching import Adjusted, Task
from hranice.games.travel.mapmaking.lenses import RADIUS, dot, lens, name_below, stands
from hranice.games.travel.mapmaking.sea_link_lines import corner_line, crossing_lines
from hranice.games.travel.mapmaking.taps import taps_of
from hranice.games.travel.mapmaking.topology import Position, Topology
from hranice.games.travel.mapmaking.warp import Warp, fit
from hranice.games.travel.mapmaking.warped_lines import WarpedLines
from hranice.games.travel.maps.pack import Lens

_STRIP = 96.0
"""Lenses that find no room stand in a strip of this height below the land."""


LENS_SIZE = 900.0
"""What is smaller, in square units of the sheet, may have a lens."""
_TRIES = 2


class Drawn(NamedTuple):
    """Everything that has a place on the sheet."""

    warp: Warp
    arcs: list[Line]
    lines: Mapping[str, list[Line]]
    names: Mapping[str, Named]
    taps: Mapping[str, Position]
    lenses: tuple[Lens, ...]
    crossing_lines: Mapping[tuple[str, str], Line]
    taken: list[shapely.Geometry]
    """Ground on which something stands or is written."""


def compose(task: Task, adjusted: Adjusted, fine: Topology) -> Drawn:
    """Return the drawing of a map; `fine` has the detail that is seen in lenses.

    Small places of which some border is not seen have a lens, too.
    """
    found = _with_room(task, adjusted, fine)
    for _ in range(_TRIES):
        hidden = unseen(_scene(task, found))
        small = {_smaller(found, each.a, each.b) for each in hidden if each.kind == "link"}
        more = {place for place in small if _area(found, place) < LENS_SIZE} - adjusted.tiny - {*task.islands}
        if not more:
            break
        again = _with_room(task, adjusted._replace(tiny=adjusted.tiny | more), fine)
        if len(unseen(_scene(task, again))) >= len(hidden):
            break
        adjusted, found = adjusted._replace(tiny=adjusted.tiny | more), again
    return found


def _with_room(task: Task, adjusted: Adjusted, fine: Topology) -> Drawn:
    """Return the drawing of a map, with a strip below the land for lenses that find no room elsewhere."""
    found = _composed(task, adjusted, fine)
    if len(found.lenses) == len(adjusted.tiny):
        return found
    first = WarpedLines(task.topology, adjusted.warp, task.islands)
    lower = adjusted.warp.then(fit(np.array([spot for arc in first.arcs for spot in arc]), below=_STRIP))
    return _composed(task, adjusted._replace(warp=lower), fine)


def _scene(task: Task, drawn: Drawn) -> Scene:
    """Return what is drawn, as a pack will have it."""
    outlines = {place: lines_of(path(lines)) for place, lines in drawn.lines.items()}
    return Scene(
        outlines,
        shared(outlines),
        task.links,
        {pair: [line] for pair, line in drawn.crossing_lines.items()},
        [box for place, named in drawn.names.items() for box in boxes(named, *task.texts[place])],
        drawn.lenses,
    )


def _smaller(drawn: Drawn, a: str, b: str) -> str:
    return min((a, b), key=lambda place: (_area(drawn, place), place))


def _area(drawn: Drawn, place: str) -> float:
    return sum(map(area, drawn.lines[place]))


def _composed(task: Task, adjusted: Adjusted, fine: Topology) -> Drawn:
    draft = WarpedLines(task.topology, adjusted.warp, task.islands).smoothed()
    shapes, height = draft.shapes, adjusted.warp.height
    names = names_of(shapes, draft.outlines, task.texts)
    ways = crossing_lines([pair for pair in task.drawn if pair not in task.corners], shapes)
    ways |= {
        pair: corner_line(*pair, adjusted.warp.line([at])[0], shapes) for pair, at in task.corners.items()
    }
    taken = [*shapes.values(), *(shapely.LineString(line).buffer(2) for line in ways.values())]
    spots = {place: _middle(shapes[place]) for place in adjusted.tiny}
    lenses: list[Lens] = []
    for place, at in stands(spots, taken, height).items():
        beyond = [b if a == place else a for (a, b), sea in task.links.items() if not sea and place in (a, b)]
        lenses.append(lens(place, at, spots[place], fine, beyond))
        names[place] = name_below(at)
        taken.append(shapely.Point(at).buffer(RADIUS + 2))
    outlines = {place: _large_enough(lines, spots.get(place)) for place, lines in draft.outlines.items()}
    taken += [
        shapely.box(*box)
        for place, named in names.items()
        if named.fits
        for box in boxes(named, *task.texts[place])
    ]
    for place, named in names.items():
        if not named.fits:
            aside = beside(shapes[place], taken, height, task.texts[place])
            if aside:
                names[place] = aside
                taken += [shapely.box(*box) for box in boxes(aside, *task.texts[place])]
    taps, _ = taps_of(shapes, {each.place: each.at for each in lenses})
    return Drawn(
        adjusted.warp,
        draft.arcs,
        outlines,
        names,
        taps,
        tuple(sorted(lenses, key=lambda each: each.place)),
        ways,
        taken,
    )


def _middle(shape: shapely.Geometry) -> Position:
    left, top, right, bottom = shape.bounds
    return (left + right) / 2, (top + bottom) / 2


def _large_enough(lines: list[Line], spot: Position | None) -> list[Line]:
    """Return the lines around a place under a lens, or a dot where these are too small to be seen."""
    if spot is None or sum(map(area, lines)) >= area(dot(spot)):
        return lines
    return [dot(spot)]
