"""Path data of maps, ours and others': understood, or told to be none."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hranice.games.travel.maps.pack import Point
from hranice.games.travel.maps.svg_paths import BadPath, lines_of


@pytest.mark.parametrize(
    ("data", "lines"),
    [
        ("", []),
        ("M1 2l3-1-.5.5zM0 0l1 1 1 0z", [[(1, 2), (4, 1), (3.5, 1.5)], [(0, 0), (1, 1), (2, 1)]]),
        ("M0,0 H10 V10 h-10 z", [[(0, 0), (10, 0), (10, 10), (0, 10)]]),
        ("M1 1 2 2", [[(1, 1), (2, 2)]]),
        ("m1 1c0 0 1 1 2 2 0 0 1 1 2 2z l5 5", [[(1, 1), (3, 3), (5, 5)], [(1, 1), (6, 6)]]),
        ("M0 0Q1 1 2 0T4 0S1e1 1 12 0", [[(0, 0), (2, 0), (4, 0), (12, 0)]]),
        ("M5 5zm1 1l1 0", [[(5, 5)], [(6, 6), (7, 6)]]),
    ],
)
def test_path_data_are_understood(data: str, lines: list[list[Point]]) -> None:
    assert lines_of(data) == lines


@pytest.mark.parametrize(
    "data",
    ["M", "M1", "1 1", "L1 1", "M0 0a1 1 0 0 1 2 2", "M0 0l1", "M0 0z5", "M1e999 0", "M0 0;l1 1", "Mx", "z"],
)
def test_anything_else_is_no_path_data(data: str) -> None:
    with pytest.raises(BadPath):
        lines_of(data)


@given(st.text(alphabet="MmLlHhVvCcSsQqTtZzAe0123456789.,-+ \n"))
def test_whatever_is_written_is_understood_or_refused(data: str) -> None:
    try:
        lines = lines_of(data)
    except BadPath:
        return
    assert all(line for line in lines)
