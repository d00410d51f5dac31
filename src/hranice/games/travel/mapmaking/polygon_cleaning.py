"""Polygons of Shapely made sound: on one grid, without lines that cross themselves, and nothing else."""

import numpy as np
import shapely

GRID = 4
"""Positions are kept to so many decimals of a km: what a source has twice is then one and the same."""

Shapes = dict[str, list[shapely.Polygon]]
"""By place its polygons."""


def sound(shape: shapely.Geometry) -> shapely.Geometry:
    """Return a shape whose lines do not cross themselves."""
    return shape if shape.is_valid else shapely.make_valid(shape, method="structure")


def on_grid(shape: shapely.Geometry) -> shapely.Geometry:
    """Return a shape with its positions rounded."""
    return shapely.transform(shape, lambda spots: np.round(spots, GRID))


def polygons_in(shape: shapely.Geometry) -> list[shapely.Polygon]:
    """Return the polygons of a shape, without lines and points at which others merely touch it."""
    return [part for part in shapely.get_parts(shape) if part.geom_type == "Polygon" and part.area > 0]
