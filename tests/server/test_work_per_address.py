"""How much of a server's work one address may ask for, with the ordinary limits."""

import asyncio
import time
from contextlib import AsyncExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import msgspec
import pytest
from websockets.frames import Opcode

from hranice.game_parts import Route
from hranice.games.travel.map_maker_api import MAKER
from hranice.live.device import MOST_TABLES
from hranice.live.limits import GAMES_BEGUN, SLOW, VISITS, Limits
from hranice.live.messages import Watch, written
from hranice.live.problems import Denied
from hranice.plugins import GAMES
from hranice.server.api.game_routes import handler
from hranice.server.device_keys import new_key
from tests.server.raw_socket import RawSocket
from tests.server.real_server import RealServer
from tests.services.process import PATIENCE_S

pytestmark = pytest.mark.anyio

BURST = int(GAMES_BEGUN.burst)


async def answer(socket: RawSocket, code: str) -> str:
    """Watch a table; return `done`, or why not."""
    socket.send(Opcode.TEXT, written(Watch(code, None, "w")))
    while True:
        told = msgspec.json.decode(await socket.read_text())
        if told.get("ref") == "w":
            return str(told.get("reason", told["type"]))


async def test_an_address_begins_so_many_games_and_is_at_so_many_tables(tmp_path: Path) -> None:
    heads = {"authorization": f"Bearer {new_key()}"}
    with RealServer(tmp_path) as server:
        async with (
            asyncio.timeout(PATIENCE_S),
            httpx.AsyncClient(base_url=server.url, headers=heads) as http,
            AsyncExitStack() as stack,
        ):
            opened = [await http.post("/api/tables", json={"game": "border"}) for _ in range(MOST_TABLES + 1)]
            *codes, one_more = [place.json()["code"] for place in opened]
            began = time.monotonic()
            statuses = [
                (await http.post(f"/api/tables/{codes[number % MOST_TABLES]}/start", json={})).status_code
                for number in range(BURST + 20)
            ]
            assert statuses[:BURST] == [409] * BURST, "nobody sits there"
            passed = statuses.count(409)
            assert passed <= BURST + GAMES_BEGUN.per_second * (time.monotonic() - began)
            assert statuses.count(429) == len(statuses) - passed > 0

            full, more = divmod(VISITS, MOST_TABLES)
            sockets = [await stack.enter_async_context(RawSocket.open(server.port)) for _ in range(full + 1)]
            for socket in sockets[:full]:
                assert [await answer(socket, code) for code in codes] == ["done"] * MOST_TABLES
            assert await answer(sockets[0], codes[0]) == "done", "it is there already, and takes no more room"
            assert await answer(sockets[0], one_more) == "server-too-many-tables"
            answers = [await answer(sockets[full], code) for code in codes]
            assert answers == ["done"] * more + ["server-too-many-visits"] * (MOST_TABLES - more)
            sockets[0].send(Opcode.CLOSE, b"")
            while await answer(sockets[full], codes[more]) != "done":
                await asyncio.sleep(0.05)
    assert "Traceback" not in server.log.read_text()


def test_boards_and_maps_that_take_seconds_are_slow() -> None:
    routes = [*GAMES["border"].parts.routes(), MAKER]
    slow = {route.path for route in routes if route.aside or route.slow}
    assert slow == {"/boards/fresh", "/boards/four", "/maps/make"}


class Endless:
    """A process that reckons until it is told to end."""

    def __init__(self) -> None:
        self.end = asyncio.Event()

    async def reckon(self, *_: Any) -> str:
        await self.end.wait()
        return "made"


async def test_an_address_waits_for_few_things_that_take_long_and_nobody_else_is_refused() -> None:
    limits, process = Limits(), Endless()
    route = Route("POST", "/slow", Endless.reckon, body=str, per_minute=20, aside=True)

    async def ask(address: str) -> Any:
        return await handler("game", route).fn("data", SimpleNamespace(address=address), limits, process)

    under_way = [asyncio.ensure_future(ask(address)) for address in ["one"] * SLOW + ["other"]]
    await asyncio.sleep(0)
    with pytest.raises(Denied, match="server-too-many-waiting"):
        await ask("one")
    process.end.set()
    assert await asyncio.gather(*under_way) == ["made"] * (SLOW + 1)
    assert await ask("one") == "made"
