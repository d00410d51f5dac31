"""Tables of a cluster: what concerns a table of this node is done here, the rest is asked of its owner."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec

from hranice.game import Game
from hranice.server.live_table import TableLost
from hranice.server.local import LocalTables, Visit
from hranice.server.messages import Place
from hranice.server.nodes import protocol as p
from hranice.server.nodes.outbound import Outbound
from hranice.server.nodes.protocol import Unsent
from hranice.server.problems import NodeUnreachable
from hranice.server.registry import OwnedElsewhere
from hranice.table.audience import Sink
from hranice.table.commands import Command
from hranice.table.lesson import Lesson
from hranice.table.log import TableSettings

T = TypeVar("T")

PATIENCE_S = 4.0
"""How long to look for the owner of a table: longer than a lease lasts."""
AGAIN_S = (0.1, 0.3)
"""How long to wait in between."""


class ClusterTables:
    """Finds the owner of a table, and becomes it when there is none. See `TableService`."""

    def __init__(self, local: LocalTables, outbound: Outbound) -> None:
        self._local = local
        self._outbound = outbound

    async def open(
        self, game: Game[Any, Any, Any], player: str, settings: TableSettings, options: Any
    ) -> Place:
        return await self._local.open(game, player, settings, options)

    async def open_lesson(self, lesson: Lesson, player: str, name: str) -> Place:
        return await self._local.open_lesson(lesson, player, name)

    async def visit(
        self,
        table: str,
        player: str | None,
        sink: Sink,
        *,
        have: int | None = None,
        ping: Callable[[], object] = lambda: None,
    ) -> Visit:
        return await _by_owner(
            lambda: self._local.visit(table, player, sink, have=have, ping=ping),
            lambda node: self._outbound.visit(node, table, player, sink, have=have, ping=ping),
            again=NodeUnreachable,  # a visit that was begun without our knowing has ended
        )

    async def do(self, table: str, player: str, command: Command) -> Place:
        asked = p.Do(table, player, type(command).__name__, msgspec.json.encode(command))
        return await _by_owner(
            lambda: self._local.do(table, player, command), lambda node: self._place(node, asked)
        )

    async def rematch(self, table: str, player: str) -> str:
        asked = p.Rematch(table, player)
        return await _by_owner(
            lambda: self._local.rematch(table, player),
            lambda node: self._outbound.ask(node, asked),
            again=NodeUnreachable,
        )

    async def place(self, table: str, player: str) -> Place:
        asked = p.PlaceOf(table, player)
        return await _by_owner(
            lambda: self._local.place(table, player),
            lambda node: self._place(node, asked),
            again=NodeUnreachable,
        )

    async def record(self, table: str) -> bytes:
        return await self._local.record(table)

    async def quit(self, table: str, player: str) -> None:
        asked = p.Quit(table, player)
        await _by_owner(
            lambda: self._local.quit(table, player),
            lambda node: self._outbound.ask(node, asked),
            again=NodeUnreachable,
        )

    async def _place(self, node: str, asked: p.Do | p.PlaceOf) -> Place:
        return msgspec.convert(await self._outbound.ask(node, asked), Place)


async def _by_owner(
    here: Callable[[], Awaitable[T]],
    there: Callable[[str], Awaitable[T]],
    *,
    again: type[NodeUnreachable] = Unsent,
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
