"""The clues of a position as numbers of rows, compiled. `hranice.bots.border.judgement.rows` explains them.

Sums of points go by the areas' higher values, so that what a board promises does not change when somebody
else closes an area; whether the higher value is still to be had is a clue of its own.
"""

import numpy as np
from numpy.typing import NDArray

from hranice.border.state import DICE, FACES
from hranice.bots.border.judgement.rows import (
    AREA_CASES,
    AREAS,
    BOTH_CLOSED,
    BOTH_MARGIN,
    BOTH_RACE,
    CLOSED,
    CLOSES,
    FEW,
    FRONT,
    LEAST_VALUE,
    MARGIN,
    MISSING,
    OTHER_AREA,
    OTHER_CLOSED,
    OTHER_COLOUR,
    OTHER_FRONT,
    OTHER_SEGMENT,
    OWN_AREA,
    OWN_COLOUR,
    OWN_COVER,
    OWN_FRONT,
    OWN_REACH,
    OWN_SEGMENT,
    RACE,
    SEGMENTS,
    USEFUL,
)
from hranice.lab.fast.choices import lowest
from hranice.lab.fast.machine import NONE, ONE, compiled, count_bits, greater, lesser, lowest_bit, room
from hranice.lab.fast.position import Position
from hranice.lab.fast.tables import WORDS

Rows = NDArray[np.int64]

OWN_BASES = np.array([OWN_AREA, OWN_COLOUR, OWN_SEGMENT, OWN_FRONT])
OTHER_BASES = np.array([OTHER_AREA, OTHER_COLOUR, OTHER_SEGMENT, OTHER_FRONT])

SIGHT = np.dtype(
    [
        ("crossed", np.uint64, (2,)),
        ("reach", np.uint64, (2,)),
        ("first", np.int64),
        ("later", np.int64),
        ("gone", np.int64),  # areas that anybody has closed
        ("missing", np.int64, (AREAS,)),  # by area; written by `board_clues`
        ("points", np.int64),
        ("single", np.int64),  # the best single area
    ],
    align=True,
)
"""One board as it is judged: crosses, reach and closed areas."""


@compiled
def place_of(board: Position, area: int) -> int:
    """Return the place of an area among all by rising value."""
    return int(board.high[area] - LEAST_VALUE)


@compiled
def see(game: Position, seat: int, gone: int, sight: Position) -> None:
    """Look at the board of a seat."""
    for word in range(2):
        sight.crossed[word] = game.crossed[seat, word]
        sight.reach[word] = game.reach[seat, word]
    sight.first, sight.later, sight.gone = game.first[seat], game.later[seat], gone


@compiled
def imagine(board: Position, sight: Position, low: np.uint64, high: np.uint64) -> None:
    """Cross spaces in one's mind: crosses, reach, and the areas that this closes."""
    open_low, open_high = ~(sight.crossed[0] | low), ~(sight.crossed[1] | high)
    if low | high:
        closed = sight.first | sight.later
        for area in range(AREAS):
            ring = board.rings[area]
            if not closed >> area & 1 and not (ring[0] & open_low | ring[1] & open_high):
                if sight.gone >> area & 1:
                    sight.later |= 1 << area
                else:
                    sight.first |= 1 << area
    sight.crossed[0] |= low
    sight.crossed[1] |= high
    while low:
        near = board.near[lowest_bit(low)]
        sight.reach[0] |= near[0]
        sight.reach[1] |= near[1]
        low &= low - ONE
    while high:
        near = board.near[64 + lowest_bit(high)]
        sight.reach[0] |= near[0]
        sight.reach[1] |= near[1]
        high &= high - ONE


@compiled
def score(board: Position, sight: Position) -> None:
    """Add up the points of a board and note its best single area (B24, B25)."""
    sight.points = sight.single = 0
    for area in range(AREAS):
        value = 0
        if sight.first >> area & 1:
            value = board.high[area]
        elif sight.later >> area & 1:
            value = board.low[area]
        sight.points += value
        sight.single = greater(sight.single, value)


@compiled
def board_clues(board: Position, sight: Position, bases: Rows, rows: Rows, found: int) -> int:
    """Write what every board is judged by, one's own or another's; returns the new number of rows."""
    open_low, open_high = ~sight.crossed[0], ~sight.crossed[1]
    closes, missing = room(np.int64, SEGMENTS), room(np.uint64, WORDS)
    closes[:] = 0
    useful_low = useful_high = NONE
    for area in range(AREAS):
        ring = board.rings[area]
        missing[0], missing[1] = ring[0] & open_low, ring[1] & open_high
        count = count_bits(missing[0]) + count_bits(missing[1])
        sight.missing[area] = count
        if sight.first >> area & 1:
            case = 0
        elif sight.later >> area & 1:
            case = 1
        else:
            case = 2 + MISSING * (sight.gone >> area & 1) + lesser(count, MISSING - 1)
            useful_low |= missing[0]
            useful_high |= missing[1]
            if 0 < count <= DICE:
                number = board.segment_of[lowest(missing)]
                segment = board.segments[number]
                if not (missing[0] & ~segment[0] | missing[1] & ~segment[1]):
                    closes[number] += board.high[area]
        rows[found] = bases[0] + place_of(board, area) * AREA_CASES + case
        found += 1
    for colour in range(FACES):
        case = 0
        for size in range(4):
            number = board.by_size[colour, size]
            low = board.segments[number, 0] & open_low
            high = board.segments[number, 1] & open_high
            count = count_bits(low) + count_bits(high)
            case = case * (size + 3) + count
            if count:
                useful = count_bits(low & useful_low) + count_bits(high & useful_high)
                closing = lesser((closes[number] + 3) // 4, CLOSES - 1)
                rows[found] = bases[2] + ((count - 1) * USEFUL + useful) * CLOSES + closing
                found += 1
        rows[found] = bases[1] + case
        of_colour = board.of_colour[colour]
        front = count_bits(sight.reach[0] & open_low & of_colour[0])
        front += count_bits(sight.reach[1] & open_high & of_colour[1])
        rows[found + 1] = bases[3] + lesser(front, FRONT - 1)
        found += 2
    return found


@compiled
def surroundings(board: Position, sight: Position, rows: Rows, found: int) -> int:
    """Write how the open areas of one's own board can be got at; returns the new number of rows."""
    open_low, open_high = ~sight.crossed[0], ~sight.crossed[1]
    for area in range(AREAS):
        ring = board.rings[area]
        low, high = ring[0] & open_low, ring[1] & open_high
        if not low | high:
            continue
        cover = 0
        for number in range(SEGMENTS):
            segment = board.segments[number]
            if segment[0] & low | segment[1] & high:
                cover += 1
        near = count_bits(low & sight.reach[0]) + count_bits(high & sight.reach[1])
        place = place_of(board, area)
        rows[found] = OWN_COVER + place * FEW + lesser(cover, FEW - 1)
        rows[found + 1] = OWN_REACH + place * FEW + lesser(near, FEW - 1)
        found += 2
    return found


@compiled
def comparisons(board: Position, sight: Position, rivals: Rows, rows: Rows, found: int) -> int:
    """Write how one's own board stands against the others; returns the new number of rows.

    `rivals` holds by area the fewest spaces that another misses, then the most areas closed by another and
    the most points of another.
    """
    for area in range(AREAS):
        mine = sight.missing[area]
        if mine and not sight.gone >> area & 1:
            theirs = lesser(rivals[area], RACE - 1)
            rows[found] = BOTH_RACE + (place_of(board, area) * RACE + lesser(mine, RACE - 1)) * RACE + theirs
            found += 1
    closed = count_bits(np.uint64(sight.first | sight.later))
    rows[found] = BOTH_CLOSED + closed * CLOSED + rivals[AREAS]
    margin = lesser(greater(sight.points - rivals[AREAS + 1], -MARGIN), MARGIN)
    rows[found + 1] = BOTH_MARGIN + MARGIN + margin
    return found + 2


@compiled
def closed_clue(sight: Position, place: int) -> int:
    """Return the row for how many areas the other, so many turns after oneself, has closed."""
    return OTHER_CLOSED + (place - 1) * CLOSED + count_bits(np.uint64(sight.first | sight.later))
