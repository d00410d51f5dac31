"""Devices of this node at tables of other nodes."""

import asyncio
import itertools
from contextlib import suppress

from hranice.live.clock import Clock
from hranice.live.messages import AtTable, written
from hranice.live.problems import NodeUnreachable
from hranice.live.table_service import Reply, Visitor
from hranice.server.nodes import protocol as p
from hranice.server.nodes.bus import Bus
from hranice.server.nodes.protocol import Unsent
from hranice.table.outgoing_messages import Gone, Trouble

PATIENCE_S = 4.0
"""How long another node may take for an answer …"""
ENTERING_S = 2.0
"""… and for letting a device in, which is simply tried again."""
AT_ONCE_MS = 5
"""A ping that leaves so soon is the one that the table wanted."""


class OutboundVisits:
    """Asks other nodes, and passes on what their tables tell to devices of this one."""

    def __init__(self, clock: Clock) -> None:
        self.bus: Bus
        self.clock = clock
        self._numbers = itertools.count()
        self._asked: dict[int, tuple[str, asyncio.Future[bytes]]] = {}
        self._visits: dict[int, RemoteVisit] = {}

    def __len__(self) -> int:
        """How many devices of this node are at tables of others."""
        return len(self._visits)

    async def ask(self, node: str, question: p.Question) -> bytes:
        """Return the answer of a node, or raise what it answered, or `NodeUnreachable` when none comes."""
        number = next(self._numbers)
        patience = ENTERING_S if isinstance(question, p.Enter) else PATIENCE_S
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self.bus.post(node, p.Ask(number, question))
        self._asked[number] = (node, answer)
        try:
            return await asyncio.wait_for(answer, patience)
        except TimeoutError:
            raise NodeUnreachable("another node does not answer in time") from None
        finally:
            del self._asked[number]

    async def visit(self, node: str, table: str, visitor: Visitor) -> "RemoteVisit":
        """Connect a device to a table that another node owns."""
        visit = RemoteVisit(self, (node, next(self._numbers)), table, visitor)
        self._visits[visit.number] = visit  # its first update comes before the answer
        try:
            entering = p.Enter(visit.number, table, visitor.player, visitor.have, visitor.address)
            await self.ask(node, entering)
        except BaseException:
            visit.close()
            raise
        visit.entered = True
        return visit

    def heard(self, message: p.Message) -> None:
        """Take what another node says."""
        match message:
            case p.Answer(number, data):
                self._settle(number, data)
            case p.Fault(number):
                self._settle(number, p.error_of(message))
            case p.Told(visit, data) if (far := self._visits.get(visit)) is not None:
                far.sink(data)
            case p.Ping(visit, sent) if (far := self._visits.get(visit)) is not None:
                far.pinged(sent)
            case p.Over(visit) if (far := self._visits.get(visit)) is not None and far.entered:
                far.end()
            case _:
                pass  # about a visit that has ended on this side

    def unsent(self, question: p.Ask) -> None:
        """Learn that a question did not arrive."""
        self._settle(question.number, Unsent("the node that owns the table does not listen"))

    def lost(self, node: str) -> None:
        """End everything that goes on with a node: the devices are told, and come back."""
        for other, answer in self._asked.values():
            if other == node and not answer.done():
                answer.set_exception(NodeUnreachable("the node that owns the table cannot be reached"))
        for visit in [visit for visit in self._visits.values() if visit.node == node and visit.entered]:
            visit.sink(written(Trouble(visit.table)))
            visit.end()

    def forget(self, visit: "RemoteVisit") -> bool:
        """Hear nothing more about a visit; False: that was so before."""
        return self._visits.pop(visit.number, None) is not None

    def _settle(self, number: int, outcome: bytes | Exception) -> None:
        _, answer = self._asked.get(number, (None, None))
        if answer is None or answer.done():
            return
        if isinstance(outcome, Exception):
            answer.set_exception(outcome)
        else:
            answer.set_result(outcome)


class RemoteVisit:
    """A device of this node at a table of another one."""

    def __init__(self, outbound: OutboundVisits, key: tuple[str, int], table: str, visitor: Visitor) -> None:
        self.table = table
        self.node, self.number = key
        self.sink = visitor.sink
        self._ping = visitor.ping
        self._outbound = outbound
        self._wanted: tuple[int, int] | None = None
        """The measurement that the table wants: its moment on our clock, and on that of the owner."""
        self.entered = False
        """Before that, whoever waits for it learns by itself what became of it."""
        self._over = False
        self._asking: set[asyncio.Task[None]] = set()

    def ask(self, asked: AtTable, received: int, reply: Reply) -> None:
        ago = max(0, self._outbound.clock.now() - received)
        task = asyncio.create_task(self._relay(p.Frame(self.number, written(asked), ago), reply))
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)

    def measured(self, sent: int, round_trip: float) -> None:
        wanted, self._wanted = self._wanted, None
        owners = None
        if wanted is not None:
            if sent < wanted[0]:
                self._wanted = wanted  # an earlier ping; the wanted one is still on its way
            elif sent - wanted[0] <= AT_ONCE_MS:
                owners = wanted[1]
        self._tell(p.Measured(self.number, round_trip, owners))

    def close(self) -> None:
        if self._outbound.forget(self):
            self._tell(p.Part(self.number))
            self._over = True

    def pinged(self, sent: int) -> None:
        """Measure the way to the device now, because the table wants it."""
        self._wanted = (self._outbound.clock.now(), sent)
        self._ping()

    def end(self) -> None:
        """Let the device connect again."""
        self.close()
        self.sink(written(Gone(self.table)))

    async def _relay(self, frame: p.Frame, reply: Reply) -> None:
        answer: bytes | Exception
        try:
            if self._over:
                raise Unsent("this visit has ended")
            answer = await self._outbound.ask(self.node, frame)
        except Exception as error:
            answer = error
        reply(answer)

    def _tell(self, message: p.Message) -> None:
        if self._over:
            return
        with suppress(Unsent):  # else the visit has ended on the other side, too
            self._outbound.bus.post(self.node, message)
