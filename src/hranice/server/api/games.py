"""What is played, and on what: games with their bots, boards, maps; and the referee of Bez hranic."""

from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import JSONBody, PathParameter

from hranice.border.options_view import options_view
from hranice.border.state import Options
from hranice.bots import bot_names
from hranice.games import GAMES
from hranice.server.api.requests import ANSWERS
from hranice.server.messages import Answer, GameAbout, Players, Question
from hranice.server.problems import Denied
from hranice.server.static import Static, static
from hranice.travel import maps
from hranice.travel.cases import checked, checked_offer
from hranice.travel.fare import Case, fares_of
from hranice.travel.state import COLOURS

LONGEST_WORD = 64
MOST_UNDER = 2 * len(COLOURS) - 1
"""All other tokens that there are: no more can lie under one."""


@get("/games", tags=["games"], responses=ANSWERS)
async def games() -> list[GameAbout]:
    """List the games, with their bots."""
    return [
        GameAbout(
            game.name,
            game.rules,
            game.players[0],
            game.players[-1],
            tuple(bot_names(game)),
            {option: Players(seats[0], seats[-1]) for option, seats in game.players_with.items()},
        )
        for game in GAMES.values()
    ]


@get("/maps", tags=["games"], responses=ANSWERS)
async def map_names() -> list[str]:
    """List the maps of Bez hranic."""
    return list(maps.names())


@get("/maps/{name:str}", tags=["games"], responses=ANSWERS, media_type="application/json")
async def map_pack(
    name: Annotated[str, PathParameter(max_length=64)], request: Request[Any, Any, Any]
) -> Response[Any]:
    """Return a map with its shapes, names and facts."""
    if name not in maps.names():
        raise Denied("server-no-such-map")
    return _map_file(name).answer(request)


@get("/boards", tags=["games"], responses=ANSWERS, media_type="application/json")
async def boards(request: Request[Any, Any, Any]) -> Response[Any]:
    """Return the boards of The BORDER."""
    return _boards_file().answer(request)


@post("/fare", status_code=200, tags=["games"], responses=ANSWERS)
async def fare(data: JSONBody[Question]) -> Answer:
    """Be the referee of Bez hranic: price, bill and route of a journey."""
    if data.map not in maps.names():
        raise Denied("server-no-such-map")
    # Looking for what a word resembles takes time that grows with the word.
    too_long = any(len(word) > LONGEST_WORD for word in (*data.picks, *(data.offer or ())))
    if too_long or any(tokens > MOST_UNDER for tokens in data.under):
        raise Denied("server-no-such-journey")
    atlas, gazetteer = maps.load(data.map).atlas, maps.gazetteer_of(data.map)
    target = None if data.target is None else gazetteer.code(data.target)
    picks = tuple(map(gazetteer.field, data.picks))
    case = checked(atlas, Case(data.round, gazetteer.code(data.start), picks, target, tuple(data.under)))
    fares = fares_of(atlas)
    best = None
    if data.offer is not None:
        offer = checked_offer(atlas, case, tuple(map(gazetteer.code, data.offer)))
        best = fares.best(case.round, case.start, offer, case.target)
    return Answer(case, fares.bill(case), best)


@cache
def _map_file(name: str) -> Static:
    return static(msgspec.json.encode(maps.load(name)), "application/json")


@cache
def _boards_file() -> Static:
    shown = options_view(Options())
    boards = {"geography": shown.geography, "boards": shown.boards}
    return static(msgspec.json.encode(boards), "application/json")
