"""The device itself: its key, its tables, moving to another device, and being forgotten."""

from litestar import Controller, Response, delete, get, post
from litestar.params import JSONBody

from hranice.server.api.asking import ANSWERS, AllLimits, AllLinks, AllTables, Who
from hranice.server.keys import cookie, new_key
from hranice.server.messages import Link, Me, listed
from hranice.server.problems import Denied


class MeController(Controller):
    """Everything about the device that asks."""

    path = "/me"
    tags = ("me",)

    @post(status_code=204, responses=ANSWERS)
    async def meet(self, who: Who) -> Response[None]:
        """Get a key, in a cookie, unless the device has one. Clients without cookies draw their own."""
        return _with_key(new_key(), who) if who.key is None else Response(None)

    @get(responses=ANSWERS)
    async def me(self, who: Who, tables: AllTables) -> Me:
        """List one's own tables."""
        return Me(tuple(listed(summary) for summary in await tables.of(who.player)))

    @delete(status_code=204, responses=ANSWERS)
    async def forget(self, who: Who, tables: AllTables) -> Response[None]:
        """Give up all seats, and have everything deleted that only concerns oneself; the key is void."""
        await tables.forget(who.player)
        return Response(None, headers={"set-cookie": cookie("", secure=who.secure, lifetime=0)})

    @post("/link", responses=ANSWERS)
    async def link(self, who: Who, links: AllLinks) -> Link:
        """Get a one-time link that makes another device the same player."""
        return Link(links.make(who.own_key))

    @post("/move", status_code=204, responses=ANSWERS)
    async def move(
        self, data: JSONBody[Link], who: Who, links: AllLinks, limits: AllLimits
    ) -> Response[None]:
        """Become, on this device, the player who made the link."""
        if not limits.may_guess(who.address):
            raise Denied("server-too-fast")
        try:
            key = links.use(data.link)
        except Denied:
            limits.missed(who.address)
            raise
        return _with_key(key, who)


def _with_key(key: str, who: Who) -> Response[None]:
    return Response(None, headers={"set-cookie": cookie(key, secure=who.secure)})
