"""B6 to B14: dice, and the active player's action.

Tests of: B6, B7, B8, B9, B10, B11, B12, B13, B14, B15.
"""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hranice.game import Chance, Drawn, Moved, Refusal
from hranice.games.border import BORDER
from hranice.games.border.rules.board import COLOURS
from hranice.games.border.rules.first_action import NO_SEGMENT, completable, completions
from hranice.games.border.rules.state import Complete, Completed, Cross, Reroll, Rolled, State, Stop, Turned
from tests.border.positions import (
    ALL,
    BLUE,
    GREEN,
    GREY,
    ORANGE,
    RED,
    YELLOW,
    begin,
    crossed_out,
    do,
    facts,
    part_of,
    rolled,
    segment,
    stopped,
)

FIVE_GREY = (GREY,) * 5


def refusal(state: State, seat: int, move: Complete | Reroll | Stop | Cross) -> Refusal:
    with pytest.raises(Refusal) as caught:
        do(state, seat, move)
    return caught.value


def test_b6_five_dice_with_one_face_of_each_colour() -> None:
    assert BORDER.due(begin()).chance == Chance("roll", (6, 6, 6, 6, 6))
    assert COLOURS == ("red", "green", "blue", "yellow", "orange", "grey")


def test_b10_who_still_rolls_is_told_to_stop_first() -> None:
    state = rolled(begin(), *FIVE_GREY)
    assert refusal(state, 0, Complete((0,))).reason == "border-still-rolling"
    assert refusal(state, 1, Complete((0,))).reason == "border-not-now"


@pytest.mark.parametrize("starter", [0, 1, 2])
def test_b7_a_random_player_begins_and_the_turn_passes_clockwise(starter: int) -> None:
    state = begin(3, starter)
    order = []
    for _ in range(4):
        order.append(state.active)
        state = stopped(state, RED, GREEN, BLUE, YELLOW, ORANGE)
        while BORDER.due(state).seats:
            seat = BORDER.due(state).seats[0]
            state = do(state, seat, Complete() if state.phase == "complete" else Cross())
    assert order == [(starter + turn) % 3 for turn in range(4)]


def test_b7_every_seat_may_begin() -> None:
    chance = BORDER.due(BORDER.setup(begin(4).options, 4)).chance
    assert chance is not None
    assert chance.bounds == (4,)


def test_b8_second_action_follows_the_first_and_the_round_ends_when_all_others_have_finished() -> None:
    state = stopped(begin(3), *FIVE_GREY)
    assert refusal(state, 1, Cross()).rule == "B8"
    state = do(state, 0, Complete())
    assert state.phase == "cross"
    assert 0 not in BORDER.due(state).seats
    for move in (Stop(), Reroll(ALL), Complete()):
        assert refusal(state, 0, move).rule == "B8"
    due = BORDER.due(state).seats
    for seat in due[:-1]:
        state = do(state, seat, Cross())
        assert state.phase == "cross"
    happened = facts(state, due[-1], Cross())
    assert Turned(2, 1) in happened


def test_b8_the_round_goes_on_until_the_last_of_the_others_has_finished() -> None:
    state = stopped(begin(4), RED, GREEN, BLUE, YELLOW, ORANGE)
    left = [seat for seat in (1, 2, 3) if seat in BORDER.due(state).seats]
    assert len(left) > 1
    while left:
        assert state.phase == "cross"
        assert state.round == 1
        state = do(state, left.pop(), Cross())
    assert state.round == 2


def test_b8_only_the_active_player_acts_first() -> None:
    state = rolled(begin(3), *FIVE_GREY)
    assert refusal(state, 1, Stop()).reason == "border-not-your-turn"
    assert refusal(state, 2, Reroll(ALL)).rule == "B8"
    assert refusal(do(state, 0, Stop()), 1, Complete()).rule == "B8"


def test_b9_three_rolls_of_any_dice_held_ones_included() -> None:
    state = rolled(begin(), RED, RED, GREEN, BLUE, GREY)
    state = rolled(do(state, 0, Reroll((2, 3, 4))), RED, YELLOW, YELLOW)
    assert state.dice == (RED, RED, RED, YELLOW, YELLOW)
    # The first two were held a moment ago and may be rolled all the same.
    state = do(state, 0, Reroll((0, 1, 4)))
    assert BORDER.due(state).chance == Chance("roll", (6, 6, 6))
    after, happened = BORDER.play(state, Drawn((GREEN, GREEN, GREEN)))
    assert happened[0] == Rolled(0, 3, (GREEN, GREEN, RED, YELLOW, GREEN), (0, 1, 4))
    assert after.phase != "keep"


def test_b9_dice_may_be_named_in_any_order_and_three_rolls_come_again_each_round() -> None:
    state = rolled(begin(), RED, GREEN, BLUE, YELLOW, ORANGE)
    state = rolled(do(state, 0, Reroll((3, 1))), GREY, YELLOW)
    assert state.dice == (RED, GREY, BLUE, YELLOW, ORANGE)
    state = do(do(state, 0, Stop()), 1, Cross())
    assert state.active == 1
    for roll in (1, 2):
        state = rolled(state, RED, GREEN, BLUE, YELLOW, ORANGE)
        assert BORDER.view(state, 1).rolls_left == 3 - roll
        state = do(state, 1, Reroll(ALL))
    assert BORDER.due(state).chance == Chance("roll", (6, 6, 6, 6, 6))


def test_b9_no_fourth_roll() -> None:
    state = begin()
    layout = state.layout(0)
    for _ in range(3):
        assert state.phase == "roll"
        state = rolled(state, *FIVE_GREY)
        if state.phase == "keep":
            state = do(state, 0, Reroll(ALL))
    assert completable(layout, state.crossed[0], state.dice)
    assert refusal(state, 0, Reroll(ALL)).reason == "border-not-now"
    assert refusal(state, 0, Stop()).reason == "border-not-now"


@pytest.mark.parametrize(
    ("dice", "reason"),
    [
        ((), "border-roll-nothing"),
        ((5,), "border-no-such-die"),
        ((-1,), "border-no-such-die"),
        ((1, 1), "border-die-twice"),
    ],
)
def test_b9_dice_that_cannot_be_rolled(dice: tuple[int, ...], reason: str) -> None:
    cause = refusal(rolled(begin(), *FIVE_GREY), 0, Reroll(dice))
    assert (cause.rule, cause.reason) == ("B9", reason)


def test_b9_every_choice_of_dice_is_offered_after_each_roll() -> None:
    state = rolled(begin(), *FIVE_GREY)
    assert len(list(BORDER.moves(state, 0))) == 32


def test_b10_only_whole_segments_are_completed() -> None:
    state = stopped(begin(), GREY, GREY, GREY, RED, BLUE)
    layout = state.layout(0)
    three, four = segment(layout, GREY, 3), segment(layout, GREY, 4)
    cause = refusal(state, 0, Complete((four,)))
    assert (cause.rule, cause.reason) == ("B10", "border-dice-short")
    assert cause.params == {"colour": GREY, "needed": 4, "have": 3}
    after = do(state, 0, Complete((three,)))
    assert after.crossed[0] == layout.white | layout.segments[three]


@pytest.mark.parametrize("number", [99, -2])
def test_b10_segments_that_do_not_exist(number: int) -> None:
    assert refusal(stopped(begin(), *FIVE_GREY), 0, Complete((number,))).reason == "border-no-such-segment"


def test_b3_white_spaces_belong_to_no_segment() -> None:
    cause = refusal(stopped(begin(), *FIVE_GREY), 0, Complete((NO_SEGMENT,)))
    assert (cause.rule, cause.reason) == ("B3", "border-white-space")


def test_b10_a_segment_cannot_be_completed_twice() -> None:
    state = stopped(begin(), *FIVE_GREY)
    two, three = (segment(state.layout(0), GREY, size) for size in (2, 3))
    assert refusal(state, 0, Complete((two, two))).reason == "border-segment-twice"
    state = crossed_out(state, 0, state.layout(0).segments[two])
    assert refusal(state, 0, Complete((two, three))).reason == "border-segment-complete"


def test_b11_a_segment_need_not_touch_a_cross() -> None:
    state = begin()
    layout = state.layout(0)
    near = layout.frontier(layout.white)
    number = next(n for n, mask in enumerate(layout.segments) if not mask & near)
    colour, size = layout.segment_colour[number], layout.segments[number].bit_count()
    dice = (colour,) * size + ((colour + 1) % 6,) * (5 - size)
    after = do(stopped(state, *dice), 0, Complete((number,)))
    assert after.crossed[0] & layout.segments[number] == layout.segments[number]


@pytest.mark.parametrize("open_spaces", [1, 2, 3, 4])
def test_b12_a_partly_crossed_segment_needs_dice_only_for_its_open_spaces(open_spaces: int) -> None:
    state = begin()
    layout = state.layout(0)
    number = segment(layout, BLUE, 5)
    state = crossed_out(state, 0, part_of(layout.segments[number], 5 - open_spaces))
    dice = (BLUE,) * open_spaces + (RED,) * (5 - open_spaces)
    after, happened = BORDER.play(stopped(state, *dice), Moved(0, Complete((number,))))
    completed = happened[0]
    assert isinstance(completed, Completed)
    assert len(completed.spaces) == open_spaces
    assert after.crossed[0] & layout.segments[number] == layout.segments[number]


def test_b12_who_can_complete_only_what_is_partly_crossed_is_asked() -> None:
    state = begin()
    layout = state.layout(0)
    number = segment(layout, BLUE, 5)
    state = crossed_out(state, 0, part_of(layout.segments[number], 4))
    state = stopped(state, RED, GREEN, BLUE, YELLOW, ORANGE)
    assert state.phase == "complete"
    assert BORDER.view(state, 0).segments == (number,)
    assert list(BORDER.moves(state, 0)) == [Complete(), Complete((number,))]


def test_b13_several_segments_of_one_and_of_several_colours() -> None:
    state = begin()
    layout = state.layout(0)
    grey = (segment(layout, GREY, 2), segment(layout, GREY, 3))
    assert do(stopped(state, *FIVE_GREY), 0, Complete(grey)).crossed[0].bit_count() == 2 + 5
    mixed = (segment(layout, GREY, 2), segment(layout, RED, 3))
    assert do(stopped(state, GREY, RED, GREY, RED, RED), 0, Complete(mixed)).crossed[0].bit_count() == 2 + 5


def test_b13_dice_must_suffice_for_all_of_them_together() -> None:
    state = stopped(begin(), GREY, GREY, GREY, GREY, RED)
    two, three = (segment(state.layout(0), GREY, size) for size in (2, 3))
    cause = refusal(state, 0, Complete((two, three)))
    assert cause.params == {"colour": GREY, "needed": 5, "have": 4}


def test_b14_nothing_need_be_completed() -> None:
    state = stopped(begin(), *FIVE_GREY)
    assert Complete() in list(BORDER.moves(state, 0))
    assert do(state, 0, Complete()).crossed[0] == state.layout(0).white


def test_b14_who_can_complete_nothing_is_not_asked() -> None:
    state = rolled(begin(), RED, GREEN, BLUE, YELLOW, ORANGE)
    after, happened = BORDER.play(state, Moved(0, Stop()))
    assert Completed(0, (), (), ALL, passed_over=(0,)) in happened
    assert after.phase == "cross"
    _, happened = BORDER.play(stopped(begin(), *FIVE_GREY), Moved(0, Complete()))
    assert Completed(0, (), (), ALL) in happened


@given(st.lists(st.integers(0, 5), min_size=5, max_size=5), st.sets(st.integers(0, 85)))
def test_b10_to_b14_completions_are_exactly_the_affordable_sets(dice: list[int], crossed: set[int]) -> None:
    """Against brute force over all sets of segments that the dice could pay for at all."""
    state = stopped_with(dice, crossed)
    layout = state.layout(0)
    alone = completable(layout, state.crossed[0], state.dice)
    expected = set()
    for flags in product((False, True), repeat=len(alone)):
        chosen = tuple(number for number, flag in zip(alone, flags, strict=True) if flag)
        need = [0] * 6
        for number in chosen:
            need[layout.segment_colour[number]] += (layout.segments[number] & ~state.crossed[0]).bit_count()
        if all(need[colour] <= dice.count(colour) for colour in range(6)):
            expected.add(chosen)
    listed = [move.segments for move in completions(state)]
    assert len(listed) == len(set(listed))
    assert set(listed) == expected


def stopped_with(dice: list[int], crossed: set[int]) -> State:
    """Return a completing player before a board with these spaces crossed."""
    state = begin()
    state = crossed_out(state, 0, state.layout(0).bits(crossed))
    return rolled(state, *dice)


def test_b15_dice_left_are_those_that_no_cross_needed() -> None:
    state = stopped(begin(), GREY, RED, GREY, GREY, BLUE)
    completed = facts(state, 0, Complete((segment(state.layout(0), GREY, 2),)))[0]
    assert isinstance(completed, Completed)
    assert completed.left == (1, 3, 4)


def test_b10_a_completion_spends_the_dice_that_the_others_do_not_get() -> None:
    state = stopped(begin(), GREY, RED, GREY, GREY, BLUE)
    move = Complete((segment(state.layout(0), GREY, 2),))
    assert BORDER.spent(state, 0, move) == (0, 2)
    assert BORDER.spent(state, 0, Complete()) == ()


def test_b12_a_segment_partly_crossed_spends_dice_for_its_open_spaces_only() -> None:
    layout = begin().layout(0)
    number = segment(layout, GREY, 3)
    first = layout.spaces(layout.segments[number])[0]
    state = do(stopped_with([GREY] * 5, {first}), 0, Stop())
    assert BORDER.spent(state, 0, Complete((number,))) == (0, 1)


def test_b13_what_may_be_completed_besides_follows_from_what_is_chosen() -> None:
    state = stopped(begin(), GREY, GREY, GREY, RED, RED)
    layout = state.layout(0)
    two, three, red = segment(layout, GREY, 2), segment(layout, GREY, 3), segment(layout, RED, 2)
    further = BORDER.further(state, 0, Complete((three,)), 0)
    assert further == (Complete((three, red)),)
    assert {move.segments[-1] for move in completable_besides(state)} == {two, three, red}
    with pytest.raises(Refusal):
        BORDER.further(state, 0, Complete((two, three)), 0)


def completable_besides(state: State) -> tuple[Complete, ...]:
    return tuple(move for move in BORDER.further(state, 0, Complete(), 0) if isinstance(move, Complete))
