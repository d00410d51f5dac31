"""Many crossings of one board at once, as matrices: one row per crossing, one column per space."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hranice.border.layout import Layout
from hranice.border.state import DICE, FACES
from hranice.bots.border.judgement.rows import (
    AREA_CASES,
    AREAS,
    CLOSES,
    FEW,
    FRONT,
    LEAST_VALUE,
    MISSING,
    NEAR,
    NEED_CASES,
    OWN_COVER,
    PATTERN,
    ROWS,
    SEGMENTS,
    TOO_MANY,
    TWO_LEAST,
    TWO_VALUES,
    USEFUL,
    Bases,
)

Floats = NDArray[np.float32]
Whole = NDArray[np.int64]
Flags = NDArray[np.bool_]

_ONE_OF_TWO, _OTHER_OF_TWO = np.triu_indices(AREAS, 1)


class Plan(NamedTuple):
    """A layout in matrices, 1 where a space belongs to something."""

    near: Floats
    """Space by space: they share an edge."""
    rings: Floats
    segments: Floats
    """By colour, and within a colour from the smallest to the biggest."""
    numbers: tuple[int, ...]
    """The numbers of the segments in that order."""
    within: Floats
    """Area and segment by space: it is part of both."""
    colours: Floats
    high: Whole
    low: Whole
    place: Whole
    """The place of each area among all by rising value."""


@lru_cache(maxsize=32)
def plan_of(layout: Layout) -> Plan:
    """Return a layout in matrices."""
    spaces = len(layout.bit)

    def matrix(sets: tuple[int, ...]) -> Floats:
        rows = np.zeros((len(sets), spaces), np.float32)
        for row, mask in zip(rows, sets, strict=True):
            row[list(layout.spaces(mask))] = 1
        return rows

    numbers = tuple(
        number
        for colour in range(FACES)
        for number in sorted(layout.segments_of[colour], key=lambda n: layout.segments[n].bit_count())
    )
    rings, segments = matrix(layout.rings), matrix(tuple(layout.segments[number] for number in numbers))
    return Plan(
        near=matrix(layout.near),
        rings=rings,
        segments=segments,
        numbers=numbers,
        within=(rings[:, None, :] * segments[None, :, :]).reshape(-1, spaces),
        colours=matrix(layout.of_colour),
        high=np.array(layout.high),
        low=np.array(layout.low),
        place=np.array(layout.high) - LEAST_VALUE,
    )


class Closed(NamedTuple):
    """Areas: scored high and scored low, one row per crossing, and those that anybody has closed."""

    first: Flags
    later: Flags
    gone: Flags

    def after(self, plan: Plan, crossed: Floats) -> "Closed":
        """Return who has closed what once the boards are crossed like this (B20, B21)."""
        fresh = ((1 - crossed) @ plan.rings.T == 0) & ~(self.first | self.later)
        return Closed(self.first | fresh & ~self.gone, self.later | fresh & self.gone, self.gone)

    def points(self, plan: Plan) -> Whole:
        """Return the points of each row (B24)."""
        total: Whole = (self.first * plan.high + self.later * plan.low).sum(axis=-1)
        return total

    def single(self, plan: Plan) -> Whole:
        """Return the best single area of each row (B25)."""
        best: Whole = np.maximum(self.first * plan.high, self.later * plan.low).max(axis=-1)
        return best


class Look(NamedTuple):
    """What is counted on many crossings of one board."""

    missing: Whole
    """By area."""
    reach: Floats
    """Open spaces next to a crossed one."""
    segments: Whole
    """Spaces that each segment misses."""
    shared: Whole
    """By area and segment: missing spaces that are part of both."""
    useful: Whole
    """By segment: missing spaces at areas that are still open."""


def look_at(plan: Plan, crossed: Floats) -> Look:
    """Count on every row."""
    still_open = 1 - crossed
    missing = (still_open @ plan.rings.T).astype(np.int64)
    wanted = ((missing > 0).astype(np.float32) @ plan.rings > 0) * still_open
    return Look(
        missing=missing,
        reach=(crossed @ plan.near > 0) * still_open,
        segments=(still_open @ plan.segments.T).astype(np.int64),
        shared=(still_open @ plan.within.T).astype(np.int64).reshape(-1, AREAS, SEGMENTS),
        useful=(wanted @ plan.segments.T).astype(np.int64),
    )


def board_clues(plan: Plan, look: Look, closed: Closed, bases: Bases) -> Whole:
    """Return what every board is judged by, one's own or another's: rows of clues per crossing."""
    case = 2 + MISSING * closed.gone + np.minimum(look.missing, MISSING - 1)
    case = np.where(closed.first, 0, np.where(closed.later, 1, case))
    by_area = bases.area + plan.place * AREA_CASES + case

    by_size = look.segments.reshape(-1, FACES, 4)
    by_colour = bases.colour + by_size @ np.array([4 * 5 * 6, 5 * 6, 6, 1])

    alone = (look.shared == look.missing[:, :, None]) & (look.missing > 0)[:, :, None]
    closing = np.minimum((np.einsum("nas,a->ns", alone, plan.high) + 3) // 4, CLOSES - 1)
    by_segment = bases.segment + ((look.segments - 1) * USEFUL + look.useful) * CLOSES + closing
    by_segment = np.where(look.segments > 0, by_segment, ROWS)

    in_reach = (look.reach @ plan.colours.T).astype(np.int64)
    by_front = bases.front + np.minimum(in_reach, FRONT - 1)
    return np.concatenate(
        [by_area, by_colour, by_segment, by_front, *_ways_to_close(plan, look, bases)], axis=1
    )


def _ways_to_close(plan: Plan, look: Look, bases: Bases) -> tuple[Whole, Whole, Whole]:
    """Return what lacks at the open areas, each by itself and two by two: rows of clues per crossing."""
    is_open = look.missing > 0
    near = np.minimum((look.reach @ plan.rings.T).astype(np.int64), NEAR - 1)
    reach = bases.reach + (plan.place * NEAR + np.minimum(look.missing, NEAR - 1)) * NEAR + near
    by_reach = np.where(is_open, reach, ROWS)

    cover = look.shared > 0
    needs = _needs(cover, look.segments[:, None, :])
    by_need = np.where(is_open, bases.need + plan.place * NEED_CASES + needs, ROWS)

    by_two = np.full((len(needs), len(_ONE_OF_TWO)), ROWS)
    easy = is_open & (needs < TOO_MANY)
    row, two = np.nonzero(easy[:, _ONE_OF_TWO] & easy[:, _OTHER_OF_TWO])
    one, other = _ONE_OF_TWO[two], _OTHER_OF_TWO[two]
    together = _needs(cover[row, one] | cover[row, other], look.segments[row])
    value = np.minimum((plan.high[one] + plan.high[other] - TWO_LEAST) // 4, TWO_VALUES - 1)
    by_two[row, two] = np.where(together < TOO_MANY, bases.two + together * TWO_VALUES + value, ROWS)
    return by_reach, by_need, by_two


def _needs(cover: Flags, counts: Whole) -> Whole:
    """Return which dice complete these segments, by the number of a pattern, or how many beyond five."""
    by_colour = (cover * counts).reshape(*cover.shape[:-1], FACES, SEGMENTS // FACES).sum(axis=-1)
    dice = by_colour.sum(axis=-1)
    few = np.minimum(by_colour, DICE)
    case = PATTERN[np.minimum(dice, DICE), (few > 0).sum(axis=-1).clip(max=DICE), few.max(axis=-1)]
    needs: Whole = np.where(dice > DICE, TOO_MANY + np.minimum(dice - DICE, NEED_CASES - TOO_MANY) - 1, case)
    return needs


def surroundings(plan: Plan, look: Look) -> Whole:
    """Return how many segments the open areas of one's own board miss: rows of clues per crossing."""
    cover = np.minimum((look.shared > 0).sum(axis=2), FEW - 1)
    return np.where(look.missing > 0, OWN_COVER + plan.place * FEW + cover, ROWS)
