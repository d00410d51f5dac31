"""What a map says about its states: names, capitals, areas and a few facts, in four languages.

Names of the states of Europe come from CLDR. Everything else is in `texts/`, one file per map and
language, so that a translator has all of one language in front of them; what is peculiar about a map, what
is disputed on it, and where its data is from, is in one file, each text beside the places that it speaks of.
"""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from babel import Locale

from hranice.games.travel.maps.pack import LANGUAGES, Disputed, Text, ToldPeculiarity

_HERE = Path(__file__).parent / "texts"


class Entry(NamedTuple):
    """What is said about one state."""

    name: Text
    capital: Text
    area: float
    facts: tuple[Text, ...]
    parts: Mapping[str, Text]
    """The names of its parts, by the part; empty for a state in one piece."""


def entries(name: str) -> dict[str, Entry]:
    """Return the texts of a map, by the code of the state."""
    areas: dict[str, float] = _read("areas.toml")[name]
    said = {language: _read(f"{name}.{language}.toml") for language in LANGUAGES}
    return {
        code: Entry(
            name=Text(**{language: _name(said[language][code], language, code) for language in LANGUAGES}),
            capital=Text(**{language: said[language][code]["capital"] for language in LANGUAGES}),
            area=area,
            facts=tuple(
                Text(**dict(zip(LANGUAGES, fact, strict=True)))
                for fact in zip(*(said[language][code]["facts"] for language in LANGUAGES), strict=True)
            ),
            parts={
                part: Text(**{language: said[language][code]["parts"][part] for language in LANGUAGES})
                for part in said["en"][code].get("parts", ())
            },
        )
        for code, area in areas.items()
    }


def peculiarities(name: str) -> tuple[ToldPeculiarity, ...]:
    """Return what is peculiar about a map, in the order in which it is told."""
    return tuple(
        msgspec.convert(entry | {"text": entry}, ToldPeculiarity)
        for entry in _read(f"{name}.peculiarities.toml")["told"]
    )


def disputed(name: str) -> tuple[Disputed, ...]:
    """Return which territories of a map are disputed, and how they are counted."""
    told = _read(f"{name}.peculiarities.toml").get("disputed", ())
    return tuple(msgspec.convert(entry | {"text": entry}, Disputed) for entry in told)


def source(name: str) -> str:
    """Return where the data of a map is from, and its licence."""
    line: str = _read(f"{name}.peculiarities.toml")["source"]
    return line


def reworded(pack: bytes, name: str) -> bytes:
    """Return a built pack with the texts of today; all that is drawn stays as it is."""
    built, said = msgspec.json.decode(pack), entries(name)
    for state in built["states"]:
        entry = said[state["code"]]
        for part in ("name", "capital", "facts"):
            state[part] = msgspec.to_builtins(getattr(entry, part))
    built["peculiarities"] = msgspec.to_builtins(peculiarities(name))
    built["disputed"] = msgspec.to_builtins(disputed(name))
    built["source"] = source(name)
    return msgspec.json.encode(built)


def _name(said: dict[str, Any], language: str, code: str) -> str:
    """Return the name our file gives a state, else the one CLDR gives a country."""
    name: str = said.get("name") or Locale(language).territories[code]
    return name


def _read(file: str) -> dict[str, Any]:
    return tomllib.loads((_HERE / file).read_text(encoding="utf-8"))
