"""What is played: the games with their bots and options."""

from functools import cache
from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.params import PathParameter
from msgspec.structs import replace

from hranice.live.game_descriptions import about
from hranice.live.messages import GameAbout
from hranice.live.problems import Denied
from hranice.locale import DEFAULT, LANGUAGES, files_of
from hranice.plugins import GAMES
from hranice.printing import can_print
from hranice.server.api.device_request import ANSWERS
from hranice.server.static import Static, static


@get("/games", tags=["games"], responses=ANSWERS)
async def games() -> list[GameAbout]:
    """List the games, with their bots and what players may agree on."""
    printable = can_print()
    return [
        replace(about(game), prints=printable and game.parts.offers("printing")) for game in GAMES.values()
    ]


@get("/games/{game:str}/texts/{language:str}", tags=["games"], responses=ANSWERS, media_type="text/plain")
async def texts(
    game: Annotated[str, PathParameter(max_length=32)],
    language: Annotated[str, PathParameter(max_length=8)],
    request: Request[Any, Any, Any],
) -> Response[Any]:
    """Return the sentences that a game brings, as Fluent; what a language lacks follows in English."""
    if game not in GAMES:
        raise Denied("server-no-such-game")
    if language not in LANGUAGES:
        raise Denied("server-not-found")
    return _texts_file(game, language).answer(request)


@cache
def _texts_file(game: str, language: str) -> Static:
    folder = GAMES[game].parts.texts()
    sources = [] if folder is None else [*files_of(folder, language), *files_of(folder, DEFAULT)]
    found = dict.fromkeys(source.read_text(encoding="utf-8") for source in sources)
    return static("\n".join(found).encode(), "text/plain")
