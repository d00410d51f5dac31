"""A yardstick: a player that knows the rules and tries its moves out at random."""

from random import Random

from hranice.bots.bot import Bot, Choice
from hranice.game import BadInput
from hranice.games.border.bots.engine.questions import best_by_playouts
from hranice.games.border.bots.judging_bot import move_of
from hranice.games.border.rules.state import Move, State

PLAYOUTS = 22_000
"""On average a little over 200 ms a decision on one core of an AMD EPYC."""


class FlatMonteCarloBot(Bot[State, Move]):
    """Tries every move in equally many random playouts: it knows the rules and nothing else.

    Not a clock but the number of playouts limits it, so games can repeat.
    """

    def __init__(self, seed: int, playouts: float = PLAYOUTS) -> None:
        if playouts < 1:
            raise BadInput(f"the bot flat-monte-carlo needs at least 1 playout; {playouts:g} are given")
        self._playouts = int(playouts)
        self._random = Random(seed)

    def choose(self, state: State, seat: int) -> Choice[Move]:
        """Return the move that won most of its playouts."""
        seed = self._random.getrandbits(64)
        return Choice(move_of(state, best_by_playouts(state, seat, self._playouts, seed)))
