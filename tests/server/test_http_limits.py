"""Connections on which no request comes, or none that comes to its end."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from hranice.server import http_limits
from hranice.server.http_limits import Connections, HttpProtocol
from tests.services.process import PATIENCE_S

pytestmark = pytest.mark.anyio

HEAD = b"POST / HTTP/1.1\r\nhost: here\r\n"


async def answer(scope: Any, receive: Any, send: Any) -> None:
    """Say yes to a request that has come to its end, or to a socket."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass
        return
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"3")]})
    await send({"type": "http.response.body", "body": b"yes"})


class SmallServer:
    """A server, and its connections."""

    def __init__(self, each: int = 100, most: int = 100, application: Any = answer) -> None:
        self._application = application
        self._together = Connections(each, most)
        self.connections: list[HttpProtocol] = []
        self.port = 0

    @asynccontextmanager
    async def open(self) -> AsyncIterator["SmallServer"]:
        config = uvicorn.Config(
            self._application,
            forwarded_allow_ips="192.0.2.1",
            http=HttpProtocol,
            lifespan="off",
            log_level="critical",
        )
        config.load()
        state = ServerState()

        def met() -> HttpProtocol:
            self.connections.append(
                HttpProtocol(self._together, config=config, server_state=state, app_state={})
            )
            return self.connections[-1]

        async with await asyncio.get_running_loop().create_server(met, "127.0.0.1", 0) as server:
            self.port = server.sockets[0].getsockname()[1]
            yield self


@pytest.mark.parametrize("said", [b"", b"GET / HT", HEAD, HEAD + b"content-length: 9\r\n\r\nhalf"])
async def test_nobody_is_waited_for_without_end(monkeypatch: pytest.MonkeyPatch, said: bytes) -> None:
    monkeypatch.setattr(http_limits, "PATIENCE_S", 0.1)
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


async def asks(port: int) -> bytes:
    """Ask for something over a connection of its own, and return the beginning of the answer."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(HEAD + b"content-length: 0\r\n\r\n")
        return await reader.read(12)
    finally:
        writer.close()


@pytest.mark.parametrize("limits", [{"each": 3}, {"most": 3}])
async def test_who_says_nothing_shuts_nobody_out(limits: dict[str, int]) -> None:
    """One connection too many ends the one that has been silent for longest, of its address or of all."""
    async with SmallServer(**limits).open() as server, asyncio.timeout(PATIENCE_S):
        silent = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(3)]
        while len(server.connections) < 3:
            await asyncio.sleep(0.001)
        silent[0][1].write(b"GET / HT")  # no longer the one that has been silent for longest
        assert await asks(server.port) == b"HTTP/1.1 200"
        with suppress(ConnectionError):
            assert await silent[1][0].read() == b""
        ended = [connection.transport.is_closing() for connection in server.connections[:3]]
        assert ended == [False, True, False]
        for _, writer in silent:
            writer.close()


async def test_who_is_being_answered_is_not_silent() -> None:
    may_go_on = asyncio.Event()

    async def slow(scope: Any, receive: Any, send: Any) -> None:
        await may_go_on.wait()
        await answer(scope, receive, send)

    async with SmallServer(each=2, application=slow).open() as server, asyncio.timeout(PATIENCE_S):
        asking = []
        for number in range(1, 6):
            asking.append(asyncio.create_task(asks(server.port)))
            while not server.connections or len(server.connections[0].tasks) < number:
                await asyncio.sleep(0.001)
        may_go_on.set()
        assert await asyncio.gather(*asking) == [b"HTTP/1.1 200"] * 5


async def test_sockets_leave_room_for_requests() -> None:
    async with SmallServer(most=2).open() as server, asyncio.timeout(PATIENCE_S), AsyncExitStack() as stack:
        for _ in range(2):
            await stack.enter_async_context(connect(f"ws://127.0.0.1:{server.port}"))
        with pytest.raises(InvalidStatus, match="503"):
            await stack.enter_async_context(connect(f"ws://127.0.0.1:{server.port}"))
        assert await asks(server.port) == b"HTTP/1.1 200"


@pytest.mark.parametrize("head", [b"GET / HTTP/1.1\r\nhost: here\r\nx: ", b"GET /"])
async def test_a_whole_head_that_comes_in_one_go_may_be_too_long(head: bytes) -> None:
    async with SmallServer().open() as server, asyncio.timeout(PATIENCE_S):
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(b"".join((head, b"x" * 200_000, b"\r\n\r\n")))
        with suppress(ConnectionError):
            assert (await reader.read(12)) in (b"HTTP/1.1 431", b"")
        assert not server.connections[0].server_state.total_requests
        writer.close()
