"""A bad network: a proxy between client and server that delays, stalls and breaks connections."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

STALL_S = 0.4
"""What the loss of a packet looks like from above TCP: nothing for a while, then everything."""


class BadNetwork:
    """Carries bytes between a client and a server, each way `delay` seconds late, in order."""

    def __init__(self, port: int, delay: float, loss: float = 0.0, seed: int = 0) -> None:
        self._port = port
        self._delay = delay
        self._loss = loss
        self._random = random.Random(seed)
        self._open: set[asyncio.StreamWriter] = set()
        self._carrying: set[asyncio.Task[None]] = set()
        self.url = ""
        self.is_cut = False
        """No new connection gets through."""

    @asynccontextmanager
    async def running(self) -> AsyncIterator["BadNetwork"]:
        """Accept connections for a while."""
        server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        try:
            yield self
        finally:
            server.close()
            self.break_all()
            await asyncio.gather(*self._carrying)

    def break_all(self) -> None:
        """Break every connection, without a farewell."""
        for writer in self._open:
            writer.transport.abort()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            if self.is_cut:
                raise OSError
            far_reader, far_writer = await self._reach()
        except OSError:
            writer.transport.abort()
            return
        both = {writer, far_writer}
        self._open |= both
        carrying = {
            asyncio.create_task(self._carry(reader, far_writer)),
            asyncio.create_task(self._carry(far_reader, writer)),
        }
        self._carrying |= carrying
        await asyncio.gather(*carrying)
        self._carrying -= carrying
        self._open -= both

    async def _reach(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self._port)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        loop = asyncio.get_running_loop()
        queue: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()

        async def deliver() -> None:
            while True:
                moment, data = await queue.get()
                await asyncio.sleep(moment - loop.time())
                writer.write(data)
                if not data:
                    writer.transport.abort()
                    return

        delivering = asyncio.create_task(deliver())
        with suppress(OSError):
            while data := await reader.read(65536):
                stall = STALL_S if self._random.random() < self._loss else 0.0
                queue.put_nowait((loop.time() + self._delay + stall, data))
        queue.put_nowait((loop.time() + self._delay, b""))  # whether it was closed or reset
        await delivering
