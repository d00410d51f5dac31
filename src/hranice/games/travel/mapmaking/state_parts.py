"""States in separate parts (T36, T37), and islands so far away that they are left out.

A state is one piece even if it consists of islands (T35). Its parts are separate where one can go from one to
the other on land, but only through other states, and not just around a corner.
"""

import math
import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

import numpy as np
import shapely

from hranice.games.travel.mapmaking.notes_file import Notes, Part
from hranice.games.travel.mapmaking.peculiarity_texts import part_name
from hranice.games.travel.mapmaking.polygon_cleaning import Shapes
from hranice.games.travel.mapmaking.projection import Projection
from hranice.games.travel.mapmaking.report import Doubt, MapError, listed
from hranice.games.travel.mapmaking.state_selection import Chosen
from hranice.games.travel.mapmaking.topology_from_polygons import arc_users, topology_of
from hranice.games.travel.mapmaking.warp import Spots, fit
from hranice.games.travel.maps.pack import Text
from hranice.games.travel.rules.atlas import MOST_PARTS, AtlasState

MAIN = "main"
_GAP, _SIZE = 2.0, 5.5
"""A part lies so far from the rest of its state, and is so large, in units of the sheet."""
_PERHAPS = 3.0
"""What is so large might be one, and is told."""
_FAR = 0.06
"""Islands that lie farther outside than this share of the width of all main pieces are left out."""
_SMALL = 0.15
"""Only islands that are a smaller share of their state are left out."""
_COMPASS = ("east", "south", "west", "north")


class Divided(NamedTuple):
    """The polygons of each place, and the names of parts."""

    shapes: Shapes
    parts: dict[str, Text]
    doubts: tuple[Doubt, ...]
    said: tuple[str, ...]


def without_far(shapes: Shapes) -> tuple[Shapes, tuple[str, ...]]:
    """Return shapes without small islands far away from the rest: they would make all else smaller."""
    boxes = np.array([pieces[0].bounds for pieces in shapes.values()])
    (left, top), (right, bottom) = boxes[:, :2].min(axis=0).tolist(), boxes[:, 2:].max(axis=0).tolist()
    spare = _FAR * max(right - left, bottom - top)
    around = shapely.box(left - spare, top - spare, right + spare, bottom + spare)
    lands = _landmasses(shapes)
    found: Shapes = {}
    gone: list[str] = []
    for code, pieces in shapes.items():
        area = sum(piece.area for piece in pieces)
        found[code] = [
            piece
            for piece, land in zip(pieces, lands[code], strict=True)
            if land or piece.within(around) or piece.area > _SMALL * area
        ]
        if len(found[code]) < len(pieces):
            gone.append(code)
    said = (f"islands far away were left out: of {listed(gone)}",) if gone else ()
    return found, said


def divide(shapes: Shapes, chosen: Chosen, notes: Notes, to_plane: Projection) -> Divided:
    """Return the places of all states: those in separate parts have several."""
    told = _told(chosen, notes)
    spots: Spots = np.array([spot for pieces in shapes.values() for spot in shapely.get_coordinates(pieces)])
    scale = fit(spots).scale
    lands = _landmasses(shapes)
    whole = {chosen.code(word, "whole") for word in ([] if isinstance(notes.whole, bool) else notes.whole)}
    found: Shapes = {}
    names: dict[str, Text] = {}
    doubts: list[Doubt] = []
    for code, pieces in shapes.items():
        if isinstance(told, Mapping) and code in told:
            groups = _groups_by_note(code, pieces, told[code], to_plane)
        elif notes.whole is True or code in whole:
            groups = {MAIN: pieces}
        else:
            forced = code in told
            groups = _groups(pieces, lands[code], scale, _PERHAPS if forced else _SIZE)
            if not forced:
                doubts += _unsure(code, groups, _groups(pieces, lands[code], scale, _PERHAPS))
            elif len(groups) == 1:
                raise MapError(f"the notes split {code}, which lies in one piece")
        if len(groups) == 1:
            found[code] = pieces
            continue
        for part, group in groups.items():
            found[f"{code}:{part}"] = sorted(group, key=lambda piece: -piece.area)
            names[f"{code}:{part}"] = _name(part, told.get(code, {}) if isinstance(told, Mapping) else {})
    return Divided(found, names, tuple(doubts), ())


def _told(chosen: Chosen, notes: Notes) -> dict[str, dict[str, Part]] | set[str]:
    """Return which states the notes split, with the parts they name or without."""
    if isinstance(notes.split, dict):
        for parts in notes.split.values():
            for part in parts:
                if not re.fullmatch("[a-z][a-z0-9-]{0,31}", part):
                    raise MapError(
                        f"the notes call a part {part[:40]!r}: small letters, digits and hyphens are wanted"
                    )
        return {chosen.code(word, "split"): parts for word, parts in notes.split.items()}
    return {chosen.code(word, "split") for word in notes.split}


def _name(part: str, told: Mapping[str, Part]) -> Text:
    if part in told and told[part].text != Text():
        return told[part].text
    known = part == MAIN or part.rstrip("0123456789") in _COMPASS
    return part_name(part) if known else Text(en=part.capitalize())


def _groups_by_note(
    code: str, pieces: list[shapely.Polygon], told: Mapping[str, Part], to_plane: Projection
) -> dict[str, list[shapely.Polygon]]:
    """Return the pieces of a state by the parts that notes name; the rest is the main part."""
    left = list(pieces)
    groups: dict[str, list[shapely.Polygon]] = {MAIN: []}
    for part, note in told.items():
        at = shapely.Point(to_plane(note.at))
        there = [piece for piece in left if piece.contains(at)]
        if not there:
            raise MapError(
                f"the notes split {code}:{part} at {note.at[0]:g},{note.at[1]:g}: no piece of it is there"
            )
        groups[part] = there
        left = [piece for piece in left if piece not in there]
    parts = {part: group for part, group in groups.items() if part != MAIN}
    for piece in left:
        nearest = min(parts, key=lambda part: min(piece.distance(other) for other in parts[part]))
        beside = min(piece.distance(other) for other in parts[nearest])
        rest = [other for other in left if other is not piece and other.area > piece.area]
        home = MAIN if not rest or beside > min(piece.distance(other) for other in rest) else nearest
        groups[home].append(piece)
    return {part: group for part, group in groups.items() if group}


def _landmasses(shapes: Shapes) -> dict[str, list[int]]:
    """Return for every piece of a state on which land it lies; 0 if it touches no other state."""
    single = {(code, at): piece for code, pieces in shapes.items() for at, piece in enumerate(pieces)}
    topology = topology_of({f"{code}#{at}": [piece] for (code, at), piece in single.items()})
    land = {name: number for number, name in enumerate(topology.features, 1)}
    touching: set[str] = set()
    for names in arc_users(topology).values():
        if len(names) == 2:
            touching |= {*names}
            one, other = land[names[0]], land[names[1]]
            if one != other:
                land = {name: one if number == other else number for name, number in land.items()}
    return {
        code: [land[f"{code}#{at}"] if f"{code}#{at}" in touching else 0 for at in range(len(pieces))]
        for code, pieces in shapes.items()
    }


def _groups(
    pieces: list[shapely.Polygon], lands: list[int], scale: float, least: float
) -> dict[str, list[shapely.Polygon]]:
    """Return the pieces of a state, those together that are one part; the largest is in the main part.

    Parts are at least so large, in units of the sheet.
    """
    if not any(land == lands[0] for land in lands[1:]):
        return {MAIN: pieces}
    parts: list[list[shapely.Polygon]] = [[pieces[0]]]
    homes = [lands[0]]
    loose: list[shapely.Polygon] = []
    for piece, land in zip(pieces[1:], lands[1:], strict=True):
        if not land or land not in homes:
            loose.append(piece)
            continue
        gaps = [min(piece.distance(other) for other in part) * scale for part in parts]
        apart = min(gaps)
        if apart > _GAP and math.sqrt(piece.area) * scale > least and len(parts) < MOST_PARTS:
            parts.append([piece])
        else:
            parts[gaps.index(apart)].append(piece)
    if len(parts) == 1:
        return {MAIN: pieces}
    for piece in loose:
        min(parts, key=lambda part: min(piece.distance(other) for other in part)).append(piece)
    named: dict[str, list[shapely.Polygon]] = {MAIN: parts[0]}
    for part in parts[1:]:
        side = _side(pieces[0], part[0])
        taken = sum(name.rstrip("0123456789") == side for name in named)
        named[f"{side}{taken + 1}" if taken else side] = part
    return named


def _side(main: shapely.Polygon, part: shapely.Polygon) -> str:
    """Return on which side of the main part another one lies."""
    turn = math.atan2(part.centroid.y - main.centroid.y, part.centroid.x - main.centroid.x)
    return _COMPASS[round(turn / (math.pi / 2)) % 4]


def _unsure(
    code: str,
    groups: Mapping[str, list[shapely.Polygon]],
    perhaps: Mapping[str, list[shapely.Polygon]],
) -> list[Doubt]:
    """Return what is unsure about the parts of a state, as they are and as they might be."""
    if len(perhaps) == 1:
        return []
    others = [
        f"{part}, {sum(piece.area for piece in group):,.0f} km²"
        for part, group in perhaps.items()
        if part != MAIN
    ]
    apart = f"{code} is cut in pieces by other states ({listed(others)})"
    keep, change = f'split = ["{code}"]', f'whole = ["{code}"]'
    if len(groups) > 1:
        return [Doubt(f"{apart}; it counts as {len(groups)} parts, unless {change}", keep)]
    return [Doubt(f"{apart}; it counts as one, unless {keep}", change)]


def states_of(places: Iterable[str]) -> tuple[AtlasState, ...]:
    """Return the states that places are or are parts of, in the order of their codes, main parts first."""
    found: dict[str, list[str]] = {}
    for place in places:
        code, _, part = place.partition(":")
        found.setdefault(code, []).extend([part] if part else [])
    return tuple(
        AtlasState(code, tuple(sorted(parts, key=lambda part: (part != MAIN, part))))
        for code, parts in sorted(found.items())
    )
