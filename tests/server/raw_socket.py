"""A WebSocket by hand, for doing what no library would: late answers, foreign origins, broken frames."""

import asyncio
import base64
import os
import socket
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from websockets.frames import Frame, Opcode

from hranice.server.device_keys import new_key


class RawSocket:
    """One connection, frame by frame. Nothing is answered by itself."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer
        self.answer = b""
        """What the server said to the wish for a socket."""

    @classmethod
    @asynccontextmanager
    async def open(
        cls, port: int, key: str | None = None, *, buffer: int | None = None, **headers: str
    ) -> AsyncIterator["RawSocket"]:
        """Connect and ask for a socket; `answer` tells whether there is one. It ends without a farewell.

        With a small `buffer` little waits here, so that the server soon notices who does not read.
        """
        plain = socket.socket()
        if buffer is not None:
            plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        plain.settimeout(0)
        await asyncio.get_running_loop().sock_connect(plain, ("127.0.0.1", port))
        opened = cls(*await asyncio.open_connection(sock=plain))
        lines = {
            "Host": f"127.0.0.1:{port}",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
            "Sec-WebSocket-Version": "13",
            "Cookie": f"other=1; hranice-key={key or new_key()}",
            **headers,
        }
        request = "GET /ws HTTP/1.1\r\n" + "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        opened._writer.write(f"{request}\r\n".encode("latin-1"))
        try:
            opened.answer = await opened._reader.readuntil(b"\r\n\r\n")
            yield opened
        finally:
            opened._writer.transport.abort()
            await asyncio.sleep(0)

    def send(self, opcode: Opcode, data: bytes) -> None:
        """Send one frame."""
        self._writer.write(Frame(opcode, data).serialize(mask=True))

    async def pour(self, data: bytes) -> bool:
        """Send bytes, as fast as the other side takes them; False: it has ended the connection."""
        try:
            self._writer.write(data)
            await self._writer.drain()
        except ConnectionError:
            return False
        return not self._writer.transport.is_closing()

    async def read(self) -> tuple[Opcode, bytes]:
        """Return the next frame. Raises `IncompleteReadError` at the end of the connection."""
        first, second = await self._reader.readexactly(2)
        length = second & 0x7F
        if length == 126:
            (length,) = struct.unpack("!H", await self._reader.readexactly(2))
        elif length == 127:
            (length,) = struct.unpack("!Q", await self._reader.readexactly(8))
        return Opcode(first & 0x0F), await self._reader.readexactly(length)

    async def read_text(self) -> bytes:
        """Return the next message, past any pings."""
        while True:
            opcode, data = await self.read()
            if opcode is not Opcode.PING:
                return data

    def stop_reading(self) -> None:
        """Let everything that the server sends pile up."""
        self._writer.transport.pause_reading()  # type: ignore[attr-defined] # transports of sockets can
