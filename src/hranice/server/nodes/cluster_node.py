"""One node of a cluster, put together."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

from hranice.live.clock import Clock
from hranice.live.limits import Limits
from hranice.live.live_table import Services
from hranice.live.registry import TableRegistry
from hranice.live.table_service import LocalTables
from hranice.plugins import GAMES
from hranice.server.bot_pool import BotPool
from hranice.server.metrics import Metrics
from hranice.server.nodes import protocol as p
from hranice.server.nodes.bus import Bus
from hranice.server.nodes.cluster_tables import ClusterTables
from hranice.server.nodes.inbound_visits import InboundVisits
from hranice.server.nodes.leases import FencedLogs, Leases
from hranice.server.nodes.outbound_visits import OutboundVisits
from hranice.server.nodes.shared_device_links import SharedDeviceLinks
from hranice.store import Store

LOOK_S = 0.5
FLUSH_S = 1.0
AFTER_A_FAULT_S = 1.0

log = logging.getLogger(__name__)


class ClusterNode:
    """This node, as a member. Its name is new with every start, so nobody takes it for the former one."""

    def __init__(
        self, url: str, store: Store, clock: Clock, pool: BotPool, *, limits: Limits, metrics: Metrics
    ) -> None:
        self.node = node = secrets.token_hex(8)
        self._leases = Leases(store, node, self._lose)
        self.registry = TableRegistry(
            GAMES, Services(FencedLogs(store, self._leases), clock, pool, limits.thoughts), self._leases
        )
        local = LocalTables(self.registry, store, pool.advise)
        self._outbound = OutboundVisits(clock)
        self._inbound = InboundVisits(local, self.registry, self._leases, clock)
        self._bus = self._outbound.bus = self._inbound.bus = Bus(url, node, self)
        self._limits = limits
        limits.tell = lambda what, address: self._bus.post_all(p.Count(what, address))
        metrics.watch("hranice_tables_owned", "Tables that this node owns", lambda: len(self._leases))
        metrics.watch(
            "hranice_visits_relayed", "Visits at tables of other nodes", lambda: len(self._outbound)
        )
        metrics.watch("hranice_valkey_up", "Whether the other nodes can be heard", lambda: self.connected)
        self.service = ClusterTables(local, self._outbound)
        self.links = SharedDeviceLinks(self._bus.valkey)

    @property
    def connected(self) -> bool:
        """Whether the other nodes can be heard."""
        return self._bus.up

    @asynccontextmanager
    async def joined(self) -> AsyncIterator[None]:
        """Be a member for a while; afterwards others can have the tables at once."""
        bus, leases = self._bus, self._leases
        works = (
            bus.speak,
            bus.listen,
            bus.beat,
            leases.renew,
            leases.drop_expired,
            self._hand_over_if_cut_off,
        )
        background = [asyncio.create_task(_restarting(work)) for work in works]
        try:
            yield
        finally:
            self.registry.close()
            await leases.close()
            with suppress(TimeoutError):
                await asyncio.wait_for(bus.flush(), FLUSH_S)
            for task in background:
                task.cancel()
            await asyncio.gather(*background, return_exceptions=True)
            await self._inbound.close()
            await bus.close()

    # What the bus tells; see `hranice.server.nodes.bus.BusListener`.

    def heard(self, node: str, message: p.Message) -> None:
        """Pass a message on to whom it concerns."""
        match message:
            case p.Count(what, address):
                self._limits.count(what, address)
            case p.Ask() | p.Measured() | p.Part():
                self._inbound.heard(node, message)
            case _:
                self._outbound.heard(message)

    def unsent(self, question: p.Ask) -> None:
        """Learn that a question did not arrive."""
        self._outbound.unsent(question)

    def lost(self, node: str) -> None:
        """End everything that goes on with a node."""
        self._outbound.lost(node)
        self._inbound.lost(node)

    def _lose(self, table: str) -> None:
        self.registry.drop(table)

    async def _hand_over_if_cut_off(self) -> None:
        """Let those have a table who are alone with it, when nobody else could reach it here."""
        while True:
            await asyncio.sleep(LOOK_S)
            if not self._bus.up:
                for table in self.registry.idle_tables():
                    await self._inbound.hand_over(table)


async def _restarting(work: Callable[[], Awaitable[None]]) -> None:
    """Run something for ever; where it fails, log that and start it again."""
    while True:
        try:
            await work()
        except Exception:
            log.exception("a background task of the node failed; it is started again")
            await asyncio.sleep(AFTER_A_FAULT_S)
