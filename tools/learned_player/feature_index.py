"""What the learned player looks at: every feature is one of finitely many cases, and each case has a row.

A position is judged from the point of view of one seat. It is turned into a list of row numbers: one for
each area ("three spaces missing, its higher value still to be had"), one for each colour ("its segments
miss 0, 2, 4 and 1 spaces"), one for any two areas that a single first action could close, and so on. The
first layer of the net has a learned vector for every row and adds up those that apply. Nothing here depends
on a particular board: the areas go by their rising values, the segments of a colour by their sizes, and both
are the same on every legal board (B4, B5).

A change here needs a new `VERSION` in `hranice.games.border.bots.engine.weights_file` and new weights.
"""

from typing import NamedTuple

import numpy as np

from hranice.games.border.bots.engine.memory_layout import AREAS, SEATS, SEGMENTS
from hranice.games.border.rules.board import VALUES
from hranice.games.border.rules.state import DICE, FACES

LEAST_VALUE = VALUES[0]
"""Areas go by rising value: the place of one is its higher value less this."""
MOST_OTHERS = SEATS - 1

MISSING = 16
"""Missing spaces of an area are counted up to here, less one."""
AREA_CASES = 2 + 2 * MISSING
"""Closed high, closed low, open with the higher value to be had, open with the lower one."""
FEW = 8
"""Segments around an area are counted up to here, less one."""
NEAR = 7
"""Missing spaces of an area that are in reach are counted up to here, less one."""
PATTERNS = tuple(
    (dice, colours, most)
    for dice in range(1, DICE + 1)
    for colours in range(1, dice + 1)
    for most in range(-(-dice // colours), dice - colours + 2)
)
"""What a first action can ask of the dice: how many, of how many colours, and how many of one colour. Up to
five dice, that tells every pattern from every other one: 3 + 2 and 4 + 1, but not which colours."""
TOO_MANY = len(PATTERNS)
"""From this number on, a need is no pattern but more than five dice."""
PATTERN = np.full((DICE + 1, DICE + 1, DICE + 1), TOO_MANY)
"""The number of a pattern by the three that make it."""
PATTERN[tuple(np.transpose(PATTERNS))] = np.arange(len(PATTERNS))
NEED_CASES = TOO_MANY + 4
"""Which dice complete all segments that an area misses: a pattern, or 6, 7, 8 or more dice."""
TWO_VALUES = 4
"""What two areas are worth together: up to 12, 16, 20 or more."""
TWO_LEAST = VALUES[0] + VALUES[1]
COLOUR_CASES = 3 * 4 * 5 * 6
"""What the segments of 2, 3, 4 and 5 spaces of one colour miss."""
USEFUL = DICE + 1
CLOSES = 8
"""What completing a segment would close: nothing, or areas worth up to 4, 8, 12, 16, 20, 24 or more."""
SEGMENT_CASES = DICE * USEFUL * CLOSES
FRONT = 9
"""Open spaces of a colour in reach are counted up to here, less one."""
CLOSED = AREAS + 1
MARGIN = 30
RACE = 6
"""Missing spaces in the race for an area are counted up to here, less one."""

OWN_AREA = 0
OWN_COVER = OWN_AREA + AREAS * AREA_CASES
OWN_REACH = OWN_COVER + AREAS * FEW
OWN_NEED = OWN_REACH + AREAS * NEAR * NEAR
OWN_TWO = OWN_NEED + AREAS * NEED_CASES
OWN_COLOUR = OWN_TWO + len(PATTERNS) * TWO_VALUES
OWN_SEGMENT = OWN_COLOUR + COLOUR_CASES
OWN_FRONT = OWN_SEGMENT + SEGMENT_CASES
BOTH_CLOSED = OWN_FRONT + FRONT
BOTH_MARGIN = BOTH_CLOSED + CLOSED * CLOSED
BOTH_RACE = BOTH_MARGIN + 2 * MARGIN + 1
KIND = BOTH_RACE + AREAS * RACE * RACE
OTHER_AREA = KIND + 2 * (DICE + 1) + MOST_OTHERS + 1
OTHER_REACH = OTHER_AREA + AREAS * AREA_CASES
OTHER_NEED = OTHER_REACH + AREAS * NEAR * NEAR
OTHER_TWO = OTHER_NEED + AREAS * NEED_CASES
OTHER_COLOUR = OTHER_TWO + len(PATTERNS) * TWO_VALUES
OTHER_SEGMENT = OTHER_COLOUR + COLOUR_CASES
OTHER_FRONT = OTHER_SEGMENT + SEGMENT_CASES
OTHER_CLOSED = OTHER_FRONT + FRONT
ROWS = OTHER_CLOSED + MOST_OTHERS * CLOSED
"""How many rows there are. Row number ROWS stands for no feature at all; its vector is nil."""

KIND_AFTER_FIRST = KIND
"""Kinds of position, first those after a first action: by dice left to the others (0: one of all five)."""
KIND_ENDING = KIND + DICE + 1
"""The same when the sixth area has been closed and only this second action is to come."""
KIND_ROUND_OVER = KIND + 2 * (DICE + 1)
"""After a round: by how many turns of others come before one's own."""


class Bases(NamedTuple):
    """Where the rows for a board begin."""

    area: int
    reach: int
    need: int
    two: int
    colour: int
    segment: int
    front: int


OWN = Bases(OWN_AREA, OWN_REACH, OWN_NEED, OWN_TWO, OWN_COLOUR, OWN_SEGMENT, OWN_FRONT)
OTHER = Bases(OTHER_AREA, OTHER_REACH, OTHER_NEED, OTHER_TWO, OTHER_COLOUR, OTHER_SEGMENT, OTHER_FRONT)

_TWO_FEATURES = AREAS * (AREAS - 1) // 2
_BOARD_FEATURES = 3 * AREAS + _TWO_FEATURES + FACES + SEGMENTS + FACES
OWN_FEATURES = _BOARD_FEATURES + AREAS + AREAS + 3
OTHER_FEATURES = _BOARD_FEATURES + 1


def most_features(seats: int) -> int:
    """Return how many rows at most apply to a position with so many seats."""
    return OWN_FEATURES + (seats - 1) * OTHER_FEATURES
