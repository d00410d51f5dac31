"""What is peculiar about the maps, and what of it is told to those who ask why.

Tests of: T10, T25, T36, T41.
"""

from itertools import pairwise

import msgspec
import pytest

from hranice.games.travel import TRAVEL, maps
from hranice.games.travel.maps import LANGUAGES, Pack
from hranice.games.travel.rules.atlas import state_of
from hranice.games.travel.rules.fare import Case, Fares
from hranice.games.travel.rules.map_peculiarities import Peculiarity, mattered
from tests.travel.tables import Table, quick
from tools.atlas.texts import peculiarities

EUROPE, USA = maps.load("europe"), maps.load("usa")
PACKS = pytest.mark.parametrize("pack", [EUROPE, USA], ids=lambda pack: pack.name)


def told(pack: Pack, *kinds: str) -> list[tuple[str, ...]]:
    return [found.places for found in pack.peculiarities if found.kind in kinds]


def pairs(pack: Pack, kind: str) -> set[str]:
    """Return the pairs of states that are told of, each as "HR-ME"."""
    return {
        "-".join(sorted((state_of(first), state_of(other))))
        for first, *others in told(pack, kind)
        for other in others
    }


@PACKS
def test_t41_every_split_state_sea_link_and_enclave_is_told(pack: Pack) -> None:
    atlas = pack.atlas
    for kind in ("split", "surcharge"):
        assert {frozenset(places) for places in told(pack, kind)} == {*map(frozenset, atlas.split.values())}
    assert pairs(pack, "sea") == {"-".join(sorted((link.a, link.b))) for link in atlas.links if link.sea}
    dead_ends = {place for place, near in atlas.neighbours.items() if len(near) == 1}
    open_coast = {"PT", "ME", "CY", "AK", "HI"}
    assert {inner for inner, _ in told(pack, "enclave")} == dead_ends - open_coast


def test_t41_neighbours_that_one_would_not_expect() -> None:
    assert {"HR-ME", "DK-SE", "GB-IE", "NO-RU", "PL-RU", "LT-RU", "AZ-RU", "AZ-TR", "GR-TR"} <= pairs(
        EUROPE, "touch"
    )
    assert {"MI-WI", "DE-NJ"} <= pairs(USA, "touch")
    assert told(USA, "corner") == [("UT", "CO", "NM", "AZ")]


def test_t41_what_looks_like_neighbours_and_is_not() -> None:
    assert {"HR-IT", "DE-LI"} <= pairs(EUROPE, "apart")
    assert {"CT-NJ", "MA-ME", "NY-RI", "IL-MI", "MI-MN"} <= pairs(USA, "apart")


@PACKS
def test_t41_each_is_told_once_and_in_every_language(pack: Pack) -> None:
    assert pack.peculiarities == peculiarities(pack.name), "python -m tools.atlas has not been run"
    for language in LANGUAGES:
        said = [found.text.said_in(language) for found in pack.peculiarities]
        assert len({*said}) == len(said)


def why(pack: Pack, case: Case) -> list[tuple[str, str]]:
    """Return what had a part in the price of a journey: its kind, and the first of its places."""
    bill = Fares(pack.atlas).bill(case)
    found = (pack.peculiarities[at] for at in mattered(pack.peculiarities, pack.atlas, bill))
    return [(peculiarity.kind, peculiarity.places[0]) for peculiarity in found]


@pytest.mark.parametrize(
    ("pack", "case", "expected"),
    [
        (EUROPE, Case(1, "FR", ("GB",)), [("sea", "GB")]),
        (EUROPE, Case(1, "FR", ("GR",)), [("sea", "MT"), ("apart", "IT")]),
        (EUROPE, Case(1, "HR", ("IT",)), [("apart", "HR")]),
        (EUROPE, Case(1, "HR", ("ME",)), [("touch", "HR")]),
        (EUROPE, Case(1, "FR", ("40",)), []),
        (EUROPE, Case(1, "FR", ("DE",)), []),
        (EUROPE, Case(3, "IT", ("MC", "ES")), [("enclave", "MC"), ("apart", "IT")]),
        (EUROPE, Case(1, "PL", ("RU",)), [("split", "RU:main"), ("touch", "RU:kaliningrad")]),
        (EUROPE, Case(1, "PL", ("FI",)), [("split", "RU:main")]),
        (EUROPE, Case(1, "FI", ("UA",)), []),
        (EUROPE, Case(1, "DE", ("SE",)), [("touch", "DK")]),
        (EUROPE, Case(1, "CY", ("TR",)), [("sea", "CY")]),
        (USA, Case(1, "UT", ("NM",)), [("corner", "UT")]),
        (USA, Case(1, "UT", ("CO",)), []),
    ],
)
def test_t41_a_bill_names_what_had_a_part_in_it(
    pack: Pack, case: Case, expected: list[tuple[str, str]]
) -> None:
    assert why(pack, case) == expected


def test_t36_a_surcharge_for_a_neighbour_of_the_other_part_is_explained() -> None:
    """From Finland to Poland by way of the main part: Poland is next to Kaliningrad."""
    case = Case(3, "FI", ("RU", "PL"))
    route = Fares(EUROPE.atlas).bill(case).route
    assert ("FI", "RU:main") in pairwise(route)
    assert "RU:kaliningrad" not in route
    assert ("surcharge", "RU:main") in why(EUROPE, case)
    assert ("surcharge", "RU:main") not in why(EUROPE, Case(1, "PL", ("RU",)))


def test_t25_the_view_names_what_mattered_in_a_journey_and_in_the_better_one_that_was_missed() -> None:
    offer = ("GB", "HU", "NL", "BE", "MC", "IT", "GR")
    table = Table.in_round(1, 2, quick(show=1)).deal("FR", offer=offer)
    table.place(0, 1, at=10)
    table.place(1, 0, at=20)
    view = TRAVEL.view(table.state, 0)
    named = {
        reckoning.seat: {EUROPE.peculiarities[at].places[0] for at in numbers}
        for reckoning, numbers in zip(view.reckoned, view.peculiar, strict=True)
    }
    assert named == {0: {"GB", "NL"}, 1: {"NL"}}, "both missed the Netherlands, which do not touch France"
    assert {better.picks for better in view.missed if better} == {("NL",)}


def test_t10_a_map_of_ones_own_needs_no_peculiarities_and_may_bring_its_own() -> None:
    tree = msgspec.to_builtins(EUROPE)
    del tree["peculiarities"]
    plain = msgspec.convert(tree, Pack)
    assert (plain.peculiarities, maps.faults(plain)) == ((), [])
    assert plain.atlas == EUROPE.atlas, "what is told of a map is no matter of the rules"
    tree["peculiarities"] = [{"kind": "touch", "places": ["FR", "DE"], "text": dict.fromkeys(LANGUAGES, "!")}]
    own = msgspec.convert(tree, Pack)
    assert maps.faults(own) == []
    assert mattered(own.peculiarities, own.atlas, Fares(own.atlas).bill(Case(1, "FR", ("DE",)))) == (0,)
    assert isinstance(own.peculiarities[0], Peculiarity)
