"""The disk is full: moves are refused, everybody is told why, and play goes on when there is room."""

import asyncio
import resource
import sys
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from hranice.client import Client
from hranice.game import Refusal
from tests.server.players import seated
from tests.server.real_server import RealServer
from tests.server.test_games import check
from tests.services.process import PATIENCE_S

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(sys.platform != "linux", reason="only Linux can limit the files of another process"),
]


def limit(server: RealServer, size: int) -> None:
    """Let the server write no byte beyond this place of any file, as a quota would."""
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


async def test_a_full_disk_is_told_and_survived(tmp_path: Path) -> None:
    with RealServer(tmp_path, "--unlimited") as server:
        await fill_and_free(server)
    assert "Traceback" not in server.log.read_text()


async def fill_and_free(server: RealServer) -> None:
    """Play until the disk is full, see that nothing happens, make room, and play on."""
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client(server.url)) for _ in range(2)]
        players = await seated("border", clients, tired=3)
        playing = [asyncio.create_task(player.play(lambda: 0.02)) for player in players]
        await asyncio.sleep(0.3)
        limit(server, 4096)
        with pytest.raises(Refusal, match="server-store-away"):
            await clients[0].open("border")
        told: list[bytes] = []
        for client in clients:
            client.socket.listen(told.append)
        async with asyncio.timeout(PATIENCE_S):
            while not any(b"server-store-away" in message for message in told):
                await asyncio.sleep(0.01)
            numbers: list[int | None] = []  # what is on disk may still be on its way; then nothing happens
            while numbers != (numbers := [player.table.number for player in players]):
                await asyncio.sleep(0.5)
        limit(server, resource.RLIM_INFINITY)
        await asyncio.wait_for(asyncio.gather(*playing), PATIENCE_S)
        for player in players:
            await check(player)
            assert player.gaps == 0
        await clients[0].open("border")
