"""The five worked examples of the rules page, rebuilt on our own boards."""

from itertools import permutations

from msgspec.structs import replace

from hranice.game import Drawn, Moved
from hranice.games.border import BORDER
from hranice.games.border.rules.board_bits import Layout, single_bits
from hranice.games.border.rules.first_action import completable, completions
from hranice.games.border.rules.second_action import crossings
from hranice.games.border.rules.state import (
    Closed,
    Complete,
    Completed,
    Cross,
    Ended,
    Options,
    Reroll,
    State,
    Stop,
)
from tests.border.positions import (
    ALL,
    BLUE,
    GREY,
    NAMES,
    RED,
    YELLOW,
    begin,
    crossed_out,
    do,
    part_of,
    rolled,
    segment,
)
from tests.border.test_closing import (
    AREAS,
    WELL,
    bits_of,
    closing_second_action,
    five_closed_and_one_to_go,
)


def third_roll(state: State, *dice: int) -> State:
    """Let the active player end a third roll with these dice."""
    for _ in range(2):
        state = do(rolled(state, *dice), state.active, Reroll(ALL))
    return rolled(state, *dice)


def test_example_1_three_grey_one_yellow_one_blue() -> None:
    state = third_roll(begin(), GREY, GREY, GREY, YELLOW, BLUE)
    layout = state.layout(0)
    three, two = segment(layout, GREY, 3), segment(layout, GREY, 2)
    assert [move.segments for move in completions(state)] == [(), *sorted([(two,), (three,)])]
    completed = BORDER.play(state, Moved(0, Complete((three,))))[1][0]
    assert isinstance(completed, Completed)
    assert sorted(state.dice[die] for die in completed.left) == sorted([YELLOW, BLUE])
    completed = BORDER.play(state, Moved(0, Complete((two,))))[1][0]
    assert isinstance(completed, Completed)
    assert sorted(state.dice[die] for die in completed.left) == sorted([GREY, YELLOW, BLUE])
    assert completable(layout, layout.white, (YELLOW, BLUE)) == ()


def near_white(layout: Layout, colour: int) -> int:
    return layout.frontier(layout.white) & layout.of_colour[colour]


def test_example_2_the_others_cross_next_to_their_white_spaces() -> None:
    """One has both colours next to a white space; another only one of the two, and not by a chain.

    On the page the colours are yellow and blue; on our boards whichever two show it.
    """
    state, one_colour, both_colours, shown = boards_for_example_2()
    dice = (GREY, GREY, GREY, *shown)
    state = do(third_roll(state, *dice), 0, Complete((segment(state.layout(0), GREY, 3),)))
    layout = state.layout(both_colours)
    spaces = [layout.space(near_white(layout, colour) & -near_white(layout, colour)) for colour in shown]
    do(state, both_colours, Cross(tuple(spaces)))
    layout = state.layout(one_colour)
    for move in crossings(state, one_colour):
        assert all(layout.colour[space] == shown[1] for space in move.spaces)
    assert any(move.spaces for move in crossings(state, one_colour))


def boards_for_example_2() -> tuple[State, int, int, tuple[int, int]]:
    """Return a hand of boards and two colours for which the example happens: our boards hold one."""
    for hand in permutations(NAMES, 3):
        state = BORDER.setup(Options(choice=hand), 3)
        state = BORDER.play(state, Drawn((0,)))[0]
        for first, second in permutations((RED, YELLOW, BLUE, 1, 4), 2):
            lacking, having = state.layout(1), state.layout(2)
            blues = near_white(lacking, second)
            beyond = 0
            for bit in single_bits(blues):
                beyond |= lacking.near[lacking.space(bit)] & lacking.of_colour[first]
            has_both = near_white(having, first) and near_white(having, second)
            if has_both and blues and not near_white(lacking, first) and not beyond:
                return state, 1, 2, (first, second)
    raise AssertionError("no hand of boards shows the example")


def test_example_3_all_five_dice_complete_three_partly_crossed_segments() -> None:
    state = begin(4)
    layout = state.layout(0)
    parts = {(YELLOW, 5): 3, (YELLOW, 4): 2, (RED, 3): 2}
    for (colour, size), crossed in parts.items():
        state = crossed_out(state, 0, part_of(layout.segments[segment(layout, colour, size)], crossed))
    for seat in (1, 2, 3):
        board = state.layout(seat)
        opened = sum(part_of(board.segments[segment(board, colour, 5)], 1) for colour in (RED, YELLOW))
        state = crossed_out(state, seat, opened)
    state = do(rolled(state, YELLOW, RED, RED, RED, BLUE), 0, Reroll((2, 3, 4)))
    state = do(rolled(state, YELLOW, YELLOW, YELLOW), 0, Stop())
    assert state.rolls == 2
    state = do(state, 0, Complete(tuple(segment(layout, colour, size) for colour, size in parts)))
    assert state.one_die
    for seat, colour in ((1, RED), (2, RED), (3, YELLOW)):
        board = state.layout(seat)
        singles = [move for move in crossings(state, seat) if move.spaces]
        assert all(len(move.spaces) == 1 for move in singles)
        state = do(state, seat, next(m for m in singles if board.colour[m.spaces[0]] == colour))
    assert state.round == 2


def test_example_4_the_well_is_worth_four_first_and_two_later() -> None:
    state, bits = closing_second_action(WELL, seats=3)
    first = state.layout(1).space(bits[1])
    later = state.layout(2).space(bits[2])
    state = do(do(state, 1, Cross((first,))), 2, Cross())
    assert BORDER.standing(state).scores == (0, 4, 0)
    dice = (state.layout(2).colour[later],) * 5
    state = rolled(state, *dice)
    state = do(state, 1, Stop())
    state = do(state, 1, Complete()) if state.phase == "complete" else state
    if 0 in BORDER.due(state).seats:
        state = do(state, 0, Cross())
    happened = BORDER.play(state, Moved(2, Cross((later,))))[1]
    assert [fact for fact in happened if isinstance(fact, Closed)] == [Closed(2, WELL, 2, first=False)]


def test_example_5_the_sixth_area_in_a_first_action_and_33_points() -> None:
    state, move, sixth = five_closed_and_one_to_go(2)
    assert [area.high for area in AREAS[:5]] == [4, 5, 6, 7, 8]
    assert AREAS[sixth].high == 12
    state = replace(state, first=(bits_of(8, 5), 0), later=(bits_of(4, 6, 7), 0))
    state = crossed_out(state, 1, state.layout(1).frontier(state.layout(1).white))
    after = do(state, 0, move)
    assert after.ending
    assert BORDER.due(after).seats == (1,)
    over, facts = BORDER.play(after, Moved(1, Cross()))
    assert isinstance(facts[-1], Ended)
    assert BORDER.standing(over).scores[0] == (12 + 8 + 5) + (2 + 3 + 3) == 33
