"""Islands far away are drawn nearer, each group within a frame, so that all the rest can be drawn larger."""

import math
from collections.abc import Collection, Iterable, Mapping
from itertools import combinations
from typing import NamedTuple

import numpy as np
import shapely

from hranice.games.travel.mapmaking.neighbours import groups
from hranice.games.travel.mapmaking.topology import Position, Topology, arc_numbers
from hranice.games.travel.mapmaking.warp import Spots, fit

_GAIN = 1.2
"""An inset is worth while if all the rest is then drawn so much larger."""
_MOST = 0.25
"""At most so many of all places are in insets."""
_TOGETHER = 0.12
"""Islands that are nearer to each other than this share of the width of the land are in one frame."""
_FAR = 0.04
"""Islands are far if between them and all the rest there is more sea than this share of the width."""
_LARGEST = 0.3
"""An inset is at most so wide, as a share of the land; what is larger is drawn smaller."""
_PAD = 0.022
"""Around the islands in a frame, as a share of the width of the land."""
_STEPS = 36

Box = tuple[float, float, float, float]


class Insets(NamedTuple):
    """A topology in which some groups of places lie elsewhere."""

    topology: Topology
    frames: tuple[frozenset[str], ...]


def inset(topology: Topology, borders: Iterable[tuple[str, str]], wanted: bool | Collection[str]) -> Insets:
    """Return a topology with far islands moved into free corners; `wanted` may name them, or forbid it."""
    spots = {name: _spots(topology, name) for name in topology.features}
    chosen = _named(spots, wanted) if not isinstance(wanted, bool) else _far(spots, borders) if wanted else []
    moved: dict[int, Spots] = {}
    rest = {name: own for name, own in spots.items() if not any(name in group for group in chosen)}
    taken = [shapely.MultiPoint(own) for own in _hulls(topology, rest)]
    land = np.concatenate(list(rest.values())) if chosen else np.zeros((0, 2))
    for group in chosen:
        own = np.concatenate([spots[name] for name in group])
        to, scale = _place(own, land, taken)
        middle = (own.min(axis=0) + own.max(axis=0)) / 2
        for number in arc_numbers(polygon for name in group for polygon in topology.features[name]):
            moved[number] = (np.array(topology.arcs[number]) - middle) * scale + np.array(to)
        there = (own - middle) * scale + np.array(to)
        land = np.concatenate([land, there])
        taken.append(shapely.box(*_box(there, _pad(land))))
    arcs = tuple(
        tuple((x, y) for x, y in moved[number].tolist()) if number in moved else arc
        for number, arc in enumerate(topology.arcs)
    )
    return Insets(Topology(arcs, topology.features), tuple(frozenset(group) for group in chosen))


def _spots(topology: Topology, name: str) -> Spots:
    """Return the corners of all outer rings of a place."""
    numbers = {max(number, ~number) for polygon in topology.features[name] for number in polygon[0]}
    return np.array([spot for number in sorted(numbers) for spot in topology.arcs[number]])


def _hulls(topology: Topology, names: Iterable[str]) -> list[Spots]:
    return [
        np.array([spot for number in polygon[0] for spot in topology.arcs[max(number, ~number)]])
        for name in names
        for polygon in topology.features[name]
    ]


def _named(spots: Mapping[str, Spots], wanted: Collection[str]) -> list[list[str]]:
    """Return the groups of places that notes name, those together that lie together."""
    return _together({name: spots[name] for name in wanted}, _width(np.concatenate(list(spots.values()))))


def _far(spots: Mapping[str, Spots], borders: Iterable[tuple[str, str]]) -> list[list[str]]:
    """Return the groups of islands without which all the rest would be drawn much larger."""
    parts = sorted(groups(spots, borders), key=len)
    main = parts.pop()
    islands = {name: spots[name] for part in parts for name in part}
    everything = np.concatenate(list(spots.values()))
    chosen: list[list[str]] = []
    width = _width(everything)
    candidates = [group for group in _together(islands, width) if _gap(spots, group) > _FAR * width]
    while candidates:
        inside = [name for name in spots if not any(name in group for group in chosen)]
        now = fit(np.concatenate([spots[name] for name in inside])).scale

        def gain(group: list[str], inside: list[str] = inside, now: float = now) -> float:
            left = [spots[name] for name in inside if name not in group]
            return fit(np.concatenate(left)).scale / now

        best = max(candidates, key=gain)
        if gain(best) < _GAIN or sum(map(len, chosen)) + len(best) > _MOST * len(spots):
            break
        chosen.append(sorted(best))
        candidates.remove(best)
    return chosen if main else []


def _together(islands: Mapping[str, Spots], width: float) -> list[list[str]]:
    """Return islands in groups of such as lie near to each other."""
    shapes = {name: shapely.MultiPoint(spots) for name, spots in islands.items()}
    names = sorted(shapes)
    near = [(a, b) for a, b in combinations(names, 2) if shapes[a].distance(shapes[b]) < _TOGETHER * width]
    return [sorted(group) for group in groups(names, near)]


def _gap(spots: Mapping[str, Spots], group: Collection[str]) -> float:
    """Return how far a group lies from the nearest of the others."""
    own = shapely.MultiPoint(np.concatenate([spots[name] for name in group]))
    others = shapely.MultiPoint(np.concatenate([spots[name] for name in spots if name not in group]))
    return float(own.distance(others))


def _width(spots: Spots) -> float:
    return float((spots.max(axis=0) - spots.min(axis=0)).max())


def _pad(land: Spots) -> float:
    return _PAD * _width(land)


def _box(spots: Spots, pad: float) -> Box:
    (left, top), (right, bottom) = spots.min(axis=0).tolist(), spots.max(axis=0).tolist()
    return left - pad, top - pad, right + pad, bottom + pad


def _place(own: Spots, land: Spots, taken: list[shapely.Geometry]) -> tuple[Position, float]:
    """Return where the middle of a group comes to lie, and how much it is enlarged.

    It covers nothing, all is drawn as large as can be, and it lies as near as can be to where it belongs.
    """
    pad, width = _pad(land), _width(land)
    scale = min(1.0, _LARGEST * width / max(_width(own), 1e-9))
    size = (own.max(axis=0) - own.min(axis=0)) * scale / 2 + pad
    home = (own.min(axis=0) + own.max(axis=0)) / 2
    low, high = land.min(axis=0) - 2 * size, land.max(axis=0) + 2 * size
    tree = shapely.STRtree(taken)
    best: tuple[float, float, Position] | None = None
    for x in np.linspace(low[0], high[0], _STEPS).tolist():
        for y in np.linspace(low[1], high[1], _STEPS).tolist():
            box = shapely.box(x - size[0], y - size[1], x + size[0], y + size[1])
            if tree.query(box, predicate="dwithin", distance=pad).size:
                continue
            corners = np.array([(x - size[0], y - size[1]), (x + size[0], y + size[1])])
            drawn = round(fit(np.concatenate([land, corners])).scale * width / 20)
            key = (-drawn, math.hypot(x - home[0], y - home[1]), (x, y))
            if best is None or key < best:
                best = key
    return (best[2] if best else (float(home[0]), float(home[1]))), scale
