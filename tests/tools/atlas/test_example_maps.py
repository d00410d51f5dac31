"""Maps made by themselves from real sources, where these are in the cache of `tools.atlas`.

Three are sources that nobody prepared, with the notes in `examples/maps`. The fourth is Europe, whose borders
are known: made by itself, it must have the very links of the map that was made by hand.
"""

import time
from pathlib import Path

import msgspec
import pytest

from hranice.games.travel import maps
from hranice.games.travel.mapmaking.border_visibility import hidden
from hranice.games.travel.mapmaking.make import make_pack
from hranice.games.travel.mapmaking.notes_file import Notes, read_notes
from tools.atlas.map_definition import SHEETS
from tools.atlas.source import DEFAULT_CACHE, WORLD, Source

EUROPE = SHEETS["europe"]
NOTES = Path(__file__).parents[3] / "examples" / "maps"
MOST_LINES = 20
SECONDS = 60
EXAMPLES = {
    "spain": Source(
        "es-atlas",
        "0.6.0",
        "es/provinces.json",
        "provinces",
        "46006b08bc75c8c07caeadbd27cf2c7a526f77ec62966dca515498925db26e47",
    ),
    "cantons": Source(
        "swiss-maps",
        "4.7.0",
        "2026/ch-combined.json",
        "cantons",
        "320eeaec5a70436a87c193f83c944435b0b4a35b36ee6af31198e83b43125aef",
    ),
    "ohio": Source(
        "us-atlas",
        "3.0.1",
        "counties-10m.json",
        "counties",
        "145aaf5d1433352a6a1d8e86b5f149c7c653f9171baf14aaf75ee66575def1b0",
    ),
}
STATES = {"spain": 50, "cantons": 26, "ohio": 88}


def content(source: Source) -> bytes:
    if not (DEFAULT_CACHE / f"{source.package}-{source.version}.tgz").exists():
        pytest.skip("the npm package is not in the cache")
    return source.read(DEFAULT_CACHE)


@pytest.mark.parametrize("name", EXAMPLES)
def test_notes_of_an_example_are_short(name: str) -> None:
    written = (NOTES / f"{name}.toml").read_text("utf-8")
    assert len(written.splitlines()) <= MOST_LINES
    assert read_notes(written.encode()).name == name


@pytest.mark.soak
@pytest.mark.parametrize("name", EXAMPLES)
def test_a_source_that_nobody_prepared_makes_a_sound_map(name: str) -> None:
    raw, notes = content(EXAMPLES[name]), read_notes((NOTES / f"{name}.toml").read_bytes())
    start = time.monotonic()
    made = make_pack(raw, notes)
    assert time.monotonic() - start < SECONDS
    assert maps.faults(made.pack) == []
    assert hidden(made.pack) == []
    assert made.report.doubts == ()
    assert len(made.pack.states) == STATES[name]


def europe() -> Notes:
    """Return notes that say of Europe what its sheet does: which states, what is joined, and no border."""
    codes = {unit: place for unit, place in EUROPE.places.items() if ":" not in place and place != "VA"}
    codes |= {"Russia": "RU", "Azerbaijan": "AZ"}
    joined = {each.unit: each.place for each in EUROPE.joined if "/" not in each.unit}
    told = {
        "layer": "countries",
        "codes": codes | {unit: f"X{number}" for number, unit in enumerate(joined)},
        "only": "codes",
        "merge": joined,
        "move": ["Russia@34.2,45.2 = UA", "Spain@-5.33,35.89 = -", "Spain@-2.95,35.28 = -"],
        "clip": [-26, 34, 60, 72],
        "links": [f"{each.a}-{each.b}" for each in EUROPE.added if each.sea],
        "borders": {"add": [f"{each.a}-{each.b}" for each in EUROPE.added if not each.sea]},
    }
    return msgspec.convert(told, Notes)


@pytest.mark.soak
def test_t33_to_t38_europe_made_by_itself_has_the_borders_that_it_has() -> None:
    """All of it, parts included, but for the Vatican, which the source reduces to a point."""
    pack = make_pack(content(WORLD), europe(), name="europe").pack
    parts = {"RU:west": "RU:kaliningrad", "AZ:west": "AZ:nakhchivan"}
    made = {(parts.get(link.a, link.a), parts.get(link.b, link.b), link.sea) for link in pack.atlas.links}
    known = {
        (link.a, link.b, link.sea) for link in maps.load("europe").atlas.links if "VA" not in (link.a, link.b)
    }
    assert made == known
    assert maps.faults(pack) == []
    assert hidden(pack) == []
