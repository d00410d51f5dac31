"""What hosts and players do with a table over HTTP, from its opening to the rematch."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.frames import Opcode

from hranice.client import Client
from hranice.game import Refusal
from hranice.live.clock import LoopClock
from hranice.live.limits import CHANGES, PHRASES
from hranice.live.messages import Again, Done, Ping, Say, Watch, written
from hranice.plugins import GAMES
from hranice.server.app import LIFETIME_MS, AppState, make_litestar
from hranice.server.device_keys import new_key
from hranice.server.settings import Settings
from hranice.store import NotFound, Summary
from hranice.store.location import open_store
from hranice.table.log import TableSettings
from tests.server.players import seated
from tests.server.raw_socket import RawSocket
from tests.server.real_server import RealServer
from tests.services.process import PATIENCE_S
from tests.table_core.seeds import OTHER_SEAL, SEAL, SEED


@pytest.fixture
def people(server: RealServer) -> Iterator[list[httpx.Client]]:
    """Lend three devices; the first one is to be the host."""
    with ExitStack() as stack:
        devices = [stack.enter_context(httpx.Client(base_url=server.url)) for _ in range(3)]
        for device in devices:
            device.post("/api/me")
        yield devices


def opened(host: httpx.Client, **opening: Any) -> str:
    """Open a table and return its address."""
    answer = host.post("/api/tables", json={"game": "border", **opening})
    assert answer.status_code == 201
    return f"/api/tables/{answer.json()['code']}"


def sit(device: httpx.Client, table: str) -> list[int]:
    """Take a seat and return one's seats."""
    seats: list[int] = device.post(f"{table}/seats", json={"name": "N", "seal": SEAL}).json()["seats"]
    return seats


def seeds(seat: int, seed: str = SEED) -> dict[str, Any]:
    """Return what a device says to reveal the seed of its seat."""
    return {"seeds": [{"seat": seat, "seed": seed, "seal": OTHER_SEAL}]}


def refusal(answer: httpx.Response) -> str:
    """Return why something was refused."""
    assert answer.status_code == 409
    reason: str = answer.json()["reason"]
    return reason


def test_a_table_from_opening_to_closing(people: list[httpx.Client]) -> None:
    host, guest, third = people
    table = opened(host, house={"chairs": 4})
    assert sit(host, table) == [0]
    assert sit(guest, table) == [1]
    assert host.post(f"{table}/bots", json={"bot": "greedy"}).status_code == 201
    assert refusal(guest.post(f"{table}/bots", json={"bot": "greedy"})) == "table-host-only"
    assert refusal(host.post(f"{table}/bots", json={"bot": "nobody"})) == "table-no-such-bot"
    assert host.put(f"{table}/options", json={"house": {"chairs": 3}, "options": {"chain": False}}).is_success
    assert refusal(host.put(f"{table}/options", json={"house": {"chairs": 2}})) == "table-full"
    assert refusal(third.post(f"{table}/seats", json={"name": "N", "seal": SEAL})) == "table-full"
    assert host.post(f"{table}/host", json={"seat": 1}).is_success
    assert refusal(host.post(f"{table}/start", json={})) == "table-host-only"
    assert refusal(guest.post(f"{table}/seeds", json=seeds(1))) == "table-not-starting"
    place = guest.post(f"{table}/start", json={}).json()
    assert (place["seals"], len(place["digest"])) == ([SEAL], 64)
    assert host.get(table).json()["phase"] == "starting"
    assert refusal(host.post(f"{table}/seeds", json=seeds(1))) == "table-not-your-seat"
    assert refusal(guest.post(f"{table}/seeds", json=seeds(1, "another"))) == "table-seed"
    for device, seat in ((guest, 1), (host, 0), (host, 0)):
        assert device.post(f"{table}/seeds", json=seeds(seat)).json()["digest"] == place["digest"]
    assert refusal(guest.put(f"{table}/options", json={})) == "table-not-open"
    assert host.get(table).json()["phase"] == "running"
    assert refusal(guest.get(f"{table}/record")) == "table-not-finished"
    assert guest.post(f"{table}/replace", json={"seat": 0, "bot": "random"}).is_success
    assert guest.post(f"{table}/close").is_success
    assert host.get(table).json()["phase"] == "closed"


def test_several_seats_on_one_device_and_leaving(people: list[httpx.Client]) -> None:
    host, guest, _ = people
    table = opened(host)
    assert [sit(host, table), sit(host, table)] == [[0], [0, 1]]
    sit(guest, table)
    assert guest.delete(f"{table}/seats/2").json()["seats"] == []
    assert refusal(guest.delete(f"{table}/seats/0")) == "table-host-only"
    assert host.delete(f"{table}/seats/1").json()["seats"] == [0]


def test_players_choose_for_their_own_seats(people: list[httpx.Client]) -> None:
    host, guest, _ = people
    table = opened(host, game="travel")
    sit(host, table)
    sit(guest, table)
    assert guest.put(f"{table}/seats/1", json={"option": "colour", "value": "white"}).is_success
    assert guest.put(f"{table}/seats/1", json={"option": "open-map", "value": True}).is_success
    wrong = guest.put(f"{table}/seats/0", json={"option": "colour", "value": "blue"})
    assert refusal(wrong) == "table-host-only"
    taken = host.put(f"{table}/seats/0", json={"option": "colour", "value": "white"})
    assert refusal(taken) == "travel-colour-taken"


@pytest.mark.parametrize("name", GAMES)
def test_boards_and_maps_of_ones_own_fit_into_a_request(people: list[httpx.Client], name: str) -> None:
    game = GAMES[name]
    complete = msgspec.to_builtins(game.complete(game.options_type()))
    table = opened(people[0], game=name, options=complete)
    assert people[0].get(table).json()["game"] == name


@pytest.mark.parametrize("options", [[], "x", {"chain": 1}, {"geography": {}}])
def test_what_are_no_options_is_refused(people: list[httpx.Client], options: Any) -> None:
    answer = people[0].post("/api/tables", json={"game": "border", "options": options})
    assert (answer.status_code, answer.json()["reason"]) == (400, "server-unreadable")


@pytest.mark.anyio
async def test_a_rematch_seats_the_bots_again_and_everybody_finds_it(server: RealServer) -> None:
    async with Client(server.url) as first, Client(server.url) as second:
        players = await seated("border", [first, second], tired=1)
        await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), PATIENCE_S)
        code = players[0].table.code
        places = await asyncio.gather(first.rematch(code), second.rematch(code))
        assert places[0].code == places[1].code != code
        assert (await first.look(places[0].code)).phase == "open"


@pytest.mark.anyio
async def test_a_rematch_may_be_played_otherwise(server: RealServer) -> None:
    async with Client(server.url) as first, Client(server.url) as second:
        players = await seated("border", [first, second], tired=1)
        await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), PATIENCE_S)
        code = players[0].table.code
        with pytest.raises(Refusal, match="server-unreadable"):
            await first.rematch(code, Again(options={"chain": "maybe"}))
        wanted = Again(house=TableSettings(chairs=3), options={"chain": False}, bots=("greedy",))
        table = await first.watch((await first.rematch(code, wanted)).code)
        assert table.about is not None
        assert (table.about.house.chairs, [seat.bot for seat in table.about.seats]) == (3, ["greedy"])
        assert table.options.chain is False


@pytest.mark.anyio
@pytest.mark.parametrize("gone", ["closed", "deleted"])
async def test_a_rematch_that_came_to_nothing_is_no_dead_end(server: RealServer, gone: str) -> None:
    """Who wanted it first has left again, or has had everything forgotten."""
    async with Client(server.url) as first, Client(server.url) as second, httpx.AsyncClient() as http:
        players = await seated("border", [first, second], tired=1)
        await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), PATIENCE_S)
        code = players[0].table.code
        nothing = await first.rematch(code)
        await first.sit(nothing.code, "First")
        if gone == "closed":
            await first.leave_seat(nothing.code, 0)
            assert (await first.look(nothing.code)).phase == "closed"
        else:
            await http.delete(f"{server.url}/api/me", headers={"authorization": f"Bearer {first.key}"})
        place = await second.rematch(code)
        assert place.code not in (code, nothing.code)
        assert (await second.look(place.code)).phase == "open"
        assert (await second.rematch(code)).code == place.code
        assert (await first.rematch(code)).code == place.code
        table = players[1].table
        while table.about is None or table.about.rematch != place.code:
            await asyncio.wait_for(table.next(), PATIENCE_S)


@pytest.mark.anyio
async def test_unfinished_tables_expire(tmp_path: Path) -> None:
    store = await open_store(tmp_path)
    now = LoopClock().now()
    for name, age in (("old", LIFETIME_MS + 60_000), ("young", LIFETIME_MS - 60_000)):
        row = Summary(
            name, name, "border", "open", public=False, seats=2, taken=0, created=0, updated=now - age
        )
        await store.append(name, 0, [b"{}"], row)
    state = AppState(Settings(tmp_path, bot_processes=1), store)
    async with state.open(make_litestar(state)), asyncio.timeout(PATIENCE_S):
        while len(kept := await store.listing(public=None)) > 1:
            await asyncio.sleep(0.01)
        assert [summary.table for summary in kept] == ["young"]
        with pytest.raises(NotFound):
            await store.summary("old")
    await store.close()


@pytest.mark.anyio
async def test_public_tables_are_listed_however_many_were_finished_since(tmp_path: Path) -> None:
    store = await open_store(tmp_path)
    phases = ["open", "running", *["finished"] * 250, "open"]
    now = LoopClock().now()
    rows = [
        Summary(
            f"t{n}", f"c{n}", "border", phase, public=True, seats=2, taken=0, created=now + n, updated=now
        )
        for n, phase in enumerate(phases)
    ]
    await asyncio.gather(*(store.append(row.table, 0, [b"{}"], row) for row in rows))
    state = AppState(Settings(tmp_path, bot_processes=1), store)
    async with state.open(make_litestar(state)):
        assert [row.table for row in await state.tables.public()] == ["t252", "t1", "t0"]
    await store.close()


@pytest.mark.anyio
async def test_a_ping_is_answered_whether_or_not_the_device_is_at_a_table(server: RealServer) -> None:
    async with RawSocket.open(server.port) as socket:
        await socket.read_text()
        socket.send(Opcode.TEXT, written(Ping("are you there")))
        assert msgspec.json.decode(await socket.read_text(), type=Done) == Done("are you there", "")


@pytest.mark.anyio
async def test_a_screen_in_the_middle_of_the_room_shows_nobodys_hand(server: RealServer) -> None:
    """It may well be a device of somebody who plays."""
    key = new_key()
    async with Client(server.url, key) as host, RawSocket.open(server.port, key) as screen:
        place = await host.open("border", TableSettings(chairs=2))
        await host.sit(place.code, "Host")
        await host.start(place.code, "random")
        await screen.read_text()
        screen.send(Opcode.TEXT, written(Watch(place.code, look=True)))
        update = msgspec.json.decode(await screen.read_text())
        assert update["about"]["spectators"] == 1
        assert not update["about"]["seats"][0]["here"]
        assert "yours" not in update
        assert "hosting" not in update
        assert [view["seat"] for view in update["views"]] == [None]


@pytest.mark.anyio
async def test_nobody_drums_with_phrases(tmp_path: Path) -> None:
    """With the ordinary limits."""
    key = new_key()
    with RealServer(tmp_path) as server:
        async with Client(server.url, key) as host, RawSocket.open(server.port, key) as socket:
            place = await host.open("border", TableSettings(chairs=2))
            await host.sit(place.code, "Host")
            socket.send(Opcode.TEXT, written(Watch(place.code)))
            for number in range(9):
                socket.send(Opcode.TEXT, written(Say(place.table, 0, "phrase-hello", str(number))))
            answers: dict[str, str] = {}
            while len(answers) < 9:
                answer = msgspec.json.decode(await socket.read_text())
                if answer["type"] in ("done", "refused") and answer["ref"]:
                    answers[answer["ref"]] = answer.get("reason", "done")
    told = int(PHRASES.burst)
    assert list(answers.values()) == ["done"] * told + ["server-too-fast"] * (9 - told)


@pytest.mark.anyio
async def test_nobody_changes_a_table_many_times_a_second(tmp_path: Path) -> None:
    """With the ordinary limits: every change is written, and told to everybody at the table."""
    with RealServer(tmp_path) as server:
        heads = {"authorization": f"Bearer {new_key()}"}
        async with (
            httpx.AsyncClient(base_url=server.url, headers=heads) as host,
            httpx.AsyncClient(base_url=server.url, headers={"authorization": f"Bearer {new_key()}"}) as guest,
        ):
            code = (await host.post("/api/tables", json={"game": "border"})).json()["code"]
            other = (await host.post("/api/tables", json={"game": "border"})).json()["code"]
            began = time.monotonic()
            answers = []
            for number in range(3 * int(CHANGES.burst)):
                house = {"house": {"chairs": 2 + number % 3}}
                answers.append((await host.put(f"/api/tables/{code}/options", json=house)).status_code)
            done = answers.count(200)
            assert (
                CHANGES.burst <= done <= CHANGES.burst + CHANGES.per_second * (time.monotonic() - began) + 1
            )
            assert answers.count(429) == len(answers) - done
            assert (await host.put(f"/api/tables/{other}/options", json=house)).status_code == 200
            sitting = {"name": "Bert", "seal": SEAL}
            assert (await guest.post(f"/api/tables/{code}/seats", json=sitting)).status_code == 201
