"""Whole games over the network, by clients of the reference library."""

import asyncio
from contextlib import AsyncExitStack

import pytest

from hranice.client import Client
from hranice.games import GAMES
from hranice.table.reading import read_record
from hranice.table.replaying import verify
from tests.server.players import Player, seated
from tests.server.real import RealServer

pytestmark = pytest.mark.anyio


async def check(player: Player) -> None:
    """Check that a player was told everything once and in order, and that the record is sound."""
    record = await player.client.record(player.table.code)
    verify(read_record(record, GAMES))
    assert player.happened == sorted(set(player.happened))


@pytest.mark.parametrize("game", GAMES)
async def test_four_clients_finish_a_game(server: RealServer, game: str) -> None:
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client(server.url)) for _ in range(4)]
        players = await seated(game, clients)
        await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), 60)
        for player in players:
            await check(player)


async def test_a_code_may_be_typed_in_any_way_and_watched_twice(server: RealServer) -> None:
    async with Client(server.url) as client, asyncio.timeout(10):
        place = await client.open("border")
        typed = f" {place.code[:4].lower()} {place.code[4:]}"
        table = await client.watch(typed)
        assert table.code == place.code
        assert await client.watch(place.code) is table
