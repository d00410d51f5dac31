"""What holds of every map that comes with the game, and how packs are found and read."""

import re
import subprocess
import sys
import time
from importlib.resources import files
from pathlib import Path

import pytest
from msgspec.structs import replace

from hranice.games.travel import maps
from hranice.games.travel.maps import LANGUAGES, Pack
from hranice.games.travel.maps.pack import Text

EUROPE = maps.load("europe")
PACKS = pytest.mark.parametrize("pack", [*map(maps.load, maps.names())], ids=lambda pack: pack.name)

LARGEST_FILE = 250_000
SLOWEST_LOAD = 0.030
COMING = {
    *("africa", "asia", "czechia", "france", "germany", "italy", "japan"),
    *("north-america", "poland", "south-america", "switzerland", "turkiye"),
} - {*maps.names()}
"""Maps that have their word already."""


def test_the_maps_by_name() -> None:
    assert {"europe", "usa"} <= {*maps.names()}
    assert maps.load("europe") is EUROPE


@PACKS
def test_a_map_has_no_faults(pack: Pack) -> None:
    assert maps.faults(pack) == []
    assert (Path(maps.__file__).parent / f"{pack.name}.json").is_file()


@PACKS
def test_a_map_is_small_and_quick_to_load(pack: Pack) -> None:
    file = Path(maps.__file__).parent / f"{pack.name}.json"
    assert file.stat().st_size <= LARGEST_FILE
    best = min(_seconds_to_read(file) for _ in range(5))
    assert best < SLOWEST_LOAD


def _seconds_to_read(file: Path) -> float:
    """Return the processor time that it takes, whoever else is at work on the machine."""
    start = time.thread_time()
    maps.read(file)
    return time.thread_time() - start


@PACKS
def test_a_map_speaks_four_languages_and_says_where_it_is_from(pack: Pack) -> None:
    told = [*(one.text for one in pack.peculiarities), *(one.text for one in pack.disputed)]
    for text in (pack.title, *(state.name for state in pack.states), *told):
        assert text.missing == ()
    assert pack.source


@PACKS
def test_every_word_is_translated_not_copied(pack: Pack) -> None:
    """A fact that reads the same in two languages was left untranslated."""
    for state in pack.states:
        for fact in state.facts:
            assert len({fact.said_in(language) for language in LANGUAGES}) == len(LANGUAGES)
    for language in LANGUAGES:
        said = [fact.said_in(language) for state in pack.states for fact in state.facts]
        assert len(set(said)) == len(said)


@PACKS
def test_every_link_has_a_gate_for_routes(pack: Pack) -> None:
    gates = {frozenset((gate.a, gate.b)) for gate in pack.gates}
    assert gates == {frozenset((link.a, link.b)) for link in pack.atlas.links}
    assert len(gates) == len(pack.gates)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_map_has_a_word_for_lists_and_no_word_is_left_over(language: str) -> None:
    catalogue = (files("hranice.games.travel") / "texts" / language / "game.ftl").read_text("utf-8")
    listed = catalogue.partition("\noption-map-value = ")[2].partition("*[other]")[0]
    words = re.findall(r"^    \[([a-z-]+)\]", listed, re.MULTILINE)
    assert sorted(words) == sorted({*maps.names(), *COMING})


def test_words_that_are_missing_fall_back() -> None:
    text = Text(cs="Morava", de="Mähren")
    assert [text.said_in(language) for language in LANGUAGES] == ["Morava", "Morava", "Morava", "Mähren"]
    assert text.missing == ("en", "it")
    assert Text(en="Moravia", it=" ").said_in("it") == "Moravia"
    assert Text().said_in("en") == ""


def test_a_map_is_read_when_it_is_used() -> None:
    """Neither the games nor the choices of a form need one."""
    program = """
from hranice.games.travel import maps
from hranice.plugins import GAMES
(option,) = (option for option in GAMES["travel"].parts.options() if option.name == "map")
assert tuple(choice.value for choice in option.choices) == maps.names() == tuple(maps.ATLASES)
assert "usa" in maps.ATLASES and "mars" not in maps.ATLASES
print(maps.load.cache_info().currsize)
maps.ATLASES["usa"]
print(maps.load.cache_info().currsize)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["0", "1"]


def test_peculiarities_belong_to_the_map_and_not_to_its_name() -> None:
    assert maps.PECULIARITIES[EUROPE.atlas] == EUROPE.peculiarities
    assert maps.PECULIARITIES.get(replace(EUROPE.atlas, name="usa")) is None
    assert maps.PECULIARITIES.get(replace(EUROPE.atlas, name="mars")) is None
