"""What is played: the games with their bots and options."""

from litestar import get

from hranice.bots import bot_names
from hranice.plugins import GAMES
from hranice.server.api.requests import ANSWERS
from hranice.server.messages import GameAbout, Players


@get("/games", tags=["games"], responses=ANSWERS)
async def games() -> list[GameAbout]:
    """List the games, with their bots and what players may agree on."""
    return [
        GameAbout(
            name=game.name,
            rules=game.rules,
            title=game.parts.title,
            least=game.players[0],
            most=game.players[-1],
            bots=tuple(bot_names(game)),
            options=game.parts.options(),
            players_with={
                option.name: Players(option.players[0], option.players[-1])
                for option in game.parts.options()
                if option.players
            },
            race=game.parts.race,
            hints=game.parts.offers("insight"),
            lesson=game.parts.offers("lesson"),
        )
        for game in GAMES.values()
    ]
