"""The bot that plays any game: one legal move after another, at random."""

import random
from typing import Any

from hranice.bots.bot import Bot, Choice
from hranice.game import Game, MoveT, StateT


class RandomBot(Bot[StateT, MoveT]):
    """Plays what `game.sample` returns, at once."""

    def __init__(self, game: Game[StateT, MoveT, Any], seed: int) -> None:
        self._game = game
        self._draw = random.Random(seed).randrange

    def choose(self, state: StateT, seat: int) -> Choice[MoveT]:
        """Return any legal move."""
        return Choice(self._game.sample(state, seat, self._draw))
