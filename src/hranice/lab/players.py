"""Who may play in the lab: all bots, and yardsticks that are for measuring and not for company."""

from typing import Any

from hranice.bots import Bot, BotFactory, make_bot
from hranice.bots.travel import Oracle
from hranice.game import Game

PLAYOUTS = 22_000
"""Of `flat-monte-carlo`: on average a little over 200 ms a decision on one core of an AMD EPYC."""


class NotInstalled(ValueError):  # noqa: N818 - an answer to the user
    """A yardstick needs a package that is not installed; the message says which and how to get it."""


def flat_monte_carlo(seed: int, playouts: float = PLAYOUTS) -> Bot[Any, Any]:
    """Return the flat Monte-Carlo player of The BORDER; it needs the compiled engine."""
    try:
        from hranice.lab.fast.flat import FlatMonteCarloBot  # noqa: PLC0415 - compiled, and numba is optional
    except ModuleNotFoundError as error:
        raise NotInstalled(
            f"the bot flat-monte-carlo needs {error.name}; try: pip install 'hranice[lab]'"
        ) from None
    return FlatMonteCarloBot(seed, playouts)


YARDSTICKS: dict[str, dict[str, BotFactory]] = {
    "border": {"flat-monte-carlo": flat_monte_carlo},
    "travel": {"oracle": Oracle},
}


def make_player(game: Game[Any, Any, Any], description: str, seed: int) -> Bot[Any, Any]:
    """Return a fresh player by its name and dials. Raises `UnknownBot` or another `ValueError`."""
    return make_bot(game, description, seed, YARDSTICKS.get(game.name))
