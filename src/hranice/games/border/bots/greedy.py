"""A player that takes the most it sees at once.

It values a position by its areas alone: a closed area counts fully, an open one the more, the fewer of
its spaces are missing. It completes and crosses whatever raises that worth most, and keeps dice for the
segments that promise most, the chance of completing them included. It does not look at the other boards.
"""

from fractions import Fraction
from math import comb

from hranice.bots.bot import Bot, Choice
from hranice.games.border.rules.board_bits import Layout, single_bits
from hranice.games.border.rules.first_action import completions, count_colours
from hranice.games.border.rules.scoring import closed_areas, taken
from hranice.games.border.rules.second_action import crossing
from hranice.games.border.rules.state import DICE, FACES, ROLLS, Complete, Cross, Move, Reroll, State, Stop

PROMISE = (1.0, *(float(Fraction(3, 4) * Fraction(22, 25) ** missing) for missing in range(1, 40)))
"""How much of an area's value it is worth while so many of its spaces are missing."""


def _chance(missing: int, dice: int, rolls: int) -> float:
    """Return how likely so many dice show a colour so often, held whenever they show it."""
    hit = 1 - Fraction(FACES - 1, FACES) ** rolls
    return float(sum(comb(dice, n) * hit**n * (1 - hit) ** (dice - n) for n in range(missing, dice + 1)))


CHANCE = tuple(
    tuple(tuple(_chance(missing, dice, rolls) for missing in range(DICE + 1)) for dice in range(DICE + 1))
    for rolls in range(ROLLS)
)
"""By rolls left, dice in the air and dice that must still show the colour."""


class _Eye:
    """What a seat sees in its own board: the open areas, and what crossing spaces is worth."""

    def __init__(self, state: State, seat: int) -> None:
        self.layout: Layout = state.layout(seat)
        self.crossed = state.crossed[seat]
        closed, gone = closed_areas(state, seat), taken(state)
        self._open_areas = [
            (ring & ~self.crossed, (self.layout.low if gone >> area & 1 else self.layout.high)[area])
            for area, ring in enumerate(self.layout.rings)
            if not closed >> area & 1
        ]

    def gain(self, spaces: int) -> float:
        """Return what crossing these open spaces adds."""
        gain = 0.0
        for missing, value in self._open_areas:
            hit = (missing & spaces).bit_count()
            if hit:
                before = missing.bit_count()
                gain += value * (PROMISE[before - hit] - PROMISE[before])
        return gain


class GreedyBot(Bot[State, Move]):
    """Greedy and sure of itself: the same position always gets the same move."""

    def __init__(self, seed: int) -> None:
        """Chance plays no part, so the seed has no effect."""

    def choose(self, state: State, seat: int) -> Choice[Move]:
        """Return the move that is worth most at once."""
        eye = _Eye(state, seat)
        match state.phase:
            case "keep":
                return Choice(_keep(state, eye))
            case "complete":
                return Choice(_complete(state, eye))
            case _:
                return Choice(_cross(state, seat, eye))


def _keep(state: State, eye: _Eye) -> Reroll | Stop:
    """Hold the dice of the most promising segments, one after the other; roll the rest again."""
    layout, rolls = eye.layout, ROLLS - state.rolls
    counts = count_colours(state.dice)
    segments = [
        (layout.segment_colour[number], missing.bit_count(), eye.gain(missing))
        for number, segment in enumerate(layout.segments)
        if 0 < (missing := segment & ~eye.crossed).bit_count() <= DICE
    ]
    hold = [0] * FACES
    free = DICE
    while segments:
        # A segment's chance: its colour's dice that are not promised elsewhere, and all others in the air.
        value, index, needed, have = max(
            (
                gain * CHANCE[rolls][free - have][needed - have] if needed <= free else 0.0,
                index,
                needed,
                have,
            )
            for index, (colour, needed, gain) in enumerate(segments)
            for have in [min(counts[colour] - hold[colour], needed, free)]
        )
        if not value:
            break
        colour = segments.pop(index)[0]
        hold[colour] += have
        free -= have
        if have < needed:
            break
    rolling = []
    for position, colour in enumerate(state.dice):
        if hold[colour]:
            hold[colour] -= 1
        else:
            rolling.append(position)
    return Reroll(tuple(rolling)) if rolling else Stop()


def _complete(state: State, eye: _Eye) -> Complete:
    def worth(move: Complete) -> float:
        spaces = 0
        for number in move.segments:
            spaces |= eye.layout.segments[number]
        return eye.gain(spaces)

    return max(completions(state), key=worth)


def _cross(state: State, seat: int, eye: _Eye) -> Cross:
    making = crossing(state, seat)
    before = making.crossed
    while making.candidates:
        so_far = making.crossed & ~before
        making.cross(max(single_bits(making.candidates), key=lambda bit: eye.gain(so_far | bit)))
    return Cross(tuple(sorted(making.spaces)))
