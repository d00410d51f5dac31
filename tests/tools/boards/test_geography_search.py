"""The generator of geographies: what it promises, and that it still finds the one we chose.

Tests of: B2.
"""

import pytest

from hranice.games.border.rules.board import NAMES
from hranice.games.border.rules.standard_boards import LEGEND, STANDARD_GEOGRAPHY, geography, hexagons
from tools.boards.geography_search import BORDER, anneal, draw, judge, sheet


def test_b2_areas_never_touch_and_the_rim_is_border() -> None:
    on = sheet(11, 17, 2)
    owners, _ = anneal(on, seed=3, steps=300)
    assert {owner for owner in owners if owner != BORDER} == {1 << area for area in range(9)}
    for cell, owner in enumerate(owners):
        assert owner == BORDER or not on.rim[cell]
        if owner != BORDER:
            assert {owners[other] for other in on.near[cell]} <= {BORDER, owner}


def test_the_same_seed_finds_the_same_geography() -> None:
    on = sheet(11, 17, 2)
    assert anneal(on, seed=5, steps=200) == anneal(on, seed=5, steps=200)
    assert anneal(on, seed=5, steps=200) != anneal(on, seed=6, steps=200)


def test_annealing_makes_sketches_more_beautiful() -> None:
    on = sheet(11, 17, 2)
    rough, _ = anneal(on, seed=8, steps=0)
    _, better = anneal(on, seed=8, steps=1500)
    assert better.cost < judge(on, rough).cost


@pytest.mark.parametrize(("rows", "width", "cut"), [(11, 17, 2), (9, 12, 1), (13, 14, 3)])
def test_outlines_are_the_same_on_all_sides(rows: int, width: int, cut: int) -> None:
    cells = set(sheet(rows, width, cut).cells)
    right = max(column for column, _ in cells)
    assert {(right - column, row) for column, row in cells} == cells
    assert {(column, rows - 1 - row) for column, row in cells} == cells
    assert {row % 2 for column, row in cells if column % 2 == 0} != {0, 1}


def test_an_even_number_of_rows_is_refused() -> None:
    with pytest.raises(ValueError, match="odd number of rows"):
        sheet(10, 17, 1)


def test_judging_the_standard_geography() -> None:
    """B5: rings rise strictly; nothing is wider than it should be."""
    on = sheet(11, 17, 2)
    letters = list(LEGEND)
    lines = hexagons(STANDARD_DRAWING)
    owners = [BORDER if mark == "#" else 1 << letters.index(mark) for mark in lines.values()]
    beauty = judge(on, owners)
    assert beauty.rings == tuple(len(area.spaces) for area in STANDARD_GEOGRAPHY.areas)
    assert (beauty.surplus, beauty.steps, beauty.blobs) == (0, 0, 0)
    assert draw(on, owners) == STANDARD_DRAWING


STANDARD_DRAWING = """\
  # # # # # # # # # # # # # # #
 # m m # s s s s # v v v # g g #
# m m m # s s s # v v v v # g g #
 # m m # s s s s # # v v v # # #
# m m m # s s s # e # v # # c c #
 # # # # s s s # e e # # c c c #
# l l l # # # # e e e # c c c c #
 # l l l l # o # # # # c c c c #
# l l l l # o o o # w # c c c c #
 # l l l # o o o # w w # c c c #
  # # # # # # # # # # # # # # #"""


@pytest.mark.soak
def test_the_standard_geography_is_the_one_of_its_seed() -> None:
    on = sheet(11, 17, 2)
    owners, _ = anneal(on, seed=125, steps=60_000)
    assert draw(on, owners) == STANDARD_DRAWING
    assert geography(draw(on, owners)) == STANDARD_GEOGRAPHY
    assert len(STANDARD_GEOGRAPHY.areas) == len(NAMES)
