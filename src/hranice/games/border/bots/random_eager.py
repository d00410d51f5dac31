"""A random player that never leaves a usable die unused."""

from random import Random

from hranice.bots.bot import Bot, Choice
from hranice.games.border.rules.first_action import completable
from hranice.games.border.rules.game import RULES
from hranice.games.border.rules.second_action import crossing, nth_bit
from hranice.games.border.rules.state import Complete, Cross, Move, State


class RandomEagerBot(Bot[State, Move]):
    """Rolls at random, then uses as many dice as it can, wherever it happens to."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, state: State, seat: int) -> Choice[Move]:
        """Return a random move to which no segment or space could be added."""
        match state.phase:
            case "complete":
                return Choice(self._complete(state, seat))
            case "cross":
                return Choice(self._cross(state, seat))
            case _:
                return Choice(RULES.sample(state, seat, self._random.randrange))

    def _complete(self, state: State, seat: int) -> Complete:
        layout, crossed, dice = state.layout(seat), state.crossed[seat], state.dice
        chosen: tuple[int, ...] = ()
        while segments := completable(layout, crossed, dice):
            number = self._random.choice(segments)
            missing = layout.segments[number] & ~crossed
            dice = without(dice, layout.segment_colour[number], missing.bit_count())
            crossed |= missing
            chosen += (number,)
        return Complete(tuple(sorted(chosen)))

    def _cross(self, state: State, seat: int) -> Cross:
        making = crossing(state, seat)
        while making.candidates:
            making.cross(nth_bit(making.candidates, self._random.randrange(making.candidates.bit_count())))
        return Cross(tuple(sorted(making.spaces)))


def without(dice: tuple[int, ...], colour: int, count: int) -> tuple[int, ...]:
    """Return the dice less so many of a colour."""
    others = tuple(die for die in dice if die != colour)
    return others + (colour,) * (dice.count(colour) - count)
