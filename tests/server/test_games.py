"""Whole games over the network, by clients of the reference library."""

import asyncio
from contextlib import AsyncExitStack

import msgspec
import pytest

from hranice.client import AtTable, Client
from hranice.client.client import AGAIN_S
from hranice.live.messages import Done, Move, Refused, written
from hranice.plugins import GAMES
from hranice.table.record_reader import read_record
from hranice.table.record_replay import verify
from tests.server.players import Player, seated
from tests.server.real_server import RealServer
from tests.services.process import PATIENCE_S
from tests.table_core.terminal_replay import in_terminal, timeless

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
        # Without credit moves have stamps in the order in which they came, as at a table without devices.
        players = await seated(game, clients, credit=False)
        await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), PATIENCE_S)
        for player in players:
            await check(player)
        record = read_record(await clients[0].record(players[0].table.code), GAMES)
    again = read_record(in_terminal(record), GAMES)
    assert timeless(again) == timeless(record), "another driver comes to the same by the same seeds and moves"


async def test_a_code_may_be_typed_in_any_way_and_watched_twice(server: RealServer) -> None:
    async with Client(server.url) as client, asyncio.timeout(PATIENCE_S):
        place = await client.open("border")
        typed = f" {place.code[:4].lower()} {place.code[4:]}"
        table = await client.watch(typed)
        assert table.code == place.code
        assert await client.watch(place.code) is table


async def test_what_was_done_meanwhile_is_not_sent_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Refused for the moment, then done after all: another copy would be a second move."""
    async with Client("http://nowhere.invalid") as client:
        sent: list[bytes] = []
        monkeypatch.setattr(client.socket, "tell", sent.append)
        table = AtTable(client, "CODE", GAMES)
        asking = asyncio.create_task(client.ask(table, Move("t", 0, msgspec.Raw(b"{}"), "mine")))
        await asyncio.sleep(0)
        told = client.socket._listeners[0]
        told(written(Refused("mine", "server-table-busy", again=True)))
        told(written(Done("mine", "t", 5)))
        assert await asking == 5
        await asyncio.sleep(2 * AGAIN_S)
        assert len(sent) == 1
