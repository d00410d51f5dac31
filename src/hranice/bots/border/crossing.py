"""Crossings in the making: many of them grow at once, and only the best grow on."""

from collections.abc import Callable

import numpy as np

from hranice.border.second_action import offer
from hranice.border.state import DICE, State
from hranice.bots.border.judgement.board import Floats, Plan, Whole, plan_of
from hranice.bots.border.judgement.judge import Worth, crossed_row


class Growing:
    """The second action of a seat: from no cross to as many as the dice allow (B15-B19)."""

    def __init__(self, state: State, seat: int) -> None:
        self._plan: Plan = plan_of(state.layout(seat))
        self._chain = state.options.chain
        self._most = 1 if state.one_die else DICE
        self._left = np.array(offer(state.dice, state.left)[0])
        self._before = crossed_row(state, seat)
        self._reach = self._before @ self._plan.near > 0

    def grown(self, made: Floats) -> Floats:
        """Return every crossing that adds one space to one of these, each once."""
        if made[0].sum() >= self._most:
            return made[:0]
        plan = self._plan
        colours = (self._left > made @ plan.colours.T).astype(np.float32) @ plan.colours
        reach = self._reach | (made @ plan.near > 0) if self._chain else self._reach
        row, space = np.nonzero(reach & (colours > 0) & (self._before + made == 0))
        more = made[row]
        more[np.arange(len(more)), space] = 1
        return _each_once(more)

    def search(self, judge: Callable[[Floats], Worth], width: int) -> tuple[Floats, Worth]:
        """Return crossings, the empty one included, and their worth.

        All that add one space to the `width` best of one size are looked at, so that what is returned is
        complete when there are few, and a well chosen part when there are many.
        """
        made = np.zeros_like(self._before)
        seen, worths = [made], [judge(self._before)]
        while len(made := self.grown(made)):
            worth = judge(self._before + made)
            seen.append(made)
            worths.append(worth)
            if len(made) > width:
                made = made[np.argpartition(-worth, width)[:width]]
        return np.concatenate(seen), np.concatenate(worths)


def _each_once(made: Floats) -> Floats:
    """Return the rows without repetitions."""
    packed = np.packbits(made.astype(np.bool_), axis=1)
    packed = np.pad(packed, ((0, 0), (0, -packed.shape[1] % 8)))
    words = packed.view(np.uint64)
    order = np.lexsort(words.T)
    fresh = np.ones(len(order), np.bool_)
    fresh[1:] = (words[order][1:] != words[order][:-1]).any(axis=1)
    chosen: Whole = np.sort(order[fresh])
    return made[chosen]
