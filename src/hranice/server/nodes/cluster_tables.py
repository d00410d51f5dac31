"""Tables of a cluster: what concerns a table of this node is done here, the rest is asked of its owner."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec

from hranice.live.live_table import TableLost
from hranice.live.messages import SeatsAtTable
from hranice.live.problems import NodeUnreachable
from hranice.live.registry import OwnedElsewhere
from hranice.live.table_service import FindRematch, GiveUp, LocalTables, PlayerCommand, Visit, Visitor
from hranice.server.nodes.outbound_visits import OutboundVisits
from hranice.server.nodes.protocol import Do, Unsent

T = TypeVar("T")

PATIENCE_S = 4.0
"""How long to look for the owner of a table: longer than a lease lasts."""
AGAIN_S = (0.1, 0.3)
"""How long to wait in between."""


class ClusterTables:
    """Finds the owner of a table, and becomes it when there is none. See `TableService`."""

    def __init__(self, local: LocalTables, outbound: OutboundVisits) -> None:
        self._local = local
        self._outbound = outbound

    async def visit(self, table: str, visitor: Visitor) -> Visit:
        return await _by_owner(
            lambda: self._local.visit(table, visitor),
            lambda node: self._outbound.visit(node, table, visitor),
            again=NodeUnreachable,  # a visit that was begun without our knowing has ended
        )

    async def do(self, table: str, command: PlayerCommand) -> SeatsAtTable:
        async def there(node: str) -> SeatsAtTable:
            asked = Do(table, type(command).__name__, msgspec.json.encode(command))
            return msgspec.json.decode(await self._outbound.ask(node, asked), type=SeatsAtTable)

        again = NodeUnreachable if isinstance(command, FindRematch | GiveUp) else Unsent
        return await _by_owner(lambda: self._local.do(table, command), there, again=again)


async def _by_owner(
    here: Callable[[], Awaitable[T]],
    there: Callable[[str], Awaitable[T]],
    *,
    again: type[NodeUnreachable],
) -> T:
    """Have something done by the owner of a table, for which it may be necessary to wait a moment.

    What may have been done is not tried again unless `again` says that doing it twice does no harm.
    """
    until = time.monotonic() + PATIENCE_S
    while True:
        try:
            try:
                return await here()
            except OwnedElsewhere as elsewhere:
                if not elsewhere.node:
                    raise
                return await there(elsewhere.node)
        except (TableLost, again):
            if time.monotonic() > until:
                raise
            await asyncio.sleep(random.uniform(*AGAIN_S))
