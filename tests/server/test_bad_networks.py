"""Networks of all kinds: slow, lossy, broken, and answering late on purpose."""

import asyncio
import time
from contextlib import AsyncExitStack
from itertools import pairwise

import msgspec
import pytest
from websockets.frames import Opcode

from hranice.client import AtTable, Client
from hranice.games.travel.rules.view import View
from hranice.live.messages import Move, Watch, written
from hranice.server.device_keys import new_key
from hranice.server.websocket import PATIENCE
from hranice.table.log import TableSettings
from tests.server.bad_network import BadNetwork
from tests.server.players import choose, seated
from tests.server.raw_socket import RawSocket
from tests.server.real_server import RealServer
from tests.server.test_games import check
from tests.services.process import PATIENCE_S

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", ["border", "travel"])
async def test_a_game_on_a_bad_network_and_five_reconnects(server: RealServer, game: str) -> None:
    """One of four has 300 ms and loss, another's connection breaks five times; nobody misses anything."""
    async with AsyncExitStack() as stack:
        bad = await stack.enter_async_context(BadNetwork(server.port, 0.15, loss=0.05).running())
        urls = [server.url, server.url, bad.url, server.url]
        clients = [await stack.enter_async_context(Client(url)) for url in urls]
        players = await seated(game, clients, tired=3)
        nervous = clients[3].socket

        async def disturb() -> None:
            for times in range(1, 6):
                while nervous.times != times:
                    await asyncio.sleep(0.01)
                await asyncio.sleep(0.3)
                nervous.cut()

        disturbing = asyncio.create_task(disturb())
        await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), PATIENCE_S)
        disturbing.cancel()
        assert nervous.times == 6, "once, and five times again"
        for player in players:
            await check(player)


async def until(table: AtTable, what: str, found: object) -> float:
    """Wait for a view in which something is as wanted; return the moment."""
    while not table.views or getattr(table.views[0], what) != found:
        await table.next()
    return time.monotonic()


async def race(near: Client, distant: Client) -> list[int]:
    """Let both press 150 ms after their own screens show the reveal; return how late the stamps are."""
    clients = (near, distant)
    options = {"pace": 150, "show": 1500, "settle": 500}
    place = await near.open("travel", TableSettings(chairs=2), options)
    tables = []
    for client in clients:
        await client.sit(place.code, "Racer")
        tables.append(await client.watch(place.code))
    await near.start(place.code)

    async def press(table: AtTable) -> int:
        await until(table, "phase", "place")
        await asyncio.sleep(0.15)
        view: View = table.views[0]
        seat = table.yours[0]
        await table.move(seat, choose(view))
        await until(table, "phase", "settle")
        view = table.views[0]
        (token,) = (token for field in view.fields for token in field.stack if token.traveller == view.seat)
        assert view.revealed is not None
        return token.at - view.revealed

    stamps = await asyncio.gather(*map(press, tables))
    table = tables[0]
    while table.about is None or not table.about.seats[1].credit:
        await table.next()
    return stamps


async def test_a_slow_line_is_made_good_by_its_measured_round_trip(server: RealServer) -> None:
    """The stamps say 150 ms, 240 ms apart or not; without the credit the distant one's would say 390.

    On a machine that has much else to do a race may be disturbed, but not ten of them.
    """
    async with AsyncExitStack() as stack:
        far = await stack.enter_async_context(BadNetwork(server.port, 0.12).running())
        clients = [await stack.enter_async_context(Client(url)) for url in (server.url, far.url)]
        races = []
        async with asyncio.timeout(PATIENCE_S):
            for _ in range(10):
                races.append(await race(*clients))
                if all(140 <= stamp < 250 for stamp in races[-1]):
                    return
    pytest.fail(f"the stamps of no race are fair: {races}")


async def test_a_program_that_answers_late_is_shown_with_its_credit(server: RealServer) -> None:
    key = new_key()
    async with Client(server.url) as host, Client(server.url, key) as guest:
        place = await host.open("travel", TableSettings(chairs=2), {"show": 600_000})
        await host.sit(place.code, "Host")
        await guest.sit(place.code, "Late")
        await guest.watch(place.code)
        await host.start(place.code)
        table = await host.watch(place.code)
        await table.begun()
        async with RawSocket.open(server.port, key) as late, asyncio.timeout(PATIENCE_S):
            late.send(Opcode.TEXT, written(Watch(place.code)))
            while b'"done"' not in (await late.read())[1]:
                pass
            opcode, data = await late.read()
            while opcode is not Opcode.PING:
                opcode, data = await late.read()
            await asyncio.sleep(0.25)
            late.send(Opcode.PONG, data)
            late.send(Opcode.TEXT, written(Move(place.table, 1, msgspec.Raw(b'{"type":"ready"}'), "ready")))
            while not (table.about and table.about.seats[1].credit >= 250):
                await table.next()


@pytest.mark.soak
async def test_a_device_that_answers_no_ping_is_taken_for_gone(server: RealServer) -> None:
    key = new_key()
    async with Client(server.url) as host, Client(server.url, key) as guest:
        place = await host.open("border", TableSettings(chairs=2))
        for client in (host, guest):
            await client.sit(place.code, "Somebody")
        table = await host.watch(place.code)
        async with RawSocket.open(server.port, key) as silent, asyncio.timeout(2 * PATIENCE):
            silent.send(Opcode.TEXT, written(Watch(place.code)))
            for here in (True, False):
                while table.about is None or table.about.seats[1].here is not here:
                    await table.next()


async def test_no_ping_can_be_answered_before_it_has_come(server: RealServer) -> None:
    payloads: list[int] = []
    async with RawSocket.open(server.port) as socket, asyncio.timeout(PATIENCE_S):
        while len(payloads) < 4:
            opcode, data = await socket.read()
            if opcode is Opcode.PING:
                payloads.append(int.from_bytes(data, "big"))
    assert len({later - earlier for earlier, later in pairwise(payloads)}) == 3, "none follows from the last"
