"""Learning a game by playing a turn of a real one."""

from typing import Annotated

from litestar import post
from litestar.params import JSONBody, PathParameter

from hranice.live.game_descriptions import lesson
from hranice.live.messages import Learning, Taught
from hranice.server.api.device_request import ANSWERS, AllTables, DeviceRequest


@post("/lessons/{game:str}", tags=["games"], responses=ANSWERS)
async def learn(
    game: Annotated[str, PathParameter(max_length=32)],
    data: JSONBody[Learning],
    tables: AllTables,
    request: DeviceRequest,
) -> Taught:
    """Open a table at which one takes over a real game at a good moment, against bots."""
    return await tables.open_lesson(lesson(game), request.player, request.address, data.name)
