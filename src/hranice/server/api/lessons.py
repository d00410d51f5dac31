"""Learning a game by playing a turn of a real one."""

from functools import cache
from typing import Annotated

from litestar import post
from litestar.params import JSONBody, PathParameter

from hranice.live.messages import Learning, Taught
from hranice.live.problems import Denied
from hranice.plugins import GAMES
from hranice.server.api.requests import ANSWERS, AllTables, DeviceRequest
from hranice.table.lesson import Lesson, lesson_of

LONGEST_ADVICE = 8
"""Moves; a lesson is about one turn."""


@post("/lessons/{game:str}", tags=["games"], responses=ANSWERS)
async def learn(
    game: Annotated[str, PathParameter(max_length=32)],
    data: JSONBody[Learning],
    tables: AllTables,
    request: DeviceRequest,
) -> Taught:
    """Open a table at which one takes over a real game at a good moment, against bots."""
    lesson = _lesson(game) if game in GAMES else None
    if lesson is None:
        raise Denied("server-no-such-game")
    place = await tables.open_lesson(lesson, request.player, request.address, data.name)
    return Taught(place.code, lesson.seat, lesson.advice[:LONGEST_ADVICE])


@cache
def _lesson(game: str) -> Lesson | None:
    return lesson_of(GAMES[game])
