"""The maps of Europe and the USA as they are played on: T33 to T39, word by word.

Tests of: T2, T33, T34, T35, T36, T37, T38, T39.
"""

from collections import deque

import pytest

from hranice.games.travel import maps
from hranice.games.travel.maps import Pack
from hranice.games.travel.rules.atlas import DECK

EUROPE, USA = maps.load("europe"), maps.load("usa")
PACKS = pytest.mark.parametrize("pack", [EUROPE, USA], ids=lambda pack: pack.name)


def bordering(pack: Pack, place: str) -> set[str]:
    """Return the places across the land borders of a place."""
    return set(pack.places[place].land)


def sea_links(pack: Pack) -> set[frozenset[str]]:
    return {frozenset((link.a, link.b)) for link in pack.atlas.links if link.sea}


def pairs(*words: str) -> set[frozenset[str]]:
    return {frozenset(word.split("-")) for word in words}


def crossings(pack: Pack, start: str, end: str) -> int:
    """Return the fewest crossings between two places."""
    steps, waiting = {start: 0}, deque([start])
    while waiting:
        here = waiting.popleft()
        for there in pack.atlas.neighbours[here] - steps.keys():
            steps[there] = steps[here] + 1
            waiting.append(there)
    return steps[end]


def test_names_in_four_languages() -> None:
    names = {state.code: state.name for state in EUROPE.states + USA.states}
    assert (names["AT"].en, names["AT"].cs, names["AT"].it, names["AT"].de) == (
        "Austria",
        "Rakousko",
        "Austria",
        "Österreich",
    )
    assert (names["NC"].cs, names["NC"].it) == ("Severní Karolína", "Carolina del Nord")
    assert (names["XK"].en, names["MK"].cs) == ("Kosovo", "Severní Makedonie")


def test_t2_each_map_fills_the_deck() -> None:
    assert len(EUROPE.states) == len(USA.states) == DECK


def test_t33_the_states_of_europe() -> None:
    codes = (
        "AL AD AM AT AZ BE BA BG BY CH CY CZ DE DK EE ES FI FR GB GE GR HR HU IE IS IT XK LI LT LU LV MC MD "
        "ME MK MT NL NO PL PT RO RS RU SE SI SK SM TR UA VA"
    )
    assert set(EUROPE.atlas.codes) == set(codes.split())


def test_t34_the_sea_links_of_europe() -> None:
    links = pairs("GB-FR", "GB-BE", "GB-NL", "IS-IE", "IS-GB", "IS-NO", "MT-IT", "MT-GR", "CY-TR")
    assert sea_links(EUROPE) == links


@pytest.mark.parametrize(
    "pair", ["PL-SE", "DK-NO", "IT-ES", "FI-EE", "CY-GR", "ES-GB", "IT-HR", "IT-GR", "IT-AL"]
)
def test_t34_no_other_sea_is_crossed(pair: str) -> None:
    a, b = pair.split("-")
    assert b not in EUROPE.atlas.adjacent[a]


@pytest.mark.parametrize(
    ("state", "others"),
    [
        ("HR", "BA HU ME RS SI"),
        ("LI", "AT CH"),
        ("MC", "FR"),
        ("SM", "IT"),
        ("VA", "IT"),
        ("AD", "ES FR"),
        ("DK", "DE SE"),
        ("GR", "AL BG MK TR"),
        ("GB", "IE"),
        ("IE", "GB"),
        ("ES", "AD FR PT"),
        ("FR", "AD BE CH DE ES IT LU MC"),
        ("XK", "AL ME MK RS"),
        ("CY", ""),
        ("UA", "BY HU MD PL RO RU:main SK"),
    ],
)
def test_t35_land_borders(state: str, others: str) -> None:
    assert bordering(EUROPE, state) == set(others.split())


def test_t35_only_russia_and_azerbaijan_are_split() -> None:
    parts = {state.code: state.parts for state in EUROPE.atlas.states if state.parts}
    assert parts == {"RU": ("main", "kaliningrad"), "AZ": ("main", "nakhchivan")}


def test_t36_russia_has_two_parts() -> None:
    assert EUROPE.atlas.neighbours["RU:kaliningrad"] == {"PL", "LT"}
    main = {"NO", "FI", "EE", "LV", "BY", "UA", "GE", "AZ:main"}
    assert EUROPE.atlas.neighbours["RU:main"] == main
    assert EUROPE.atlas.adjacent["RU"] == {"PL", "LT", "NO", "FI", "EE", "LV", "BY", "UA", "GE", "AZ"}


def test_t37_azerbaijan_likewise() -> None:
    assert EUROPE.atlas.neighbours["AZ:nakhchivan"] == {"TR", "AM"}
    assert EUROPE.atlas.neighbours["AZ:main"] == {"RU:main", "GE", "AM"}
    assert EUROPE.atlas.adjacent["AZ"] == {"TR", "AM", "RU", "GE"}
    assert crossings(EUROPE, "AZ:main", "NO") == 2


@pytest.mark.parametrize(("inner", "outer"), [("SM", "IT"), ("VA", "IT"), ("MC", "FR")])
def test_t38_a_state_inside_another_is_a_dead_end(inner: str, outer: str) -> None:
    assert EUROPE.atlas.neighbours[inner] == {outer}


def test_t39_the_states_of_the_usa() -> None:
    codes = (
        "AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC "
        "ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY"
    )
    assert set(USA.atlas.codes) == set(codes.split())
    assert not any(state.parts for state in USA.atlas.states)


def test_t39_sea_links_of_the_usa() -> None:
    assert sea_links(USA) == pairs("AK-WA", "HI-CA")
    assert bordering(USA, "AK") == bordering(USA, "HI") == set()


def test_t39_the_four_corners_all_border_one_another() -> None:
    corners = {"AZ", "CO", "NM", "UT"}
    for state in corners:
        assert corners - {state} <= bordering(USA, state)


@pytest.mark.parametrize(
    ("state", "others"),
    [
        ("MI", "IN OH WI"),
        ("CT", "MA NY RI"),
        ("ME", "NH"),
        ("RI", "CT MA"),
        ("DE", "MD NJ PA"),
        ("IL", "IA IN KY MO WI"),
        ("MN", "IA ND SD WI"),
        ("NY", "CT MA NJ PA VT"),
        ("MD", "DE PA VA WV"),
        ("FL", "AL GA"),
    ],
)
def test_t39_land_borders(state: str, others: str) -> None:
    assert bordering(USA, state) == set(others.split())


TINY = {"europe": "VA SM MC LI AD MT", "usa": "RI DE"}


@PACKS
def test_tiny_states_are_seen_through_a_lens_among_their_neighbours(pack: Pack) -> None:
    lenses = {lens.place: lens for lens in pack.lenses}
    assert set(TINY[pack.name].split()) <= set(lenses)
    for place, lens in lenses.items():
        assert {shape.state for shape in lens.shapes} == {place} | bordering(pack, place)
        assert 2 * lens.radius >= 44


def test_parts_are_visible() -> None:
    for place in ("RU:kaliningrad", "AZ:nakhchivan"):
        assert len(EUROPE.places[place].outline) > 100
        assert EUROPE.places[place].name.en == place.partition(":")[2].capitalize()
