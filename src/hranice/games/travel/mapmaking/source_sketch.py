"""A rough drawing of a source that makes no map, with what is wrong in it: only to be looked at."""

import math
from collections.abc import Iterable, Sequence

from hranice.games.travel.mapmaking.reading import Feature, Rings
from hranice.games.travel.mapmaking.topology import Position
from hranice.games.travel.maps.own_map_check import Sketch

WIDTH = 1000
MOST_SPOTS = 30_000
"""Of finer outlines every second, third … spot is drawn."""
_FLATTEST = 5
"""How many times as wide as high a drawing may be, or the other way round."""


def sketch(features: Sequence[Feature], wrong: Sequence[Rings]) -> Sketch | None:
    """Return features as they lie in the source, degrees or not; None: they cannot be drawn."""
    rings = [ring for feature in features for polygon in feature.polygons for ring in polygon]
    spots = [spot for ring in rings for spot in ring]
    if not spots:
        return None
    west, east = min(x for x, _ in spots), max(x for x, _ in spots)
    south, north = min(y for _, y in spots), max(y for _, y in spots)
    degrees = max(abs(south), abs(north)) <= 90
    narrow = math.cos(math.radians((south + north) / 2)) if degrees else 1.0
    wide, high = (east - west) * narrow, north - south
    if not (wide > 0 and high > 0 and 1 / _FLATTEST <= wide / high <= _FLATTEST):
        return None
    scale = WIDTH / wide
    step = 1 + len(spots) // MOST_SPOTS

    def drawn(ring: Sequence[Position]) -> str:
        kept = [*ring[:-1:step], ring[-1]]
        points = (f"{(x - west) * narrow * scale:.0f},{(north - y) * scale:.0f}" for x, y in kept)
        return f"M{'L'.join(points)}Z"

    def path(polygons: Iterable[Rings]) -> str:
        return "".join(drawn(ring) for polygon in polygons for ring in polygon if ring)

    land = path(polygon for feature in features for polygon in feature.polygons)
    return Sketch(WIDTH, round(high * scale), land, path(wrong))
