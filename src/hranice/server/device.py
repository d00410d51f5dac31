"""One connected device: passes its messages to tables, and what tables tell to it."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from hranice import __version__
from hranice.game import Refusal
from hranice.server.limits import HINTS, MESSAGES, PHRASES, Limits
from hranice.server.local import Visit
from hranice.server.messages import (
    Asked,
    Consider,
    Considered,
    Done,
    Hinted,
    LegalMoves,
    ListMoves,
    Move,
    Ping,
    Ponder,
    Problem,
    Refused,
    Say,
    Unwatch,
    Watch,
    Welcome,
    read_asked,
    written,
)
from hranice.server.metrics import Metrics
from hranice.server.problems import RETRYABLE, Denied, problem_of
from hranice.server.tables import Tables
from hranice.server.websocket import WebSocket

MOST_TABLES = 16
"""Tables that one device may be connected to."""
MOST_PENDING = 32
"""Requests of one device that may be worked on at once."""
MOST_REFUSALS = 200
"""Messages that nobody should send (unreadable, too fast) before the connection is ended."""
POLICY_VIOLATION = 1008

Question = Consider | ListMoves | Ponder | Watch | Say
"""What is not answered at once."""
Answer = Done | Considered | LegalMoves | Hinted


class Device:
    """Answers what one device wants. Every message gets exactly one answer, a refusal included."""

    def __init__(
        self,
        socket: WebSocket,
        player: str | None,
        address: str,
        *,
        tables: Tables,
        limits: Limits,
        metrics: Metrics,
    ) -> None:
        self._socket = socket
        self._player = player
        self._address = address
        self._tables = tables
        self.now = tables.now
        """Returns the present moment on the tables' clock; see `WebSocketHandler`."""
        self._limits = limits
        self._metrics = metrics
        self._own = limits.bucket(MESSAGES)
        self._phrases = limits.bucket(PHRASES)
        self._hints = limits.bucket(HINTS)
        self._visits: dict[str, Visit] = {}
        self._pending: set[asyncio.Future[Any]] = set()
        self._bad = 0
        self._closed = False

    def greet(self) -> None:
        """Say hello, and listen from now on."""
        self._socket.attach(self)
        self._socket.tell(written(Welcome(__version__, self._player is not None)))

    def close(self) -> None:
        """Disconnect from all tables. Moves that have arrived are still made."""
        self._closed = True
        for visit in self._visits.values():
            visit.close()
        self._metrics.visits.dec(len(self._visits))
        self._visits.clear()

    # What the socket asks; see `hranice.server.websocket.WebSocketHandler`.

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
        match asked:
            case Move():
                self._move(asked, received)
            case Unwatch():
                self._at_once(asked, self._unwatch)
            case Ping():
                self._socket.tell(written(Done(asked.ref, "")))
            case _:
                self._begin(asked)

    def _begin(self, asked: Question) -> None:
        if len(self._pending) >= MOST_PENDING:
            self._misbehave(asked.ref, Denied("server-too-fast"))
            return
        task = asyncio.get_running_loop().create_task(self._answer(asked))
        self._pending.add(task)
        task.add_done_callback(self._pending.discard)

    async def _answer(self, asked: Question) -> None:
        try:
            match asked:
                case Consider():
                    answer: Answer = await self._consider(asked)
                case ListMoves():
                    answer = await self._legal(asked)
                case Ponder():
                    answer = await self._hint(asked)
                case Watch():
                    answer = await self._watch(asked)
                case Say():
                    answer = await self._say(asked)
        except Exception as error:
            self._refuse(asked.ref, problem_of(error))
        else:
            self._socket.tell(written(answer))

    def _at_once(self, asked: Asked, work: Callable[[Any], Done]) -> None:
        try:
            done = work(asked)
        except Exception as error:
            self._refuse(asked.ref, problem_of(error))
        else:
            self._socket.tell(written(done))

    async def _watch(self, asked: Watch) -> Done:
        if len(self._visits) >= MOST_TABLES:
            raise Denied("server-too-many-tables", most=MOST_TABLES)
        visit = await self._tables.visit(
            asked.code,
            None if asked.look else self._player,
            self._address,
            self._socket.tell,
            have=asked.have,
            ping=self._socket.ping,
        )
        if self._closed:
            visit.close()
            return Done(asked.ref, visit.table)
        self._leave(visit.table)
        self._visits[visit.table] = visit
        self._metrics.visits.inc()
        return Done(asked.ref, visit.table)

    def _unwatch(self, asked: Unwatch) -> Done:
        self._at(asked.table)
        self._leave(asked.table)
        return Done(asked.ref, asked.table)

    def _move(self, asked: Move, received: int) -> None:
        """Make a move; by far the most frequent request, it has no task of its own."""
        if len(self._pending) >= MOST_PENDING:
            self._misbehave(asked.ref, Denied("server-too-fast"))
            return
        try:
            moving = self._at(asked.table).move(asked.seat, asked.move, ref=asked.ref, received=received)
        except Exception as error:
            self._refuse(asked.ref, problem_of(error))
            return
        self._pending.add(moving)
        moving.add_done_callback(partial(self._moved, asked, received))

    def _moved(self, asked: Move, received: int, moving: "asyncio.Future[int]") -> None:
        self._pending.discard(moving)
        try:
            number = moving.result()
        except Exception as error:
            self._refuse(asked.ref, problem_of(error))
        else:
            self._metrics.moves.observe((self.now() - received) / 1000)
            self._socket.tell(written(Done(asked.ref, asked.table, number)))

    async def _consider(self, asked: Consider) -> Considered:
        draft = await self._at(asked.table).consider(asked.seat, asked.move)
        return Considered(asked.ref, asked.table, draft.further, draft.spent)

    async def _legal(self, asked: ListMoves) -> LegalMoves:
        legal = await self._at(asked.table).legal(asked.seat)
        return LegalMoves(asked.ref, asked.table, legal.moves, legal.more)

    async def _hint(self, asked: Ponder) -> Hinted:
        visit = self._at(asked.table)
        if not self._hints.take():
            raise Denied("server-too-fast")
        hint = await visit.hint(asked.seat)
        if not hint.advice:
            raise Refusal("table", "table-hint-not-due")
        return Hinted(asked.ref, asked.table, hint)

    async def _say(self, asked: Say) -> Done:
        visit = self._at(asked.table)
        if not self._phrases.take():
            raise Denied("server-too-fast")
        await visit.say(asked.seat, asked.phrase)
        return Done(asked.ref, asked.table)

    def _at(self, table: str) -> Visit:
        visit = self._visits.get(table)
        if visit is None:
            raise Denied("server-not-watching")
        return visit

    def _leave(self, table: str) -> None:
        visit = self._visits.pop(table, None)
        if visit is not None:
            visit.close()
            self._metrics.visits.dec()

    def _refuse(self, ref: str, problem: Problem) -> None:
        self._metrics.refused.labels(problem.reason).inc()
        again = problem.reason in RETRYABLE
        self._socket.tell(written(Refused(ref, problem.reason, problem.rule, problem.params, again)))

    def _misbehave(self, ref: str, error: Exception) -> None:
        self._bad += 1
        self._refuse(ref, problem_of(error))
        if self._bad >= MOST_REFUSALS:
            self._metrics.dropped.labels("flood").inc()
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
