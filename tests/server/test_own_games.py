"""One's own finished games: listed with their results, page by page, and deleted one by one."""

import asyncio
from typing import Any

import httpx
import msgspec
import pytest

from hranice.client import Client
from hranice.game import Refusal
from hranice.live import finished_games
from hranice.live.finished_games import games_of, keep_luck
from hranice.server.device_keys import hashed
from hranice.store import Store, Unavailable
from hranice.store.location import open_store
from hranice.table.log import TableSettings
from tests.server.cluster import Pair
from tests.server.players import QUICK, Player, seated
from tests.server.real_server import RealServer
from tests.services.process import PATIENCE_S

pytestmark = pytest.mark.anyio


def of(client: Client) -> dict[str, str]:
    """Return what makes a request that client's."""
    return {"authorization": f"Bearer {client.key}"}


async def listed(url: str, client: Client, start: int = 0) -> dict[str, Any]:
    """Return a page of somebody's games."""
    async with httpx.AsyncClient(base_url=url) as http:
        answer = await http.get(f"/api/me/games?start={start}", headers=of(client))
        assert answer.status_code == 200, answer.text
        page: dict[str, Any] = answer.json()
        return page


async def deleted(url: str, client: Client, code: str) -> tuple[int, str]:
    """Delete a game; return the status and, where it was refused, the reason."""
    async with httpx.AsyncClient(base_url=url) as http:
        answer = await http.delete(f"/api/me/games/{code}", headers=of(client))
        return answer.status_code, answer.json()["reason"] if answer.content else ""


async def played(game: str, clients: list[Client]) -> str:
    """Have everybody play a short game; return its code."""
    players = await seated(game, clients, tired=2)
    await asyncio.gather(*(player.play() for player in players))
    return players[0].table.code


async def alone(client: Client, game: str) -> str:
    """Have somebody play a short game against a bot; return its code."""
    place = await client.open(game, TableSettings(chairs=2), QUICK[game])
    await client.sit(place.code, "Ada")
    player = Player(client, await client.watch(place.code), tired=2)
    await client.start(place.code, "random")
    await player.play()
    return place.code


@pytest.mark.parametrize(("game", "option"), [("border", "board"), ("travel", "map")])
async def test_a_finished_game_is_listed_with_its_result_for_each_who_played(
    server: RealServer, game: str, option: str
) -> None:
    async with Client(server.url) as ada, Client(server.url) as bob, asyncio.timeout(PATIENCE_S):
        code = await played(game, [ada, bob])
        record = await ada.record(code)
        result = msgspec.json.decode(record.splitlines()[-1])["event"]["result"]
        for seat, client in enumerate((ada, bob)):
            page = await listed(server.url, client)
            (found,) = page["games"]
            assert (page["next"], page["unreadable"]) == (None, 0)
            assert (found["code"], found["game"], found["yours"]) == (code, game, [seat])
            assert [one["name"] for one in found["seats"]] == ["Player 0", "Player 1"]
            assert [one["score"] for one in found["seats"]] == result["scores"]
            assert found["winners"] == result["winners"]
            assert {on["option"] for on in found["on"]} == {option}
            assert (found["luck"], found["lesson"]) == ([], False)
            assert client.key not in str(page)


async def test_only_finished_games_on_a_seat_of_ones_own_are_listed(server: RealServer) -> None:
    async with Client(server.url) as ada, Client(server.url) as bob, asyncio.timeout(PATIENCE_S):
        await seated("border", [ada, bob])
        watched = await ada.open("border", TableSettings(chairs=2))
        await ada.start(watched.code, "random")
        table = await ada.watch(watched.code)
        while table.about is None or table.about.phase != "finished":
            await table.next()
        assert (await listed(server.url, ada))["games"] == []


async def test_the_luck_of_an_analysed_game_is_kept(server: RealServer) -> None:
    async with Client(server.url) as ada, asyncio.timeout(PATIENCE_S):
        code = await alone(ada, "border")
        analysis = await ada.analysis(code)
        (game,) = (await listed(server.url, ada))["games"]
        assert game["luck"] == [seat.points.luck for seat in analysis.seats]


async def test_a_game_is_deleted_where_no_other_person_played_and_else_only_taken_from_the_list(
    server: RealServer,
) -> None:
    async with Client(server.url) as ada, Client(server.url) as bob, asyncio.timeout(PATIENCE_S):
        own, shared = await alone(ada, "border"), await played("border", [ada, bob])
        assert await deleted(server.url, bob, own) == (404, "server-no-such-table")
        for code in (own, shared):
            assert await deleted(server.url, ada, code) == (204, "")
            assert await deleted(server.url, ada, code) == (404, "server-no-such-table")
        assert (await listed(server.url, ada))["games"] == []
        assert [game["code"] for game in (await listed(server.url, bob))["games"]] == [shared]
        assert await bob.record(shared)
        with pytest.raises(Refusal, match="server-no-such-table"):
            await ada.record(own)


async def test_a_game_that_runs_is_not_deleted_from_the_list(server: RealServer) -> None:
    async with Client(server.url) as ada, Client(server.url) as bob, asyncio.timeout(PATIENCE_S):
        (player, _) = await seated("border", [ada, bob])
        assert await deleted(server.url, ada, player.table.code) == (409, "table-not-finished")


async def test_without_a_key_there_is_no_list(server: RealServer) -> None:
    async with httpx.AsyncClient(base_url=server.url) as http:
        assert (await http.get("/api/me/games")).status_code == 401
        assert (await http.delete("/api/me/games/BCDFGHJK")).status_code == 401
        key = {"authorization": f"Bearer {'A' * 43}"}
        assert (await http.get("/api/me/games?start=-1", headers=key)).status_code == 400


async def test_nodes_list_and_delete_each_others_games(pair: Pair) -> None:
    """On PostgreSQL, through the node that does not own the table."""
    here, there = pair
    async with Client(here.url) as ada, asyncio.timeout(PATIENCE_S):
        code = await alone(ada, "border")
        (game,) = (await listed(there.url, ada))["games"]
        assert game["code"] == code
        assert await deleted(there.url, ada, code) == (204, "")
        assert (await listed(here.url, ada))["games"] == []


class Failing:
    """A store that cannot read logs, or has others, or cannot write results."""

    def __init__(self, store: Store, log: list[bytes] | None = None, *, full: bool = False) -> None:
        self._store = store
        self._log = log
        self._full = full

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def read(self, table: str) -> list[bytes]:
        if self._full:
            return await self._store.read(table)
        assert self._log is not None, "a list reads no log that was read before"
        return self._log

    async def keep_result(self, table: str, body: bytes) -> None:
        if self._full:
            raise Unavailable("the disk is full")
        await self._store.keep_result(table, body)


async def test_a_list_comes_page_by_page_and_reads_each_log_once(
    server: RealServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Client(server.url) as ada, asyncio.timeout(PATIENCE_S):
        codes = [await alone(ada, "border") for _ in range(3)]
        assert len((await listed(server.url, ada))["games"]) == len(codes)
        player = hashed(ada.key)
    monkeypatch.setattr(finished_games, "PAGE", 2)
    store = await open_store(server.place)
    try:
        kept: Any = Failing(store)
        first = await games_of(kept, player, 0)
        assert first.next == 2
        second = await games_of(kept, player, first.next)
        assert second.next is None
        assert [game.code for game in (*first.games, *second.games)] == codes[::-1]
        ((newest, _),) = await store.finished_of(player, 0, 1)
        await store.keep_result(newest, b'{"version":0}')
        unreadable: Any = Failing(store, [b"{}"])
        page = await games_of(unreadable, player, 0)
        assert (page.games, page.unreadable) == (first.games[1:], 1)
        full: Any = Failing(store, full=True)
        await keep_luck(full, newest, b'{"seats":[{"points":{"luck":1.5}},{"points":{"luck":-1.5}}]}')
        assert (await games_of(full, player, 0)).games == first.games, "what is not understood is made anew"
    finally:
        await store.close()
