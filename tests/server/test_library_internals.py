"""Internals of uvicorn and websockets that our connections rely on without having been promised them.

A new release may change any of it. Then one of these tests says which part, and what we need it for; without
them games would only become slow, unfair or silent.
"""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.http11 import Request
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

from hranice.server.http_limits import HttpProtocol
from hranice.server.websocket import WebSocket

CALLED = [
    (WebSocketsSansIOProtocol, "handle_connect", "run_asgi", "the application gets its socket in the scope"),
    (WebSocketsSansIOProtocol, "data_received", "handle_events", "frames that are not whole texts are read"),
    (WebSocketsSansIOProtocol, "handle_events", "handle_ping", "who pings without reading is dropped"),
    (WebSocketsSansIOProtocol, "handle_events", "handle_pong", "round trips are measured"),
    (WebSocketsSansIOProtocol, "handle_text", "send_receive_event_to_app", "a handler gets a message"),
    (
        WebSocketsSansIOProtocol,
        "handle_cont",
        "send_receive_event_to_app",
        "a handler gets a message in parts",
    ),
    (uvicorn.Server, "serve", "capture_signals", "stores are closed before a signal ends the process"),
    (uvicorn.Server, "_serve", "startup", "it is told when the server can be reached"),
]
"""Of whom, the method that calls, the method of ours that it calls, and what we need that for."""

ASKED = [
    ("loop", "timers"),
    ("transport", "writing, and ending a connection at once"),
    ("config.ws_max_size", "the longest message"),
    ("frames", "the parts of a message that came in several"),
    ("close_sent", "to say nothing after a farewell, and to hear nothing"),
    ("close_timer", "to be cancelled when the other end has closed in time"),
    ("close_timeout", "how long the other end may take to say farewell"),
    ("handshake_initiated", "to answer overlong heads that the library gives up on"),
    ("conn.handshake_exc", "to see that the library gave up on a head"),
    ("conn.send_ping", "pings with payloads of our own"),
    ("conn.send_close", "farewells"),
    ("conn.data_to_send", "what the library has made of them"),
    ("conn.state", "to see that the other end says farewell"),
    ("conn.reader.buffer", "to see whether a frame has come in part"),
    ("conn.current_size", "to see whether a message has come in part"),
]
"""What a socket asks of itself and of the library's connection, and what for."""

TOLD = [
    ("on_message_begin", "the time of a request begins"),
    ("on_headers_complete", "a head is no longer counted"),
    ("on_message_complete", "the time of a request ends"),
    ("headers", "to tell one head from the next"),
    ("loop", "timers"),
    ("transport", "refusing what is too long"),
]
"""What is told to a connection of HTTP, or asked of it, and what for."""


@pytest.fixture
def config() -> uvicorn.Config:
    config = uvicorn.Config("hranice.server.serving:serve", http=HttpProtocol, ws=WebSocket, log_config=None)
    config.load()
    return config


@pytest.fixture
def loop() -> Iterator[asyncio.AbstractEventLoop]:
    loop = asyncio.new_event_loop()
    yield loop
    loop.close()


@pytest.mark.parametrize(("owner", "caller", "called", "purpose"), CALLED)
def test_a_method_of_ours_is_called(owner: Any, caller: str, called: str, purpose: str) -> None:
    method = getattr(owner, caller, None)
    assert method is not None, f"{owner.__name__} has no {caller} any more, by which {purpose}"
    assert called in method.__code__.co_names, (
        f"{owner.__name__}.{caller} calls no {called}, by which {purpose}"
    )


@pytest.mark.parametrize(("path", "purpose"), ASKED)
def test_a_line_has_what_it_asks_for(
    config: uvicorn.Config, loop: asyncio.AbstractEventLoop, path: str, purpose: str
) -> None:
    part: Any = WebSocket(config, ServerState(), {}, loop)
    for name in path.split("."):
        assert hasattr(part, name), f"a WebSocket connection has no {path} any more: {purpose}"
        part = getattr(part, name)


@pytest.mark.parametrize(("name", "purpose"), TOLD)
def test_a_connection_of_http_has_what_it_asks_for(
    config: uvicorn.Config, loop: asyncio.AbstractEventLoop, name: str, purpose: str
) -> None:
    assert hasattr(HttpToolsProtocol(config, ServerState(), {}, loop), name), (
        f"a connection of HTTP has no {name} any more: {purpose}"
    )


def test_the_library_tells_whether_it_is_between_messages() -> None:
    """`WebSocket` takes a frame past the library, which must then have nothing unfinished."""
    client, server = ClientProtocol(parse_uri("ws://localhost/")), ServerProtocol()
    client.send_request(client.connect())
    server.receive_data(b"".join(client.data_to_send()))
    (request,) = server.events_received()
    assert isinstance(request, Request)
    server.send_response(server.accept(request))
    client.receive_data(b"".join(server.data_to_send()))

    def unfinished(data: bytes) -> tuple[bool, bool]:
        server.receive_data(data)
        return bool(server.reader.buffer), server.current_size is not None

    client.send_text(b"whole")
    frame = b"".join(client.data_to_send())
    assert unfinished(frame[:3]) == (True, False), "reader.buffer holds the beginning of a frame"
    assert unfinished(frame[3:]) == (False, False), "reader.buffer is empty after a frame"
    client.send_text(b"one part", fin=False)
    assert unfinished(b"".join(client.data_to_send())) == (False, True), "current_size is that of the parts"
    client.send_continuation(b"the other", fin=True)
    assert unfinished(b"".join(client.data_to_send())) == (False, False), (
        "current_size is None after a message"
    )
