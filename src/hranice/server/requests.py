"""Requests over HTTP as uvicorn takes them, with an end to their heads.

uvicorn gathers the first line and the headers of a request however long they are, so that whoever sends
without end would fill the memory. Bodies are limited where they are read, by the application.
"""

from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LARGEST_HEAD = 64 * 1024
"""Bytes of the first line and the headers together, not counting those that came with what was before."""
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Requests(HttpToolsProtocol):
    """One connection."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._in_head = False
        self._head = 0

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head, self._head = True, 0

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()

    def data_received(self, data: bytes) -> None:
        """Take more of a request, unless too much of its head is there already."""
        before = self.headers if self._in_head else None
        super().data_received(data)
        if self._in_head and self.headers is before:  # all of it belongs to one head
            self._head += len(data)
            if self._head > LARGEST_HEAD and not self.transport.is_closing():
                self.transport.write(TOO_LARGE)
                self.transport.close()
