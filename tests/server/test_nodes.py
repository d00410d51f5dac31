"""Several nodes share their tables: any of them accepts any device."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from hranice.client import Client
from hranice.games import GAMES
from tests.server.cluster import Nodes, nodes
from tests.server.players import seated
from tests.server.test_games import check

pytestmark = pytest.mark.anyio


@pytest.fixture
async def two(tmp_path: Path, postgres_url: str, valkey_url: str) -> AsyncIterator[Nodes]:
    """Lend two nodes."""
    async with nodes(tmp_path, postgres_url, valkey_url) as running:
        yield running


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_across_two_nodes(two: Nodes, game: str) -> None:
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client(two[number % 2].url)) for number in range(4)]
        players = await seated(game, clients)
        await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), 60)
        for player in players:
            await check(player)
            assert player.gaps == 0
