"""Somebody tries wrong codes from the address that others play from, as behind that of a school."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest

from hranice.client import Client
from hranice.live.limits import MISSES
from hranice.server.device_keys import new_key
from hranice.table.log import TableSettings
from tests.server.real_server import RealServer
from tests.services.process import PATIENCE_S

pytestmark = pytest.mark.anyio


WRONG = "/api/tables/BBBBBBBB"


@pytest.mark.parametrize("tables", [2, pytest.param(15, marks=pytest.mark.soak)])
async def test_who_has_a_seat_or_hosts_gets_back_whoever_tries_wrong_codes(
    tmp_path: Path, tables: int
) -> None:
    """With the ordinary limits; the host of each table looks on, two others play."""
    with RealServer(tmp_path) as server:
        keys: dict[str, list[str]] = {}
        async with AsyncExitStack() as stack:
            for _ in range(tables):
                trio = [await stack.enter_async_context(Client(server.url)) for _ in range(3)]
                place = await trio[0].open("border", TableSettings(chairs=2))
                for client in trio[1:]:
                    await client.sit(place.code, "Anna")
                keys[place.code] = [client.key for client in trio]
        async with httpx.AsyncClient(base_url=server.url) as foe, asyncio.timeout(PATIENCE_S):
            answers = [(await foe.get(WRONG)).status_code for _ in range(2 * int(MISSES.burst))]
            assert answers.count(429) > 0
            for code, (host, *seated) in keys.items():
                await foe.get(WRONG)
                for seat, key in enumerate(seated):
                    async with Client(server.url, key) as client:
                        assert (await client.watch(code)).yours == (seat,)
                async with Client(server.url, host) as client:
                    await client.start(code)


@pytest.mark.parametrize("known", [False, True])
async def test_to_a_stranger_no_code_tells_that_it_is_right(tmp_path: Path, known: bool) -> None:
    with RealServer(tmp_path) as server:
        heads = {"authorization": f"Bearer {new_key()}"} if known else {}
        async with Client(server.url) as host, httpx.AsyncClient(base_url=server.url, headers=heads) as foe:
            place = await host.open("border", TableSettings(chairs=2))
            for _ in range(int(MISSES.burst)):
                await foe.get(WRONG)
            wrong, right = 404, 0
            while wrong == 404:  # a guess was allowed by then, so perhaps already a moment before
                right = (await foe.get(f"/api/tables/{place.code}")).status_code
                wrong = (await foe.get(WRONG)).status_code
            assert right == 429
