"""Closing areas, points, and who wins (B20-B25)."""

from hranice.game import ranked
from hranice.games.border.rules.board import NAMES
from hranice.games.border.rules.board_bits import Layout, single_bits
from hranice.games.border.rules.state import Closed, State

Mark = tuple[int, int, tuple[int, ...]]
"""A seat and the spaces it crosses: as a bit set, and by their numbers."""

AREAS_IN = tuple(
    tuple(area for area in range(len(NAMES)) if areas >> area & 1) for areas in range(1 << len(NAMES))
)
"""The numbers of the areas in any set of them."""


def closed_areas(state: State, seat: int) -> int:
    """Return the areas a seat has closed, as a bit set."""
    return state.first[seat] | state.later[seat]


def taken(state: State) -> int:
    """Return the areas that somebody has closed: their higher value is gone (B23)."""
    mask = 0
    for first in state.first:
        mask |= first
    return mask


def closings(state: State, marks: list[Mark]) -> tuple[Closed, ...]:
    """Return who closes which areas by marks that are on the boards already, but not yet scored.

    All marks of one action count as made at the same moment, so several seats may be first (B22).
    """
    facts = []
    for seat, _, spaces in marks:
        layout, still_open = state.layout(seat), ~state.crossed[seat]
        touched = 0
        for space in spaces:
            touched |= layout.areas_at[space]
        # A closed ring that these marks touch was open before them, so it was not scored earlier.
        for area in AREAS_IN[touched]:
            if not layout.rings[area] & still_open:
                first = not taken(state) >> area & 1
                facts.append(Closed(seat, area, layout.high[area] if first else layout.low[area], first))
    return tuple(facts)


def scored_points(layout: Layout, first: int, later: int) -> dict[int, int]:
    """Return the points for each area that was closed on a board, first or later than others (B21)."""
    points = {}
    for bit in single_bits(first | later):
        area = bit.bit_length() - 1
        points[area] = layout.high[area] if first & bit else layout.low[area]
    return points


def scored(state: State, seat: int) -> dict[int, int]:
    """Return the points of a seat for each area it has closed."""
    if not state.boards:
        return {}
    return scored_points(state.layout(seat), state.first[seat], state.later[seat])


def points_of(state: State, seat: int) -> int:
    """Return the points of a seat: every closed area scores (B24)."""
    return sum(scored(state, seat).values())


def ranks(state: State) -> tuple[int, ...]:
    """Return who comes where: most points, then the best single area, then together (B25)."""
    points = [scored(state, seat).values() for seat in range(state.seats)]
    return ranked([(sum(each), max(each, default=0)) for each in points])


def winners(state: State) -> tuple[int, ...]:
    """Return who wins (B25)."""
    return tuple(seat for seat, rank in enumerate(ranks(state)) if rank == 1)
