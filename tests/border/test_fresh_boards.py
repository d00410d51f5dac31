"""Fresh boards: legal, spread, the same for the same seed everywhere; found by codes; about equal in fours.

Tests of: B1, B3, B4.
"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hranice.game import BadInput
from hranice.games.border import BORDER
from hranice.games.border.boards import board_strength
from hranice.games.border.boards.balanced_four import EVEN, MEASURED_IN
from hranice.games.border.boards.board_strength import FreshFour, compared, four_boards
from hranice.games.border.boards.by_code import board_code, board_of
from hranice.games.border.boards.fairness import measure
from hranice.games.border.boards.fresh import Maker, fresh_board, joined_pieces
from hranice.games.border.boards.quick_games import QuickGames
from hranice.games.border.rules.board import LETTERS, Board, board_faults, neighbours
from hranice.games.border.rules.board_code import DIGITS, SEEDS, BadCode, code_of, seed_of
from hranice.games.border.rules.standard_boards import STANDARD_BOARDS, STANDARD_GEOGRAPHY
from hranice.games.border.rules.state import Options

G = STANDARD_GEOGRAPHY
MOST_STEPS = 20_000
"""What a browser reckons in about a second."""

SEEDED = st.integers(0, SEEDS - 1)


def assert_spread(made: Board) -> None:
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


def assert_sound(seed: int) -> None:
    maker = Maker(G, seed)
    made = maker.make("Mine")
    assert board_faults(G, made) == []
    assert_spread(made)
    assert maker.steps <= MOST_STEPS


@given(seed=SEEDED)
def test_b3_b4_any_fresh_board_is_legal_spread_and_soon_made(seed: int) -> None:
    assert_sound(seed)


@pytest.mark.soak
@pytest.mark.parametrize("block", range(20))
def test_b3_b4_thousands_of_fresh_boards_are_legal(block: int) -> None:
    for seed in range(100 * block, 100 * (block + 1)):
        assert_sound(seed)


@pytest.mark.parametrize(
    ("seed", "colours"),
    [
        (7, "WEERRGGGBYYYBYYORBBROREBROREEGGGOBOEOGGGGBBOEOOYBBOOOOYOGGYYRYRGYRYRGYRYEEERREEEEBBBBW"),
        (SEEDS - 1, "WRRRRRBBEEEERRRGOBERGOYGOYOYYGGOYGEYBBOYGGGEYBOBGOEEBOBOOOOOEBRGREBRGREBEERYYYYGGBBYYW"),
    ],
)
def test_a_seed_makes_its_board_for_ever(seed: int, colours: str) -> None:
    """Codes are printed on paper. Whoever makes other boards from the same seeds raises their version."""
    assert fresh_board(G, seed, "Mine").colours == colours


@given(seed=SEEDED)
def test_a_code_leads_back_to_its_seed_however_it_is_typed(seed: int) -> None:
    code = code_of(seed)
    assert seed_of(code) == seed
    assert seed_of(f" {code[:3].lower()}-{code[3:]} ".replace("0", "o").replace("1", "l")) == seed


@given(seed=SEEDED, place=st.integers(1, 6), digit=st.sampled_from(DIGITS))
def test_a_slip_in_a_code_is_found(seed: int, place: int, digit: str) -> None:
    code = code_of(seed)
    slip = code[:place] + digit + code[place + 1 :]
    if slip != code:
        with pytest.raises(BadCode, match="a slip"):
            seed_of(slip)


@pytest.mark.parametrize("typed", ["", "E", "123", "1234567890", "žluťoučký", "\x1b[31m", "x" * 10_000])
def test_what_is_no_code_is_told_in_one_line(typed: str) -> None:
    with pytest.raises(BadCode) as told:
        board_of(typed)
    assert "\n" not in str(told.value)
    assert len(str(told.value)) < 200


def test_b1_boards_know_their_codes() -> None:
    for board in STANDARD_BOARDS:
        assert board_code(board) == board.name
        assert board_of(board.name.lower()) == board
    fresh = board_of(code_of(5))
    assert board_code(fresh) == fresh.name == code_of(5)
    assert board_code(Board(code_of(6), fresh.colours)) is None


def test_a_board_is_compared_with_ours() -> None:
    strength = compared(STANDARD_BOARDS[0], 1)
    assert abs(strength.share - 0.25) < 4 * strength.error
    assert strength == compared(STANDARD_BOARDS[0], 1)


def even(seed: int) -> None:
    four = four_boards(seed)
    assert len({board.colours for board in four.boards}) == 4
    BORDER.check_new(Options(boards=four.boards))
    for board, strength in zip(four.boards, four.strengths, strict=True):
        assert board_faults(G, board) == []
        assert board_of(board.name) == board
        assert strength.games >= MEASURED_IN
        assert abs(strength.share - 0.25) <= EVEN
    again = measure(QuickGames(G, 4321), four.boards, 4, 9_600)
    assert all(abs(again.share(board.name) - 0.25) <= EVEN + 0.02 for board in four.boards)


def test_four_boards_of_a_table_are_about_equal() -> None:
    even(1)


def test_where_a_seed_has_no_four_another_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int] = []

    def found(seed: int) -> FreshFour:
        drawn.append(seed)
        if len(drawn) < 3:
            raise BadInput("no four boards")
        return FreshFour(STANDARD_BOARDS, ())

    monkeypatch.setattr(board_strength, "four_boards", found)
    parts = BORDER.parts
    (option,) = (option for option in parts.options() if option.by_name)
    assert parts.read(option, "fresh") == STANDARD_BOARDS
    assert len(set(drawn)) == 3


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 200))
def test_four_boards_of_any_table_are_about_equal(seed: int) -> None:
    even(seed)


def test_joined_pieces_are_connected_and_complete() -> None:
    pieces = joined_pieces(G, range(1, 85))
    near = neighbours(G)
    pairs = {(one, other) for one in range(1, 85) for other in near[one] if one < other < 85}
    assert {piece for piece in pieces if len(piece) == 2} == pairs
    assert len(pieces) == len(set(pieces))
    for piece in pieces:
        reached = {piece[0]}
        for _ in piece:
            reached |= {other for space in reached for other in near[space] if other in piece}
        assert reached == set(piece)
