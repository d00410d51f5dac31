"""The links of twelve lands against lists that were written independently of the data.

`borders/` was written down from knowledge alone, before any data was looked at. Where it and the data
differed, it was right each time; notes and units files in `tools/atlas/lands` say how the data was mended.

Tests of: T34, T35, T41.
"""

import json

import pytest

from hranice.games.travel import maps
from hranice.games.travel.mapmaking.notes_file import pair_of, read_notes
from hranice.games.travel.rules.atlas import state_of
from tests.travel.lands.known_borders import NAMES, Pair, known
from tools.atlas.land_geojson import LANDS
from tools.atlas.source import COUNTRIES, DEFAULT_CACHE

LAND = pytest.mark.parametrize("name", NAMES)
CONTINENTS = ("africa", "asia", "north-america", "south-america")
DECIDED = {"france": {frozenset(("D14", "D76"))}}
"""Of pairs that were unsure, those that touch: the bridge of Normandy crosses the mouth of the Seine."""


def on_map(name: str) -> dict[Pair, bool]:
    """Return the links of a map, each with whether it is by sea."""
    return {frozenset((link.a, link.b)): link.sea for link in maps.load(name).atlas.links}


def test_every_land_is_known() -> None:
    assert {*NAMES} == {*maps.names()} - {"europe", "usa"}


@LAND
def test_what_was_known_is_told_from_both_ends(name: str) -> None:
    land = known(name)
    assert all(place in land.touch[other] for place, others in land.touch.items() for other in others)
    assert not (land.apart | land.unsure) & (land.touching | land.links)
    assert all(len(pair) == 2 for pair in land.touching | land.apart | land.links | land.unsure)
    assert {place for pair in land.apart | land.unsure for place in pair} <= land.places


@LAND
def test_enough_was_known(name: str) -> None:
    land = known(name)
    assert len(land.apart) >= 20
    assert len(land.touching) >= 60 or land.places == {*maps.load(name).places}


@LAND
def test_the_map_has_exactly_the_known_links(name: str) -> None:
    land = known(name)
    assert {*on_map(name)} == land.touching | land.links | DECIDED.get(name, set())
    assert land.places == {*maps.load(name).places}


@LAND
def test_what_looks_near_and_is_apart_is_apart(name: str) -> None:
    land = known(name)
    assert not {*on_map(name)} & (land.apart | land.unsure - DECIDED.get(name, set()))


@LAND
def test_t34_only_the_sea_links_of_the_notes_lead_over_the_sea(name: str) -> None:
    notes = read_notes((LANDS / f"{name}.toml").read_bytes())
    told = {frozenset((pair.a, pair.b)) for pair in (pair_of(words, "links") for words in notes.links)}
    assert {pair for pair, sea in on_map(name).items() if sea} == told
    assert told <= known(name).links


@LAND
def test_what_is_added_to_the_source_or_taken_away_has_a_reason(name: str) -> None:
    notes = read_notes((LANDS / f"{name}.toml").read_bytes())
    amended = [pair_of(words, "borders") for words in (*notes.borders.add, *notes.borders.remove)]
    assert all(pair.why for pair in amended)
    bridges = {frozenset((pair.a, pair.b)) for pair in amended}
    assert bridges == {pair for pair in known(name).links if not on_map(name)[pair]} | DECIDED.get(
        name, set()
    )


@pytest.mark.skipif(
    not (DEFAULT_CACHE / f"{COUNTRIES.package}-{COUNTRIES.version}.tgz").exists(),
    reason="the npm package world-countries is not in the cache",
)
@pytest.mark.parametrize("name", CONTINENTS)
def test_a_second_list_of_countries_agrees(name: str) -> None:
    land, second = known(name), second_list()
    states = {state_of(place) for place in land.places}
    pairs = {frozenset(map(state_of, pair)) for pair in land.touching}
    assert pairs == {pair for pair in second if pair <= states}


def second_list() -> set[Pair]:
    """Return the borders of all countries by `world-countries`, those that both ends tell (not so IN-LK)."""
    rows = json.loads(COUNTRIES.read(DEFAULT_CACHE))
    codes = {row["cca3"]: row["cca2"] for row in rows}
    told = {(row["cca2"], codes[other]) for row in rows for other in row["borders"]}
    return {frozenset(pair) for pair in told if pair[::-1] in told}
