"""A TCP proxy before a server that can cut connections, also at the worst moment."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

CHUNK = 65_536


class CuttingProxy:
    """Passes everything on in both directions, until told otherwise."""

    def __init__(self) -> None:
        self.port = 0
        self.cuts = 0
        # What a client says last: its connection is cut when the server has answered but it has not heard.
        self.cut_after: bytes | None = None

    async def serve(self, target: int, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass one connection on."""
        server_reader, server_writer = await asyncio.open_connection("127.0.0.1", target)
        cut = asyncio.Event()

        async def ask() -> None:
            while chunk := await reader.read(CHUNK):
                if self.cut_after is not None and self.cut_after in chunk:
                    cut.set()
                server_writer.write(chunk)
            server_writer.close()

        async def answer() -> None:
            while chunk := await server_reader.read(CHUNK):
                if cut.is_set():
                    self.cuts += 1
                    break
                writer.write(chunk)
            writer.close()
            server_writer.close()

        with suppress(ConnectionError):
            await asyncio.gather(ask(), answer())


@asynccontextmanager
async def proxy_to(target: int) -> AsyncIterator[CuttingProxy]:
    """Lend a proxy before a port of this machine."""
    proxy = CuttingProxy()
    server = await asyncio.start_server(lambda *ends: proxy.serve(target, *ends), "127.0.0.1", 0)
    proxy.port = server.sockets[0].getsockname()[1]
    async with server:
        yield proxy
