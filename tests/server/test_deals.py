"""A deal with duplicate chance, played again at another table."""

import asyncio
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from hranice.client import Client
from hranice.game import Drawn
from hranice.plugins import GAMES
from hranice.table.log import TableSettings
from hranice.table.record import Header
from hranice.table.record_reader import Record, read_record
from tests.server.players import Player
from tests.server.real_server import RealServer
from tests.services.process import PATIENCE_S

FIRST = 2
"""The boards and who begins, and the first roll: they come before anybody chooses."""


async def played(client: Client, settings: TableSettings, deal: str = "") -> tuple[str, Record]:
    """Play a game of The BORDER against a bot; return the code of the table and the record."""
    place = await client.open("border", settings, deal=deal)
    await client.sit(place.code, client.key)
    player = Player(client, await client.watch(place.code), tired=3)
    await client.start(place.code, fill="random")
    await asyncio.wait_for(player.play(), PATIENCE_S)
    return place.code, read_record(await client.record(place.code), GAMES)


def luck(record: Record) -> list[tuple[int, ...]]:
    return [event.outcome for event in record.events if isinstance(event, Drawn)][:FIRST]


@pytest.mark.anyio
async def test_a_deal_is_met_again_whatever_the_settings_leave_out(server: RealServer) -> None:
    async with Client(server.url) as anna, Client(server.url) as bert:
        code, first = await played(anna, TableSettings(chairs=2, duplicate=True))
        other, again = await played(bert, TableSettings(chairs=2), code)
        _, fresh = await played(bert, TableSettings(chairs=2, duplicate=True))
        assert code != other
        assert isinstance(again.header, Header)
        assert again.header.duplicate
        assert again.header.commitment == first.header.commitment != fresh.header.commitment
        assert again.digest != first.digest
        assert luck(again) == luck(first)


@pytest.fixture
def device(server: RealServer) -> Iterator[httpx.Client]:
    """Lend a device."""
    with httpx.Client(base_url=server.url) as device:
        device.post("/api/me")
        yield device


def test_there_is_no_deal_of_another_game_or_without_duplicate_chance(device: httpx.Client) -> None:
    def opened(**opening: Any) -> httpx.Response:
        return device.post("/api/tables", json=opening)

    fair, duplicate = (
        opened(game="border", house={"chairs": 2, "duplicate": chance}).json()["code"]
        for chance in (False, True)
    )
    for wanted in ({"game": "border", "deal": fair}, {"game": "travel", "deal": duplicate}):
        answer = opened(**wanted)
        assert (answer.status_code, answer.json()["reason"]) == (404, "server-no-such-deal")
    assert opened(game="border", deal="BCDFGHJK").status_code == 404
    usual = opened(game="border", deal=duplicate)
    assert (
        usual.json()["commitment"]
        == device.post(f"/api/tables/{duplicate}/bots", json={"bot": "random"}).json()["commitment"]
    )


def test_others_play_a_deal_once_its_own_game_is_over(server: RealServer, device: httpx.Client) -> None:
    house = {"chairs": 2, "duplicate": True}
    going_on, closed = (
        device.post("/api/tables", json={"game": "border", "house": house}).json()["code"] for _ in range(2)
    )
    assert device.post(f"/api/tables/{closed}/close").is_success
    with httpx.Client(base_url=server.url) as other:
        other.post("/api/me")
        early, late = (
            other.post("/api/tables", json={"game": "border", "deal": deal}) for deal in (going_on, closed)
        )
    assert (early.status_code, early.json()["reason"]) == (409, "server-deal-runs"), "or its luck were known"
    assert late.is_success, "nobody plays it any more"
