"""The graph under every map, tried on small ones made for the purpose.

Tests of: T2, T17, T36, T40.
"""

from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from hranice.games.travel.maps import ATLASES
from hranice.games.travel.rules.atlas import (
    DECK,
    MOST_PARTS,
    Atlas,
    AtlasState,
    Link,
    graph_faults,
    in_order,
    state_of,
)


def ring(size: int) -> Atlas:
    """Return states in a circle, each between two others."""
    codes = [f"S{number}" for number in range(size)]
    links = [Link(code, codes[(number + 1) % size]) for number, code in enumerate(codes)]
    return Atlas("ring", tuple(map(AtlasState, codes)), tuple(links))


SOUND = ring(DECK)


def test_a_sound_atlas_has_no_faults() -> None:
    assert list(graph_faults(SOUND)) == []


def test_an_atlas_survives_json() -> None:
    assert msgspec.json.decode(msgspec.json.encode(SOUND), type=Atlas) == SOUND


@pytest.mark.parametrize("name", [*ATLASES])
def test_the_maps_that_come_with_the_game_are_in_order(name: str) -> None:
    assert in_order(ATLASES[name]) is ATLASES[name]


@given(random=st.randoms(use_true_random=False), name=st.sampled_from(sorted(ATLASES)))
def test_however_a_map_is_shuffled_it_has_one_order(random: Random, name: str) -> None:
    atlas = ATLASES[name]

    states = random.sample(atlas.states, len(atlas.states))
    links = [
        Link(link.b, link.a, link.sea) if random.random() < 0.5 else link
        for link in random.sample(atlas.links, len(atlas.links))
    ]
    assert in_order(Atlas(atlas.name, tuple(states), tuple(links))) == atlas


def test_t36_a_state_in_parts_is_adjacent_to_the_neighbours_of_each() -> None:
    atlas = Atlas(
        "split",
        (AtlasState("A"), AtlasState("B", ("main", "far")), AtlasState("C")),
        (Link("A", "B:main"), Link("B:far", "C")),
    )
    assert atlas.places == ("A", "B:main", "B:far", "C")
    assert atlas.places_of["B"] == ("B:main", "B:far")
    assert atlas.neighbours["B:main"] == {"A"}
    assert atlas.adjacent == {"A": {"B"}, "B": {"A", "C"}, "C": {"B"}}
    assert [state_of(place) for place in atlas.places] == ["A", "B", "B", "C"]


def test_t17_a_sea_link_joins_like_a_border() -> None:
    atlas = Atlas("strait", (AtlasState("A"), AtlasState("B")), (Link("A", "B", sea=True),))
    assert atlas.adjacent == {"A": {"B"}, "B": {"A"}}


def test_t40_a_map_of_less_than_twelve_states_is_refused() -> None:
    assert list(graph_faults(ring(12))) == []
    (fault,) = graph_faults(ring(11))
    assert fault == "11 states are too few: a map has at least 12 (T40)"


@pytest.mark.parametrize(
    ("link", "fault"),
    [
        (Link("S0", "X"), "link S0-X names an unknown place 'X'"),
        (Link("S0", "S1:far"), "link S0-S1:far names an unknown place 'S1:far'"),
        (Link("S0", "S0"), "link S0-S0 joins a state to itself"),
        (Link("S1", "S0"), "link S0-S1 is listed twice"),
    ],
)
def test_a_wrong_link_is_a_fault(link: Link, fault: str) -> None:
    assert list(graph_faults(replace(SOUND, links=(*SOUND.links, link)))) == [fault]


@pytest.mark.parametrize(
    ("state", "faults"),
    [
        (AtlasState("ALONE"), ["ALONE has no link at all"]),
        (AtlasState("S0"), ["state 'S0' is listed twice"]),
        (AtlasState("40"), ["state code '40' must be", "40 has no link at all"]),
        (AtlasState("A:B"), ["state code 'A:B' must be", "A:B has no link at all"]),
        (
            AtlasState("P", ("x", "x")),
            ["part 'x' of 'P' is listed twice", "P:x has no link at all", "P:x has no link at all"],
        ),
        (AtlasState("P", ("x",)), ["state 'P' has a single part 'x'", "P:x has no link at all"]),
        (AtlasState("P", ("X!", "y")), ["part 'X!' of 'P'", "P:X! has no link", "P:y has no link"]),
    ],
)
def test_a_wrong_state_is_a_fault(state: AtlasState, faults: list[str]) -> None:
    found = list(graph_faults(replace(SOUND, states=(*SOUND.states, state))))
    assert len(found) == len(faults)
    for said, expected in zip(found, faults, strict=True):
        assert said.startswith(expected)


def test_a_state_in_more_parts_than_can_be_reckoned_is_a_fault() -> None:
    def split(parts: int) -> Atlas:
        state = AtlasState("P", tuple(f"p{number}" for number in range(parts)))
        links = (Link(place, "S0") for place in state.places)
        return replace(SOUND, states=(*SOUND.states, state), links=(*SOUND.links, *links))

    assert list(graph_faults(split(MOST_PARTS))) == []
    assert list(graph_faults(split(MOST_PARTS + 1))) == ["state 'P' has 5 parts, more than 4"]


@pytest.mark.parametrize("name", ["", "\u202eebb", "x" * 41, "my\nmap", "../map"])
def test_a_map_has_a_name_that_disturbs_nobody(name: str) -> None:
    (fault,) = graph_faults(replace(SOUND, name=name))
    assert fault.startswith("the map cannot be called")
    assert fault.isprintable()


def test_every_place_out_of_reach_is_named() -> None:
    islands = (AtlasState("X"), AtlasState("Y"))
    atlas = replace(SOUND, states=(*SOUND.states, *islands), links=(*SOUND.links, Link("X", "Y")))
    assert list(graph_faults(atlas)) == ["X cannot be reached from S0", "Y cannot be reached from S0"]


def test_all_faults_are_listed_not_just_the_first() -> None:
    links = (*SOUND.links[1:-1], Link("S5", "S5"), Link("S5", "NOWHERE"))
    found = list(graph_faults(replace(SOUND, links=links)))
    assert len(found) == 3
    assert "S0 has no link at all" in found
