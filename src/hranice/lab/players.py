"""Who may play in the lab: all bots, and yardsticks that are for measuring and not for company."""

from typing import Any

from hranice.bots import Bot, make_bot
from hranice.game import Game


def make_player(game: Game[Any, Any, Any], description: str, seed: int) -> Bot[Any, Any]:
    """Return a fresh player by its name and dials. Raises `UnknownBot` or another `BadInput`."""
    return make_bot(game, description, seed, game.parts.yardsticks())
