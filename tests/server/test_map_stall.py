"""One address that keeps a server as busy as it may, with bots on maps of its own: others hardly notice."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import partial
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any

import httpx
import msgspec
import pytest
from websockets.frames import Opcode

from hranice.client import Client
from hranice.live.messages import Unwatch, Watch, written
from hranice.server.device_keys import new_key
from tests.server.players import seated
from tests.server.raw_socket import RawSocket
from tests.server.real_server import RealServer
from tests.services.process import PATIENCE_S

log = logging.getLogger(__name__)

pytestmark = pytest.mark.anyio

TABLES = 50
EACH = 16
"""Tables that one socket may watch."""
STATES = 250
ELSEWHERE = "203.0.113.9"
"""The attacker's address: a server believes what a proxy on its own machine says."""
SECONDS = 8.0


def chain(number: int) -> dict[str, Any]:
    """Return a map as large as may be, unlike all others, on which ways are as long as can be."""
    codes = [f"S{state:03}" for state in range(STATES)]
    links = [{"a": one, "b": other} for one, other in pairwise(codes)]
    return {"name": f"chain {number}", "states": [{"code": code} for code in codes], "links": links}


class Attacker:
    """Opens tables for six bots each, without any pause, looks on, and begins anew where a game is over."""

    def __init__(self, server: RealServer) -> None:
        self._key = new_key()
        heads = {"authorization": f"Bearer {self._key}", "x-forwarded-for": ELSEWHERE}
        self._http = httpx.AsyncClient(base_url=server.url, headers=heads, timeout=PATIENCE_S)
        self._port = server.port
        self.answers: dict[int, int] = {}
        """How often each status was answered."""

    @asynccontextmanager
    async def at_work(self) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            await stack.enter_async_context(self._http)
            codes = [code for number in range(TABLES) if (code := await self._open(number))]
            for first in range(0, len(codes), EACH):
                socket = await stack.enter_async_context(
                    RawSocket.open(self._port, self._key, buffer=None, **{"X-Forwarded-For": ELSEWHERE})
                )
                for code in codes[first : first + EACH]:
                    socket.send(Opcode.TEXT, written(Watch(code, None, "w")))
                watching = asyncio.create_task(self._look_on(socket))
                stack.callback(watching.cancel)
            yield

    async def _post(self, path: str, body: Any) -> Any:
        answer = await self._http.post(path, json=body)
        self.answers[answer.status_code] = self.answers.get(answer.status_code, 0) + 1
        return answer.json() if answer.is_success else None

    async def _open(self, number: int) -> str | None:
        options = {"map": chain(number), "pace": 0, "settle": 0, "show": 0}
        place = await self._post("/api/tables", {"game": "travel", "options": options})
        if place is None:
            return None
        await self._post(f"/api/tables/{place['code']}/start", {"fill": "random"})
        return str(place["code"])

    async def _look_on(self, socket: RawSocket) -> None:
        with suppress(asyncio.IncompleteReadError):
            async with asyncio.TaskGroup() as beginning:
                while True:
                    told = msgspec.json.decode(await socket.read_text())
                    about = told.get("about") or {}
                    if about.get("phase") == "finished" and not about.get("rematch"):
                        socket.send(Opcode.TEXT, written(Unwatch(told["table"], "u")))
                        beginning.create_task(self._begin_anew(socket, about["code"]))

    async def _begin_anew(self, socket: RawSocket, code: str) -> None:
        place = await self._post(f"/api/tables/{code}/rematch", {})
        if place is not None:
            await self._post(f"/api/tables/{place['code']}/start", {})
            socket.send(Opcode.TEXT, written(Watch(place["code"], None, "w")))


async def _timed(move: Callable[..., Awaitable[int]], took: list[float], *given: Any) -> int:
    began = time.monotonic()
    number = await move(*given)
    took.append(1000 * (time.monotonic() - began))
    return number


async def honest(server: RealServer, seconds: float) -> list[float]:
    """Let two people play for a while, and return how long each of their moves took, in milliseconds."""
    took: list[float] = []
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client(server.url)) for _ in range(2)]
        players = await seated("border", clients)
        until = time.monotonic() + seconds
        for player in players:
            timed: Any = partial(_timed, player.table.move, took)
            player.table.move = timed  # type: ignore[method-assign] # the same, and a look at the clock
        playing = [asyncio.create_task(player.play(lambda: 0.02)) for player in players]
        while time.monotonic() < until:
            await asyncio.sleep(0.1)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    return sorted(took)


def p99(took: list[float]) -> float:
    """Return what all but one of a hundred took at most."""
    return took[int(0.99 * len(took))]


@pytest.mark.soak
async def test_an_address_with_maps_of_its_own_slows_nobody_down(tmp_path: Path) -> None:
    with RealServer(tmp_path) as server:
        await honest(server, 2.0)
        alone = [p99(await honest(server, SECONDS)) for _ in range(2)]
        attacker = Attacker(server)
        async with attacker.at_work():
            beside = [p99(await honest(server, SECONDS)) for _ in range(3)]
        alone.append(p99(await honest(server, SECONDS)))
        log.info("p99 alone %s ms, beside %s ms; %s", alone, beside, attacker.answers)
        assert attacker.answers[200] >= TABLES, "its games began"
        # One of them may meet what else a machine has to do.
        assert median(beside) <= 2 * median(alone)
    assert "Traceback" not in server.log.read_text()
