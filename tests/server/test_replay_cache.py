"""Finished games are shown again, by code or from a record; what is not sound is told in one line."""

import asyncio
from contextlib import AsyncExitStack

import httpx
import pytest

from hranice.client import Client
from hranice.lab.playing import play_game
from hranice.live.limits import Limits
from hranice.live.problems import Denied
from hranice.live.replays import LARGEST_HEADER, LARGEST_RECORD
from hranice.plugins import GAMES
from hranice.server.replay_cache import Replays
from tests.server.players import seated
from tests.server.real_server import RealServer
from tests.services.process import PATIENCE_S

pytestmark = pytest.mark.anyio


def recorded() -> bytes:
    game = GAMES["border"]
    record = play_game(game, game.options_type(), ["greedy", "greedy"], 3, 1, recorded=True).record
    assert record is not None
    return record


RECORD = recorded()


async def test_a_finished_table_is_replayed_by_its_code(server: RealServer) -> None:
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client(server.url)) for _ in range(2)]
        one, other = await seated("border", clients, tired=1)
        table = f"{server.url}/api/tables/{one.table.code}"
        assert httpx.get(f"{table}/replay").json()["reason"] == "table-not-finished"
        await asyncio.wait_for(asyncio.gather(one.play(), other.play()), PATIENCE_S)
    showing = httpx.get(f"{table}/replay", params={"seat": 1}).json()
    assert showing["result"]["over"]
    assert showing["frames"][0]["change"]["seat"] == 1


def test_a_record_is_replayed_and_nothing_is_needed_but_it(server: RealServer) -> None:
    answer = httpx.post(f"{server.url}/api/replay", content=RECORD)
    assert answer.headers["content-encoding"] == "gzip"
    showing = answer.json()
    assert (showing["game"], len(showing["seats"]), showing["seat"]) == ("border", 2, None)
    assert len(showing["course"]) == showing["frames"][-1]["round"]


@pytest.mark.parametrize(
    ("record", "status", "reason", "line"),
    [
        (b"", 409, "server-bad-record", 1),
        (b"my diary\n", 409, "server-bad-record", 1),
        (RECORD.replace(b'"at":0', b'"at":1', 1), 409, "server-bad-record", 2),
        (RECORD[:-1], 409, "server-bad-record", RECORD.count(b"\n")),
        (b"x" * (LARGEST_RECORD + 1), 413, "server-too-large", None),
        (RECORD.replace(b'"name":"', b'"name":"' + b"a" * LARGEST_HEADER, 1), 413, "server-too-large", None),
    ],
)
def test_what_is_no_sound_record_is_told_in_one_line(
    server: RealServer, record: bytes, status: int, reason: str, line: int | None
) -> None:
    answer = httpx.post(f"{server.url}/api/replay", content=record)
    problem = answer.json()
    assert (answer.status_code, problem["reason"], problem["params"].get("line")) == (status, reason, line)


def test_a_seat_that_is_not_there_is_refused(server: RealServer) -> None:
    answer = httpx.post(f"{server.url}/api/replay", params={"seat": 2}, content=RECORD)
    assert (answer.status_code, answer.json()["reason"]) == (409, "table-no-such-seat")


async def test_an_address_cannot_have_records_replayed_without_end() -> None:
    replays = Replays(GAMES, Limits())
    asked = (replays.of(RECORD, None, "192.0.2.1") for _ in range(100))
    with pytest.raises(Denied, match="server-too-fast"):
        await asyncio.gather(*asked)
    assert await replays.of(RECORD, None, "192.0.2.2")
