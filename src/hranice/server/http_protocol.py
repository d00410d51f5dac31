"""uvicorn's HTTP, with a limit to the head of a request and to the time it may take to arrive.

uvicorn gathers the first line and the headers of a request however long they are, so that whoever sends
without end would fill the memory, and waits for them however long that takes, so that a few thousand who
say nothing would use up all connections. Bodies are limited where they are read, by the application.
"""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LARGEST_HEAD = 64 * 1024
"""Bytes of the first line and the headers together, not counting those that came with what was before."""
PATIENCE_S = 60.0
"""Seconds that a whole request may take to arrive, from the connection or its first byte on."""
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class HttpProtocol(HttpToolsProtocol):
    """One HTTP connection."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._in_head = False
        self._head = 0
        self._waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn has it
        """Wait for the first request."""
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no longer."""
        self._has_come()
        super().connection_lost(exc)

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
        before = self.headers if self._in_head else None
        super().data_received(data)
        if self._in_head and self.headers is before:  # all of it belongs to one head
            self._head += len(data)
            if self._head > LARGEST_HEAD and not self.transport.is_closing():
                self.transport.write(TOO_LARGE)
                self.transport.close()

    def _wait(self) -> None:
        if self._waiting is None:
            self._waiting = self.loop.call_later(PATIENCE_S, self.transport.abort)

    def _has_come(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
