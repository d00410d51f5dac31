"""Where names stand: in the roomiest spot of a place, as large as fits in every language, or beside it."""

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import shapely

from hranice.games.travel.mapmaking.closed_lines import Line, rounded, width_at
from hranice.games.travel.mapmaking.topology import Position
from hranice.games.travel.mapmaking.warp import WIDTH
from hranice.games.travel.maps.pack import LANGUAGES, Text
from hranice.games.travel.paper.label import Label, label

_FLATNESS = (1.0, 2.0, 3.5)
"""A name is that much wider than high: by its length one of these finds the best spot."""
_LABEL_HEIGHT = 7.0
"""So high a label is where there is little room."""
_SMALLEST_ROOM = 4.0
_AS_GOOD = 0.15
_EDGE = 1.2
"""So far from the border a name stays."""
_BESIDE = (11.0, 9.0, 7.6, 0.0)
"""How large a name beside a place may be; the last is for a code."""
_EM = 0.56
"""How wide a letter is on average (see `paper.label`)."""
_APART = (4.0, 9.0, 15.0)
"""How far beside a place its name stands, the nearest first."""


class Named(NamedTuple):
    """Where the name of a place stands, and how wide it may be."""

    at: Position
    room: float
    fits: bool
    """Whether it covers nothing but its own place, or the sea."""


def pole(shape: shapely.Geometry, flatness: float = 1.0) -> tuple[Position, float]:
    """Return the spot inside a shape that is farthest from its edge, and how far that is.

    With `flatness` above 1 the room is measured in ellipses that much wider than high, as words are.
    """
    squeezed = shapely.transform(shape, lambda spots: spots / (flatness, 1.0))
    largest = max(shapely.get_parts(squeezed), key=lambda part: part.area)
    circle = shapely.maximum_inscribed_circle(largest, tolerance=0.2)
    (x, y), _ = shapely.get_coordinates(circle).tolist()
    return (x * flatness, y), float(circle.length)


def inside(shape: shapely.Geometry, lines: Sequence[Line], name: Text, code: str) -> Named:
    """Return where a name stands in a shape: where it can be written largest, over all languages."""
    middle = (shape.centroid.x, shape.centroid.y)
    spots = {rounded(spot) for spot in (middle, *(pole(shape, flatness)[0] for flatness in _FLATNESS))}
    shapely.prepare(shape)
    choices = [_roomy(shape, lines, spot, name, code) for spot in sorted(spots)]
    # Of spots that are about as good the one nearest to the middle looks best.
    return max(
        choices,
        key=lambda choice: (
            choice.fits,
            round(math.log(_readable(choice, name, code)) / _AS_GOOD),
            -math.dist(choice.at, middle),
        ),
    )


def labels(named: Named, name: Text, code: str) -> Iterator[Label]:
    """Yield how a name is written in every language, and as a code."""
    words = {name.said_in(language) or code for language in LANGUAGES}
    yield from (label(named.at, named.room, word, code) for word in sorted(words | {code}))


def boxes(named: Named, name: Text, code: str) -> list[tuple[float, float, float, float]]:
    """Return what a name covers in every language, and as a code."""
    return [each.box for each in labels(named, name, code)]


def _readable(named: Named, name: Text, code: str) -> float:
    """Return how large a name is written over all languages; a code is worth half a name."""
    return sum(each.size * (0.5 if each.lines[0][0] == code else 1.0) for each in labels(named, name, code))


def _roomy(shape: shapely.Geometry, lines: Sequence[Line], spot: Position, name: Text, code: str) -> Named:
    """Return a name at a spot, as wide as it can be so that it stays inside in every language."""
    room = width_at(lines, spot, _LABEL_HEIGHT)
    while room > _SMALLEST_ROOM:
        named = Named(spot, round(room, 1), fits=True)
        if _within(shape, named, name, code):
            return named
        room *= 0.92
    smallest = Named(spot, _SMALLEST_ROOM, fits=True)
    return smallest._replace(fits=_within(shape, smallest, name, code))


def _within(shape: shapely.Geometry, named: Named, name: Text, code: str) -> bool:
    around = [
        shapely.box(left - _EDGE, top, right + _EDGE, bottom)
        for left, top, right, bottom in boxes(named, name, code)
    ]
    return all(shapely.contains_properly(shape, around))


def beside(
    place: shapely.Geometry,
    taken: Sequence[shapely.Geometry],
    height: float,
    text: tuple[Text, str],
) -> Named | None:
    """Return where a name stands next to its place, over nothing that is taken, if there is room."""
    tree = shapely.STRtree(taken)
    sheet = shapely.box(3, 3, WIDTH - 3, height - 3)
    longest = max(len(text[0].said_in(language)) for language in LANGUAGES)
    for size in _BESIDE:
        room = round(max(_SMALLEST_ROOM, size * _EM * longest), 1)
        for apart in _APART:
            for spot in _around(place.bounds, room, apart, text):
                named = Named(rounded(spot), room, fits=True)
                covers = [shapely.box(*box) for box in boxes(named, *text)]
                if (
                    all(shapely.contains(sheet, covers))
                    and not tree.query(covers, predicate="intersects").size
                ):
                    return named
    return None


def _around(
    bounds: tuple[float, float, float, float], room: float, apart: float, text: tuple[Text, str]
) -> Iterator[Position]:
    """Yield spots around a box for a name of its width: below, above, right, left, at the corners."""
    left, top, right, bottom = bounds
    covers = boxes(Named((0.0, 0.0), room, fits=True), *text)
    half = max(box[2] for box in covers)
    up, down = -min(box[1] for box in covers), max(box[3] for box in covers)
    across, along = (left + right) / 2, (top + bottom) / 2
    east, west = right + apart + half, left - apart - half
    yield across, bottom + apart + up
    yield across, top - apart - down
    yield east, along
    yield west, along
    yield from ((x, y) for y in (bottom + up, top - down) for x in (east, west))


def names_of(
    shapes: Mapping[str, shapely.Geometry],
    outlines: Mapping[str, list[Line]],
    texts: Mapping[str, tuple[Text, str]],
) -> dict[str, Named]:
    """Return where the name of each place stands inside it, whether it fits there or not."""
    return {place: inside(shapes[place], outlines[place], *text) for place, text in texts.items()}
