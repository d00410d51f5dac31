"""Devices of other nodes at tables of this one."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec

from hranice.server.local import LocalTables, Visit
from hranice.server.nodes import protocol as p
from hranice.server.nodes.bus import Bus
from hranice.server.nodes.leases import Leases
from hranice.table import commands as c
from hranice.table.clock import Clock
from hranice.table.registry import OwnedElsewhere, TableRegistry

KINDS: dict[str, type[Any]] = {
    kind.__name__: kind
    for kind in (c.Sit, c.SeatBot, c.Leave, c.Configure, c.Start, c.Replace, c.PassHost, c.Close)
}
"""The commands that come from outside."""

Key = tuple[str, int]
"""A node, and what it calls the visit."""


class Inbound:
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
                self._begin(self._answered(node, number, question, self._clock.now()))
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

    async def _answered(self, node: str, number: int, question: p.Question, received: int) -> None:
        answer: p.Answer | p.Fault
        try:
            answer = p.Answer(number, await self._answer(node, question, received))
        except Exception as error:
            answer = p.fault_of(number, error)
        self._post(node, answer)

    async def _answer(self, node: str, question: p.Question, received: int) -> Any:
        match question:
            case p.Move(visit, seat, move, ref, ago):
                moving = self._at(node, visit).move
                return await moving(seat, msgspec.Raw(move), ref=ref, received=received - ago)
            case p.Consider(visit, seat, move):
                return msgspec.json.encode(await self._at(node, visit).consider(seat, msgspec.Raw(move)))
            case p.ListMoves(visit, seat):
                return msgspec.json.encode(await self._at(node, visit).legal(seat))
            case p.Ponder(visit, seat):
                return msgspec.json.encode(await self._at(node, visit).hint(seat))
            case p.Say(visit, seat, phrase):
                return await self._at(node, visit).say(seat, phrase)
            case _:
                return await self._at_table(node, question)

    async def _at_table(self, node: str, question: p.AtTable) -> Any:
        table = question.table
        if not self._leases.holds(table):
            # Whoever asks has old news; it is not for us to take the table now.
            raise OwnedElsewhere(node)
        match question:
            case p.Enter():
                return await self._enter(node, question)
            case p.Do(player=player):
                command = msgspec.json.decode(question.command, type=KINDS[question.kind])
                return await self._local.do(table, player, command)
            case p.Rematch(player=player):
                return await self._local.rematch(table, player)
            case p.PlaceOf(player=player):
                return await self._local.place(table, player)
            case p.Quit(player=player):
                return await self._local.quit(table, player)

    async def _enter(self, node: str, asked: p.Enter) -> None:
        if self._registry.is_idle(asked.table):
            # The first who comes to a table takes it along: then most need no relay.
            await self.hand_over(asked.table)
            raise OwnedElsewhere(node)
        key = (node, asked.visit)
        self._entering.add(key)
        try:
            visit = await self._local.visit(
                asked.table,
                asked.player,
                partial(self._tell, key),
                have=asked.have,
                ping=partial(self._ping, key),
            )
        except BaseException:
            self._entering.discard(key)
            raise
        if key in self._entering:
            self._entering.discard(key)
            self._visits[key] = visit
        else:  # it has left already, or its node was lost
            visit.close()
            raise OwnedElsewhere(node)

    def _at(self, node: str, number: int) -> Visit:
        visit = self._visits.get((node, number))
        if visit is None:
            raise OwnedElsewhere(node)
        return visit

    def _part(self, key: Key) -> None:
        self._entering.discard(key)
        visit = self._visits.pop(key, None)
        if visit is not None:
            visit.close()

    def _tell(self, key: Key, data: bytes) -> bool:
        return self._post(key[0], p.Told(key[1], data))

    def _ping(self, key: Key) -> None:
        self._post(key[0], p.Ping(key[1], self._clock.now()))

    def _post(self, node: str, message: p.Message) -> bool:
        with suppress(p.Unsent):
            self.bus.post(node, message)
            return True
        return False
