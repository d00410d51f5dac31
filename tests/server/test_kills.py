"""The server is killed in the middle of things: what was acknowledged is there, and play goes on."""

import asyncio
import logging
import random
import signal
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from hranice.client import Client
from hranice.game import Moved
from hranice.plugins import GAMES
from hranice.store.location import open_store
from hranice.table.log import Happened, read_log
from tests.server.players import Player, seated
from tests.server.real_server import RealServer
from tests.server.test_games import check
from tests.services.process import PATIENCE_S

pytestmark = pytest.mark.anyio

RESUME_S = 3.0
TABLES = 3

log = logging.getLogger(__name__)


async def kill_under_load(server: RealServer, kills: int, seed: int, limit: float = PATIENCE_S) -> None:
    """Play at several tables while the server is killed again and again; then look at every log.

    How soon everybody goes on is a matter for the long runs, which have the machine to themselves.
    """
    chance = random.Random(seed)
    async with AsyncExitStack() as stack:
        players: list[Player] = []
        for number in range(TABLES):
            game = ("border", "travel")[number % 2]
            clients = [await stack.enter_async_context(Client(server.url)) for _ in range(2)]
            players += await seated(game, clients, grace=0)
        pace = 0.02 + 0.01 * kills
        playing = [asyncio.create_task(player.play(lambda: chance.uniform(0, pace))) for player in players]
        for _ in range(kills):
            await asyncio.sleep(chance.uniform(0.3, 1.0))
            server.stop(signal.SIGKILL)
            await asyncio.to_thread(server.start)
            await resumed(players, limit)
        await asyncio.wait_for(asyncio.gather(*playing), PATIENCE_S)
        for player in players:
            await check(player)
    await compare(server.place, players)
    log.info("%d moves acknowledged, all of them there", sum(len(player.acknowledged) for player in players))


async def resumed(players: list[Player], limit: float) -> None:
    """Wait until everybody is connected again and goes on; that takes no longer than it may."""
    ready = time.monotonic()
    numbers = {player: player.table.number for player in players}
    while any(not player.knows_more_than(number) for player, number in numbers.items()):
        assert time.monotonic() - ready < limit, [player.client.socket.times for player in players]
        await asyncio.sleep(0.01)
    log.info("everybody went on after %.2f s", time.monotonic() - ready)


async def compare(place: Path | str, players: Sequence[Player]) -> None:
    """Check that every move that was acknowledged is in the log, under the number that was told."""
    store = await open_store(place)
    for player in players:
        _, entries = read_log(await store.read(player.table.id), GAMES)
        assert len(set(player.acknowledged)) == len(player.acknowledged) > 0
        for number in player.acknowledged:
            entry = entries[number]
            assert isinstance(entry, Happened)
            assert isinstance(entry.event, Moved)
            assert entry.event.seat in player.table.yours
        told = [number for number, entry in enumerate(entries) if isinstance(entry, Happened)]
        assert (player.happened, player.gaps) == (told, 0), "everything was told, once and in order"
        refs = [entry.ref for entry in entries if isinstance(entry, Happened) and entry.ref]
        assert len(refs) == len(set(refs)), "a move was played twice"
    await store.close()


async def test_a_kill_loses_nothing(tmp_path: Path) -> None:
    with RealServer(tmp_path, "--unlimited") as server:
        await kill_under_load(server, 1, seed=1)


async def test_a_kill_on_postgresql_loses_nothing(tmp_path: Path, postgres_url: str) -> None:
    with RealServer(tmp_path, "--unlimited", "--database", postgres_url) as server:
        await kill_under_load(server, 1, seed=2)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
async def test_thirty_kills_lose_nothing(tmp_path: Path, seed: int) -> None:
    with RealServer(tmp_path, "--unlimited") as server:
        await kill_under_load(server, 3, seed, RESUME_S)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
async def test_thirty_kills_on_postgresql_lose_nothing(tmp_path: Path, postgres_url: str, seed: int) -> None:
    with RealServer(tmp_path, "--unlimited", "--database", postgres_url) as server:
        await kill_under_load(server, 3, seed, RESUME_S)
