"""One connected device: passes its messages to tables, and what tables tell to it."""

import asyncio
from functools import partial
from typing import Protocol

import msgspec

from hranice import __version__
from hranice.live.limits import HINTS, MESSAGES, PHRASES, Limits
from hranice.live.messages import (
    AtTable,
    Done,
    Move,
    Ping,
    Ponder,
    Refused,
    Say,
    Unwatch,
    Watch,
    Welcome,
    read_asked,
    written,
)
from hranice.live.monitor import Monitor
from hranice.live.problems import RETRYABLE, Denied, problem_of
from hranice.live.table_service import Reply, Visit, Visitor
from hranice.live.tables import Asker, Tables

MOST_TABLES = 16
"""Tables that one device may be connected to."""
MOST_PENDING = 32
"""Requests of one device that may be worked on at once."""
MOST_REFUSALS = 200
"""Messages that nobody should send (unreadable, too fast) before the connection is ended."""
POLICY_VIOLATION = 1008


class Socket(Protocol):
    """What a device is connected by. It tells its handler what it hears, and whether it lives."""

    def attach(self, handler: "Device") -> None:
        """Give everything that arrives from now on to this handler."""

    def tell(self, data: bytes) -> bool:
        """Send a message in the order of calls, without waiting. False: the socket is closed."""

    def ping(self) -> None:
        """Measure the round trip now, behind everything sent so far."""

    def hang_up(self, code: int, reason: str) -> None:
        """End the connection in good order."""


class Device:
    """Answers what one device wants. Every message gets exactly one answer, a refusal included."""

    def __init__(
        self,
        socket: Socket,
        player: str | None,
        address: str,
        *,
        tables: Tables,
        limits: Limits,
        monitor: Monitor,
    ) -> None:
        self._socket = socket
        self._player = player
        self._address = address
        self._tables = tables
        self.now = tables.now
        """Returns the present moment on the tables' clock."""
        self._limits = limits
        self._monitor = monitor
        self._own = limits.bucket(MESSAGES)
        self._seldom = {Say: limits.bucket(PHRASES), Ponder: limits.bucket(HINTS)}
        self._visits: dict[str, Visit] = {}
        self._pending = 0
        self._watching: set[asyncio.Task[None]] = set()
        self._bad = 0
        self._closed = False

    def greet(self) -> None:
        """Say hello, and listen from now on."""
        self._socket.attach(self)
        self._socket.tell(written(Welcome(__version__, self._player is not None)))

    def close(self) -> None:
        """Disconnect from all tables. Moves that have arrived are still made."""
        self._closed = True
        for table in list(self._visits):
            self._leave(table)

    # What the socket asks.

    @property
    def lively(self) -> bool:
        """Whether the device is at any table."""
        return bool(self._visits)

    def measured(self, sent: int, round_trip: float) -> None:
        """Tell all tables how far away the device is."""
        for visit in self._visits.values():
            visit.measured(sent, round_trip)

    def heard(self, data: bytes) -> None:
        """Take what the device says."""
        received = self.now()
        if not (self._own.take() and self._limits.messages.of(self._address).take()):
            self._misbehave(_ref_in(data), Denied("server-too-fast"))
            return
        try:
            asked = read_asked(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self._misbehave(_ref_in(data), error)
            return
        # Not `match`: nearly all are moves, and to ask a value for a class that it is not of takes long.
        if type(asked) is Ping:
            self._socket.tell(written(Done(asked.ref, "")))
        elif type(asked) is Unwatch:
            self._unwatch(asked)
        elif self._pending >= MOST_PENDING:
            self._misbehave(asked.ref, Denied("server-too-fast"))
        else:
            self._pending += 1
            self._begin(asked, received, partial(self._reply, asked, received))

    def _unwatch(self, asked: Unwatch) -> None:
        if asked.table in self._visits:
            self._leave(asked.table)
            self._socket.tell(written(Done(asked.ref, asked.table)))
        else:
            self._refuse(asked.ref, Denied("server-not-watching"))

    def _begin(self, asked: Watch | AtTable, received: int, reply: Reply) -> None:
        if isinstance(asked, Watch):
            task = asyncio.get_running_loop().create_task(self._watch(asked, reply))
            self._watching.add(task)
            task.add_done_callback(self._watching.discard)
        elif (visit := self._visits.get(asked.table)) is None:
            reply(Denied("server-not-watching"))
        elif type(asked) in self._seldom and not self._may(asked):
            reply(Denied("server-too-fast"))
        else:
            visit.ask(asked, received, reply)

    def _may(self, asked: AtTable) -> bool:
        """Say whether something that may be asked seldom may be asked now."""
        may = self._seldom[type(asked)].take()
        return may and (not isinstance(asked, Ponder) or self._limits.hints.of(self._address).take())

    def _reply(self, asked: Watch | AtTable, received: int, answer: bytes | Exception) -> None:
        self._pending -= 1
        if isinstance(answer, Exception):
            self._refuse(asked.ref, answer)
            return
        if isinstance(asked, Move):
            self._monitor.moved((self.now() - received) / 1000)
        self._socket.tell(answer)

    async def _watch(self, asked: Watch, reply: Reply) -> None:
        try:
            reply(written(Done(asked.ref, await self._watched(asked))))
        except Exception as error:
            reply(error)

    async def _watched(self, asked: Watch) -> str:
        if not self._limits.visits.take(self._address):
            raise Denied("server-too-many-visits", most=self._limits.visits.most)
        player = None if asked.look else self._player
        visitor = Visitor(player, self._socket.tell, self._socket.ping, asked.have, self._address)
        try:
            visit = await self._tables.visit(asked.code, Asker(self._address, self._player), visitor)
        except BaseException:
            self._limits.visits.give_back(self._address)
            raise
        # Whoever comes to a table again takes no more room; which one a code means is known only now.
        full = visit.table not in self._visits and len(self._visits) >= MOST_TABLES
        if full or self._closed:
            visit.close()
            self._limits.visits.give_back(self._address)
            if full:
                raise Denied("server-too-many-tables", most=MOST_TABLES)
            return visit.table
        self._leave(visit.table)
        self._visits[visit.table] = visit
        self._monitor.came()
        return visit.table

    def _leave(self, table: str) -> None:
        visit = self._visits.pop(table, None)
        if visit is not None:
            visit.close()
            self._limits.visits.give_back(self._address)
            self._monitor.left()

    def _refuse(self, ref: str, error: Exception) -> None:
        problem = problem_of(error)
        self._monitor.refused(problem.reason)
        again = problem.reason in RETRYABLE
        self._socket.tell(written(Refused(ref, problem.reason, problem.rule, problem.params, again)))

    def _misbehave(self, ref: str, error: Exception) -> None:
        self._bad += 1
        self._refuse(ref, error)
        if self._bad >= MOST_REFUSALS:
            self._monitor.dropped("flood")
            self._socket.hang_up(POLICY_VIOLATION, "too many messages that cannot be used")


class _Reference(msgspec.Struct):
    ref: str = ""


_read_reference = msgspec.json.Decoder(_Reference).decode


def _ref_in(data: bytes) -> str:
    """Return the `ref` of a message that is otherwise unreadable, if at least that can be made out."""
    try:
        return _read_reference(data).ref[:64]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""
