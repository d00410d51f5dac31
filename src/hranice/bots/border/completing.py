"""Everything that dice could complete on a board, at once."""

from typing import NamedTuple

import numpy as np

from hranice.border.state import DICE, FACES
from hranice.bots.border.dice import handfuls
from hranice.bots.border.judgement.board import Floats, Plan, Whole

_SUBSETS = np.array([[subset >> place & 1 for place in range(4)] for subset in range(16)])


class Completions(NamedTuple):
    """Sets of segments that five dice of the right colours would complete, the empty one first."""

    segments: Whole
    """1 where a segment is in the set; segments in the order of the plan."""
    dice: Whole
    """How many dice of each colour the set takes."""

    def crossed(self, plan: Plan, crossed: Floats) -> Floats:
        """Return what the board looks like after each of them."""
        after: Floats = np.maximum(crossed, self.segments.astype(np.float32) @ plan.segments)
        return after

    def left(self) -> Whole:
        """Return how many dice each of them leaves."""
        left: Whole = DICE - self.dice.sum(axis=1)
        return left

    def handfuls(self) -> Whole:
        """Return the number of the handful of dice that each of them takes."""
        return handfuls(self.dice)

    def within(self, counts: tuple[int, ...]) -> "Completions":
        """Return those for which so many dice of each colour suffice."""
        enough = (self.dice <= np.array(counts)).all(axis=1)
        return Completions(self.segments[enough], self.dice[enough])

    def numbers(self, plan: Plan, place: int) -> tuple[int, ...]:
        """Return the numbers of the segments of one of them."""
        return tuple(sorted(plan.numbers[at] for at in np.flatnonzero(self.segments[place])))


def all_completions(plan: Plan, crossed: Floats) -> Completions:
    """Return every completion that any five dice would allow (B10-B14)."""
    missing = ((1 - crossed[0]) @ plan.segments.T).astype(np.int64).reshape(FACES, 4)
    segments, dice = np.zeros((1, 0), np.int64), np.zeros((1, 0), np.int64)
    for of_colour in missing:
        subsets = _SUBSETS[(_SUBSETS[:, of_colour == 0] == 0).all(axis=1)]
        costs = subsets @ of_colour
        before, added = np.nonzero(dice.sum(axis=1)[:, None] + costs <= DICE)
        segments = np.concatenate([segments[before], subsets[added]], axis=1)
        dice = np.concatenate([dice[before], costs[added][:, None]], axis=1)
    return Completions(segments, dice)
