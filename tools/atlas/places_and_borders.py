"""The source of a sheet, divided into places; and the links that follow from it."""

from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from hranice.games.travel.mapmaking.reading import read_topology
from hranice.games.travel.mapmaking.topology import (
    Polygon,
    Position,
    Topology,
    arc_numbers,
    length,
    split,
)
from hranice.games.travel.mapmaking.topology_from_polygons import shared_lengths
from hranice.games.travel.rules.atlas import Link
from tools.atlas.map_definition import Sheet
from tools.atlas.source import SOURCES


class Land(NamedTuple):
    """The polygons of each unit (a feature of the source, or a piece of one) and of each place."""

    topology: Topology
    units: Mapping[str, tuple[Polygon, ...]]
    places: Mapping[str, tuple[Polygon, ...]]


def survey(sheet: Sheet, cache: Path) -> Land:
    """Read the source of a sheet and divide it into places."""
    source = SOURCES[sheet.source]
    topology = read_topology(source.read(cache), source.layer)
    units = split(topology, sheet.pieces)
    places: dict[str, tuple[Polygon, ...]] = defaultdict(tuple)
    for unit, place in homes(sheet).items():
        places[place] += units[unit]
    return Land(topology, units, dict(places))


def homes(sheet: Sheet) -> dict[str, str]:
    """Return the place to which each unit belongs, the joined ones included."""
    return dict(sheet.places) | {joined.unit: joined.place for joined in sheet.joined}


def borders(sheet: Sheet, land: Land) -> dict[tuple[str, str], float]:
    """Return the borders between units of the map as the source has them, with their lengths in km.

    No amendment is applied: this is what the links of a map are compared with.
    """
    units = {unit: land.units[unit] for unit in sorted(homes(sheet))}
    return shared_lengths(Topology(land.topology.arcs, units), length)


def crossing_point(land: Land, a: str, b: str) -> Position:
    """Return, in degrees, the middle of the longest arc that two places share."""
    numbers = arc_numbers(land.places[a]) & arc_numbers(land.places[b])
    longest = max((land.topology.arcs[number] for number in numbers), key=lambda arc: (length(arc), arc))
    return longest[len(longest) // 2]


def links(sheet: Sheet, borders: Mapping[tuple[str, str], float]) -> list[Link]:
    """Return the links of a map: borders between units, brought to their places, and what is added."""
    home = homes(sheet)
    pairs = {tuple(sorted((home[a], home[b]))) for a, b in borders if home[a] != home[b]}
    found = [Link(a, b) for a, b in sorted(pairs)]
    return found + [Link(added.a, added.b, sea=added.sea) for added in sheet.added]
