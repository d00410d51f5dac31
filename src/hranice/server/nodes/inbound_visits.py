"""Devices of other nodes at tables of this one."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from functools import partial
from typing import Any, get_args

import msgspec

from hranice.live.clock import Clock
from hranice.live.messages import AtTable
from hranice.live.registry import OwnedElsewhere, TableRegistry
from hranice.live.table_service import LocalTables, PlayerCommand, Reply, Visit, Visitor
from hranice.server.nodes import protocol as p
from hranice.server.nodes.bus import Bus
from hranice.server.nodes.leases import Leases

_KINDS = {kind.__name__: kind for kind in get_args(PlayerCommand)}
_read_frame = msgspec.json.Decoder(AtTable).decode

Key = tuple[str, int]
"""A node, and what it calls the visit."""


class InboundVisits:
    """Does what other nodes ask, and sends their devices what our tables tell."""

    def __init__(self, local: LocalTables, registry: TableRegistry, leases: Leases, clock: Clock) -> None:
        self.bus: Bus
        self._local = local
        self._registry = registry
        self._leases = leases
        self._clock = clock
        self._entering: set[Key] = set()
        self._visits: dict[Key, Visit] = {}
        self._work: set[asyncio.Task[None]] = set()

    def heard(self, node: str, message: p.Message) -> None:
        """Take what another node says."""
        match message:
            case p.Ask(number, question):
                reply = partial(self._reply, node, number)
                if isinstance(question, p.Frame):
                    self._pass_on(node, question, reply)
                else:
                    self._begin(self._answered(node, question, reply))
            case p.Measured(number, round_trip, sent) if visit := self._visits.get((node, number)):
                if sent is None:
                    # The way between the nodes belongs to the round trip; it cannot be an echo of anything.
                    visit.measured(0, round_trip + self.bus.way(node))
                else:
                    visit.measured(sent, self._clock.now() - sent)
            case p.Part(number):
                self._part((node, number))
            case _:
                pass  # about a visit that has ended on this side

    def lost(self, node: str) -> None:
        """End the visits of a node from which messages may be missing."""
        for key in [key for key in (*self._visits, *self._entering) if key[0] == node]:
            self._part(key)
            self._post(node, p.Over(key[1]))

    async def hand_over(self, table: str) -> None:
        """Let another node have a table at which nobody is."""
        self._registry.drop(table)
        await self._leases.release_now(table)

    async def close(self) -> None:
        """Stop whatever is still being done."""
        for work in self._work:
            work.cancel()
        await asyncio.gather(*self._work, return_exceptions=True)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    def _pass_on(self, node: str, frame: p.Frame, reply: Reply) -> None:
        """Let a visit answer what its device has sent."""
        visit = self._visits.get((node, frame.visit))
        try:
            asked = _read_frame(frame.data)
        except (
            msgspec.DecodeError,
            UnicodeDecodeError,
            RecursionError,
        ) as error:  # nested deeper than can be read from here
            reply(error)
            return
        if visit is None:
            reply(OwnedElsewhere(node))
        else:
            visit.ask(asked, self._clock.now() - frame.ago, reply)

    async def _answered(self, node: str, question: p.Enter | p.Do, reply: Reply) -> None:
        answer: bytes | Exception
        try:
            if not self._leases.holds(question.table):
                # Whoever asks has old news; it is not for us to take the table now.
                raise OwnedElsewhere(node)
            if isinstance(question, p.Enter):
                await self._enter(node, question)
                answer = b""
            else:
                command = msgspec.json.decode(question.command, type=_KINDS[question.kind])
                answer = msgspec.json.encode(await self._local.do(question.table, command))
        except Exception as error:
            answer = error
        reply(answer)

    async def _enter(self, node: str, asked: p.Enter) -> None:
        if self._registry.is_idle(asked.table):
            # The first who comes to a table takes it along: then most need no relay.
            await self.hand_over(asked.table)
            raise OwnedElsewhere(node)
        key = (node, asked.visit)
        self._entering.add(key)
        try:
            tell, ping = partial(self._tell, key), partial(self._ping, key)
            visitor = Visitor(asked.player, tell, ping, asked.have, asked.address)
            visit = await self._local.visit(asked.table, visitor)
        except BaseException:
            self._entering.discard(key)
            raise
        if key in self._entering:
            self._entering.discard(key)
            self._visits[key] = visit
        else:  # it has left already, or its node was lost
            visit.close()
            raise OwnedElsewhere(node)

    def _part(self, key: Key) -> None:
        self._entering.discard(key)
        visit = self._visits.pop(key, None)
        if visit is not None:
            visit.close()

    def _tell(self, key: Key, data: bytes) -> bool:
        return self._post(key[0], p.Told(key[1], data))

    def _ping(self, key: Key) -> None:
        self._post(key[0], p.Ping(key[1], self._clock.now()))

    def _reply(self, node: str, number: int, outcome: bytes | Exception) -> None:
        self._post(node, p.answer_of(number, outcome))

    def _post(self, node: str, message: p.Message) -> bool:
        with suppress(p.Unsent):
            self.bus.post(node, message)
            return True
        return False
