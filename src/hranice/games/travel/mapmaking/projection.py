"""From the globe to the sheet: two projections that keep areas true, where they lie, what is stretched."""

import math
from collections.abc import Callable, Iterable
from typing import NamedTuple

from hranice.games.travel.mapmaking.topology import Position

Projection = Callable[[Position], Position]
"""From longitude and latitude to a plane in units of the Earth's radius, y pointing north."""

_NEAR_THE_ANTIPODE = 1e-9


def azimuthal(centre: Position) -> Projection:
    """Return Lambert's azimuthal equal-area projection around a centre."""
    centre_lon, centre_lat = map(math.radians, centre)
    sin_centre, cos_centre = math.sin(centre_lat), math.cos(centre_lat)

    def project(position: Position) -> Position:
        lon, lat = math.radians(position[0]) - centre_lon, math.radians(position[1])
        sin_lat, cos_lat = math.sin(lat), math.cos(lat)
        towards = 1 + sin_centre * sin_lat + cos_centre * cos_lat * math.cos(lon)
        k = math.sqrt(2 / max(towards, _NEAR_THE_ANTIPODE))
        x = k * cos_lat * math.sin(lon)
        return x, k * (cos_centre * sin_lat - sin_centre * cos_lat * math.cos(lon))

    return project


def unprojected(spot: Position, centre: Position) -> Position:
    """Return the position, in degrees, that the azimuthal projection around a centre lays on a spot."""
    rho = math.hypot(*spot)
    if rho < _NEAR_THE_ANTIPODE:
        return centre
    lon, lat = map(math.radians, centre)
    c = 2 * math.asin(min(1.0, rho / 2))
    north = math.cos(c) * math.sin(lat) + spot[1] * math.sin(c) * math.cos(lat) / rho
    east = math.atan2(
        spot[0] * math.sin(c), rho * math.cos(lat) * math.cos(c) - spot[1] * math.sin(lat) * math.sin(c)
    )
    return (math.degrees(lon + east) + 180) % 360 - 180, math.degrees(math.asin(max(-1.0, min(1.0, north))))


def albers(parallels: tuple[float, float], centre: Position) -> Projection:
    """Return Albers' conic equal-area projection with two true parallels."""
    south, north = map(math.radians, parallels)
    centre_lon, centre_lat = map(math.radians, centre)
    n = (math.sin(south) + math.sin(north)) / 2
    c = math.cos(south) ** 2 + 2 * n * math.sin(south)

    def radius(lat: float) -> float:
        return math.sqrt(c - 2 * n * math.sin(lat)) / n

    def project(position: Position) -> Position:
        turn = (math.radians(position[0]) - centre_lon + math.pi) % (2 * math.pi) - math.pi
        rho = radius(math.radians(position[1]))
        return rho * math.sin(n * turn), radius(centre_lat) - rho * math.cos(n * turn)

    return project


class Stretch(NamedTuple):
    """Land that is drawn larger than true, or smaller, so that every border of a map can be seen (T41).

    At `at` (in degrees) everything is `times` as large; at `reach` (in units of the sheet) from there
    little of that is left, and the land beyond makes room. No line folds over another as long as `times`
    lies between 0 and 9, so what touches goes on touching, and what does not never does.
    """

    at: Position
    reach: float
    times: float


class Placing:
    """A projection laid on a sheet: enlarged `scale` times, its centre at `origin`, y pointing down.

    Then it is stretched, in the order of the stretches.
    """

    def __init__(
        self, projection: Projection, scale: float, origin: Position, stretches: Iterable[Stretch] = ()
    ) -> None:
        self.projection = projection
        self.scale = scale
        self.origin = origin
        self._stretches: list[tuple[Position, Stretch]] = []
        for stretch in stretches:
            self._stretches.append((self(stretch.at), stretch))

    def __call__(self, position: Position) -> Position:
        """Return where a position lies on the sheet."""
        x, y = self.projection(position)
        x, y = self.origin[0] + self.scale * x, self.origin[1] - self.scale * y
        for (from_x, from_y), stretch in self._stretches:
            across, down = x - from_x, y - from_y
            more = (stretch.times - 1) / (1 + (across**2 + down**2) / stretch.reach**2)
            x, y = x + more * across, y + more * down
        return x, y
