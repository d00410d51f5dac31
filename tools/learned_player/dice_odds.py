"""The dice, exactly: what every hold is worth when the worth of every final roll is known (B9).

Five dice of six colours fall in 252 ways that differ; one can hold 462 different handfuls of up to five of
them. Over these everything is summed, nothing is sampled. A *handful* is a number of dice of each colour; it
is known by its number, a place in `HANDFULS`. The last 252 handfuls are the whole *rolls*, so roll r is
handful `FIRST_ROLL + r`.
"""

from collections import Counter
from itertools import combinations_with_replacement, product
from math import factorial, prod
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hranice.games.border.bots.engine.memory_layout import WHOLE_ROLLS
from hranice.games.border.compiled.array_types import Position
from hranice.games.border.compiled.primitives import compiled, greater
from hranice.games.border.rules.state import DICE, FACES

Values = NDArray[np.float64]
Numbers = NDArray[np.int16]

HANDFULS = [
    tuple(held.count(colour) for colour in range(FACES))
    for size in range(DICE + 1)
    for held in combinations_with_replacement(range(FACES), size)
]
"""Counts by colour, small handfuls first."""
FIRST_ROLL = len(HANDFULS) - WHOLE_ROLLS
BASE = DICE + 1
"""Counts by colour are read as the digits of one number to this base."""


class DiceTables(NamedTuple):
    """Everything about dice that never changes."""

    number: Numbers
    """By counts of the colours, read as digits: the number of the handful; -1 for more than five dice."""
    start: Numbers
    """By handful where its outcomes begin in the next two."""
    roll: Numbers
    chance: Values
    parts: Numbers
    """By roll the handfuls that are part of it, the rows filled up with the roll itself."""
    handfuls: Numbers
    """`HANDFULS`."""


def dice_tables() -> DiceTables:
    """Return the tables of the dice."""
    by_counts = {counts: number for number, counts in enumerate(HANDFULS)}
    number = np.full(BASE**FACES, -1, np.int16)
    for counts, at in by_counts.items():
        number[sum(count * BASE**colour for colour, count in enumerate(counts))] = at
    start, roll, chance = [0], [], []
    for counts in HANDFULS:
        dice = DICE - sum(counts)
        for fallen in combinations_with_replacement(range(FACES), dice):
            fell: Counter[int] = Counter(fallen)
            roll.append(
                by_counts[tuple(counts[colour] + fell[colour] for colour in range(FACES))] - FIRST_ROLL
            )
            chance.append(factorial(dice) // prod(map(factorial, fell.values())) / FACES**dice)
        start.append(len(roll))
    parts = [
        sorted(by_counts[part] for part in product(*(range(count + 1) for count in counts)))
        for counts in HANDFULS[FIRST_ROLL:]
    ]
    width = max(map(len, parts))
    return DiceTables(
        number,
        np.array(start, np.int16),
        np.array(roll, np.int16),
        np.array(chance),
        np.array([[*row, *[row[-1]] * (width - len(row))] for row in parts], np.int16),
        np.array(HANDFULS, np.int16),
    )


@compiled
def worth_of_holding(dice: DiceTables, final: Values, worth: Values) -> None:
    """Write for every handful what holding it is worth with one roll to come, after which `final` counts."""
    for held in range(len(worth)):
        total = 0.0
        for place in range(dice.start[held], dice.start[held + 1]):
            total += dice.chance[place] * final[dice.roll[place]]
        worth[held] = total


@compiled
def best_of_parts(dice: DiceTables, worth: Values, best: Values) -> None:
    """Write for every roll the highest worth of the handfuls that are part of it."""
    for number in range(len(best)):
        top = worth[dice.parts[number, 0]]
        for place in range(1, dice.parts.shape[1]):
            top = greater(top, worth[dice.parts[number, place]])
        best[number] = top


@compiled
def handful_held(dice: DiceTables, game: Position, rolling: int) -> int:
    """Return the number of the handful that is held when these dice are rolled, bit i for die i."""
    code = 0
    for die in range(DICE):
        if not rolling >> die & 1:
            digit = 1
            for _ in range(game.dice[die]):
                digit *= BASE
            code += digit
    return int(dice.number[code])
