"""Boards of people's own: whatever is wrong is told with its spaces, and drawn as far as it can be."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from hranice.games.border.rules.board_file import board_json
from hranice.games.border.rules.options_view import board_view, geography_view
from hranice.games.border.rules.own_board_check import look_at
from hranice.games.border.rules.standard_boards import STANDARD_BOARDS, STANDARD_GEOGRAPHY

Tree = dict[str, Any]
A = STANDARD_BOARDS[0]
FILE = board_json(STANDARD_GEOGRAPHY, A).encode()


def broken(damage: Callable[[Tree], None]) -> bytes:
    tree: Tree = msgspec.json.decode(FILE)
    damage(tree)
    return msgspec.json.encode(tree)


def test_a_sound_board_is_given_as_tables_have_it() -> None:
    found = look_at(FILE)
    assert (found.name, found.faults) == ("A", ())
    assert found.geography == geography_view(STANDARD_GEOGRAPHY)
    assert found.board == board_view(STANDARD_GEOGRAPHY, A)


def _other_colour(tree: Tree) -> None:
    tree["spaces"][5]["colour"] = "pink"


def _space_missing(tree: Tree) -> None:
    del tree["spaces"][80]


def _id_twice(tree: Tree) -> None:
    tree["spaces"][7]["id"] = 6


def _white_elsewhere(tree: Tree) -> None:
    first, other = tree["spaces"][0], tree["spaces"][1]
    for key in ("colour", "segment"):
        first[key], other[key] = other[key], first[key]


@pytest.mark.parametrize(
    ("damage", "reason", "places"),
    [
        (_other_colour, "colour-unknown", {5}),
        (_id_twice, "space-id-twice", {6, 7}),
        (_space_missing, "space-missing", set()),
        (_white_elsewhere, "segment-sizes", None),
    ],
)
def test_a_fault_says_where_it_is_and_the_rest_is_drawn(
    damage: Callable[[Tree], None], reason: str, places: set[int] | None
) -> None:
    found = look_at(broken(damage))
    spaces = {fault.reason: set(fault.spaces) for fault in found.faults}
    assert reason in spaces
    assert places is None or spaces[reason] == places
    assert found.board is not None
    assert found.geography is not None
    assert len(found.board.colours) == len(found.geography.spaces)
    assert all(space < len(found.board.colours) for fault in found.faults for space in fault.spaces)


def _far_away(tree: Tree) -> None:
    tree["spaces"][3]["q"] = 9000


def _no_spaces(tree: Tree) -> None:
    tree["spaces"] = []


@pytest.mark.parametrize(
    "data", [b"", b"hello", b'{"spaces":[]}', broken(_far_away), broken(_no_spaces), b"[" * 100_000, b"\xff"]
)
def test_what_nobody_could_see_is_not_drawn(data: bytes) -> None:
    found = look_at(data)
    assert found.faults
    assert (found.geography, found.board) == (None, None)
