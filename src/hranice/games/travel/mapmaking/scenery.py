"""What a map shows besides its states: land around, degrees, where the title stands."""

import math
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise

import numpy as np
import shapely

from hranice.games.travel.mapmaking.closed_lines import Line, area, lines_of, path
from hranice.games.travel.mapmaking.polygon_cleaning import polygons_in, sound
from hranice.games.travel.mapmaking.projected_states import on_plane
from hranice.games.travel.mapmaking.projection import Projection
from hranice.games.travel.mapmaking.reading import Rings
from hranice.games.travel.mapmaking.simplify import simplified
from hranice.games.travel.mapmaking.topology import EARTH_KM, Position
from hranice.games.travel.mapmaking.warp import WIDTH, Fit, Warp
from hranice.games.travel.mapmaking.warped_lines import LEAST_CORNER, LEAST_ISLAND

_COARSENESS = 2.5
"""Land around is there for orientation: it is drawn with so much less detail."""
_BEYOND = 6.0
"""How far land runs on beyond the sheet, so that its cut edges stay out of sight."""
_VIEW = 1.4
"""Land around is looked for so much farther than the sheet reaches, for stretching moves it."""
_SAMPLE = 40
"""Of polygons that might lie near, so many corners are looked at."""
_FRAME, _FRAME_OF_NAME = 15.0, 5.0
"""A frame lies so far around its islands, and around their names."""
_STEPS = (1, 2, 5, 10, 15)
_MOST_LINES = 12
_TITLE_SIZE, _TITLE_EM, _TITLE_EDGE = 34.0, 0.66, 24.0
_OVER_STATES = 20.0
"""To cover a state is so much worse than to cover land around."""


Bounds = tuple[float, float, float, float]
"""Left, top, right, bottom."""


def backdrop(around: Iterable[Rings], to_plane: Projection, warp: Warp) -> str:
    """Return the land around the states of the map, as one shape without inner borders."""
    first = warp.steps[0]
    if not isinstance(first, Fit):
        raise TypeError("a warp begins with a fit")
    middle = ((WIDTH / 2 - first.origin[0]) / first.scale, (first.height / 2 - first.origin[1]) / first.scale)
    across, down = (_VIEW * half / first.scale / 2 for half in (WIDTH, first.height))
    view = shapely.box(middle[0] - across, middle[1] - down, middle[0] + across, middle[1] + down)
    near = [rings for rings in around if _comes_near(rings, to_plane, view)]
    cut = [
        shapely.intersection(sound(polygon), view)
        for polygon in on_plane(_roughly(near, 0.3 / first.scale), to_plane)
        if np.abs(polygon.bounds).max() < _horizon(view)
    ]
    if not cut:
        return ""
    whole = shapely.unary_union(cut)
    corner = LEAST_CORNER * _COARSENESS
    sheet = shapely.box(-_BEYOND, -_BEYOND, WIDTH + _BEYOND, warp.height + _BEYOND)
    fine = shapely.segmentize(shapely.simplify(whole, 0.3 / first.scale), 12 / first.scale)
    laid = sound(shapely.transform(fine, warp))
    lines: list[Line] = []
    for part in polygons_in(shapely.intersection(laid, sheet)):
        lines += [_smooth(ring, corner) for ring in (part.exterior, *part.interiors)]
    lines = [line for line in lines if area(line) >= LEAST_ISLAND * _COARSENESS]
    return path(sorted(lines, key=area, reverse=True))


def _comes_near(rings: Rings, to_plane: Projection, view: shapely.Polygon) -> bool:
    """Tell whether a polygon reaches the view, by some of its corners."""
    some = [to_plane(spot) for spot in rings[0][:: max(1, len(rings[0]) // _SAMPLE)]]
    xs, ys = zip(*some, strict=True)
    left, top, right, bottom = view.bounds
    within = min(xs) < right and max(xs) > left and min(ys) < bottom and max(ys) > top
    return len(rings[0]) > 3 and bool(within)


def _roughly(polygons: Iterable[Rings], km: float) -> Iterator[Rings]:
    """Yield what polygons in degrees cover together, with no more detail than so many km."""
    degrees = math.degrees(km / EARTH_KM)
    shapes: list[shapely.Polygon] = []
    for rings in polygons:
        if any(abs(here[0] - there[0]) > 180 for here, there in pairwise(rings[0])):
            yield rings  # it jumps across the date line, so in degrees it would cover half the globe
        else:
            shapes.append(shapely.Polygon(rings[0], [ring for ring in rings[1:] if len(ring) > 3]))
    # As one coverage, so that no slits open between neighbours.
    whole = [shapely.MultiPolygon(polygons_in(sound(shape))) for shape in shapes]
    coarse = shapely.coverage_simplify(whole, degrees)
    for rough in polygons_in(shapely.unary_union(coarse)):
        if rough.area > (3 * degrees) ** 2:
            yield tuple(
                tuple((x, y) for x, y in shapely.get_coordinates(ring).tolist())
                for ring in (rough.exterior, *rough.interiors)
            )


def _horizon(view: shapely.Polygon) -> float:
    """Return how far from the middle land may reach: on the other side of the globe it is torn apart."""
    return max(11_000.0, 2.0 * float(np.abs(view.bounds).max()))


def _smooth(ring: shapely.LinearRing, corner: float) -> Line:
    return simplified([(x, y) for x, y in shapely.get_coordinates(ring).tolist()], corner, keep=4)


def graticule(to_plane: Projection, warp: Warp, degrees: tuple[Position, Position]) -> str:
    """Return meridians and parallels between two corners in degrees, as far as they run over the sheet."""
    (west, south), (east, north) = degrees
    span = max(east - west, north - south)
    step = next((step for step in _STEPS if span / step <= _MOST_LINES), 30)
    lon0, lon1 = math.floor(west / step - 2) * step, math.ceil(east / step + 2) * step
    lat0, lat1 = max(-80, math.floor(south / step - 2) * step), min(85, math.ceil(north / step + 2) * step)
    fine = max(0.1, step / 10)
    lats, lons = np.arange(lat0, lat1 + fine / 2, fine), np.arange(lon0, lon1 + fine / 2, fine)
    lines = [
        [(float(lon), float(lat)) for lat in lats] for lon in range(lon0, min(lon1, lon0 + 360) + 1, step)
    ]
    lines += [[(float(lon), float(lat)) for lon in lons] for lat in range(lat0, lat1 + 1, step)]
    sheet = shapely.box(-1, -1, WIDTH + 1, warp.height + 1)
    runs: list[Line] = []
    for line in (line for line in lines if len(line) > 1):
        laid = shapely.LineString(warp.line([to_plane(position) for position in line]))
        parts = shapely.get_parts(shapely.intersection(laid, sheet))
        runs += [
            simplified([(x, y) for x, y in shapely.get_coordinates(part).tolist()], 0.5)
            for part in parts
            if part.geom_type == "LineString"
        ]
    return path(runs, closed=False)


def frames(
    groups: Iterable[Collection[str]], lines: Mapping[str, list[Line]], names: Mapping[str, Sequence[Bounds]]
) -> str:
    """Return the frames around groups of places that are drawn elsewhere, and around their names."""
    boxes: list[Line] = []
    for group in groups:
        xs, ys = zip(*(spot for name in group for line in lines[name] for spot in line), strict=True)
        land = (min(xs) - _FRAME, min(ys) - _FRAME, max(xs) + _FRAME, max(ys) + _FRAME)
        words = [
            (left - _FRAME_OF_NAME, top - _FRAME_OF_NAME, right + _FRAME_OF_NAME, bottom + _FRAME_OF_NAME)
            for name in group
            for left, top, right, bottom in names[name]
        ]
        lefts, tops, rights, bottoms = zip(land, *words, strict=True)
        left, top, right, bottom = min(lefts), min(tops), max(rights), max(bottoms)
        boxes.append([(left, top), (right, top), (right, bottom), (left, bottom), (left, top)])
    return path(boxes)


def title_spot(title: str, taken: Sequence[shapely.Geometry], around: str, height: float) -> Position:
    """Return where the title stands: in the corner in which it covers least."""
    wide = len(title) * _TITLE_EM * _TITLE_SIZE
    right = max(_TITLE_EDGE, WIDTH - _TITLE_EDGE - wide)
    spots = [(_TITLE_EDGE, 48.0), (right, 48.0), (_TITLE_EDGE, height - 24), (right, height - 24)]
    land = [shapely.make_valid(shapely.Polygon(line)) for line in lines_of(around) if len(line) > 3]

    def covered(spot: Position) -> float:
        box = shapely.box(spot[0] - 8, spot[1] - 32, spot[0] + wide + 8, spot[1] + 14)
        over = [shapely.intersection(box, each).area for each in taken if box.intersects(each)]
        beside = sum(shapely.intersection(box, each).area for each in land)
        return round(float(_OVER_STATES * sum(max(1.0, area) for area in over) + beside), 1)

    return min(spots, key=covered)
