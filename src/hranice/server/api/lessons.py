"""Learning a game by playing a turn of a real one."""

from typing import Annotated

from litestar import post
from litestar.params import JSONBody, PathParameter

from hranice.server.api.requests import ANSWERS, AllTables, DeviceRequest
from hranice.server.lessons import lessons
from hranice.server.messages import Learning, Taught
from hranice.server.problems import Denied

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
    lesson = lessons().get(game)
    if lesson is None:
        raise Denied("server-no-such-game")
    place = await tables.open_lesson(lesson, request.player, request.address, data.name)
    return Taught(place.code, lesson.seat, lesson.advice[:LONGEST_ADVICE])
