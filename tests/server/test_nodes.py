"""Several nodes share their tables: any of them accepts any device."""

import asyncio
import time
from contextlib import AsyncExitStack

import httpx
import msgspec
import pytest

from hranice.client import Client
from hranice.game import Refusal
from hranice.games.border.rules.state import Reroll
from hranice.live.messages import Consider, written
from hranice.plugins import GAMES
from hranice.table.log import TableSettings
from tests.server.cluster import Balancer, Pair
from tests.server.players import QUICK, Player, seated
from tests.server.test_games import check
from tests.server.test_kills import compare
from tests.services.process import PATIENCE_S

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_across_two_nodes(pair: Pair, game: str) -> None:
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client(pair[number % 2].url)) for number in range(4)]
        players = await seated(game, clients)
        await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), PATIENCE_S)
        for player in players:
            await check(player)
    await compare(pair.database, players)


async def test_who_reconnects_to_another_node_goes_on_there(pair: Pair) -> None:
    async with Balancer(pair).running() as balancer, AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client(balancer.url)) for _ in range(2)]
        players = await seated("border", clients)

        async def cut(player: Player) -> None:
            for _ in range(5):
                heard, connection = len(player.happened), player.client.socket
                while len(player.happened) < heard + 3:
                    await asyncio.sleep(0.01)
                times = connection.times
                connection.cut()
                # What had arrived before is still heard: only a new connection counts.
                while connection.times == times:
                    await asyncio.sleep(0.01)

        playing = [player.play(lambda: 0.01) for player in players]
        await asyncio.wait_for(asyncio.gather(*playing, *map(cut, players)), PATIENCE_S)
        assert all(client.socket.times > 5 for client in clients)
        for player in players:
            await check(player)
    await compare(pair.database, players)


async def test_everything_can_be_asked_of_any_node(pair: Pair) -> None:
    """The host and the guest use different nodes; whichever owns the table, both get their answers."""
    async with Client(pair[0].url) as host, Client(pair[1].url) as guest, asyncio.timeout(PATIENCE_S):
        place = await host.open("travel", TableSettings(chairs=3))
        await guest.sit(place.code, "Guest")
        table = await guest.watch(place.code)  # now the guest's node owns it
        other = await host.watch(place.code)
        await host.sit(place.code, "Host")
        header = {"authorization": f"Bearer {host.key}"}
        async with httpx.AsyncClient(
            base_url=f"{pair[0].url}/api/tables/{place.code}", headers=header
        ) as http:
            changed = await http.put("/options", json={"options": {**QUICK["travel"], "map": "usa"}})
            assert changed.status_code == 200
            refused = await http.put("/options", json={"options": {"map": "atlantis"}})
            assert refused.status_code == 409
            assert (await http.post("/bots", json={"bot": "nobody"})).json()["reason"] == "table-no-such-bot"
            assert (await http.post("/bots", json={"bot": "traveller"})).status_code == 201
        assert (await host.start(place.code)).seats == (1,)
        while other.about is None or other.about.phase != "running":
            await other.next()
        assert other.options.map.name == "usa"
        with pytest.raises(Refusal, match="table-move-unreadable"):
            await other.move(1, {"type": "fly"})
        with pytest.raises(Refusal, match="table-no-such-phrase"):
            await other.say(1, "phrase-rude")
        await other.say(1, "phrase-hello")
        while not table.said:
            await asyncio.sleep(0.01)
        await host.leave_seat(place.code, 1)
        while table.about is None or table.about.seats[1].bot is None:
            await table.next()


async def test_numbers_too_large_for_the_way_between_nodes_are_refused_like_others(pair: Pair) -> None:
    """MessagePack has 64 bits for a number; what somebody makes up may have thousands."""
    async with Client(pair[0].url) as near, Client(pair[1].url) as far, asyncio.timeout(PATIENCE_S):
        players = await seated("border", [near, far])
        while not players[0].table.views:
            await players[0].table.next()
        active = players[players[0].table.views[0].active]
        for number in (2**64, -(2**70), 10**1000):
            for player in players:
                with pytest.raises(Refusal, match="border-"):
                    await player.table.move(player.table.yours[0], Reroll((number,)))
        assert await active.table.move(active.table.yours[0], Reroll((0,)))
        place = await near.open("travel", TableSettings(chairs=2))
        await far.watch(place.code)  # now the other node owns it
        header = {"authorization": f"Bearer {near.key}"}
        async with httpx.AsyncClient(
            base_url=f"{pair[0].url}/api/tables/{place.code}", headers=header
        ) as http:
            refused = await http.put("/options", json={"options": {"pace": 2**64}})
            assert (refused.status_code, refused.json()["reason"]) == (409, "travel-option-range")
    for node in pair:
        assert "Traceback" not in node.log.read_text()


async def test_a_move_in_the_making_is_judged_by_the_owner(pair: Pair) -> None:
    async with Client(pair[0].url) as near, Client(pair[1].url) as far, asyncio.timeout(PATIENCE_S):
        for player in await seated("border", [near, far]):
            answers: list[bytes] = []
            player.client.socket.listen(answers.append)
            asked = Consider(player.table.id, player.table.yours[0], msgspec.Raw(b'{"type":"stop"}'), "mine")
            player.client.socket.tell(written(asked))
            while not (told := [answer for answer in answers if b'"mine"' in answer]):
                await asyncio.sleep(0.01)
            active = player.table.views[0].active == player.table.yours[0]
            assert (b'"considered"' if active else b'"B') in told[0]
            legal = await player.table.legal(player.table.yours[0])
            assert bool(legal.moves) == active


async def test_players_go_on_together_and_take_their_leave_at_any_node(pair: Pair) -> None:
    async with Client(pair[0].url) as one, Client(pair[1].url) as two, asyncio.timeout(PATIENCE_S):
        players = await seated("border", [one, two], tired=1)
        await asyncio.gather(*(player.play() for player in players))
        places = [await client.rematch(players[0].table.code) for client in (two, one)]
        assert places[0].code == places[1].code
        again = [await client.sit(places[0].code, "Again") for client in (one, two)]
        assert [place.seats for place in again] == [(0,), (1,)]
        header = {"authorization": f"Bearer {two.key}"}
        async with httpx.AsyncClient(base_url=pair[0].url, headers=header) as http:
            assert (await http.delete("/api/me")).json() == {"tables": []}
        assert (await one.look(places[0].code)).taken == 1


def test_a_link_made_at_one_node_is_used_once_at_any(pair: Pair) -> None:
    with httpx.Client(base_url=pair[0].url) as old, httpx.Client(base_url=pair[1].url) as new:
        old.post("/api/me")
        code = old.post("/api/tables", json={"game": "border"}).json()["code"]
        link = old.post("/api/me/link").json()
        assert [table["code"] for table in new.post("/api/me/move", json=link).json()["tables"]] == [code]
        assert old.post("/api/me/move", json=link).json()["reason"] == "server-no-such-link"


def test_readiness_and_meters_tell_about_the_other_nodes(pair: Pair) -> None:
    until = time.monotonic() + PATIENCE_S
    while not (ready := httpx.get(f"{pair[0].admin}/ready").json())["valkey"] and time.monotonic() < until:
        time.sleep(0.05)
    assert (ready["store"], ready["valkey"]) == (True, True)
    assert "hranice_valkey_up 1.0" in httpx.get(f"{pair[0].admin}/metrics").text
