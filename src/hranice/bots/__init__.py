"""Players in code, by name."""

import inspect
import math
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from hranice.bots.bot import Bot, Choice
from hranice.bots.random import RandomBot
from hranice.game import BadInput, Game

BotFactory = Callable[..., Bot[Any, Any]]
"""Makes a bot for one seat and one game from a seed; its further parameters, all numbers, are its dials."""

__all__ = ["Bot", "BotFactory", "Choice", "UnknownBot", "bot_names", "make_bot"]


class UnknownBot(BadInput):
    """Nobody of that name plays this game, or not with such dials."""


def bot_names(game: Game[Any, Any, Any]) -> list[str]:
    """Return the names of the bots that play a game, the strongest last."""
    return list(_bots_of(game))


def make_bot(
    game: Game[Any, Any, Any], description: str, seed: int, more: Mapping[str, BotFactory] | None = None
) -> Bot[Any, Any]:
    """Return a fresh bot by its name, or by name and dials as in `quick:knowledge=0.9:speed=2`.

    `more` are bots that the caller knows besides. Raises `UnknownBot`, which says what would be right, or
    another `BadInput` for a dial turned too far.
    """
    name, *dials = description.split(":")
    bots = {**_bots_of(game), **(more or {})}
    factory = bots.get(name)
    if factory is None:
        raise UnknownBot(f"{game.name} has no bot “{name}”; it has {', '.join(sorted(bots))}")
    turned = [_dial(name, factory, dial) for dial in dials]
    if len(dict(turned)) < len(turned):
        raise UnknownBot(f"a dial of the bot {name} is set twice: {':'.join(dials)}")
    return factory(seed, **dict(turned))


def _bots_of(game: Game[Any, Any, Any]) -> dict[str, BotFactory]:
    return {"random": partial(RandomBot, game), **game.parts.bots()}


def _dial(bot: str, factory: BotFactory, setting: str) -> tuple[str, float]:
    """Read one dial, such as `speed=2`."""
    name, _, value = setting.partition("=")
    _, *known = inspect.signature(factory).parameters
    if name not in known:
        raise UnknownBot(f"the bot {bot} has no dial “{name}”; it has {', '.join(known) or 'none'}")
    try:
        number = float(value)
    except ValueError:
        number = math.nan
    if not math.isfinite(number):
        raise UnknownBot(f"the dial {name} of the bot {bot} is “{value}”; it must be a number")
    return name, number
