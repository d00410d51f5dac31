"""The device itself: its key, its tables and games, moving to another device, and being forgotten."""

from typing import Annotated

from litestar import Controller, Response, delete, get, post
from litestar.params import JSONBody, QueryParameter

from hranice.live.messages import Link, Me, OwnGames, listed
from hranice.live.problems import Denied
from hranice.live.tables import Tables
from hranice.server.api.device_request import (
    ANSWERS,
    AllDailies,
    AllLimits,
    AllLinks,
    AllTables,
    DeviceRequest,
)
from hranice.server.api.tables import CodePath
from hranice.server.device_keys import cookie, hashed, new_key

StartQuery = Annotated[int, QueryParameter(description="How many games are left out", ge=0, lt=2**31)]


class MeController(Controller):
    """Everything about the device that asks."""

    path = "/me"
    tags = ("me",)

    @post(status_code=200, responses=ANSWERS)
    async def meet(self, request: DeviceRequest, tables: AllTables) -> Response[Me]:
        """Get a key, in a cookie, unless the device has one. Clients without cookies draw their own."""
        return await _be(request.key or new_key(), request, tables)

    @get(responses=ANSWERS)
    async def me(self, request: DeviceRequest, tables: AllTables) -> Me:
        """List one's own tables."""
        return await _known(request.player, tables)

    @get("/games", responses=ANSWERS)
    async def games(self, request: DeviceRequest, tables: AllTables, start: StartQuery = 0) -> OwnGames:
        """List games that one has finished, with their results."""
        return await tables.games_of(request.player, start)

    @delete("/games/{code:str}", responses=ANSWERS)
    async def forget_game(self, code: CodePath, request: DeviceRequest, tables: AllTables) -> None:
        """Take a finished game out of one's list; where no other person had a seat it is deleted."""
        await tables.forget_game(code, request.player)

    @delete(status_code=200, responses=ANSWERS)
    async def forget(self, request: DeviceRequest, tables: AllTables, dailies: AllDailies) -> Response[Me]:
        """Give up all seats, and have everything deleted that only concerns oneself; the key is void."""
        await dailies.forget(request.player)
        void = cookie("", secure=request.secure, lifetime=0)
        return Response(await _known(request.player, tables), headers={"set-cookie": void})

    @post("/link", responses=ANSWERS)
    async def link(self, request: DeviceRequest, links: AllLinks) -> Link:
        """Get a one-time link that makes another device the same player."""
        return Link(await links.make(request.own_key))

    @post("/move", status_code=200, responses=ANSWERS)
    async def move(
        self,
        data: JSONBody[Link],
        request: DeviceRequest,
        tables: AllTables,
        links: AllLinks,
        limits: AllLimits,
    ) -> Response[Me]:
        """Become, on this device, the player who made the link."""
        if not limits.may_guess(request.address):
            raise Denied("server-too-fast")
        try:
            key = await links.use(data.link)
        except Denied:
            limits.missed(request.address)
            raise
        return await _be(key, request, tables)


async def _be(key: str, request: DeviceRequest, tables: Tables) -> Response[Me]:
    """Make the device that asks the one with this key."""
    given = cookie(key, secure=request.secure)
    return Response(await _known(hashed(key), tables), headers={"set-cookie": given})


async def _known(player: str, tables: Tables) -> Me:
    return Me(tuple(listed(summary) for summary in await tables.of(player)))
