"""Players in code, by game and by name."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from hranice.bots.border.eager import RandomEagerBot
from hranice.bots.border.greedy import GreedyBot
from hranice.bots.bot import Bot, Choice
from hranice.bots.random import RandomBot
from hranice.game import Game

BotFactory = Callable[[int], Bot[Any, Any]]
"""Makes a bot for one seat and one game from a seed."""

BOTS: Mapping[str, Mapping[str, BotFactory]] = {
    "border": {"random-eager": RandomEagerBot, "greedy": GreedyBot},
}
"""By name of the game, then of the bot. Besides these every game has the bot `random`."""

__all__ = ["BOTS", "Bot", "BotFactory", "Choice", "UnknownBot", "bot_names", "make_bot"]


class UnknownBot(ValueError):  # noqa: N818 - reads as what it is: a name that nobody has
    """Nobody of that name plays this game."""


def bots_of(game: Game[Any, Any, Any]) -> dict[str, BotFactory]:
    """Return the bots that play a game, by name."""
    return {"random": partial(RandomBot, game), **BOTS.get(game.name, {})}


def bot_names(game: Game[Any, Any, Any]) -> list[str]:
    """Return the names of the bots that play a game."""
    return sorted(bots_of(game))


def make_bot(game: Game[Any, Any, Any], name: str, seed: int) -> Bot[Any, Any]:
    """Return a fresh bot. Raises `UnknownBot`, which lists the known names."""
    factory = bots_of(game).get(name)
    if factory is None:
        raise UnknownBot(f"{game.name} has no bot “{name}”; it has {', '.join(bot_names(game))}")
    return factory(seed)
