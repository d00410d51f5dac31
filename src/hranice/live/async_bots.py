"""Bots that a table asks without waiting: it goes on, and the answer comes back as an ordinary input."""

from typing import Any, Protocol

from hranice.bots import Bot, Choice, make_bot
from hranice.game import Game


class AsyncBot(Protocol):
    """One bot on one seat for one game; it may live in another process."""

    async def choose(self, state: Any, seat: int) -> Choice[Any]:
        """Return what the bot wants to do; the state is redacted for its seat."""

    async def revise(self, state: Any, seat: int, choice: Choice[Any]) -> Choice[Any]:
        """Return what the bot wants now that something else has happened first."""


class BotFactory(Protocol):
    """Makes bots."""

    def make(self, game: Game[Any, Any, Any], bot: str, seed: int) -> AsyncBot:
        """Return a fresh bot for a seat; raises `BadInput` where there is none of that name."""


class InlineBots:
    """Makes bots that run in the event loop itself: for quick bots and for tests."""

    def make(self, game: Game[Any, Any, Any], bot: str, seed: int) -> "AsyncBot":
        """Return a fresh bot for a seat; raises `BadInput` where there is none of that name."""
        return InlineBot(make_bot(game, bot, seed))


class InlineBot:
    """One of these."""

    def __init__(self, bot: Bot[Any, Any]) -> None:
        self._bot = bot

    async def choose(self, state: Any, seat: int) -> Choice[Any]:
        return self._bot.choose(state, seat)

    async def revise(self, state: Any, seat: int, choice: Choice[Any]) -> Choice[Any]:
        return self._bot.revise(state, seat, choice)
