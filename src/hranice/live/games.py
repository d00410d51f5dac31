"""What clients need to know of the games, and the lessons that these bring."""

from functools import cache
from typing import Any

from hranice.bots import bot_names
from hranice.game import Game
from hranice.live.messages import GameAbout
from hranice.live.problems import Denied
from hranice.plugins import GAMES
from hranice.table.log import TableSettings
from hranice.table.resume_from_record import Lesson, lesson_of


def about(game: Game[Any, Any, Any]) -> GameAbout:
    """Return what clients need to know of a game to offer it."""
    return GameAbout(
        name=game.name,
        rules=game.rules,
        title=game.parts.title,
        least=game.players[0],
        most=game.players[-1],
        bots=tuple(bot_names(game)),
        company=game.parts.company,
        levels=game.parts.levels or tuple(game.parts.bots()) or ("random",),
        house=TableSettings(chairs=game.players[-1]),
        options=game.parts.options(),
        race=game.parts.race,
        score=game.parts.score,
        duplicate=game.has_addresses,
        hints=game.parts.offers("insight"),
        lesson=game.parts.offers("lesson"),
    )


@cache
def lesson(game: str) -> Lesson:
    """Return the lesson of a game; raises `Denied` where there is none."""
    found = lesson_of(GAMES[game]) if game in GAMES else None
    if found is None:
        raise Denied("server-no-such-game")
    return found
