"""Exact dice (B9): the tables, and the best holds against brute force over every single outcome."""

from collections import Counter
from functools import cache
from itertools import combinations, product

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tools.learned_player.dice_odds import FIRST_ROLL, HANDFULS, Values, dice_tables
from tools.learned_player.dice_odds import best_of_parts as write_best_of_parts
from tools.learned_player.dice_odds import worth_of_holding as write_worth_of_holding

TABLES = dice_tables()
HANDFUL = {counts: number for number, counts in enumerate(HANDFULS)}


def best_of_parts(worth: Values) -> Values:
    best = np.zeros(252)
    write_best_of_parts(TABLES, worth, best)
    return best


def worth_of_holding(final: Values, rolls_left: int) -> Values:
    worth = np.zeros(len(HANDFULS))
    for _ in range(rolls_left - 1):
        write_worth_of_holding(TABLES, final, worth)
        final = best_of_parts(worth)
    write_worth_of_holding(TABLES, final, worth)
    return worth


def counts(dice: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(dice.count(colour) for colour in range(6))


def number(dice: tuple[int, ...]) -> int:
    return HANDFUL[counts(dice)]


def test_there_are_252_rolls_and_462_handfuls() -> None:
    assert len(HANDFULS) == 462
    assert len(TABLES.parts) == 252
    assert all(sum(counts) == 5 for counts in HANDFULS[FIRST_ROLL:])
    for counts, at in HANDFUL.items():
        assert TABLES.number[sum(count * 6**colour for colour, count in enumerate(counts))] == at


def test_chances_are_those_of_counting_every_outcome() -> None:
    for held in [(), (3,), (0, 5), (2, 2, 4), (1, 1, 1, 1), (0, 1, 2, 3, 4)]:
        dice = 5 - len(held)
        outcomes = Counter(number(held + fallen) - FIRST_ROLL for fallen in product(range(6), repeat=dice))
        first, last = TABLES.start[number(held) : number(held) + 2]
        listed = dict(zip(TABLES.roll[first:last].tolist(), TABLES.chance[first:last].tolist(), strict=True))
        assert listed == {roll: times / 6**dice for roll, times in outcomes.items()}


def test_parts_are_what_can_be_held_of_a_roll() -> None:
    for roll in range(0, 252, 7):
        shown = HANDFULS[FIRST_ROLL + roll]
        dice = tuple(colour for colour in range(6) for _ in range(shown[colour]))
        held = {number(part) for size in range(6) for part in combinations(dice, size)}
        assert set(TABLES.parts[roll].tolist()) == held


def brute_force(final: list[float], held: tuple[int, ...], rolls_left: int) -> float:
    """Sum over every outcome of every die, and try every subset of dice after each roll."""

    @cache
    def worth_of_roll(dice: tuple[int, ...], rolls: int) -> float:
        stop = final[number(dice) - FIRST_ROLL]
        if not rolls:
            return stop
        holds = {part for size in range(6) for part in combinations(dice, size)}
        return max(stop, *(worth_of_hold(part, rolls) for part in holds))

    @cache
    def worth_of_hold(dice: tuple[int, ...], rolls: int) -> float:
        ways: Counter[tuple[int, ...]] = Counter(
            tuple(sorted(dice + fallen)) for fallen in product(range(6), repeat=5 - len(dice))
        )
        total = sum(times * worth_of_roll(roll, rolls - 1) for roll, times in ways.items())
        return total / float(6 ** (5 - len(dice)))

    return worth_of_hold(held, rolls_left)


@settings(max_examples=12, deadline=None)
@given(
    st.integers(0, 2**32 - 1),
    st.lists(st.integers(0, 5), min_size=2, max_size=5).map(lambda dice: tuple(sorted(dice))),
)
def test_the_last_hold_is_worth_what_brute_force_says(seed: int, held: tuple[int, ...]) -> None:
    final = np.random.default_rng(seed).random(252)
    worth = worth_of_holding(final, 1)[number(held)]
    assert worth == pytest.approx(brute_force(final.tolist(), held, 1))


@pytest.mark.parametrize(("seed", "held"), [(1, ()), (2, (3, 3)), (3, (0, 1, 2)), (4, (5, 5, 5, 5))])
def test_two_more_rolls_are_worth_what_brute_force_says(seed: int, held: tuple[int, ...]) -> None:
    final = np.random.default_rng(seed).random(252) ** 8
    worth = worth_of_holding(final, 2)[number(held)]
    assert worth == pytest.approx(brute_force(final.tolist(), held, 2))


def test_holding_all_is_stopping_unless_rolling_on_is_better() -> None:
    final = np.zeros(252)
    five_red = number((0,) * 5) - FIRST_ROLL
    final[five_red] = 1
    one_left, two_left = worth_of_holding(final, 1), worth_of_holding(final, 2)
    assert one_left[FIRST_ROLL + five_red] == two_left[FIRST_ROLL + five_red] == 1
    assert one_left[number(())] == pytest.approx(6**-5)
    # Each die that is not red is rolled again: five independent dice with two or three attempts each.
    assert two_left[number(())] == pytest.approx((1 - (5 / 6) ** 2) ** 5)
    assert worth_of_holding(final, 3)[0] == pytest.approx((1 - (5 / 6) ** 3) ** 5)
    assert best_of_parts(one_left)[number((0, 0, 0, 0, 1)) - FIRST_ROLL] == pytest.approx(1 / 6)
