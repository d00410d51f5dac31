"""uvicorn's HTTP, with a limit to the head of a request, to the time it may take, and to connections.

uvicorn gathers the first line and the headers of a request however long they are, so that whoever sends
without end would fill the memory, and waits for them however long that takes, so that a few thousand who
say nothing would use up all connections. Bodies are limited where they are read, by the application.
"""

import asyncio
from typing import Any

from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from hranice.live.limits import address_of

LARGEST_HEAD = 64 * 1024
"""Bytes of the first line and the headers together, not counting those that came with what was before."""
PIECE = 16 * 1024
"""Bytes that are looked at together: the system may hand over a much longer head in one go."""
PATIENCE_S = 60.0
"""Seconds that a whole request may take to arrive, from the connection or its first byte on."""
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
CROWDED = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Connections:
    """The HTTP connections on which nothing is being answered: so many of them `each` address may have.

    `most` is for all connections, WebSockets and those with an answer to come included. With one too many,
    the one that has been silent for longest is ended. So whoever holds connections and says nothing shuts
    out nobody, and there is always one for `/health`.
    """

    def __init__(self, each: int, most: int) -> None:
        self._each = each
        self.most = most
        self._silent: dict[HttpProtocol, None] = {}
        """Those silent for longest are first, here and by address."""
        self._by_address: dict[str, dict[HttpProtocol, None]] = {}

    def wait(self, connection: "HttpProtocol") -> None:
        """Wait from now on for the next that comes on a connection."""
        self.leave(connection)
        own = self._by_address.setdefault(connection.address, {})
        self._silent[connection] = own[connection] = None
        if len(own) > self._each and connection.address:
            self._end_first(own)
        elif len(connection.connections) > self.most and len(self._silent) > 1:
            self._end_first(self._silent)

    def leave(self, connection: "HttpProtocol") -> None:
        """Do not end a connection: it has ended, is being answered, or is a WebSocket now."""
        self._silent.pop(connection, None)
        own = self._by_address.get(connection.address, {})
        own.pop(connection, None)
        if not own:
            self._by_address.pop(connection.address, None)

    def _end_first(self, some: "dict[HttpProtocol, None]") -> None:
        first = next(iter(some))
        self.leave(first)
        first.transport.abort()


class HttpProtocol(HttpToolsProtocol):
    """One HTTP connection."""

    def __init__(self, together: Connections, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._together = together
        self.address = ""
        """Whose it is; empty for a proxy, which keeps connections for many."""
        self._in_head = False
        self._head = 0
        self._waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn has it
        """Wait for the first request."""
        super().connection_made(transport)
        if self.client is not None and self.client[0] not in _TrustedHosts(self.config.forwarded_allow_ips):
            self.address = address_of(self.client)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no longer."""
        self._has_come()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Become a WebSocket, unless there are as many connections as there may be."""
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
        self._rest()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._rest()

    def data_received(self, data: bytes) -> None:
        """Take more of a request, unless too much of its head is there already."""
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
        self._together.wait(self)
        if self._waiting is None:
            self._waiting = self.loop.call_later(PATIENCE_S, self.transport.abort)

    def _has_come(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
        self._together.leave(self)

    def _rest(self) -> None:
        """Wait for another request, if all that came are answered."""
        if self.cycle is not None and self.cycle.response_complete and not self.transport.is_closing():
            self._together.wait(self)
