"""The features of a position as numbers of rows; `feature_index` explains them.

Sums of points go by the areas' higher values, so that what a board promises does not change when somebody
else closes an area; whether the higher value is still to be had is a feature of its own.
"""

import numpy as np
from numpy.typing import NDArray

from hranice.games.border.bots.engine.memory_layout import (
    AREAS,
    SEGMENTS,
    WHOLE,
    WORD_OF_BITS,
    WORDS,
    Field,
    Record,
)
from hranice.games.border.compiled.array_types import Position
from hranice.games.border.compiled.primitives import (
    NONE,
    Marks,
    compiled,
    count_bits,
    greater,
    lesser,
    lowest_bit,
    put,
)
from hranice.games.border.compiled.steps import count_open, cross_out, newly_closed, value_of
from hranice.games.border.rules.state import DICE, FACES
from tools.learned_player import feature_index as index

Rows = NDArray[np.int64]

SIGHT = Record(
    Field("crossed", WORD_OF_BITS, (WORDS,)),
    Field("reach", WORD_OF_BITS, (WORDS,)),
    Field("first", WHOLE),
    Field("later", WHOLE),
    Field("gone", WHOLE),  # areas that anybody has closed
    Field("points", WHOLE),  # written by `score`
    Field("single", WHOLE),  # the best single area; likewise
    Field("missing", WHOLE, (AREAS,)),  # this and all that follows is written by `count`
    Field("cover", WHOLE, (AREAS,)),  # by area: the segments that it misses spaces of
    Field("need", WHOLE, (AREAS,)),  # by area: the dice that complete them
    Field("left", WHOLE, (SEGMENTS,)),  # by segment: the spaces that it misses
    Field("closes", WHOLE, (SEGMENTS,)),  # by segment: what completing it alone would close
    Field("useful", WORD_OF_BITS, (WORDS,)),  # the missing spaces of all open areas
)
"""One board as it is judged: crosses, reach and closed areas, and what is counted on it."""


@compiled
def place_of(board: Position, area: int) -> int:
    """Return the place of an area among all by rising value."""
    return int(board.high[area] - index.LEAST_VALUE)


@compiled
def see(game: Position, seat: int, gone: int, sight: Position) -> None:
    """Look at the board of a seat."""
    put(sight.crossed, game.crossed[seat])
    put(sight.reach, game.reach[seat])
    sight.first, sight.later, sight.gone = game.first[seat], game.later[seat], gone


@compiled
def imagine(board: Position, sight: Position, marks: Marks) -> None:
    """Cross spaces on trial: crosses, reach, and the areas that this closes."""
    cross_out(board, sight.crossed, sight.reach, marks)
    if marks[0] | marks[1]:
        areas = newly_closed(board, sight.crossed, sight.first | sight.later)
        sight.later |= areas & sight.gone
        sight.first |= areas & ~sight.gone


@compiled
def score(board: Position, sight: Position) -> None:
    """Add up the points of a board and note its best single area (B24, B25)."""
    sight.points, sight.single = value_of(board, sight.first, sight.later)


@compiled
def count(board: Position, sight: Position) -> None:
    """Count what the segments and the areas of a board miss."""
    open_low, open_high = ~sight.crossed[0], ~sight.crossed[1]
    for number in range(SEGMENTS):
        sight.left[number] = count_open(board.segments[number], sight.crossed)
        sight.closes[number] = 0
    sight.useful[0] = sight.useful[1] = NONE
    for area in range(AREAS):
        ring = board.rings[area]
        low, high = ring[0] & open_low, ring[1] & open_high
        cover = 0
        for number in range(SEGMENTS):
            segment = board.segments[number]
            if segment[0] & low | segment[1] & high:
                cover |= 1 << number
        sight.missing[area] = count_bits(low) + count_bits(high)
        sight.cover[area] = cover
        sight.need[area] = _dice_for(board, sight, cover)
        sight.useful[0] |= low
        sight.useful[1] |= high
        if cover and not cover & (cover - 1):
            sight.closes[lowest_bit(np.uint64(cover))] += board.high[area]


@compiled
def _dice_for(board: Position, sight: Position, cover: int) -> int:
    """Return which dice complete these segments: the number of a pattern, or how many beyond five."""
    dice = colours = most = 0
    for colour in range(FACES):
        of_colour = 0
        for size in range(4):
            number = board.by_size[colour, size]
            if cover >> number & 1:
                of_colour += sight.left[number]
        dice += of_colour
        colours += of_colour > 0
        most = greater(most, of_colour)
    if dice > DICE:
        return int(index.TOO_MANY + lesser(dice - DICE, index.NEED_CASES - index.TOO_MANY) - 1)
    return int(index.PATTERN[dice, colours, most])


@compiled
def board_features(board: Position, sight: Position, bases: index.Bases, rows: Rows, found: int) -> int:
    """Write what every board is judged by, one's own or another's; returns the new number of rows."""
    count(board, sight)
    for area in range(AREAS):
        place, missing = place_of(board, area), sight.missing[area]
        case = 2 + index.MISSING * (sight.gone >> area & 1) + lesser(missing, index.MISSING - 1)
        if sight.first >> area & 1:
            case = 0
        elif sight.later >> area & 1:
            case = 1
        rows[found] = bases.area + place * index.AREA_CASES + case
        found += 1
        if missing:
            ring = board.rings[area]
            near = count_bits(ring[0] & sight.reach[0] & ~sight.crossed[0])
            near += count_bits(ring[1] & sight.reach[1] & ~sight.crossed[1])
            case = lesser(missing, index.NEAR - 1) * index.NEAR + lesser(near, index.NEAR - 1)
            rows[found] = bases.reach + place * index.NEAR * index.NEAR + case
            rows[found + 1] = bases.need + place * index.NEED_CASES + sight.need[area]
            found += 2
    found = _features_of_two(board, sight, bases.two, rows, found)
    return _features_by_colour(board, sight, bases, rows, found)


@compiled
def _features_of_two(board: Position, sight: Position, base: int, rows: Rows, found: int) -> int:
    """Write which two areas one first action could close; returns the new number of rows."""
    for area in range(AREAS):
        if not sight.missing[area] or sight.need[area] >= index.TOO_MANY:
            continue
        for other in range(area):
            if not sight.missing[other] or sight.need[other] >= index.TOO_MANY:
                continue
            need = _dice_for(board, sight, sight.cover[area] | sight.cover[other])
            if need < index.TOO_MANY:
                more = board.high[area] + board.high[other] - index.TWO_LEAST
                rows[found] = base + need * index.TWO_VALUES + lesser(more // 4, index.TWO_VALUES - 1)
                found += 1
    return found


@compiled
def _features_by_colour(board: Position, sight: Position, bases: index.Bases, rows: Rows, found: int) -> int:
    """Write how the segments and the reach of each colour stand; returns the new number of rows."""
    for colour in range(FACES):
        case = 0
        for size in range(4):
            number = board.by_size[colour, size]
            left, segment = sight.left[number], board.segments[number]
            case = case * (size + 3) + left
            if left:
                useful = count_bits(segment[0] & sight.useful[0]) + count_bits(segment[1] & sight.useful[1])
                closing = lesser((sight.closes[number] + 3) // 4, index.CLOSES - 1)
                rows[found] = bases.segment + ((left - 1) * index.USEFUL + useful) * index.CLOSES + closing
                found += 1
        rows[found] = bases.colour + case
        of_colour = board.of_colour[colour]
        front = count_bits(sight.reach[0] & ~sight.crossed[0] & of_colour[0])
        front += count_bits(sight.reach[1] & ~sight.crossed[1] & of_colour[1])
        rows[found + 1] = bases.front + lesser(front, index.FRONT - 1)
        found += 2
    return found


@compiled
def surroundings(board: Position, sight: Position, rows: Rows, found: int) -> int:
    """Write how many segments the open areas of one's own board miss; returns the new number of rows."""
    for area in range(AREAS):
        if sight.missing[area]:
            cover = lesser(count_bits(np.uint64(sight.cover[area])), index.FEW - 1)
            rows[found] = index.OWN_COVER + place_of(board, area) * index.FEW + cover
            found += 1
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
            mine, theirs = lesser(mine, index.RACE - 1), lesser(rivals[area], index.RACE - 1)
            rows[found] = index.BOTH_RACE + (place_of(board, area) * index.RACE + mine) * index.RACE + theirs
            found += 1
    closed = count_bits(np.uint64(sight.first | sight.later))
    rows[found] = index.BOTH_CLOSED + closed * index.CLOSED + rivals[AREAS]
    margin = lesser(greater(sight.points - rivals[AREAS + 1], -index.MARGIN), index.MARGIN)
    rows[found + 1] = index.BOTH_MARGIN + index.MARGIN + margin
    return found + 2


@compiled
def closed_feature(sight: Position, place: int) -> int:
    """Return the row for how many areas the other, so many turns after oneself, has closed."""
    return index.OTHER_CLOSED + (place - 1) * index.CLOSED + count_bits(np.uint64(sight.first | sight.later))
