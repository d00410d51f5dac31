"""The endpoint for WebSockets: who may connect, and as whom."""

from collections import Counter
from typing import Any
from urllib.parse import urlsplit

from hranice.live.device import Device
from hranice.live.limits import Limits, address_of
from hranice.live.messages import Problem
from hranice.live.problems import Denied
from hranice.live.tables import Tables
from hranice.server.device_keys import hashed, shown_key
from hranice.server.host_names import HostNames
from hranice.server.http_problems import send_problem
from hranice.server.metrics import Metrics
from hranice.server.websocket import EXTENSION


class WebSocketEndpoint:
    """Accepts devices: the ASGI application at the path of WebSockets."""

    def __init__(self, tables: Tables, limits: Limits, names: HostNames, metrics: Metrics) -> None:
        self._tables = tables
        self._limits = limits
        self._names = names
        self._metrics = metrics
        self._open: Counter[str] = Counter()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Hold one connection from its beginning to its end."""
        if scope["type"] != "websocket":
            await send_problem(Problem("server-wrong-method"), send)
            return
        await receive()
        address = address_of(scope["client"])
        try:
            self._check(scope, address)
        except Denied as denied:
            self._metrics.dropped(denied.problem.reason)
            await send_problem(denied.problem, send, "websocket.http.response")
            return
        key = shown_key(scope["headers"])
        socket = scope["extensions"][EXTENSION]
        device = Device(
            socket,
            None if key is None else hashed(key),
            address,
            tables=self._tables,
            limits=self._limits,
            monitor=self._metrics,
        )
        self._open[address] += 1
        self._metrics.connections.inc()
        try:
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            device.greet()
            while (await receive())["type"] != "websocket.disconnect":
                pass
        finally:
            device.close()
            self._metrics.connections.dec()
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]

    def _check(self, scope: Any, address: str) -> None:
        foreign = self._names.foreign(scope)
        if foreign is not None:
            raise Denied("server-unknown-name", name=foreign)
        if not is_own_page(scope):
            raise Denied("server-foreign-page")
        if not self._limits.connects.of(address).take():
            raise Denied("server-too-fast")
        if self._open[address] >= self._limits.connections:
            raise Denied("server-too-many-connections", most=self._limits.connections)


def is_own_page(scope: Any) -> bool:
    """Say whether a request comes from our own page, or from no page at all: browsers name the origin."""
    headers: dict[bytes, bytes] = dict(scope["headers"])
    origin = headers.get(b"origin")
    if origin is None:
        return True
    try:
        named = urlsplit(origin).netloc
    except ValueError:  # no address at all, so no page of ours
        return False
    return named.lower() == headers.get(b"host", b"").lower() != b""
