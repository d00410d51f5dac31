"""Whole games of The BORDER, in which nothing may vanish and nothing may come from nowhere.

Tests of: B8, B9, B10, B11, B12, B13, B14, B15, B16, B17, B18, B19, B20, B21, B22, B23, B24, B25.
"""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from hranice.bots import make_bot
from hranice.game import Drawn, Moved
from hranice.games.border import BORDER
from hranice.games.border.rules.first_action import count_colours
from hranice.games.border.rules.scoring import closed_areas, points_of, taken
from hranice.games.border.rules.state import (
    AREAS_TO_END,
    Closed,
    Completed,
    Crossed,
    Ended,
    Options,
    State,
)

OPTIONS = Options()


def play_checked(names: tuple[str, ...], seed: int) -> State:
    """Play one game between bots and check every step of it."""
    random = Random(seed)
    bots = [make_bot(BORDER, name, seed + seat) for seat, name in enumerate(names)]
    state = BORDER.setup(OPTIONS, len(bots))
    while due := BORDER.due(state):
        if due.chance:
            event: Any = Drawn(tuple(random.randrange(bound) for bound in due.chance.bounds))
        else:
            seat = due.seats[0]
            event = Moved(seat, bots[seat].choose(BORDER.redact(state, seat), seat).move)
        after, facts = BORDER.play(state, event)
        check_step(state, after, facts)
        state = after
    return state


def check_step(before: State, after: State, facts: tuple[Any, ...]) -> None:
    """One step keeps every law."""
    marked = [fact for fact in facts if isinstance(fact, Completed | Crossed)]
    for seat in range(before.seats if before.boards else 0):
        layout = before.layout(seat)
        new = after.crossed[seat] & ~before.crossed[seat]
        assert before.crossed[seat] & ~after.crossed[seat] == 0, "a cross vanished"
        told = [space for fact in marked if fact.seat == seat for space in fact.spaces]
        assert sorted(told) == sorted(layout.spaces(new)), "a cross nobody was told of"
        check_dice(before, seat, told)
        rings = sum(1 << area for area, ring in enumerate(layout.rings) if not ring & ~after.crossed[seat])
        assert closed_areas(after, seat) == rings, "points without a closed area, or none for one"
        assert after.first[seat] & after.later[seat] == 0
    check_closings(before, after, [fact for fact in facts if isinstance(fact, Closed)])
    sixth = any(closed_areas(after, seat).bit_count() >= AREAS_TO_END for seat in range(after.seats))
    assert after.ending == sixth
    assert (after.phase == "over") == any(isinstance(fact, Ended) for fact in facts)


def check_dice(before: State, seat: int, spaces: list[int]) -> None:
    """No more dice are used than lie there for this seat (B10, B15, B16, B18)."""
    if not spaces:
        return
    layout = before.layout(seat)
    positions = before.left if before.phase == "cross" else range(5)
    have = count_colours(tuple(before.dice[position] for position in positions))
    used = count_colours(tuple(layout.colour[space] for space in spaces))
    assert all(need <= count for need, count in zip(used, have, strict=True))
    if before.one_die:
        assert len(spaces) == 1


def check_closings(before: State, after: State, closed: list[Closed]) -> None:
    """High for whoever closes in the first action in which anybody does, low ever after (B21, B22)."""
    areas = OPTIONS.geography.areas
    for fact in closed:
        assert fact.first == (not taken(before) >> fact.area & 1)
        assert fact.points == (areas[fact.area].high if fact.first else areas[fact.area].low)
    for seat in range(after.seats):
        gained = sum(fact.points for fact in closed if fact.seat == seat)
        assert points_of(after, seat) == points_of(before, seat) + gained


TABLES: list[Callable[[int], tuple[str, ...]]] = [
    lambda seed: ("random",) * (2 + seed % 3),
    lambda seed: ("greedy",) * (2 + seed % 3),
    lambda seed: ("greedy", "random-eager", "random", "greedy")[: 2 + seed % 3],
]


def check_games(table: Callable[[int], tuple[str, ...]], seeds: range) -> None:
    for seed in seeds:
        over = play_checked(table(seed), seed)
        assert over.ending or over.quiet == 3 * over.seats


@pytest.mark.parametrize("games", [60, pytest.param(200, marks=pytest.mark.soak)])
@pytest.mark.parametrize("table", TABLES, ids=["random", "greedy", "mixed"])
def test_b8_to_b25_many_games_keep_every_law(table: Callable[[int], tuple[str, ...]], games: int) -> None:
    check_games(table, range(games))


@pytest.mark.soak
@pytest.mark.parametrize("table", TABLES[:2], ids=["random", "greedy"])
@pytest.mark.parametrize("part", range(10))
def test_ten_thousand_games_keep_every_law(table: Callable[[int], tuple[str, ...]], part: int) -> None:
    check_games(table, range(1_000 + part * 1_000, 2_000 + part * 1_000))
