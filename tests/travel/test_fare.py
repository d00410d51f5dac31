"""The fare: every rule about prices, every worked example, and a second opinion on thousands of cases.

Tests of: T17, T18, T19, T20, T21, T22, T23, T26, T27, T36, T37, T38, T40.
"""

from collections.abc import Iterator
from itertools import combinations, pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hranice.games.travel.maps import load, names
from hranice.games.travel.rules.atlas import Atlas, AtlasState, Link, graph_faults, state_of
from hranice.games.travel.rules.fare import Case, Fares, has_target, picks_in
from tests.travel.made_up import atlases
from tests.travel.reference_fare import Journeys
from tests.travel.tables import EUROPE, grid

FARES = Fares(EUROPE)


def total(
    number: int, start: str, *picks: str, target: str | None = None, under: tuple[int, ...] = ()
) -> int:
    bill = FARES.bill(Case(number, start, picks, target, under))
    assert bill.total == FARES.price(number, start, picks, target, sum(under))
    return bill.total


@pytest.mark.parametrize(
    ("number", "start", "picks", "under", "price"),
    [
        (1, "FR", ("GB",), 0, 40),
        (1, "FR", ("HU",), 0, 30),
        (1, "FR", ("HU",), 1, 40),
        (1, "FR", ("HU",), 2, 50),
        (1, "FR", ("40",), 0, 40),
        (1, "FR", ("40",), 1, 50),
        (1, "FR", ("GR",), 0, 30),
        (3, "FR", ("GB", "NL"), 0, 80),
        (3, "FR", ("GB", "BE"), 0, 110),
        (1, "PL", ("RU",), 0, 40),
        (1, "PL", ("FI",), 0, 30),
        (3, "IT", ("MC", "ES"), 0, 40),
        (3, "IT", ("ES", "MC"), 0, 40),
        (1, "AZ", ("NO",), 0, 20),
    ],
)
def test_worked_examples(number: int, start: str, picks: tuple[str, ...], under: int, price: int) -> None:
    assert total(number, start, *picks, under=(under,)) == price


def test_t17_a_land_border_and_a_sea_link_are_one_crossing_each() -> None:
    assert FARES.bill(Case(1, "FR", ("GR",))).route == ("FR", "IT", "MT", "GR")
    assert FARES.bill(Case(1, "DE", ("IS",))).crossings == 3
    assert total(1, "FR", "GR") == total(1, "DE", "IS") == 3 * 10


def test_t18_neighbours_of_the_start_cost_30_whichever_way_the_route_goes() -> None:
    assert FARES.bill(Case(1, "FR", ("BE",))).adjacent == (("FR", "BE"),)
    assert total(1, "FR", "BE") == total(1, "FR", "GB") == 10 + 30
    # The cheapest way visits BE second; it stays a neighbour of the start.
    assert FARES.bill(Case(3, "FR", ("LU", "BE"))).adjacent == (("FR", "LU"), ("FR", "BE"), ("LU", "BE"))


def test_t19_each_token_underneath_costs_10_on_the_40_field_too() -> None:
    assert total(3, "FR", "HU", "40", under=(2, 1)) == total(3, "FR", "HU", "40") + 30


def test_t20_the_40_field_needs_no_journey() -> None:
    bill = FARES.bill(Case(1, "FR", ("40",), under=(2,)))
    assert (bill.total, bill.crossings, bill.adjacent, bill.stack, bill.forty) == (60, 0, (), 20, 40)
    assert bill.route == ()


def test_t21_two_states_are_visited_in_the_cheaper_order() -> None:
    assert FARES.bill(Case(3, "PT", ("FR", "ES"))).route == ("PT", "ES", "FR")
    assert total(3, "PT", "FR", "ES") == total(3, "PT", "ES", "FR") == 20 + 60
    assert FARES.bill(Case(3, "PT", ("FR", "ES"))).adjacent == (("PT", "ES"), ("FR", "ES"))


def test_t22_start_and_target_may_be_adjacent_for_nothing_but_every_pair_with_a_pick_costs() -> None:
    bill = FARES.bill(Case(5, "FR", ("BE", "LU"), "DE"))
    assert bill.adjacent == (("FR", "BE"), ("FR", "LU"), ("BE", "LU"), ("BE", "DE"), ("LU", "DE"))
    assert bill.total == 3 * 10 + 150
    assert total(5, "FR", "BE", "LU", target="DE") == total(5, "DE", "BE", "LU", target="FR")
    assert FARES.bill(Case(5, "FR", ("GR", "FI"), "DE")).adjacent == ()
    # The cheaper order counts, whichever was chosen first.
    by_way = FARES.bill(Case(5, "PT", ("DE", "ES"), "PL"))
    assert by_way.route == ("PT", "ES", "FR", "DE", "PL")
    assert by_way.total == total(5, "PT", "ES", "DE", target="PL") == 4 * 10 + 2 * 30


def test_t23_one_token_on_40_leaves_a_journey_to_the_other_state() -> None:
    assert total(3, "FR", "40", "HU") == 40 + 30
    bill = FARES.bill(Case(5, "FR", ("40", "PL"), "LT"))
    assert (bill.route, bill.adjacent, bill.total) == (
        ("FR", "DE", "PL", "LT"),
        (("PL", "LT"),),
        40 + 30 + 30,
    )


def test_t26_in_round_7_the_cheapest_route_counts_for_the_receiver() -> None:
    assert total(7, "FR", "GB", "IT", target="PL") == total(5, "FR", "GB", "IT", target="PL")
    assert total(7, "PT", "FR", "ES", target="DE") == 30 + 90


def test_t27_in_round_7_tokens_underneath_are_taken_off_but_never_below_0() -> None:
    plain = total(7, "FR", "HU", "40", target="PL")
    assert total(7, "FR", "HU", "40", target="PL", under=(1, 2)) == plain - 30
    assert total(7, "FR", "HU", "40", target="PL", under=(5, 20)) == 0


def test_t36_a_stop_in_russia_is_reached_and_left_in_one_part() -> None:
    # By Kaliningrad in and by the main part out would be two crossings.
    bill = FARES.bill(Case(5, "PL", ("RU", "40"), "FI"))
    assert bill.route in {("PL", "BY", "RU:main", "FI"), ("PL", "UA", "RU:main", "FI")}
    assert (bill.crossings, bill.total) == (3, 30 + 60 + 40)
    # For surcharges RU is adjacent to all neighbours of either part.
    assert bill.adjacent == (("PL", "RU"), ("RU", "FI"))


def test_t36_a_state_in_parts_is_as_near_as_the_nearest_of_them() -> None:
    hops = EUROPE.distances
    for other, near in (("PL", 1), ("FI", 1), ("CZ", 2), ("SE", 2)):
        assert hops[other]["RU"] == hops["RU"][other] == near


def test_t36_a_journey_may_pass_through_both_parts() -> None:
    lands = ("A", "B", "C")
    states = (*map(AtlasState, lands), AtlasState("X", ("east", "west")))
    links = (Link("A", "X:west"), Link("X:west", "B"), Link("B", "X:east"), Link("X:east", "C"))
    bill = Fares(Atlas("islands", states, links)).bill(Case(3, "A", ("B", "C")))
    assert bill.route == ("A", "X:west", "B", "X:east", "C")


def test_t37_azerbaijan_is_entered_where_it_is_left() -> None:
    bill = FARES.bill(Case(5, "TR", ("AZ", "40"), "RU"))
    assert bill.route in {("TR", "AM", "AZ:main", "RU:main"), ("TR", "GE", "AZ:main", "RU:main")}
    assert bill.total == 30 + 60 + 40


def test_t38_an_enclave_is_left_as_it_was_entered() -> None:
    assert FARES.bill(Case(3, "SM", ("VA", "FR"))).route == ("SM", "IT", "VA", "IT", "FR")
    assert total(3, "SM", "VA", "FR") == 4 * 10


def test_the_best_choice_of_an_offer() -> None:
    offer = ("GB", "HU", "GR", "BE", "NL", "ES", "MC")
    assert FARES.best(1, "FR", offer).total == 20
    for number, better in ((3, min), (5, min), (7, max)):
        target = "PL" if has_target(number) else None
        fields = ("40", *offer)
        prices = [
            FARES.price(number, "FR", (one, other), target)
            for one in fields
            for other in fields
            if one < other
        ]
        best = FARES.best(number, "FR", offer, target)
        assert best.total == better(prices)
        assert FARES.price(number, "FR", best.picks, target) == best.total


def test_distances_are_symmetric_and_exact_on_a_grid() -> None:
    hops = grid(5, 10).distances
    assert hops["S0X0"]["S4X9"] == hops["S4X9"]["S0X0"] == 13
    assert hops.way("S0X0", "S0X2") == ("S0X0", "S0X1", "S0X2")


def random_case(random: Random, codes: list[str], must: str | None) -> Case:
    """Return any lawful case, around a state that must be in it."""
    number = random.randint(1, 7)
    states = random.sample(codes, 4)
    if must is not None and must not in states[: 1 + picks_in(number)]:
        states[random.randrange(1 + picks_in(number))] = must
    picks = states[1 : 1 + picks_in(number)]
    if random.random() < 0.15 and (must is None or picks[-1] != must):
        picks[-1] = "40"
    target = states[3] if has_target(number) and states[3] != must else None
    if has_target(number) and target is None:
        target = next(code for code in codes if code not in {*states, *picks})
    under = tuple(random.randrange(6) for _ in picks)
    return Case(number, states[0], tuple(picks), target, under)


def agree(journeys: Journeys, atlas: Atlas, random: Random, cases: int) -> Iterator[Case]:
    """See that the fares are those of the second opinion, and yield what was asked about."""
    fares, split = Fares(atlas), [state.code for state in atlas.states if state.parts]
    for turn in range(cases):
        must = random.choice(split) if split and turn % 3 == 0 else None
        case = random_case(random, journeys.codes, must)
        bill = fares.bill(case)
        expected = journeys.price(case.round, case.start, case.target, list(case.picks), list(case.under))
        assert bill.total == expected, case
        assert fares.price(case.round, case.start, case.picks, case.target, sum(case.under)) == expected, case
        check_route(journeys, case, bill.route, bill.crossings)
        sign = -1 if case.round == 7 else 1
        lines = 10 * bill.crossings + 30 * len(bill.adjacent) + bill.forty + sign * bill.stack
        assert bill.total == max(0, lines), case
        yield case


@pytest.mark.parametrize("count", [1_000, pytest.param(10_000, marks=pytest.mark.soak)])
@pytest.mark.parametrize("name", ["europe", "usa"])
def test_a_second_opinion_on_cases_of_the_published_maps(name: str, count: int) -> None:
    cases = agree(Journeys.on(name), load(name).atlas, Random(name), count)
    touched = [not {"RU", "AZ"}.isdisjoint({case.start, case.target, *case.picks}) for case in cases]
    assert len(touched) == count
    assert sum(touched) >= 0.3 * count or name != "europe"


@pytest.mark.parametrize("name", sorted({*names()} - {"europe", "usa"}))
def test_a_second_opinion_on_other_maps_of_ours(name: str) -> None:
    assert sum(1 for _ in agree(Journeys.on(name), load(name).atlas, Random(name), 500)) == 500


@pytest.mark.soak
@pytest.mark.parametrize("name", names())
def test_a_second_opinion_on_10_000_cases_of_each_map(name: str) -> None:
    assert (
        sum(1 for _ in agree(Journeys.on(name), load(name).atlas, Random(f"soak {name}"), 10_000)) == 10_000
    )


@settings(max_examples=60, deadline=None)
@given(atlas=atlases(), random=st.randoms(use_true_random=False))
def test_t40_a_second_opinion_on_any_map_from_twelve_states(atlas: Atlas, random: Random) -> None:
    assert list(graph_faults(atlas)) == []
    journeys = Journeys.among([(link.a, link.b) for link in atlas.links])
    assert journeys.codes == sorted(atlas.codes)
    assert sum(1 for _ in agree(journeys, atlas, random, 20)) == 20


@settings(max_examples=25, deadline=None)
@given(atlas=atlases(most=16), random=st.randoms(use_true_random=False), number=st.integers(1, 7))
def test_t40_the_best_choice_on_any_map_is_that_of_the_second_opinion(
    atlas: Atlas, random: Random, number: int
) -> None:
    journeys = Journeys.among([(link.a, link.b) for link in atlas.links])
    *offer, start, last = random.sample(atlas.codes, 9)
    target = last if has_target(number) else None
    prices = [
        journeys.price(number, start, target, list(picks), [])
        for picks in combinations(("40", *offer), picks_in(number))
    ]
    best = Fares(atlas).best(number, start, tuple(offer), target)
    assert best.total == (max if number == 7 else min)(prices)


def check_route(journeys: Journeys, case: Case, route: tuple[str, ...], crossings: int) -> None:
    """Walk the route: it goes along roads, from the start by all picks to the target, and no farther."""
    stops = [pick for pick in case.picks if pick != "40"]
    if not stops:
        assert route == ()
        return
    assert len(route) == crossings + 1
    assert all(there in journeys.roads[here] for here, there in pairwise(route)), (case, route)
    visited = [state_of(place) for place in route]
    assert visited[0] == case.start
    assert {*stops} <= {*visited}
    assert visited[-1] == case.target if case.target else visited[-1] in stops
