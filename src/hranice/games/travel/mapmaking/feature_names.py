"""What the features of a source are called on the map: by their properties, by notes, by their names."""

import difflib
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from hranice.games.travel.mapmaking.codes import (
    code_of,
    code_property,
    codes_from,
    codes_of,
    different,
    doubled_codes,
    name_of,
    name_property,
    names_of,
    property_of,
)
from hranice.games.travel.mapmaking.notes_file import Notes, text_of
from hranice.games.travel.mapmaking.reading import Feature, Rings
from hranice.games.travel.mapmaking.report import Doubt, MapError, listed, outlined
from hranice.games.travel.maps.pack import LANGUAGES, Text


class Unit(NamedTuple):
    """A state of the map to be."""

    code: str
    name: Text
    polygons: tuple[Rings, ...]
    known_as: frozenset[str] = frozenset()
    """What notes may call it besides its code: as the source does."""


class _Candidate(NamedTuple):
    """A feature, or several that are one state, with what is known of its name."""

    feature: Feature
    name: Text
    keys: tuple[str, ...]
    """What it is called in its source: by number, code and name."""
    code: str = ""


def named(features: Sequence[Feature], notes: Notes) -> tuple[list[Unit], list[Doubt]]:
    """Return features as states with codes and names, and what is unsure about these."""
    merged = _dissolved(features, notes)
    label = notes.label or notes.dissolve or name_property(merged)
    own_codes, own_names = _own(notes)
    coded = notes.code or code_property(merged) or ""
    found = [_candidate(feature, names_of(feature, label), coded, own_codes) for feature in merged]
    there = {key for each in found for key in each.keys}
    if strange := [key for key in own_codes if key not in there]:
        raise unknown(strange[0], there, "codes")
    if notes.only == "codes":
        found = [each for each in found if each.code]
    doubts: list[Doubt] = []
    if not all(each.code for each in found):
        others, doubts = _codes(found, coded, notes)
        found = [each._replace(code=each.code or other) for each, other in zip(found, others, strict=True)]
    with outlined((each.code, each.feature.polygons) for each in found):
        different(each.code for each in found)
    return [
        Unit(each.code, own_names.get(each.code) or _said(each), each.feature.polygons, frozenset(each.keys))
        for each in found
    ], doubts


def _dissolved(features: Sequence[Feature], notes: Notes) -> list[Feature]:
    """Return features, those joined that have the property in common by which notes dissolve."""
    if notes.dissolve is None:
        return list(features)
    groups: dict[str, list[Feature]] = {}
    for feature in features:
        groups.setdefault(property_of(feature, notes.dissolve), []).append(feature)
    if "" in groups:
        there = listed(sorted({key for feature in features for key in feature.properties}), 20)
        raise MapError(
            f"{len(groups[''])} features have no {notes.dissolve!r} by which to dissolve; there are {there}"
        )
    return [
        Feature(key, _shared(group), tuple(polygon for feature in group for polygon in feature.polygons))
        for key, group in groups.items()
    ]


def _shared(group: Sequence[Feature]) -> dict[str, str]:
    """Return the properties that all features of a group have in common."""
    words = {name: {property_of(feature, name) for feature in group} for name in group[0].properties}
    return {name: found.pop() for name, found in words.items() if len(found) == 1}


def _candidate(feature: Feature, name: Text, coded: str, codes: dict[str, str]) -> _Candidate:
    code = property_of(feature, coded)
    said = [name.said_in(language) for language in LANGUAGES]
    keys = tuple(key for key in dict.fromkeys((feature.id, code, *said)) if key)
    return _Candidate(feature, name, keys, next((codes[key] for key in keys if key in codes), ""))


def _own(notes: Notes) -> tuple[dict[str, str], dict[str, Text]]:
    """Return the codes that notes give by what the source says, and the names given with them, by code."""
    if isinstance(notes.codes, dict):
        rows = [(key, code, "") for key, code in notes.codes.items()]
    else:
        rows = [_row(words) for words in notes.codes]
    for _, code, _ in rows:
        if code_of(code) != code:
            raise MapError(
                f"the notes give the code {code[:20]!r}: up to eight capitals or digits, a letter first"
            )
    names = {code: text_of(name_of(name)) for _, code, name in rows if name}
    return {key: code for key, code, _ in rows}, names


def _row(words: str) -> tuple[str, str, str]:
    """Return what a line of codes says: what the source calls a state, its code, its name if any."""
    key, _, rest = words.strip().partition(" ")
    code, _, name = rest.strip().partition(" ")
    if not code:
        raise MapError(
            f'the notes say codes = ["{words[:60]}"]: "SOURCE CODE Name" is wanted, as "1 ZH Zürich"'
        )
    return key, code, name.strip()


def _codes(found: list[_Candidate], coded: str, notes: Notes) -> tuple[list[str], list[Doubt]]:
    """Return the codes that properties give, or that names make where these are none."""
    features = [each.feature for each in found]
    said = [each.name.said_in("en") for each in found]
    if notes.code == "name" and all(said):
        return codes_from(said), []
    words = [property_of(feature, coded) if coded else feature.id for feature in features]
    codes = codes_of(words)
    if all(codes):
        return codes, []
    if notes.code is None and (twice := doubled_codes(features)) and len({*said}) < len(said):
        return twice, []
    if all(said) and (notes.code is None or all(words)):
        made = codes_from(said)
        was = f"{words[0][:20]!r} is now" if words[0] else "so there is"
        doubt = f"the source has no sound codes of states, so names make them ({was} {made[0]} for {said[0]})"
        return made, [Doubt(doubt, 'code = "name"')]
    bad = codes.index("")
    there = listed(sorted({key for feature in features for key in feature.properties}) or ["none"], 20)
    raise MapError(
        f"{codes.count('')} of {len(codes)} polygons have no code (number {bad + 1} has {words[bad][:20]!r};"
        " one to eight capital letters or digits are wanted, a letter first); choose a property in the notes,"
        f' code = "…" ({there}), make codes from names, code = "name", or tell them, codes = ["1 AA Name", …]'
    )


def _said(each: _Candidate) -> Text:
    """Return a name that says something."""
    return each.name if any(each.name.said_in(language) for language in LANGUAGES) else text_of(each.code)


def unknown(word: str, there: Iterable[str], field: str) -> MapError:
    """Return what is wrong where notes name a state that is not there."""
    known = sorted(there, key=lambda each: (each.isdigit(), len(each) < 4, each))
    near = difflib.get_close_matches(word, known, 3) or known
    return MapError(f"the notes name {word[:60]!r} in {field}, which is not there: {listed(near)}")
