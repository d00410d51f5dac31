"""What there is to learn about the borders of a map."""

from itertools import pairwise

import pytest

from hranice.games.travel.maps import load, names
from hranice.games.travel.maps.borders_to_learn import Borders, borders_of
from hranice.games.travel.rules.atlas import Atlas, state_of


def way(borders: Borders, start: str, goal: str) -> list[str]:
    """Follow the signposts."""
    column = borders.states.index(goal)
    places = [start]
    if start in borders.parts:
        places = [borders.parts[start][ord(borders.begins[start][column]) - ord("0")]]
    while state_of(places[-1]) != goal:
        here = places[-1]
        places.append(borders.neighbours[here][ord(borders.signs[here][column]) - ord("0")])
    return places


@pytest.mark.parametrize("name", names())
def test_signposts_lead_along_links_and_no_way_is_longer_than_needed(name: str) -> None:
    atlas: Atlas = load(name).atlas
    borders = borders_of(atlas)
    for start in borders.states:
        for goal in borders.states:
            places = way(borders, start, goal)
            assert len(places) - 1 == atlas.distances[start][goal]
            assert all(there in atlas.neighbours[here] for here, there in pairwise(places))


def test_borders_and_what_looks_like_one_are_told_apart_with_their_peculiarities() -> None:
    pack = load("europe")
    borders = borders_of(pack.atlas, pack.peculiarities)
    assert {one for pair in borders.touching for one in pair} == {*pack.atlas.codes}
    assert all(other in pack.atlas.adjacent[one] for one, other in borders.touching)
    assert sum(map(len, pack.atlas.adjacent.values())) == 2 * len(borders.touching)
    assert not {*borders.touching} & {*borders.apart}
    # Serbia and Greece have two neighbours in common; of Finland and Estonia only the map tells.
    assert {("GR", "RS"), ("EE", "FI")} <= {*borders.apart}
    assert ("EE", "FI") not in borders_of(pack.atlas).apart
    (told,) = borders.peculiar["NO RU"]
    assert pack.peculiarities[told].text.en == "Norway and Russia touch, in the far north."
    assert way(borders, "NO", "TR") == ["NO", "RU:main", "GE", "TR"]
    # Poland touches Russia at Kaliningrad: there the way begins.
    assert way(borders, "RU", "PL") == ["RU:kaliningrad", "PL"]


def test_a_diagonal_across_a_corner_is_peculiar_and_the_sides_are_not() -> None:
    pack = load("usa")
    peculiar = borders_of(pack.atlas, pack.peculiarities).peculiar
    assert "AZ CO" in peculiar
    assert "NM UT" in peculiar
    assert "AZ UT" not in peculiar
