"""Who borders whom: by shared arcs, as the notes amend it; and what no arc can tell."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

import shapely

from hranice.games.travel.mapmaking.notes_file import Notes, Pair, pair_of
from hranice.games.travel.mapmaking.report import Doubt, MapError, listed
from hranice.games.travel.rules.atlas import Link

_NEAREST = 3
"""An island has links to its one to three nearest states, as on the map of Europe (T34)."""
_AS_NEAR = 1.6
"""A second and a third link lead to states at most so many times as far as the nearest."""


class Linked(NamedTuple):
    """The links of a map, and what is unsure about them."""

    links: tuple[Link, ...]
    drawn: tuple[Pair, ...]
    """Links that no border shows: they need a line."""
    doubts: tuple[Doubt, ...]


def link(
    places: Mapping[str, shapely.Geometry],
    shared: Mapping[tuple[str, str], float],
    corners: Iterable[tuple[str, str]],
    notes: Notes,
    short: float,
) -> Linked:
    """Return the links between places: borders that they share, corners, and what the notes add.

    Borders shorter than so many km are doubtful.
    """
    found = {pair: Link(*pair) for pair in (*shared, *corners)}
    drawn = [Pair(a, b) for a, b in corners]
    seas = () if isinstance(notes.links, str) else notes.links
    for field, words, sea in (
        *(("borders.add", words, False) for words in notes.borders.add),
        *(("links", words, True) for words in seas),
    ):
        pair = _ordered(pair_of(words, field), places, field)
        if (pair.a, pair.b) in found:
            raise MapError(f"the notes add {pair.a}-{pair.b} in {field}, which is there already")
        found[pair.a, pair.b] = Link(pair.a, pair.b, sea=sea)
        drawn.append(pair)
    doubts = _short_ones(shared, notes, places, short)
    if loose := _nearest(places, found):
        if notes.links == "nearest":
            for a, b in loose:
                found[a, b] = Link(a, b, sea=True)
                drawn.append(Pair(a, b))
        else:
            doubts.append(_unlinked(places, found, loose, seas))
    return Linked(tuple(found[pair] for pair in sorted(found)), tuple(drawn), tuple(doubts))


def _ordered(pair: Pair, places: Mapping[str, shapely.Geometry], field: str) -> Pair:
    for name in (pair.a, pair.b):
        if name not in places:
            parts = [place for place in places if place.startswith(f"{name}:")]
            raise MapError(
                f"the notes name {name!r} in {field}, which is not there"
                + (f": its parts are {listed(parts)}" if parts else f": there are {listed(places)}")
            )
    if pair.a == pair.b:
        raise MapError(f"the notes link {pair.a} with itself in {field}")
    return pair if pair.a < pair.b else Pair(pair.b, pair.a, pair.why)


def _short_ones(
    shared: Mapping[tuple[str, str], float],
    notes: Notes,
    places: Mapping[str, shapely.Geometry],
    short: float,
) -> list[Doubt]:
    """Return the borders that are so short that they might be none."""
    kept = {
        _ordered(pair_of(words, "borders.keep"), places, "borders.keep")[:2] for words in notes.borders.keep
    }
    return [
        Doubt(
            f"the border {a}-{b} is only {length:.2g} km long, and counts; were it none,"
            f' borders.remove = ["{a}-{b}"]',
            f'borders.keep = ["{a}-{b}"]',
        )
        for (a, b), length in shared.items()
        if length < short and (a, b) not in kept
    ]


def _unlinked(
    places: Mapping[str, shapely.Geometry],
    found: Iterable[tuple[str, str]],
    loose: list[tuple[str, str]],
    seas: Iterable[str],
) -> Doubt:
    apart = sorted(groups(places, found), key=lambda group: (-len(group), min(group)))
    names = "; ".join(listed(sorted(group), 4) for group in apart[1:9])
    line = "links = [" + ", ".join(f'"{pair}"' for pair in (*seas, *(f"{a}-{b}" for a, b in loose))) + "]"
    return Doubt(f"no journey reaches {names}: link them", line, grave=True)


def groups(places: Iterable[str], pairs: Iterable[tuple[str, str]]) -> list[set[str]]:
    """Return the places that journeys join, group by group."""
    group = {place: {place} for place in places}
    for a, b in pairs:
        if group[a] is not group[b]:
            group[a] |= group[b]
            for place in group[b]:
                group[place] = group[a]
    return list({id(each): each for each in group.values()}.values())


def _nearest(
    places: Mapping[str, shapely.Geometry], found: Iterable[tuple[str, str]]
) -> list[tuple[str, str]]:
    """Return the links that would join all: from each group but the largest to its nearest states."""
    pairs: set[tuple[str, str]] = set()
    known = list(found)
    while len(apart := groups(places, [*known, *pairs])) > 1:
        for group in sorted(apart, key=lambda each: (len(each), min(each)))[:-1]:
            ways = sorted(
                (places[here].distance(places[there]), here, there)
                for here in group
                for there in places
                if there not in group
            )
            near = [way for way in ways[:_NEAREST] if way[0] <= _AS_NEAR * ways[0][0] + 1]
            pairs |= {(min(here, there), max(here, there)) for _, here, there in near}
    return sorted(pairs)
