"""The daily deal of a real server: over HTTP and the socket, through a restart, and made by itself."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from hranice.client import Client
from hranice.plugins import GAMES
from hranice.server.device_keys import hashed
from hranice.store.location import open_store
from hranice.table.codes import puzzle_id
from tests.server.real_server import RealServer
from tests.services.process import PATIENCE_S

pytestmark = pytest.mark.anyio


@pytest.fixture
def days_server(tmp_path: Path) -> Iterator[RealServer]:
    """Lend a server of one's own, whose days are there."""
    with RealServer(tmp_path, "--unlimited") as running:
        yield running


def asked(server: RealServer, key: str | None, path: str) -> httpx.Response:
    headers = {} if key is None else {"authorization": f"Bearer {key}"}
    return httpx.get(f"{server.url}/api/days{path}", headers=headers)


def posted(server: RealServer, key: str, path: str) -> dict[str, Any]:
    headers = {"authorization": f"Bearer {key}"}
    answer = httpx.post(f"{server.url}/api/days{path}", json={"name": "Ada"}, headers=headers)
    assert answer.status_code == 201
    found: dict[str, Any] = answer.json()
    return found


async def test_a_puzzle_goes_on_after_a_restart_and_is_judged(days_server: RealServer) -> None:
    server = days_server
    listed = asked(server, None, "").json()
    assert len(listed) >= 2
    day = listed[0]["day"]
    path = f"/{day}/border/1"
    async with Client(server.url) as client, asyncio.timeout(PATIENCE_S):
        opened = posted(server, client.key, path)
        server.stop()
        server.start()
        assert posted(server, client.key, path) == opened
        early = asked(server, client.key, f"{path}/verdict")
        assert (early.status_code, early.json()["reason"]) == (409, "daily-not-done")
        table = await client.watch(opened["code"])
        moves = (await table.legal(opened["seat"])).moves
        await table.move(opened["seat"], moves[0])
        answer = asked(server, client.key, f"{path}/verdict")
        assert answer.status_code == 200
        verdict = answer.json()
        (decision,) = verdict["decisions"]
        played = msgspec.convert(decision["chosen"]["move"], GAMES["border"].move_type)
        assert (played, verdict["kind"]) == (moves[0], "complete")
        told = asked(server, client.key, f"/{day}").json()
        assert told["games"][0]["puzzles"][1] == {
            "kind": "complete",
            "code": opened["code"],
            "result": verdict["result"],
        }
    assert asked(server, None, f"/{day}/border/1/verdict").status_code == 401
    assert asked(server, None, "/1999-01-01").json()["reason"] == "daily-no-such-day"


async def test_deleting_leaves_only_a_hash_until_midnight(days_server: RealServer, tmp_path: Path) -> None:
    async with Client(days_server.url) as client, asyncio.timeout(PATIENCE_S):
        day = asked(days_server, client.key, "/today").json()["day"]
        posted(days_server, client.key, f"/{day}/border/1")
        headers = {"authorization": f"Bearer {client.key}"}
        assert httpx.delete(f"{days_server.url}/api/me", headers=headers).status_code == 200
        player = hashed(client.key)
    days_server.stop()
    store = await open_store(tmp_path)
    assert await store.tables_of(player) == []
    tried = [await store.owner(f"deleted {puzzle_id(player, f'{day} border {n}')}") for n in range(3)]
    assert tried == [None, "nobody", None]
    await store.close()


async def test_nobody_waits_for_a_verdict_behind_boards_that_others_want(days_server: RealServer) -> None:
    async with (
        Client(days_server.url) as client,
        httpx.AsyncClient(base_url=days_server.url, timeout=PATIENCE_S) as others,
        asyncio.timeout(PATIENCE_S),
    ):
        opened = posted(days_server, client.key, "/today/border/1")
        table = await client.watch(opened["code"])
        await table.move(opened["seat"], (await table.legal(opened["seat"])).moves[0])
        # The first one starts a process; then the others stand in its queue.
        assert (await others.post("/api/boards/four", json={"seed": 0})).status_code == 200
        wanted = [
            asyncio.create_task(others.post("/api/boards/four", json={"seed": seed})) for seed in range(1, 9)
        ]
        verdict = await others.get(
            "/api/days/today/border/1/verdict", headers={"authorization": f"Bearer {client.key}"}
        )
        assert verdict.status_code == 200
        assert not all(task.done() for task in wanted)
        for task in wanted:
            task.cancel()


@pytest.mark.soak
async def test_a_fresh_server_makes_its_days_by_itself(tmp_path: Path) -> None:
    with RealServer(tmp_path, "--unlimited", days=False) as server:
        async with asyncio.timeout(10 * PATIENCE_S):
            while (answer := asked(server, None, "/today")).status_code == 503:
                assert answer.json()["reason"] == "daily-being-made"
                await asyncio.sleep(0.2)
            while (told := asked(server, None, "/today").json())["next_commitment"] is None:
                await asyncio.sleep(0.2)
        assert [len(game["puzzles"]) for game in told["games"]] == [3, 4]
        assert not told["practice"]
