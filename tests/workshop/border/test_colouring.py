"""Colourings made by the solver: legal, spread, and the same for the same seed.

Tests of: B3, B4.
"""

import pytest

from hranice.games.border.paper.colouring import joined_pieces, new_board
from hranice.games.border.rules.board import LETTERS, Board, board_faults, neighbours
from hranice.games.border.rules.boards import STANDARD_BOARDS, STANDARD_GEOGRAPHY, board
from tools.boards.notation import notation

G = STANDARD_GEOGRAPHY


@pytest.fixture(scope="module")
def made() -> Board:
    return new_board(G, seed=7)


def test_b3_b4_a_new_board_is_legal(made: Board) -> None:
    assert made.name == "seed-7"
    assert board_faults(G, made) == []
    assert made.colours not in {own.colours for own in STANDARD_BOARDS}


def test_a_new_board_is_spread_as_promised(made: Board) -> None:
    near = neighbours(G)
    openings = [made.colours[space] for space in (*near[0], *near[-1])]
    assert len(set(openings)) == len(openings) == 4
    columns = [2 * q + r for q, r in G.spaces]
    rows = [r for _, r in G.spaces]
    for line in (columns, rows):
        middle = (min(line) + max(line)) / 2
        half = [letter for letter, place in zip(made.colours, line, strict=True) if place < middle]
        assert all(5 <= half.count(letter) <= 9 for letter in LETTERS)
    for area in G.areas:
        colours = [made.colours[space] for space in area.spaces]
        assert len(set(colours) & set(LETTERS)) >= 4
        assert max(colours.count(letter) for letter in LETTERS) <= len(colours) // 3 + 1


def test_the_same_seed_makes_the_same_board(made: Board) -> None:
    assert new_board(G, seed=7, name="again").colours == made.colours


def test_joined_pieces_are_connected_and_complete() -> None:
    pieces = joined_pieces(G, set(range(1, 85)))
    near = neighbours(G)
    pairs = {(one, other) for one in range(1, 85) for other in near[one] if one < other < 85}
    assert {piece for piece in pieces if len(piece) == 2} == pairs
    assert len(pieces) == len(set(pieces))
    for piece in pieces:
        reached = {piece[0]}
        for _ in piece:
            reached |= {other for space in reached for other in near[space] if other in piece}
        assert reached == set(piece)


@pytest.mark.parametrize("own", STANDARD_BOARDS, ids=lambda own: own.name)
def test_notation_is_read_back(own: Board) -> None:
    assert board(own.name, notation(G, own)) == own
