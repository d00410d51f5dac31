"""Reading GeoJSON and TopoJSON: features with their properties and polygons, whatever made the file.

Nothing in a file is trusted: sizes, numbers and references are looked at before they are used.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import msgspec

from hranice.games.travel.mapmaking.report import MapError, listed
from hranice.games.travel.mapmaking.topology import Polygon, Position, Ring, Topology

LARGEST_SOURCE = 20_000_000
"""In bytes."""
MOST_POSITIONS = 3_000_000
"""In all polygons together: arcs of TopoJSON may be used again and again."""

_FARTHEST = 1e9
"""No position is so far away, in degrees or in metres."""
_ODD_NUMBER = re.compile(rb"[\[,:]\s*-?(?:NaN|Infinity)\b")

Rings = tuple[tuple[Position, ...], ...]
"""A polygon: its outer ring and the holes in it, each closed."""


class Feature(NamedTuple):
    """One thing of a source."""

    id: str
    """As the source numbers it; may be empty."""
    properties: Mapping[str, Any]
    polygons: tuple[Rings, ...]


class _Properties(msgspec.Struct):
    type: str = ""
    id: Any = None
    properties: dict[str, Any] | None = None
    geometry: msgspec.Raw = msgspec.Raw(b"null")
    features: list[msgspec.Raw] = msgspec.field(default_factory=list)
    objects: dict[str, msgspec.Raw] = msgspec.field(default_factory=dict)
    arcs: msgspec.Raw = msgspec.Raw(b"[]")
    transform: msgspec.Raw = msgspec.Raw(b"null")
    geometries: list[msgspec.Raw] = msgspec.field(default_factory=list)
    coordinates: msgspec.Raw = msgspec.Raw(b"[]")


class _Transform(msgspec.Struct):
    scale: tuple[float, float]
    translate: tuple[float, float]


_Line = list[list[float]]


def read(data: bytes, layer: str | None = None) -> list[Feature]:
    """Return the polygons in a file; of several layers that one, or the only one that can be meant."""
    if len(data) > LARGEST_SOURCE:
        raise MapError(f"the source has {len(data)} bytes, more than {LARGEST_SOURCE}: simplify it before")
    try:
        file = msgspec.json.decode(data, type=_Properties)
        if file.type == "Topology":
            return _Topo(file).features(layer)
        if file.type == "FeatureCollection":
            return [_feature(msgspec.json.decode(raw, type=_Properties)) for raw in file.features]
        if file.type == "Feature":
            return [_feature(file)]
    except RecursionError as error:
        raise MapError("the source is nested too deeply: GeoJSON or TopoJSON is wanted") from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        odd = " (it has NaN or Infinity, which are no numbers)" if _ODD_NUMBER.search(data) else ""
        raise MapError(f"the source is no GeoJSON or TopoJSON: {error}{odd}") from error
    raise MapError(f"the source is of type {file.type[:40]!r}: a FeatureCollection or a Topology is wanted")


def read_topology(data: bytes, layer: str) -> Topology:
    """Return one layer of a TopoJSON file with the arcs as they are stored, and its features by their names.

    Only for files that are known to be sound.
    """
    file = _Topo(msgspec.json.decode(data, type=_Properties))
    items = file.items(layer)
    features = {item.properties["name"]: tuple(_in_arcs(item)) for item in items if item.properties}
    return Topology(tuple(map(tuple, file.arcs)), features)


def _feature(item: _Properties) -> Feature:
    shape = msgspec.json.decode(item.geometry, type=_Properties | None)
    polygons = tuple(_polygons(shape)) if shape else ()
    return Feature(_word(item.id), item.properties or {}, polygons)


def _polygons(shape: _Properties) -> Iterator[Rings]:
    """Yield the polygons of a geometry; points and lines have none."""
    if shape.type == "Polygon":
        yield _rings(msgspec.json.decode(shape.coordinates, type=list[_Line]))
    elif shape.type == "MultiPolygon":
        for rings in msgspec.json.decode(shape.coordinates, type=list[list[_Line]]):
            yield _rings(rings)
    elif shape.type == "GeometryCollection":
        for raw in shape.geometries:
            inner = msgspec.json.decode(raw, type=_Properties)
            if inner.type != "GeometryCollection":
                yield from _polygons(inner)


def _rings(rings: list[_Line]) -> Rings:
    return tuple(tuple(_position(spot) for spot in ring) for ring in rings)


def _position(spot: list[float]) -> Position:
    if len(spot) < 2 or not (abs(spot[0]) < _FARTHEST and abs(spot[1]) < _FARTHEST):
        raise MapError(f"a position of the source is no pair of numbers: {str(spot)[:60]}")
    return float(spot[0]), float(spot[1])


def _word(value: Any) -> str:
    """Return a property as a word; what is no word or number is none."""
    if isinstance(value, bool) or not isinstance(value, str | int | float):
        return ""
    return str(value).strip()


class _Topo:
    """A TopoJSON file."""

    def __init__(self, file: _Properties) -> None:
        transform = msgspec.json.decode(file.transform, type=_Transform | None)
        self.arcs = [_unrolled(arc, transform) for arc in msgspec.json.decode(file.arcs, type=list[_Line])]
        self._positions = 0
        self._layers = {
            name: msgspec.json.decode(raw, type=_Properties) for name, raw in file.objects.items()
        }

    def features(self, layer: str | None) -> list[Feature]:
        name = layer if layer is not None else self._only_layer()
        if name not in self._layers:
            raise MapError(f"the source has no layer {name!r}: there are {listed(self._layers)}")
        items = self.items(name) if self._layers[name].type == "GeometryCollection" else []
        return [
            Feature(_word(item.id), item.properties or {}, tuple(map(self._rings, _in_arcs(item))))
            for item in items
        ]

    def items(self, layer: str) -> "list[_Item]":
        return [msgspec.json.decode(raw, type=_Item) for raw in self._layers[layer].geometries]

    def _only_layer(self) -> str:
        """Return the layer that has as many features as a map has states, if that is one alone."""
        sizes = {name: len(layer.geometries) for name, layer in self._layers.items()}
        fitting = [name for name, size in sizes.items() if 12 <= size <= 250] or [
            name for name, size in sizes.items() if size > 1
        ]
        if len(fitting) == 1:
            return fitting[0]
        there = listed(f"{name} ({size})" for name, size in sizes.items())
        example = (fitting or [*sizes] or ["NAME"])[0]
        raise MapError(
            f'the source has several layers, {there}; choose one in the notes: layer = "{example}"'
        )

    def _rings(self, polygon: Polygon) -> Rings:
        return tuple(tuple(self._ring(ring)) for ring in polygon)

    def _ring(self, ring: Ring) -> list[Position]:
        line: list[Position] = []
        for number in ring:
            if not -len(self.arcs) <= number < len(self.arcs):
                raise MapError(f"the source names an arc {number}; it has {len(self.arcs)}")
            arc = self.arcs[number] if number >= 0 else self.arcs[~number][::-1]
            self._positions += len(arc)
            if self._positions > MOST_POSITIONS:
                raise MapError(f"the source has more than {MOST_POSITIONS} positions: simplify it before")
            line.extend(arc[1:] if line else arc)
        return line


class _Item(msgspec.Struct):
    type: str | None = None
    id: Any = None
    properties: dict[str, Any] | None = None
    arcs: msgspec.Raw = msgspec.Raw(b"[]")
    geometries: list["_Item"] = msgspec.field(default_factory=list)


def _in_arcs(item: _Item) -> Iterator[Polygon]:
    """Yield the polygons of a geometry by the numbers of their arcs; points and lines have none."""
    if item.type == "Polygon":
        yield msgspec.json.decode(item.arcs, type=Polygon)
    elif item.type == "MultiPolygon":
        yield from msgspec.json.decode(item.arcs, type=tuple[Polygon, ...])
    elif item.type == "GeometryCollection":
        for inner in item.geometries:
            yield from _in_arcs(inner)


def _unrolled(arc: _Line, transform: _Transform | None) -> list[Position]:
    """Return the positions of an arc, which may be stored as steps on a grid."""
    if transform is None:
        return [_position(spot) for spot in arc]
    line: list[Position] = []
    x = y = 0.0
    for step in arc:
        step_x, step_y = _position(step)
        x, y = x + step_x, y + step_y
        line.append(
            (
                x * transform.scale[0] + transform.translate[0],
                y * transform.scale[1] + transform.translate[1],
            )
        )
    return line
