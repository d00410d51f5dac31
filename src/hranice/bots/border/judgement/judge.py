"""The judgement of a seat: what each of many moves is worth, by the learned net.

The worth of a move is the share of the victory that the position after it promises. Everything is seen
from one seat, which knows all boards but not what the others are marking at this moment (B15).
"""

import numpy as np
from numpy.typing import NDArray

from hranice.border.scoring import closed_areas, taken
from hranice.border.state import AREAS_TO_END, State
from hranice.bots.border.judgement.board import (
    Closed,
    Flags,
    Floats,
    Whole,
    board_clues,
    look_at,
    plan_of,
    surroundings,
)
from hranice.bots.border.judgement.net import Weights
from hranice.bots.border.judgement.rows import (
    AREA_CASES,
    AREAS,
    BOTH_CLOSED,
    BOTH_MARGIN,
    BOTH_RACE,
    CLOSED,
    KIND_AFTER_FIRST,
    KIND_ENDING,
    KIND_ROUND_OVER,
    MARGIN,
    MISSING,
    OTHER,
    OTHER_AREA,
    OTHER_CLOSED,
    OWN,
    RACE,
    ROWS,
)

Worth = NDArray[np.float64]

_RANK = 100
"""Points decide, then the best single area, which is worth less than this (B25)."""
_FOR_POINTS = 1e-3
"""When the game is decided either way, points are still better than none."""


def crossed_row(state: State, seat: int) -> Floats:
    """Return what a seat has crossed as one row of 0 and 1."""
    layout = state.layout(seat)
    row = np.zeros((1, len(layout.bit)), np.float32)
    row[0, list(layout.spaces(state.crossed[seat]))] = 1
    return row


def _areas(mask: int) -> Flags:
    return np.array([[bool(mask >> area & 1) for area in range(AREAS)]])


class Judge:
    """One seat's view of one position, ready to judge what the seat could do."""

    def __init__(self, weights: Weights, state: State, seat: int) -> None:
        self._weights = weights
        self._ending = state.ending
        self._wait = (seat - state.active - (state.phase != "roll")) % state.seats
        """How many turns of others come before the seat's own, once this round is over."""
        self.plan = plan_of(state.layout(seat))
        self.crossed = crossed_row(state, seat)
        self._gone = _areas(taken(state))
        self._closed = Closed(_areas(state.first[seat]), _areas(state.later[seat]), self._gone)
        others = [(seat + place) % state.seats for place in range(1, state.seats)]
        looks = [self._look_at(state, other, place) for place, other in enumerate(others)]
        self._their_missing = np.concatenate([missing for _, missing, _ in looks])
        self._their_rank = max(rank for _, _, rank in looks)
        self._their_ties = sum(rank == self._their_rank for _, _, rank in looks)
        self._most_closed = max(closed_areas(state, other).bit_count() for other in others)
        self._most_points = self._their_rank // _RANK
        self._theirs = weights.sums(np.concatenate([clues for clues, _, _ in looks], axis=1))[0]

    def _look_at(self, state: State, other: int, place: int) -> tuple[Whole, Whole, int]:
        """Return another's clues, missing spaces and rank."""
        plan = plan_of(state.layout(other))
        look = look_at(plan, crossed_row(state, other))
        closed = Closed(_areas(state.first[other]), _areas(state.later[other]), self._gone)
        count = OTHER_CLOSED + place * CLOSED + closed_areas(state, other).bit_count()
        clues = np.concatenate([board_clues(plan, look, closed, OTHER), [[count]]], axis=1)
        rank = int(closed.points(plan)[0]) * _RANK + int(closed.single(plan)[0])
        return clues, look.missing, rank

    def after_first(self, crossed: Floats, left: Whole) -> Worth:
        """Judge first actions: what each makes of the seat's board and how many dice it leaves."""
        closed = self._closed.after(self.plan, crossed)
        return self._shares(crossed, closed, left)

    def after_round(self, crossed: Floats) -> Worth:
        """Judge second actions, or a round that is over: what the seat's board looks like then."""
        closed = self._closed.after(self.plan, crossed)
        worth = self._shares(crossed, closed, None)
        over = self._over(closed)
        if over.any():
            worth[over] = self._final(closed)[over]
        return worth

    def is_end(self, crossed: Floats) -> Flags:
        """Return where such a board of the seat's ends the game (B24)."""
        return self._over(self._closed.after(self.plan, crossed))

    def _over(self, closed: Closed) -> Flags:
        """Return where somebody has closed a sixth area (B24)."""
        over: Flags = ((closed.first | closed.later).sum(axis=1) >= AREAS_TO_END) | self._ending
        return over

    def _final(self, closed: Closed) -> Worth:
        """Return the share of the victory if the game ends like this and nobody else scores any more."""
        points = closed.points(self.plan)
        rank = points * _RANK + closed.single(self.plan)
        won = np.where(rank == self._their_rank, 1 / (1 + self._their_ties), rank > self._their_rank)
        final: Worth = won + _FOR_POINTS * points
        return final

    def _shares(self, crossed: Floats, closed: Closed, left: Whole | None) -> Worth:
        sums = self._weights.sums(self._own_clues(crossed, closed, left)) + self._theirs
        self._take_away(sums, closed)
        return self._weights.shares(sums)

    def _own_clues(self, crossed: Floats, closed: Closed, left: Whole | None) -> Whole:
        look = look_at(self.plan, crossed)
        parts = [board_clues(self.plan, look, closed, OWN), surroundings(self.plan, look)]

        mine = np.minimum(look.missing, RACE - 1)
        theirs = np.minimum(self._their_missing.min(axis=0), RACE - 1)
        race = BOTH_RACE + (self.plan.place * RACE + mine) * RACE + theirs
        parts.append(np.where((look.missing > 0) & ~self._gone, race, ROWS))

        count = (closed.first | closed.later).sum(axis=1)
        margin = np.clip(closed.points(self.plan) - self._most_points, -MARGIN, MARGIN)
        if left is None:
            kind = np.full(len(crossed), KIND_ROUND_OVER + self._wait)
        else:
            kind = np.where(self._over(closed), KIND_ENDING, KIND_AFTER_FIRST) + left
        single = [BOTH_CLOSED + count * CLOSED + self._most_closed, BOTH_MARGIN + MARGIN + margin, kind]
        return np.concatenate([*parts, np.stack(single, axis=1)], axis=1)

    def _take_away(self, sums: Floats, closed: Closed) -> None:
        """Let the others lose the higher values of areas that were open to them until now."""
        rows = self._weights.rows
        fresh = closed.first & ~self._closed.first
        for area in np.flatnonzero(fresh.any(axis=0)):
            first = OTHER_AREA + self.plan.place[area] * AREA_CASES + 2
            free = first + np.minimum(self._their_missing[:, area], MISSING - 1)
            sums[fresh[:, area]] += (rows[free + MISSING] - rows[free]).sum(axis=0)
