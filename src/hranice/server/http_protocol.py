"""uvicorn's HTTP, with a limit to the head of a request, to the time it may take, and to connections.

uvicorn gathers the first line and the headers of a request however long they are, so that whoever sends
without end would fill the memory, and waits for them however long that takes, so that a few thousand who
say nothing would use up all connections. Bodies are limited where they are read, by the application.
"""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from hranice.server.limits import address_of

LARGEST_HEAD = 64 * 1024
"""Bytes of the first line and the headers together, not counting those that came with what was before."""
PIECE = 16 * 1024
"""Bytes that are looked at together: the system may hand over a much longer head in one go."""
PATIENCE_S = 60.0
"""Seconds that a whole request may take to arrive, from the connection or its first byte on."""
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
CROWDED = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Connections:
    """The HTTP connections of a server: so many `each` address may have, and `most` count WebSockets, too.

    With one too many, the one on which nothing happened for longest is ended. So whoever holds connections
    and says nothing shuts out nobody, and there is always one for `/health`.
    """

    def __init__(self, each: int, most: int) -> None:
        self._each = each
        self.most = most
        self._all: dict[HttpProtocol, None] = {}
        """Those on which nothing happened for longest are first, here and by address."""
        self._by_address: dict[str, dict[HttpProtocol, None]] = {}

    def used(self, connection: "HttpProtocol", address: str) -> None:
        """Note that something happens on a connection, new or not."""
        own = self._by_address.setdefault(address, {})
        for some in (self._all, own):
            some.pop(connection, None)
            some[connection] = None
        if len(own) > self._each:
            self._end_first(own)
        elif len(connection.connections) > self.most and len(self._all) > 1:
            self._end_first(self._all)

    def gone(self, connection: "HttpProtocol", address: str) -> None:
        """Forget a connection that has ended, or is a WebSocket now."""
        self._all.pop(connection, None)
        own = self._by_address.get(address, {})
        own.pop(connection, None)
        if not own:
            self._by_address.pop(address, None)

    def _end_first(self, some: "dict[HttpProtocol, None]") -> None:
        first = next(iter(some))
        first.transport.abort()
        self.gone(first, first.address)


class HttpProtocol(HttpToolsProtocol):
    """One HTTP connection."""

    def __init__(self, together: Connections, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._together = together
        self.address = ""
        self._in_head = False
        self._head = 0
        self._waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn has it
        """Wait for the first request."""
        super().connection_made(transport)
        self.address = address_of(self.client)
        self._together.used(self, self.address)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no longer."""
        self._has_come()
        self._together.gone(self, self.address)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Become a WebSocket, unless there are as many connections as there may be."""
        self._together.gone(self, self.address)
        if len(self.connections) > self._together.most:
            self._refuse(CROWDED)
        else:
            super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head, self._head = True, 0
        self._wait()

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._has_come()
        super().on_message_complete()

    def data_received(self, data: bytes) -> None:
        """Take more of a request, unless too much of its head is there already."""
        self._together.used(self, self.address)
        for begin in range(0, len(data), PIECE):
            self._take(data[begin : begin + PIECE])
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return

    def _take(self, data: bytes) -> None:
        before = self.headers if self._in_head else None
        super().data_received(data)
        if self._in_head and self.headers is before:  # all of it belongs to one head
            self._head += len(data)
            if self._head > LARGEST_HEAD and not self.transport.is_closing():
                self._refuse(TOO_LARGE)

    def _refuse(self, answer: bytes) -> None:
        self.transport.write(answer)
        self.transport.close()

    def _wait(self) -> None:
        if self._waiting is None:
            self._waiting = self.loop.call_later(PATIENCE_S, self.transport.abort)

    def _has_come(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
