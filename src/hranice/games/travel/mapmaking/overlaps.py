"""Ground that two states claim at once: a hole was forgotten around an enclave, or the source is no map."""

import shapely

from hranice.games.travel.mapmaking.polygon_cleaning import Shapes, on_grid, polygons_in
from hranice.games.travel.mapmaking.report import MapError, listed

_HARMLESS = 0.02
"""Neighbours may overlap by so much of the smaller one: such seams are mended."""
_INSIDE = 0.98
"""A state lies inside another if so much of it does."""


def apart(shapes: Shapes) -> tuple[Shapes, tuple[str, ...]]:
    """Return shapes that claim no ground twice, and what was done for that; else raise `MapError`."""
    names = list(shapes)
    whole = [shapely.MultiPolygon(shapes[name]) for name in names]
    odd = [not edges.is_empty for edges in shapely.coverage_invalid_edges(whole)]
    found = dict(shapes)
    cut: list[str] = []
    for one, other in shapely.STRtree(whole).query(whole, predicate="intersects").T.tolist():
        if one < other and (odd[one] or odd[other]):
            small, large = sorted((one, other), key=lambda at: float(whole[at].area))
            common = float(whole[small].intersection(whole[large]).area) / float(whole[small].area)
            a, b = names[small], names[large]
            if common > _INSIDE and whole[small].area < whole[large].area / 2:
                found[b] = _without(found[b], whole[small])
                cut.append(f"{a} in {b}")
            elif common > _HARMLESS:
                raise MapError(
                    f"{a} and {b} overlap by {common:.0%} of {a}; leave one out in the notes,"
                    f' drop = ["{a}"], or join them, merge = {{{a} = "{b}"}}',
                    a,
                    b,
                )
    return found, ((f"holes were cut around states inside others: {listed(cut)}",) if cut else ())


def _without(pieces: list[shapely.Polygon], hole: shapely.Geometry) -> list[shapely.Polygon]:
    """Return polygons without the ground of another."""
    left = on_grid(shapely.MultiPolygon(pieces).difference(hole))
    return sorted(polygons_in(left), key=lambda part: -part.area)
