"""The dice, exactly: what every hold is worth when the worth of every final roll is known (B9).

Five dice of six colours fall in 252 ways that differ; one can hold 462 different handfuls of up to five of
them. Over these everything is summed, nothing is sampled. A *handful* is a number of dice of each colour; it
is known by its number, a place in `HANDFULS`. The last 252 handfuls are the whole *rolls*, so roll r is
handful `FIRST_ROLL + r`.
"""

from collections import Counter
from itertools import combinations_with_replacement
from math import factorial, prod

import numpy as np
from numpy.typing import NDArray

from hranice.border.state import DICE, FACES, ROLLS

Values = NDArray[np.float64]
Counts = NDArray[np.int64]


def _handfuls() -> Counts:
    """Return all handfuls as counts by colour, small ones first."""
    rows = [
        [held.count(colour) for colour in range(FACES)]
        for size in range(DICE + 1)
        for held in combinations_with_replacement(range(FACES), size)
    ]
    return np.array(rows)


HANDFULS = _handfuls()
_NUMBER = {tuple(counts): number for number, counts in enumerate(HANDFULS.tolist())}
FIRST_ROLL = int(np.argmax(HANDFULS.sum(axis=1) == DICE))
WHOLE_ROLLS = HANDFULS[FIRST_ROLL:]


def _chances() -> Values:
    """Return by handful held and by roll how likely the other dice make it this roll."""
    chances = np.zeros((len(HANDFULS), len(WHOLE_ROLLS)))
    for held, counts in enumerate(HANDFULS.tolist()):
        dice = DICE - sum(counts)
        for fallen in combinations_with_replacement(range(FACES), dice):
            fell: Counter[int] = Counter(fallen)
            roll = _NUMBER[tuple(counts[colour] + fell[colour] for colour in range(FACES))] - FIRST_ROLL
            orders = factorial(dice) // prod(factorial(count) for count in fell.values())
            chances[held, roll] = orders / FACES**dice
    return chances


CHANCES = _chances()

_DIGITS = (DICE + 1) ** np.arange(FACES)
"""Counts by colour, read as the digits of one number, find their handful in the next table."""
_BY_DIGITS = np.zeros((DICE + 1) ** FACES, np.int64)
_BY_DIGITS[HANDFULS @ _DIGITS] = np.arange(len(HANDFULS))


def _parts() -> Counts:
    """Return by roll the handfuls that are part of it, the rows filled up with the roll itself."""
    parts = [np.flatnonzero((roll >= HANDFULS).all(axis=1)) for roll in WHOLE_ROLLS]
    width = max(map(len, parts))
    return np.array([np.pad(row, (0, width - len(row)), constant_values=row[-1]) for row in parts])


PARTS = _parts()


def handful(counts: tuple[int, ...]) -> int:
    """Return the number of a handful, given how many dice show each colour."""
    return _NUMBER[counts]


def handfuls(counts: Counts) -> Counts:
    """Return the numbers of many handfuls at once, one per row of counts."""
    numbers: Counts = _BY_DIGITS[counts @ _DIGITS]
    return numbers


def best_of_parts(values: Values) -> Values:
    """Return for every roll the highest value of the handfuls that are part of it."""
    best: Values = values[PARTS].max(axis=1)
    return best


def worth_of_holding(final: Values, rolls_left: int) -> Values:
    """Return for every handful what holding exactly it is worth, with so many rolls still to come.

    `final` says for every roll what it is worth when the rolling is over. Whoever rolls on does so in the
    best way. Holding all five dice and stopping are the same. With all rolls to come nothing is held yet,
    which is handful 0.
    """
    if not 0 < rolls_left <= ROLLS:
        raise ValueError(f"there are {rolls_left} rolls left; there can be 1 to {ROLLS}")
    for _ in range(rolls_left - 1):
        final = best_of_parts(CHANCES @ final)
    worth: Values = CHANCES @ final
    return worth
