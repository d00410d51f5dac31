"""What views tell of boards: sets of spaces as digits; with the options segments and both values."""

from hypothesis import given
from hypothesis import strategies as st

from hranice.games.border import BORDER
from hranice.games.border.rules.board import SPACES, Board, Geography
from hranice.games.border.rules.board_bits import Layout
from hranice.games.border.rules.standard_boards import STANDARD_BOARDS, STANDARD_GEOGRAPHY
from hranice.games.border.rules.state import Options
from tests.border.positions import begin, crossed_out

NUMBERS = range(SPACES)


@given(st.permutations(NUMBERS), st.sets(st.sampled_from(NUMBERS)))
def test_digits_tell_every_set_of_spaces_however_they_are_numbered(
    order: list[int], spaces: set[int]
) -> None:
    board = STANDARD_BOARDS[0]
    layout = Layout(
        Geography(tuple(STANDARD_GEOGRAPHY.spaces[place] for place in order), ()),
        Board(board.name, "".join(board.colours[place] for place in order)),
    )
    digits = layout.digits(layout.bits(spaces))
    assert len(digits) == SPACES
    assert {space for space, digit in enumerate(digits) if digit == "1"} == spaces
    assert set(digits) <= {"0", "1"}


@given(st.sets(st.sampled_from(NUMBERS)))
def test_a_view_is_as_long_late_as_early(spaces: set[int]) -> None:
    """No more is sent of a full board than of an empty one, but for the areas that were closed."""
    before = begin()
    layout = before.layout(1)
    after = crossed_out(before, 1, layout.bits(spaces))
    early, late = (BORDER.view(state, None).players[1] for state in (before, after))
    assert late.crossed == layout.digits(after.crossed[1])
    assert len(late.crossed) == len(early.crossed)


def test_b4_options_are_shown_with_the_segments_of_every_board() -> None:
    options = Options()
    for board, layout in zip(BORDER.options_view(options).boards, options.layouts, strict=True):
        assert tuple(map(layout.bits, board.segments)) == layout.segments
        assert all(len({board.colours[space] for space in spaces}) == 1 for spaces in board.segments)


def test_b5_options_are_shown_with_both_values_of_every_area() -> None:
    areas = BORDER.options_view(Options()).geography.areas
    assert {area.high: area.low for area in areas} == {
        4: 2,
        5: 2,
        6: 3,
        7: 3,
        8: 4,
        9: 4,
        10: 5,
        11: 5,
        12: 6,
    }


def test_b24_a_view_tells_how_many_areas_end_the_game() -> None:
    assert BORDER.view(begin(), None).areas_to_end == 6
