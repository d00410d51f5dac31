"""B20 to B25: closing areas, scoring them, and the end of the game.

Tests of: B20, B21, B22, B23, B24, B25.
"""

import pytest
from msgspec.structs import replace

from hranice.game import Drawn, Moved
from hranice.games.border import BORDER
from hranice.games.border.rules.scoring import points_of
from hranice.games.border.rules.state import (
    Closed,
    Complete,
    Cross,
    Ended,
    Ending,
    Options,
    State,
    Stop,
)
from tests.border.positions import (
    GREY,
    NAMES,
    all_but,
    begin,
    crossed_out,
    do,
    facts,
    rolled,
    segment,
    stopped,
)

AREAS = Options().geography.areas
WELL = next(number for number, area in enumerate(AREAS) if area.name == "well")


def lone_space(state: State, seat: int, area: int) -> int:
    """Return a space that borders this area alone, as a bit."""
    layout = state.layout(seat)
    others = 0
    for number, ring in enumerate(layout.rings):
        if number != area:
            others |= ring
    alone = layout.rings[area] & ~others & ~layout.white
    return alone & -alone


def ring_but(state: State, seat: int, area: int, missing: int) -> State:
    """Return the position with the border of one area crossed but for the missing spaces."""
    return crossed_out(state, seat, state.layout(seat).rings[area] & ~missing)


def colour_of(state: State, seat: int, bit: int) -> int:
    layout = state.layout(seat)
    return layout.colour[layout.space(bit)]


def closing_second_action(area: int, seats: int = 3) -> tuple[State, dict[int, int]]:
    """Return a second action in which every other seat can close the area with one cross."""
    state = begin(seats)
    bits = {seat: lone_space(state, seat, area) for seat in range(1, seats)}
    for seat, bit in bits.items():
        state = ring_but(state, seat, area, bit)
    dice = [colour_of(state, seat, bit) for seat, bit in bits.items()]
    state = stopped(state, *(dice + dice * 4)[:5])
    return (do(state, 0, Complete()) if state.phase == "complete" else state), bits


def closing_first_action(state: State, area: int) -> tuple[State, Complete]:
    """Let the active player be about to close the area by completing one segment."""
    seat = state.active
    layout = state.layout(seat)
    bit = lone_space(state, seat, area)
    number = next(n for n, mask in enumerate(layout.segments) if mask & bit)
    state = ring_but(state, seat, area, bit)
    state = crossed_out(state, seat, layout.segments[number] ^ bit)
    colour = layout.segment_colour[number]
    return stopped(state, colour, *((colour + 1 + n) % 6 for n in range(4))), Complete((number,))


def test_b20_an_area_is_closed_by_its_last_space_and_one_cross_can_close_several() -> None:
    state = begin()
    layout = state.layout(1)
    shared = next(
        bit
        for bit in layout.bit
        if sum(bool(ring & bit) for ring in layout.rings) >= 2 and not bit & layout.white
    )
    areas = [number for number, ring in enumerate(layout.rings) if ring & shared]
    state = all_but(state, 1, shared)
    state = stopped(state, *(colour_of(state, 1, shared),) * 5)
    state = do(state, 0, Complete()) if state.phase == "complete" else state
    happened = facts(state, 1, Cross((layout.space(shared),)))
    assert [fact.area for fact in happened if isinstance(fact, Closed)] == areas


def test_b20_not_before_its_last_space() -> None:
    state = begin()
    layout = state.layout(1)
    bit = lone_space(state, 1, WELL)
    rest = layout.rings[WELL] & ~bit
    second = (rest & ~layout.white) & -(rest & ~layout.white)
    state = ring_but(state, 1, WELL, bit | second)
    state = stopped(state, *(colour_of(state, 1, bit),) * 5)
    state = do(state, 0, Complete()) if state.phase == "complete" else state
    happened = facts(state, 1, Cross((layout.space(bit),)))
    assert not [fact for fact in happened if isinstance(fact, Closed)]


def test_b21_first_scores_high_and_everybody_in_a_later_action_low() -> None:
    state, move = closing_first_action(begin(3), WELL)
    state, happened = BORDER.play(state, Moved(0, move))
    assert Closed(0, WELL, 4, first=True) in happened
    for seat in BORDER.due(state).seats:
        state = do(state, seat, Cross())
    assert (state.round, state.active) == (2, 1)
    # The second closes it in the next round, the third in the second action of that one.
    state, move = closing_first_action(state, WELL)
    bit = lone_space(state, 2, WELL)
    state = ring_but(state, 2, WELL, bit)
    state = replace(state, dice=(state.dice[0], *(colour_of(state, 2, bit),) * 4))
    state, happened = BORDER.play(state, Moved(1, move))
    assert Closed(1, WELL, 2, first=False) in happened
    for seat in BORDER.due(state).seats:
        state = do(state, seat, Cross((state.layout(2).space(bit),) if seat == 2 else ()))
    assert [points_of(state, seat) for seat in range(3)] == [4, 2, 2]


def test_b21_first_and_second_action_of_one_round_are_different_actions() -> None:
    state = begin(2)
    bit = lone_space(state, 1, WELL)
    state = ring_but(state, 1, WELL, bit)
    # The active player closes the well with one die; the next die is the colour that the other needs.
    state, move = closing_first_action(state, WELL)
    wanted = colour_of(state, 1, bit)
    dice = (state.dice[0], *(wanted,) * 4)
    state = replace(state, dice=dice)
    state = do(state, 0, move)
    after, happened = BORDER.play(state, Moved(1, Cross((state.layout(1).space(bit),))))
    assert Closed(1, WELL, 2, first=False) in happened
    assert BORDER.standing(after).scores == (4, 2)
    assert [player.score for player in BORDER.view(after, None).players] == [4, 2]


def test_b22_all_who_close_it_in_the_same_second_action_score_high() -> None:
    state, bits = closing_second_action(WELL)
    for seat in (1, 2):
        space = state.layout(seat).space(bits[seat])
        state, happened = BORDER.play(state, Moved(seat, Cross((space,))))
    assert {Closed(1, WELL, 4, first=True), Closed(2, WELL, 4, first=True)} <= set(happened)


def test_b23_a_closing_is_announced_and_the_higher_value_struck_out_for_all() -> None:
    state, bits = closing_second_action(WELL, seats=2)
    assert BORDER.view(state, None).taken == ()
    after, happened = BORDER.play(state, Moved(1, Cross((state.layout(1).space(bits[1]),))))
    assert Closed(1, WELL, AREAS[WELL].high, first=True) in happened
    for seat in (0, 1, None):
        view = BORDER.view(after, seat)
        assert view.taken == (WELL,)
        assert view.players[1].score == AREAS[WELL].high


def with_closed(state: State, seat: int, areas: range, *, first: bool) -> State:
    """Return the position with areas scored by a seat, as if closed earlier."""
    mask = sum(1 << area for area in areas)
    field = list(state.first if first else state.later)
    field[seat] |= mask
    return replace(state, first=tuple(field)) if first else replace(state, later=tuple(field))


def five_closed_and_one_to_go(seats: int) -> tuple[State, Complete, int]:
    """Return a first action in which the active player can close a sixth area."""
    state = begin(seats)
    sixth = len(AREAS) - 1
    state = with_closed(state, 0, range(5), first=True)
    for area in range(5):
        state = crossed_out(state, 0, state.layout(0).rings[area])
    state, move = closing_first_action(state, sixth)
    return state, move, sixth


def test_b24_sixth_area_in_a_first_action_lets_the_second_be_played() -> None:
    state, move, sixth = five_closed_and_one_to_go(2)
    state = crossed_out(state, 1, state.layout(1).frontier(state.layout(1).white))
    after, happened = BORDER.play(state, Moved(0, move))
    assert Closed(0, sixth, 12, first=True) in happened
    assert Ending(0) in happened
    assert after.ending
    assert BORDER.due(after).seats == (1,)
    over, last = BORDER.play(after, Moved(1, Cross()))
    assert isinstance(last[-1], Ended)
    assert not BORDER.due(over)


def test_b24_a_closing_of_another_in_that_second_action_does_not_prolong_the_game() -> None:
    state, move, _ = five_closed_and_one_to_go(2)
    bit = lone_space(state, 1, WELL)
    state = ring_but(state, 1, WELL, bit)
    state = replace(state, dice=(state.dice[0], *(colour_of(state, 1, bit),) * 4))
    state = do(state, 0, move)
    over, last = BORDER.play(state, Moved(1, Cross((state.layout(1).space(bit),))))
    assert Closed(1, WELL, 2, first=False) in last
    assert BORDER.standing(over).over


def test_b24_sixth_area_in_a_second_action_lets_everybody_finish() -> None:
    state, bits = closing_second_action(WELL, seats=3)
    state = with_closed(state, 1, range(len(AREAS) - 5, len(AREAS)), first=False)
    state = do(state, 1, Cross((state.layout(1).space(bits[1]),)))
    assert BORDER.due(state).seats == (2,)
    over, last = BORDER.play(state, Moved(2, Cross((state.layout(2).space(bits[2]),))))
    assert Closed(2, WELL, 4, first=True) in last
    assert isinstance(last[-1], Ended)
    assert BORDER.standing(over).over


def test_b24_five_areas_do_not_end_the_game() -> None:
    state, bits = closing_second_action(WELL, seats=2)
    state = with_closed(state, 1, range(len(AREAS) - 4, len(AREAS)), first=False)
    after = do(state, 1, Cross((state.layout(1).space(bits[1]),)))
    assert BORDER.due(after).chance


def test_b24_more_than_six_are_allowed_and_all_of_them_score() -> None:
    state, bits = closing_second_action(WELL, seats=2)
    state = with_closed(state, 1, range(len(AREAS) - 8, len(AREAS)), first=True)
    over = do(state, 1, Cross((state.layout(1).space(bits[1]),)))
    assert BORDER.standing(over).scores[1] == sum(area.high for area in AREAS)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_b24_three_circuits_without_a_cross_end_the_game(seats: int) -> None:
    state = BORDER.setup(Options(choice=NAMES[:seats]), seats)
    state = BORDER.play(state, Drawn((0,)))[0]
    for turn in range(3 * seats):
        assert state.quiet == turn
        assert state.round == turn + 1
        # One of each of five colours completes nothing; the others pass.
        state = do(rolled(state, 0, 1, 2, 3, 4), state.active, Stop())
        happened: tuple[object, ...] = ()
        while seats_due := BORDER.due(state).seats:
            state, happened = BORDER.play(state, Moved(seats_due[0], Cross()))
    assert happened[-1] == Ended((0,) * seats, tuple(range(seats)), quiet=True)


def test_b24_any_cross_starts_the_count_anew() -> None:
    state = begin(2)
    state = do(stopped(state, 0, 1, 2, 3, 4), 1, Cross())
    assert state.quiet == 1
    state = do(rolled(state, 0, 1, 2, 3, 4), 1, Stop())
    space = BORDER.view(state, 0).spaces[0]
    assert do(state, 0, Cross((space,))).quiet == 0


def test_b24_a_first_action_that_uses_all_five_dice_is_not_quiet() -> None:
    state = do(stopped(begin(2), 0, 1, 2, 3, 4), 1, Cross())
    layout = state.layout(1)
    sizes = [segment(layout, GREY, 2), segment(layout, GREY, 3)]
    state = do(rolled(state, *(GREY,) * 5), 1, Stop())
    state = do(state, 1, Complete(tuple(sizes)))
    for seat in BORDER.due(state).seats:
        state = do(state, seat, Cross())
    assert (state.round, state.quiet) == (3, 0)


def finished(first: tuple[int, ...], later: tuple[int, ...]) -> State:
    """Return a finished game in which these areas were scored high and low."""
    state = begin(len(first))
    return replace(state, phase="over", first=first, later=later)


def bits_of(*highs: int) -> int:
    """Return the areas with these higher values."""
    return sum(1 << number for number, area in enumerate(AREAS) if area.high in highs)


def test_b25_most_points_win() -> None:
    assert BORDER.standing(finished((bits_of(12), bits_of(11)), (0, 0))).winners == (0,)


def test_b25_a_tie_goes_to_the_best_single_area_actually_scored() -> None:
    state = finished((bits_of(12), bits_of(7, 5)), (0, 0))
    assert BORDER.standing(state).scores == (12, 12)
    assert BORDER.standing(state).winners == (0,)
    # 12 closed late is only 6: what was scored counts, not what was printed.
    state = finished((0, bits_of(6)), (bits_of(12), 0))
    assert BORDER.standing(state).winners == (0, 1)


def test_b25_still_tied_is_a_shared_victory() -> None:
    state = finished((bits_of(9), bits_of(9), bits_of(8)), (0, 0, 0))
    assert BORDER.standing(state).winners == (0, 1)


def test_b25_the_best_single_area_decides_behind_the_winners_too() -> None:
    state = finished((bits_of(12, 5), bits_of(7, 5), bits_of(12), bits_of(7, 5)), (0, 0, 0, 0))
    assert BORDER.standing(state).scores == (17, 12, 12, 12)
    assert BORDER.ranks(state) == (1, 3, 2, 3)
