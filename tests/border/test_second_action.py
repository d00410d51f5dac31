"""B15 to B19: the action of all the others.

Tests of: B15, B16, B17, B18, B19.
"""

from itertools import chain, combinations, permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from hranice.game import Drawn, Moved, Refusal
from hranice.games.border import BORDER
from hranice.games.border.rules.board import Board, Cell, Geography, neighbours
from hranice.games.border.rules.board_bits import Layout
from hranice.games.border.rules.first_action import count_colours
from hranice.games.border.rules.second_action import crossing, crossings, sample_crossing
from hranice.games.border.rules.state import Complete, Completed, Cross, Crossed, Finished, Options, State
from tests.border.positions import ALL, GREY, NAMES, RED, begin, crossed_out, do, part_of, segment, stopped


def second_action(dice: tuple[int, ...], seats: int = 2, *, rule_of_chains: bool = True) -> State:
    """Return a second action in which the active player used no die."""
    state = stopped(begin(seats, chain=rule_of_chains), *dice)
    return do(state, 0, Complete()) if state.phase == "complete" else state


def refusal(state: State, seat: int, spaces: tuple[int, ...]) -> Refusal:
    with pytest.raises(Refusal) as caught:
        do(state, seat, Cross(spaces))
    return caught.value


def path_from_white(layout: Layout, length: int) -> tuple[int, ...]:
    """Return spaces that lead away from the first white one, each out of reach without the one before."""
    path: tuple[int, ...] = ()
    reached = layout.white
    frontier = layout.frontier(reached)
    for _ in range(length):
        step = frontier & -frontier
        path += (layout.space(step),)
        reached |= step
        frontier = layout.near[layout.space(step)] & ~reached & ~layout.frontier(reached ^ step)
    return path


def dice_for(layout: Layout, spaces: tuple[int, ...]) -> tuple[int, ...]:
    """Return five dice that show at least the colours of these spaces."""
    shown = tuple(layout.colour[space] for space in spaces)
    return shown + (shown[-1],) * (5 - len(shown))


def test_b15_a_die_that_the_active_player_used_is_gone_and_each_left_serves_everybody() -> None:
    state = stopped(begin(3), GREY, GREY, RED, RED, RED)
    two = segment(state.layout(0), GREY, 2)
    state = do(state, 0, Complete((two,)))
    assert state.left == (2, 3, 4)
    for seat in (1, 2):
        making = crossing(state, seat)
        reds = state.layout(seat).of_colour[RED]
        assert making.candidates == state.layout(seat).frontier(state.crossed[seat]) & reds


def test_b15_whom_no_die_serves_is_not_asked_and_everybody_is_told() -> None:
    state = stopped(begin(3), RED, RED, RED, RED, RED)
    reds = state.layout(2).of_colour[RED]
    state = replace(state, crossed=(*state.crossed[:2], state.crossed[2] | reds))
    after, facts = BORDER.play(state, Moved(0, Complete()))
    assert BORDER.due(after).seats == (1,)
    assert facts == (Completed(0, (), (), ALL, passed_over=(2,)),)


def test_b15_marks_are_sealed_until_all_have_finished_then_applied_together() -> None:
    state = busy_second_action(3)
    one, other = BORDER.due(state).seats
    spaces = longest(state, one)
    after, happened = BORDER.play(state, Moved(one, Cross(spaces)))
    assert happened == (Finished(one),)
    assert after.crossed == state.crossed
    for onlooker in (0, other, None):
        view = BORDER.view(after, onlooker)
        assert view.players[one].crossed == BORDER.view(state, onlooker).players[one].crossed
        assert view.marks is None
        assert BORDER.redact(after, onlooker).sealed[one] == 0
    assert BORDER.view(after, one).marks == spaces
    final, opened = BORDER.play(after, Moved(other, Cross()))
    assert Crossed(one, spaces) in opened
    assert Crossed(other, ()) in opened
    assert final.crossed[one] == state.crossed[one] | state.layout(one).bits(spaces)


def test_b15_nobody_acts_twice_and_the_active_player_not_at_all() -> None:
    state = busy_second_action(3)
    one, _ = BORDER.due(state).seats
    state = do(state, one, Cross())
    assert refusal(state, one, ()).reason == "border-already-finished"
    assert refusal(state, 0, ()).reason == "border-not-an-other"
    assert refusal(state, 7, ()).rule == "B15"


def test_b16_next_to_a_white_space_of_the_colour_of_a_die() -> None:
    state = second_action((0, 1, 2, 3, 4))
    layout = state.layout(1)
    near = [space for space in range(86) if layout.near[space] & layout.white]
    for space in range(86):
        bit = layout.bit[space]
        legal = space in near and layout.colour[space] in range(5) and not layout.white & bit
        assert bool(crossing(state, 1).candidates & bit) == legal
        if legal:
            do(state, 1, Cross((space,)))
        else:
            assert refusal(state, 1, (space,)).rule == "B16"


def test_b16_reasons() -> None:
    layout = begin().layout(1)
    path = path_from_white(layout, 3)
    state = second_action(dice_for(layout, path))
    lacking = next(
        space
        for space in range(86)
        if layout.colour[space] >= 0 and layout.colour[space] not in dice_for(layout, path)
    )
    white = layout.space(layout.white & -layout.white)
    assert refusal(state, 1, (path[2],)).reason == "border-not-adjacent"
    assert refusal(state, 1, (path[0], path[0])).reason == "border-space-twice"
    assert refusal(state, 1, (white,)).reason == "border-already-crossed"
    assert refusal(state, 1, (86,)).reason == "border-no-such-space"
    assert refusal(state, 1, (-1,)).reason == "border-no-such-space"
    cause = refusal(state, 1, (lacking,))
    assert (cause.reason, cause.params["colour"]) == ("border-no-die", layout.colour[lacking])


def test_b16_one_space_per_die() -> None:
    state = begin()
    layout = state.layout(1)
    five = layout.segments[segment(layout, GREY, 5)]
    state = crossed_out(state, 1, part_of(five, 1))
    state = stopped(state, GREY, GREY, RED, RED, RED)
    state = do(state, 0, Complete()) if state.phase == "complete" else state
    for move in crossings(state, 1):
        used = count_colours(tuple(layout.colour[space] for space in move.spaces))
        assert used[GREY] <= 2
        assert used[RED] <= 3
    three = next(
        move.spaces for move in crossings(replace(state, dice=(GREY,) * 5), 1) if len(move.spaces) == 3
    )
    cause = refusal(state, 1, three)
    assert (cause.rule, cause.reason, cause.params["colour"]) == ("B16", "border-no-die", GREY)


def test_b16_crosses_may_chain_in_any_order_when_the_option_says_so() -> None:
    layout = begin().layout(1)
    path = path_from_white(layout, 4)
    dice = dice_for(layout, path)
    state = second_action(dice)
    results = {do(state, 1, Cross(order)).crossed for order in permutations(path)}
    assert len(results) == 1
    strict = second_action(dice, rule_of_chains=False)
    assert refusal(strict, 1, path).reason == "border-not-adjacent"
    do(strict, 1, Cross(path[:1]))


def test_b16_adjacent_across_two_chains_that_run_side_by_side() -> None:
    """Adjacency is sharing an edge: it does not ask whether both spaces border one area."""
    layout = begin().layout(0)
    geography = Options().geography
    for one, (q, r) in enumerate(geography.spaces):
        for other, cell in enumerate(geography.spaces):
            touching = (cell[0] - q, cell[1] - r) in {(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)}
            assert bool(layout.near[one] & layout.bit[other]) == touching


@given(st.sets(st.tuples(st.integers(-4, 4), st.integers(-4, 4)), min_size=1))
def test_b16_adjacency_is_right_on_any_geography(cells: set[Cell]) -> None:
    """A row's last space has no neighbour at the beginning of the next one, wherever rows begin."""
    geography = Geography(tuple(sorted(cells)), ())
    layout = Layout(geography, Board("any", "R" * len(cells)))
    for space, others in enumerate(neighbours(geography)):
        assert layout.near[space] == layout.bits(others)
        assert layout.frontier(layout.bit[space]) == layout.bits(others)


def test_b17_opening_extending_and_completing_are_all_allowed_and_none_is_required() -> None:
    state = begin()
    layout = state.layout(1)
    path = path_from_white(layout, 1)
    number = next(n for n, mask in enumerate(layout.segments) if mask & layout.bit[path[0]])
    colour, mask = layout.segment_colour[number], layout.segments[number]
    state = stopped(state, *(colour,) * 5)
    state = do(state, 0, Complete()) if state.phase == "complete" else state
    listed = {layout.bits(move.spaces) for move in crossings(state, 1)}
    within = {option & mask for option in listed}
    assert 0 in listed
    assert mask in within
    assert any(0 < option.bit_count() < mask.bit_count() for option in within)
    for marked in (0, layout.bit[path[0]], mask):
        after = do(state, 1, Cross(layout.spaces(marked)))
        assert after.crossed[1] == layout.white | marked
    extended = crossed_out(state, 1, layout.bit[path[0]])
    rest = layout.frontier(extended.crossed[1]) & mask
    assert do(extended, 1, Cross(layout.spaces(rest & -rest))).crossed[1] & mask


def test_b18_all_five_dice_used_leaves_one_die_of_choice_to_each() -> None:
    state = stopped(begin(3), GREY, GREY, GREY, RED, RED)
    layout = state.layout(0)
    used_up = Complete((segment(layout, GREY, 3), segment(layout, RED, 2)))
    # The others need something to cross: open a grey and a red segment on their boards.
    for seat in (1, 2):
        board = state.layout(seat)
        opened = part_of(board.segments[segment(board, GREY, 5)], 1) | part_of(
            board.segments[segment(board, RED, 5)], 1
        )
        state = crossed_out(state, seat, opened)
    state = do(state, 0, used_up)
    assert state.one_die
    assert state.left == ALL
    for seat in BORDER.due(state).seats:
        listed = list(crossings(state, seat))
        assert {len(move.spaces) for move in listed} == {0, 1}
        shown = {state.layout(seat).colour[space] for move in listed for space in move.spaces}
        assert shown == {GREY, RED}
        reachable = [move.spaces[0] for move in listed if move.spaces]
        assert refusal(state, seat, tuple(reachable[:2])).rule == "B18"


def test_b19_no_die_used_leaves_all_five() -> None:
    state = second_action((0, 1, 2, 3, 4))
    assert state.left == ALL
    assert not state.one_die
    reach = state.layout(1).frontier(state.crossed[1]) & state.layout(1).of_colours[0b11111]
    assert crossing(state, 1).candidates == reach
    declined = do(stopped(begin(), *(GREY,) * 5), 0, Complete())
    assert (declined.left, declined.one_die) == (ALL, False)


def busy_second_action(seats: int) -> State:
    """Return a second action in mid-game in which every other player has a choice."""
    random = Random(seats)
    state = BORDER.setup(Options(choice=NAMES[:seats]), seats)
    while True:
        due = BORDER.due(state)
        if state.phase == "cross" and state.active == 0 and len(due.seats) == seats - 1 and state.round > 6:
            return state
        if due.chance:
            state = BORDER.play(state, Drawn(tuple(map(random.randrange, due.chance.bounds))))[0]
        else:
            seat = due.seats[0]
            state = do(state, seat, BORDER.sample(state, seat, random.randrange))


def longest(state: State, seat: int) -> tuple[int, ...]:
    return max((move.spaces for move in crossings(state, seat)), key=len)


def reachable_by_brute_force(state: State, seat: int) -> set[tuple[int, ...]]:
    """Return every legal set, found by trying all sets and all their orders."""
    layout, crossed = state.layout(seat), state.crossed[seat]
    counts = count_colours(tuple(state.dice[position] for position in state.left))
    near = [space for space in range(86) if not crossed & layout.bit[space] and layout.colour[space] >= 0]
    near = [space for space in near if counts[layout.colour[space]]]
    legal = set()
    for chosen in chain.from_iterable(combinations(near, count) for count in range(len(state.left) + 1)):
        used = count_colours(tuple(layout.colour[space] for space in chosen))
        if any(have < need for have, need in zip(counts, used, strict=True)):
            continue
        for order in permutations(chosen):
            grown = crossed
            for space in order:
                if not layout.near[space] & grown:
                    break
                grown |= layout.bit[space]
            else:
                legal.add(chosen)
                break
    return legal


@pytest.mark.parametrize("dice", [(0, 1, 1), (2, 2, 2), (3, 4, 5), (0, 0, 5)])
def test_b16_enumeration_is_exactly_what_brute_force_finds(dice: tuple[int, ...]) -> None:
    state = busy_second_action(2)
    state = replace(state, dice=(*dice, 0, 0), left=(0, 1, 2), one_die=False)
    listed = [move.spaces for move in crossings(state, 1)]
    assert len(listed) == len(set(listed))
    assert set(listed) == reachable_by_brute_force(state, 1)


def test_sampling_reaches_every_set() -> None:
    state = second_action((0, 1, 2, 3, 4))
    listed = set(crossings(state, 1))
    draw = Random(1).randrange
    assert {sample_crossing(state, 1, draw) for _ in range(60 * len(listed))} == listed


def test_b16_what_may_be_crossed_next_follows_from_what_is_chosen() -> None:
    state = busy_second_action(2)
    listed = {frozenset(move.spaces) for move in crossings(state, 1)}
    for move in crossings(state, 1):
        further = BORDER.further(state, 1, move, 0)
        expected = {
            spaces for spaces in listed if spaces > set(move.spaces) and len(spaces) == len(move.spaces) + 1
        }
        assert {frozenset(added.spaces) for added in further if isinstance(added, Cross)} == expected
    with pytest.raises(Refusal):
        BORDER.further(state, 1, Cross((99,)), 0)


def test_b16_a_crossing_spends_one_die_of_its_colour_for_each_space() -> None:
    state = busy_second_action(2)
    layout = state.layout(1)
    for move in crossings(state, 1):
        spent = BORDER.spent(state, 1, move)
        assert set(spent) <= set(state.left)
        assert sorted(state.dice[die] for die in spent) == sorted(
            layout.colour[space] for space in move.spaces
        )
