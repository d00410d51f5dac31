"""The daily deal over HTTP."""

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import JSONBody, PathParameter

from hranice.daily.messages import Day, ListedDay, PuzzleOpened, Verdict
from hranice.live.messages import Learning
from hranice.server.api.device_request import ANSWERS, AllDailies, DeviceRequest

DayName = Annotated[str, PathParameter(max_length=16)]
GameName = Annotated[str, PathParameter(max_length=32)]
Number = Annotated[int, PathParameter(ge=0, le=99)]


class DayController(Controller):
    """The days, one's own tables for their puzzles, and what came of them."""

    path = "/days"
    tags = ("days",)

    @get(responses=ANSWERS)
    async def days(self, request: DeviceRequest, dailies: AllDailies) -> list[ListedDay]:
        """List all days that can be played, the newest first."""
        return await dailies.days(request.asker.player)

    @get("/{day:str}", responses=ANSWERS)
    async def day(self, day: DayName, request: DeviceRequest, dailies: AllDailies) -> Day:
        """Return a day, such as `2026-11-18` or `today`, with what one has done of it."""
        return await dailies.day(day, request.asker.player)

    @post("/{day:str}/{game:str}/{number:int}", responses=ANSWERS)
    async def open(
        self,
        day: DayName,
        game: GameName,
        number: Number,
        *,
        data: JSONBody[Learning],
        request: DeviceRequest,
        dailies: AllDailies,
    ) -> PuzzleOpened:
        """Open one's own table for a puzzle, or return the one that there is: the first counts."""
        return await dailies.open(day, game, number, request.asker, data.name)

    @get("/{day:str}/{game:str}/{number:int}/verdict", responses=ANSWERS)
    async def verdict(
        self, day: DayName, game: GameName, number: Number, request: DeviceRequest, dailies: AllDailies
    ) -> Verdict:
        """Return what came of a puzzle, once it is done."""
        return await dailies.verdict(day, game, number, request.player)
