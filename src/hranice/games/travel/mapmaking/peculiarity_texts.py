"""What is peculiar about a made map, in four languages (T41)."""

import math
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import NamedTuple

import shapely
from fluent.runtime import FluentBundle, FluentResource

from hranice.games.travel.mapmaking.notes_file import Told
from hranice.games.travel.mapmaking.report import MapError
from hranice.games.travel.maps.faults import LONGEST_TEXT, MOST_PECULIARITIES
from hranice.games.travel.maps.pack import LANGUAGES, Language, Text, ToldPeculiarity
from hranice.games.travel.rules.atlas import Atlas, state_of
from hranice.games.travel.rules.map_peculiarities import Kind

_INSIDE = 0.75
"""A place lies inside another if it shares so much of its border with it, and has no other neighbour."""
_SHORT, _CLOSE = 11.0, 10.0
"""Borders shorter, and strangers nearer than this are told, in units of the sheet before it was stretched."""
_SMALL = 0.5
"""A border that is told as short is so also beside the size of the smaller place."""
_MOST = 12
"""So many of each of these at most: the shortest and the nearest."""
_ORDER: tuple[Kind, ...] = ("split", "surcharge", "enclave", "sea", "corner", "touch", "apart")


class Findings(NamedTuple):
    """What there is to tell about a map, measured before it was stretched."""

    atlas: Atlas
    names: Mapping[str, Text]
    """Of states."""
    parts: Mapping[str, Text]
    shapes: Mapping[str, shapely.Geometry]
    borders: Mapping[tuple[str, str], float]
    """How far land borders reach."""
    corners: Sequence[Collection[str]]


def part_name(part: str) -> Text:
    """Return what a part is called that has no name of its own."""
    plain = part.rstrip("0123456789")
    return Text(**{language: _said(language, "made-part", part=plain) for language in LANGUAGES})


@cache
def _sentences(language: Language) -> FluentBundle:
    """Return the sentences about maps alone: reading all that the games say would take longer than a map."""
    bundle = FluentBundle([language], use_isolating=False)
    file = files("hranice.games.travel") / "texts" / language / "maps.ftl"
    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _said(language: Language, key: str, **params: str | int) -> str:
    pattern = _sentences(language).get_message(key).value
    if pattern is None:
        raise LookupError(f"{key} says nothing in {language}")
    return str(_sentences(language).format_pattern(pattern, params)[0])


def tell(found: Findings, told: Iterable[Told]) -> tuple[ToldPeculiarity, ...]:
    """Return the peculiarities of a map; what notes tell takes the place of what would be told by itself."""
    own = [_as_told(found, note) for note in told]
    spoken = {(each.kind, frozenset(each.places)) for each in own}
    rest = [each for each in _all(found) if (each.kind, frozenset(each.places)) not in spoken]
    ordered = sorted([*own, *rest], key=lambda each: _ORDER.index(each.kind))
    short = [each for each in ordered if max(map(len, _words(each.text))) <= LONGEST_TEXT]
    return tuple(short[:MOST_PECULIARITIES])


def _words(text: Text) -> list[str]:
    return [text.said_in(language) for language in LANGUAGES]


def _as_told(found: Findings, note: Told) -> ToldPeculiarity:
    if strange := [place for place in note.places if place not in found.shapes]:
        raise MapError(f"the notes name {strange[0][:60]!r} in peculiar, which is not there")
    return ToldPeculiarity(note.kind, note.places, note.text)


def _all(found: Findings) -> Iterator[ToldPeculiarity]:
    yield from _split(found)
    yield from _enclaves(found)
    yield from _sea(found)
    for corner in found.corners:
        yield _told(found, "corner", tuple(corner), others=tuple(corner))
    yield from _touch(found)
    yield from _apart(found)


def _split(found: Findings) -> Iterator[ToldPeculiarity]:
    """Yield the states in separate parts, and that all their neighbours count."""
    for code, places in found.atlas.split.items():
        split: dict[str, str] = {}
        surcharge: dict[str, str] = {}
        for language in LANGUAGES:
            state = found.names[code].said_in(language)
            parts = ", ".join(found.parts[place].said_in(language) for place in places)
            others = ", ".join(_name(found, other, language) for other in sorted(found.atlas.adjacent[code]))
            split[language] = _said(language, "made-split", state=state, count=len(places), parts=parts)
            surcharge[language] = _said(language, "made-surcharge", state=state, others=others)
        yield ToldPeculiarity("split", tuple(places), Text(**split))
        yield ToldPeculiarity("surcharge", tuple(places), Text(**surcharge))


def _enclaves(found: Findings) -> Iterator[ToldPeculiarity]:
    for place in found.atlas.places:
        others = found.atlas.neighbours[place]
        if len(others) == 1:
            (outer,) = others
            link = next(each for each in found.atlas.links if {each.a, each.b} == {place, outer})
            around = found.shapes[place].boundary.intersection(found.shapes[outer].boundary).length
            if not link.sea and around > _INSIDE * found.shapes[place].boundary.length:
                yield _told(found, "enclave", (place, outer), place=place, others=(outer,))


def _sea(found: Findings) -> Iterator[ToldPeculiarity]:
    """Yield the sea links, each once: from the island, or from whichever has more of them."""
    links = [(each.a, each.b) for each in found.atlas.links if each.sea]
    land = {
        place: sum(place in (each.a, each.b) and not each.sea for each in found.atlas.links)
        for pair in links
        for place in pair
    }
    while links:
        counts = {place: sum(place in pair for pair in links) for pair in links for place in pair}
        place = min(counts, key=lambda each: (land[each] > 0, -counts[each], each))
        others = tuple(sorted(b if a == place else a for a, b in links if place in (a, b)))
        links = [pair for pair in links if place not in pair]
        yield _told(found, "sea", (place, *others), place=place, others=others)


def _touch(found: Findings) -> Iterator[ToldPeculiarity]:
    """Yield the neighbours with the shortest borders."""
    inner = {place for place, others in found.atlas.neighbours.items() if len(others) == 1}
    short = sorted(
        (size, pair)
        for pair, size in found.borders.items()
        if size < min(_SHORT, _SMALL * min(math.sqrt(found.shapes[place].area) for place in pair))
        and not inner & {*pair}
    )
    for _, (a, b) in short[:_MOST]:
        yield _told(found, "touch", (a, b), place=a, others=(b,))


def _apart(found: Findings) -> Iterator[ToldPeculiarity]:
    """Yield the strangers that lie nearest to each other, and who is between them."""
    names = list(found.shapes)
    shapes = [found.shapes[name] for name in names]
    tree = shapely.STRtree(shapes)
    near: list[tuple[float, str, str]] = []
    for one, other in tree.query(shapes, predicate="dwithin", distance=_CLOSE).T.tolist():
        a, b = sorted((names[one], names[other]))
        if one < other and state_of(a) != state_of(b) and b not in found.atlas.neighbours[a]:
            near.append((round(shapes[one].distance(shapes[other]), 2), a, b))
    for _, a, b in sorted(near)[:_MOST]:
        way = shapely.shortest_line(found.shapes[a], found.shapes[b])
        middle = way.interpolate(0.5, normalized=True)
        over = [names[at] for at in tree.query(middle, predicate="intersects").tolist()]
        between = tuple(name for name in over if name not in {a, b})
        yield _told(found, "apart", (a, b), place=a, others=(b,), between=between)


def _told(
    found: Findings,
    kind: Kind,
    places: tuple[str, ...],
    *,
    place: str = "",
    others: tuple[str, ...] = (),
    between: tuple[str, ...] = (),
) -> ToldPeculiarity:
    """Return a peculiarity in words."""
    key = f"made-{kind}-between" if between else f"made-{kind}"
    said = {
        language: _said(
            language,
            key,
            place=_name(found, place, language),
            others=", ".join(_name(found, other, language) for other in others),
            between=", ".join(_name(found, other, language) for other in between),
        )
        for language in LANGUAGES
    }
    return ToldPeculiarity(kind, places, Text(**said))


def _name(found: Findings, place: str, language: Language) -> str:
    """Return the name of a place; a part is named with its state."""
    if not place:
        return ""
    name = found.names[state_of(place)].said_in(language)
    return f"{name} ({found.parts[place].said_in(language)})" if place in found.parts else name
