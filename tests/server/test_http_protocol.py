"""Connections on which no request comes, or none that comes to its end."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.asyncio.client import connect

from hranice.server import http_protocol
from hranice.server.http_protocol import HttpProtocol
from tests.services.process import PATIENCE_S

pytestmark = pytest.mark.anyio

HEAD = b"POST / HTTP/1.1\r\nhost: here\r\n"


async def answer(scope: Any, receive: Any, send: Any) -> None:
    """Say yes to a request that has come to its end, or to a socket."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        await receive()
        return
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"3")]})
    await send({"type": "http.response.body", "body": b"yes"})


class SmallServer:
    """A server, and its connections."""

    def __init__(self) -> None:
        self.connections: list[HttpProtocol] = []
        self.port = 0

    @asynccontextmanager
    async def open(self) -> AsyncIterator["SmallServer"]:
        config = uvicorn.Config(answer, http=HttpProtocol, lifespan="off", log_level="critical")
        config.load()
        state = ServerState()

        def met() -> HttpProtocol:
            self.connections.append(HttpProtocol(config=config, server_state=state, app_state={}))
            return self.connections[-1]

        async with await asyncio.get_running_loop().create_server(met, "127.0.0.1", 0) as server:
            self.port = server.sockets[0].getsockname()[1]
            yield self


@pytest.mark.parametrize("said", [b"", b"GET / HT", HEAD, HEAD + b"content-length: 9\r\n\r\nhalf"])
async def test_nobody_is_waited_for_without_end(monkeypatch: pytest.MonkeyPatch, said: bytes) -> None:
    monkeypatch.setattr(http_protocol, "PATIENCE_S", 0.1)
    async with SmallServer().open() as server, asyncio.timeout(PATIENCE_S):
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(said)
        with suppress(ConnectionError):
            assert b"200" not in await reader.read()
        writer.close()


async def test_who_has_said_everything_may_rest_and_ask_again() -> None:
    async with SmallServer().open() as server, asyncio.timeout(PATIENCE_S):
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        for _ in range(2):
            writer.write(HEAD + b"content-length: 4\r\n\r\nmore")
            assert (await reader.readuntil(b"yes")).startswith(b"HTTP/1.1 200")
            assert server.connections[0]._waiting is None
        writer.close()


async def test_a_socket_is_no_request_that_is_waited_for() -> None:
    async with (
        SmallServer().open() as server,
        asyncio.timeout(PATIENCE_S),
        connect(f"ws://127.0.0.1:{server.port}"),
    ):
        assert server.connections[0]._waiting is None
