"""Requests that know which device asks, what handlers may ask for, and how anything can go wrong."""

from collections.abc import Callable
from functools import cached_property
from typing import Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.exceptions import InternalServerException
from litestar.openapi import ResponseSpec

from hranice.daily.server_dailies import ServedDailies
from hranice.live.limits import Limits, address_of
from hranice.live.messages import Problem
from hranice.live.problems import Denied
from hranice.live.tables import Asker, Tables
from hranice.server.bot_pool import AsideProcess
from hranice.server.device_keys import hashed, shown_key
from hranice.server.device_links import DeviceLinks
from hranice.server.metrics import Metrics
from hranice.server.print_queue import Prints
from hranice.server.replay_cache import Replays
from hranice.store import Store

DESCRIPTIONS = {
    400: "It cannot be read",
    401: "The device has shown no key",
    403: "It comes from a foreign page",
    404: "There is no such thing",
    409: "The rules, or the table, do not allow it",
    413: "It is too large",
    429: "It comes too often",
    500: "Nobody foresaw this",
    503: "The store is away; try again in a moment",
}
ANSWERS = {
    status: ResponseSpec(Problem, description=words, generate_examples=False)
    for status, words in DESCRIPTIONS.items()
}
"""For the description of the interface: how anything can go wrong."""


class DeviceRequest(Request[Any, Any, Any]):
    """A request that knows which device asks.

    No dependency tells that: Litestar resolves several dependencies of one request in a task each, and that
    takes longer than most of what is asked for.
    """

    @cached_property
    def key(self) -> str | None:
        """The key that the device has shown."""
        return shown_key(self.scope["headers"])

    @cached_property
    def address(self) -> str:
        """Whom the address belongs to from which it comes."""
        return address_of(self.scope["client"])

    @property
    def asker(self) -> Asker:
        """Who names a table by its code."""
        return Asker(self.address, None if self.key is None else self.player)

    @property
    def content_length(self) -> int | None:
        """The length of the body, if it was said; for this number alone Litestar would read all headers."""
        said = dict(self.scope["headers"]).get(b"content-length")
        return None if said is None else int(said)

    async def body(self) -> bytes:
        """Return the body; who has left in the middle of it is told nothing, and nobody else need know."""
        try:
            return await super().body()
        except InternalServerException:
            raise Denied("server-unreadable") from None

    @property
    def secure(self) -> bool:
        """Whether the connection is encrypted."""
        return self.scope["scheme"] == "https"

    @cached_property
    def player(self) -> str:
        """The hash of the key that the device has shown; without one nothing that needs it is done."""
        return hashed(self.own_key)

    @property
    def own_key(self) -> str:
        """The key itself: for handing it on to another device, and for nothing else."""
        if self.key is None:
            raise Denied("server-no-key")
        return self.key


AllTables = NamedDependency[Tables]
AllLinks = NamedDependency[DeviceLinks]
AllLimits = NamedDependency[Limits]
AllReplays = NamedDependency[Replays]
AllDailies = NamedDependency[ServedDailies]
AllPrints = NamedDependency[Prints]
Aside = NamedDependency[AsideProcess]
TheMetrics = NamedDependency[Metrics]
TheStore = NamedDependency[Store]
HearsOthers = NamedDependency[Callable[[], bool | None]]
