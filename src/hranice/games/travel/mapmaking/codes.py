"""Codes and names of states, from whatever a source calls them."""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

from hranice.games.travel.mapmaking.reading import Feature
from hranice.games.travel.mapmaking.report import MapError, listed
from hranice.games.travel.maps.pack import LANGUAGES, Text
from hranice.games.travel.rules.atlas import repeated

LONGEST_NAME = 60

_CODE = re.compile("[A-Z][A-Z0-9]{0,7}")
_PREFIX = re.compile(r"[A-Z]{2,3}[-._ ]")
_CODES = (
    "code",
    "iso_a2",
    "iso_3166_2",
    "code_hasc",
    "hasc",
    "postal",
    "abbrev",
    "abbreviation",
    "abbr",
    "iso",
    "id",
)
_NAMES = (
    "name",
    "name_en",
    "label",
    "title",
    "nom",
    "nome",
    "nombre",
    "nazev",
    "bezeichnung",
    "gn_name",
    "admin",
)
_LETTERS = str.maketrans(
    {"ß": "ss", "Ø": "O", "ø": "o", "Ł": "L", "ł": "l", "Đ": "D", "đ": "d", "ı": "i", "Æ": "AE"}
)


def code_of(word: str) -> str:
    """Return a word as a code, as far as it can be one: capital letters and digits, a letter first."""
    code = re.sub("[^A-Z0-9]", "", _plain(word).upper())
    return code if _CODE.fullmatch(code) and word.rstrip()[-1:] not in set("-.") else ""


def codes_of(words: Sequence[str]) -> list[str]:
    """Return words of a source as codes, without a country before each; empty where a word cannot be one."""
    capital = [_plain(word).upper() for word in words]
    if len({match[0] for word in capital if (match := _PREFIX.match(word))}) == 1:
        shorter = [code_of(_PREFIX.sub("", word, count=1)) for word in capital]
        if all(shorter) and len({*shorter}) == len({*words}):
            return shorter
    return [code_of(word) for word in words]


def codes_from(names: Sequence[str]) -> list[str]:
    """Return three letters for each name, all different: the first letters, or others in their order."""
    made: list[str] = []
    for name in names:
        letters = re.sub("[^A-Z]", "", _plain(name).upper())[:24] or "X"
        choices = (letters[0] + "".join(rest) for rest in combinations(letters[1:], 2))
        numbered = (f"{letters[0]}{number}" for number in range(1, 1000))
        made.append(next(code for code in (*choices, *numbered) if code not in made))
    return made


def name_of(words: str) -> str:
    """Return a name as it can be shown anywhere: one line without control characters, not endless."""
    shown = "".join(letter if letter.isprintable() else " " for letter in words)
    shown = " ".join(shown.split())
    return shown if len(shown) <= LONGEST_NAME else f"{shown[: LONGEST_NAME - 1]}…"


def property_of(feature: Feature, name: str) -> str:
    """Return a property as a word, whatever the case of its name; `id` is also the number of a feature."""
    value: Any = feature.properties.get(name)
    if value is None:
        value = next(
            (value for key, value in feature.properties.items() if key.lower() == name.lower()), None
        )
    if value is None and name == "id":
        value = feature.id
    return "" if value is None or isinstance(value, bool | list | dict) else str(value).strip()


def code_property(features: Sequence[Feature]) -> str | None:
    """Return the property that gives each feature a code of its own, if there is one."""
    return next((name for name, codes in _coded(features) if len({*codes}) == len(codes)), None)


def doubled_codes(features: Sequence[Feature]) -> list[str]:
    """Return the codes of a property that gives all features one, if not each its own; else none."""
    return next((codes for _, codes in _coded(features)), [])


def _coded(features: Sequence[Feature]) -> Iterator[tuple[str, list[str]]]:
    """Yield the properties that give every feature a code, and these."""
    for name in _CODES:
        codes = codes_of([property_of(feature, name) for feature in features])
        if all(codes):
            yield name, codes


def name_property(features: Sequence[Feature]) -> str | None:
    """Return the property that holds the names, if there is one."""
    for name in _NAMES:
        if sum(bool(property_of(feature, name)) for feature in features) > len(features) / 2:
            return name
    return None


def names_of(feature: Feature, label: str | Mapping[str, str] | None) -> Text:
    """Return what a feature is called, in the languages in which the source says it."""
    if isinstance(label, Mapping):
        said = {language: property_of(feature, label.get(language, "")) for language in LANGUAGES}
    else:
        said = {
            language: property_of(feature, f"{label}_{language}") if label else "" for language in LANGUAGES
        }
        said["en"] = said["en"] or (property_of(feature, label) if label else "")
    return Text(**{language: name_of(words) for language, words in said.items()})


def different(codes: Iterable[str]) -> None:
    """Raise `MapError` if a code is there twice."""
    if twice := repeated(codes):
        raise MapError(
            f'codes are there twice: {listed(twice)}; choose another property in the notes, code = "…", or'
            ' join what belongs together: dissolve = "…"',
            *twice,
        )


def _plain(word: str) -> str:
    """Return a word without accents."""
    letters = unicodedata.normalize("NFKD", word.translate(_LETTERS))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
