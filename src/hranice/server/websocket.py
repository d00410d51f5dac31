"""The WebSocket to a device: uvicorn's WebSocket with what ASGI cannot do.

An ASGI application can neither send a ping nor see its answer, cannot tell when a message arrived, and
must hand every message through a queue and a task. Here the device gets messages at the moment of their
arrival, writes without waiting, and has round trips measured by pings that the browser itself answers,
whatever its page is busy with.
"""

import asyncio
import logging
import time
from collections.abc import Iterator
from secrets import token_bytes
from socket import SO_SNDBUF, SOL_SOCKET
from typing import Any, Protocol
from weakref import WeakKeyDictionary

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State

from hranice.server.http_limits import TOO_LARGE
from hranice.server.websocket_frames import text_frame, whole_text

EXTENSION = "hranice.websocket"
"""Where the application finds its socket in the scope."""
MOST_WAITING = 256 * 1024
"""Bytes that may wait for a slow reader; with more it is dropped, and may come back and resume."""
SYSTEM_BUFFER = 64 * 1024
"""Bytes that the system itself may hold for one device."""
SETTLING = (0.0, 0.1, 0.2, 0.4, 0.8)
"""Seconds after the beginning at which the first pings go out, so that a good estimate is there early."""
LIVELY, CALM = 5.0, 15.0
"""Seconds between pings while the device is at a table, and while it is not."""
PATIENCE = 12.0
"""Seconds that a ping may go unanswered; then the device is taken for gone."""
PAYLOAD = 8
"""Bytes of chance that a ping carries."""
MOST_PINGS = 16
"""So many may be on their way at once; more would tell nothing new."""

log = logging.getLogger(__name__)


def _ping_payloads() -> Iterator[bytes]:
    """Yield what nobody can answer before it arrives; many are drawn at once, for that is a system call."""
    while True:
        drawn = token_bytes(512 * PAYLOAD)
        yield from (drawn[start : start + PAYLOAD] for start in range(0, len(drawn), PAYLOAD))


_payloads = _ping_payloads()


class WebSocketHandler(Protocol):
    """Takes what arrives on a WebSocket."""

    def heard(self, data: bytes) -> None:
        """Take a message, at the moment of its arrival."""

    def now(self) -> int:
        """Return the present moment on the clock by which measurements are dated."""

    def measured(self, sent: int, round_trip: float) -> None:
        """Take a measurement: the moment at which a ping was sent, and the milliseconds its answer took."""

    @property
    def lively(self) -> bool:
        """Whether the round trip matters at present."""


class _Outbox:
    """The sockets of one event loop that have something to send: all of them do, in a moment, in one go."""

    def __init__(self) -> None:
        self._sockets: list[WebSocket] = []

    def add(self, socket: "WebSocket") -> None:
        """Have a socket send soon what it gathers until then."""
        if not self._sockets:
            # What is said in one go (an update, a ping, the answer to the move) leaves as one packet.
            socket.loop.call_soon(self._send)
        self._sockets.append(socket)

    def _send(self) -> None:
        sockets, self._sockets = self._sockets, []
        for socket in sockets:
            try:
                socket.flush()
            except Exception:
                log.exception("a socket failed; the others go on")
                socket.drop()


_outboxes: WeakKeyDictionary[asyncio.AbstractEventLoop, _Outbox] = WeakKeyDictionary()


class WebSocket(WebSocketsSansIOProtocol):
    """One WebSocket connection."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._handler: WebSocketHandler | None = None
        self._open = False
        """Whether messages may pass: from the moment at which a handler is there until anybody ends it."""
        self._outgoing: list[bytes] = []
        """Frames that leave together, in a moment; while there are any the socket waits in the outbox."""
        self._outbox = _outboxes.setdefault(self.loop, _Outbox())
        self._pings: dict[bytes, tuple[int, float]] = {}
        """Those on their way, the oldest first: when each was sent, on the handler's clock and on ours."""

    # What the application does.

    def attach(self, handler: WebSocketHandler) -> None:
        """Give everything that arrives from now on to this handler instead of the queue of ASGI."""
        self._handler = handler
        self._open = True
        # Else the system would let megabytes pile up before anybody notices that a reader is slow.
        self.transport.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_SNDBUF, SYSTEM_BUFFER)
        for delay in SETTLING:
            self.loop.call_later(delay, self.ping)
        self.loop.call_later(LIVELY, self._ping_now_and_then)

    def tell(self, data: bytes) -> bool:
        """Send a message in the order of calls, without waiting. False: the socket is closed."""
        if not self._open:
            return False
        outgoing = self._outgoing
        if not outgoing:
            self._outbox.add(self)
        outgoing.append(text_frame(data))
        return True

    def ping(self) -> None:
        """Measure the round trip now, behind everything sent so far."""
        if self._handler is None or self._is_over() or len(self._pings) >= MOST_PINGS:
            return
        payload = next(_payloads)
        self._pings[payload] = (self._handler.now(), time.monotonic())
        self.conn.send_ping(payload)
        if not self._outgoing:
            self._outbox.add(self)
        self._outgoing += self.conn.data_to_send()

    def flush(self) -> None:
        """Send what was said so far."""
        outgoing, transport = self._outgoing, self.transport
        if not outgoing or transport.is_closing():
            return
        data = b"".join(outgoing)
        outgoing.clear()
        if len(data) + transport.get_write_buffer_size() > MOST_WAITING:
            self.drop()
        else:
            transport.write(data)

    def hang_up(self, code: int, reason: str) -> None:
        """End the connection in good order."""
        if not self._is_over():
            self.flush()
            self.conn.send_close(code, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self._open = False
            self.close_sent = True
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def drop(self) -> None:
        """End the connection at once, with whatever still waits to be sent."""
        self._open = False
        self.transport.abort()

    # What uvicorn asks.

    async def run_asgi(self) -> None:
        scope: Any = self.scope
        scope["extensions"][EXTENSION] = self
        await super().run_asgi()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            # The handshake is over: refused in good order. Else uvicorn would log that as an error.
            self.handshake_complete = True

    def data_received(self, data: bytes) -> None:
        """Take a message that came whole and alone straight away; the library takes everything else."""
        if self._handler is not None and self._is_between_messages():
            message = whole_text(data, self.config.ws_max_size)
            if message is not None:
                self._handler.heard(message)
                return
        self.flush()  # what the library answers by itself must not overtake what was said before
        super().data_received(data)
        if self._open:
            self._open = self.conn.state is State.OPEN and not self.close_sent
        elif self.conn.handshake_exc is not None and not self.handshake_initiated:
            # The library gives up on long heads, without a word; uvicorn would wait for it for ever.
            self.transport.write(TOO_LARGE)
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._open = False
        super().connection_lost(exc)

    def shutdown(self) -> None:
        self.flush()
        self._open = False
        super().shutdown()

    def send_receive_event_to_app(self) -> None:
        if self._handler is None:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self._handler.heard(bytes(data))

    def handle_ping(self) -> None:
        if self.transport.is_closing():  # pings that came together with the one too many
            return
        super().handle_ping()
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            self.drop()

    def handle_pong(self, event: Frame) -> None:
        payload = bytes(event.data)
        if self._handler is None or payload not in self._pings:
            return
        sent, then = self._pings[payload]
        self._handler.measured(sent, 1000 * (time.monotonic() - then))
        # A device may answer only the latest of several pings; the earlier ones are answered with it.
        for earlier in list(self._pings):
            del self._pings[earlier]
            if earlier == payload:
                break

    def _ping_now_and_then(self) -> None:
        if self._is_over() or self._handler is None:
            return
        oldest = next(iter(self._pings.values()), None)
        if oldest is not None and time.monotonic() - oldest[1] > PATIENCE:
            self.drop()
            return
        self.ping()
        self.loop.call_later(LIVELY if self._handler.lively else CALM, self._ping_now_and_then)

    def _is_over(self) -> bool:
        return not self._open or self.transport.is_closing()

    def _is_between_messages(self) -> bool:
        """Whether the next byte is the first one of a message, so that the library has nothing to finish."""
        return self._open and not self.conn.reader.buffer and self.conn.current_size is None
