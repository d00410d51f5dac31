"""Players without accounts: a key on the device, of which the server knows only the hash."""

import asyncio
from pathlib import Path

import httpx
import pytest

from hranice.client import Client
from hranice.game import Refusal
from hranice.games.border.rules.state import Stop
from hranice.live.problems import Denied
from hranice.server.device_keys import COOKIE, hashed, is_key, new_key, shown_key
from hranice.server.device_links import LIFETIME_S, LocalDeviceLinks
from hranice.table.log import TableSettings
from tests.server.real_server import RealServer
from tests.services.process import PATIENCE_S
from tests.table_core.seeds import SEAL


def browser(server: RealServer) -> httpx.Client:
    """Return a device that keeps cookies."""
    return httpx.Client(base_url=server.url)


def test_a_device_gets_one_key_that_scripts_cannot_read(server: RealServer) -> None:
    with browser(server) as device:
        given = device.post("/api/me").headers["set-cookie"]
        assert "HttpOnly" in given
        assert "SameSite=Strict" in given
        key = device.cookies[COOKIE]
        assert is_key(key)
        device.post("/api/me")
        assert device.cookies[COOKIE] == key


def test_a_cookie_is_kept_to_encrypted_connections_where_there_are_some(server: RealServer) -> None:
    with browser(server) as device:
        given = device.post("/api/me", headers={"x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.7"})
        assert "Secure" in given.headers["set-cookie"]
        assert "max-age" in given.headers["strict-transport-security"]


def test_without_a_key_nobody_opens_a_table(server: RealServer) -> None:
    with browser(server) as device:
        answer = device.post("/api/tables", json={"game": "border"})
        assert (answer.status_code, answer.json()["reason"]) == (401, "server-no-key")


def test_keys_are_read_from_header_and_cookie_in_their_one_form() -> None:
    key, other = new_key(), new_key()
    assert shown_key([(b"cookie", f"a=b; {COOKIE}={key}".encode())]) == key
    assert (
        shown_key([(b"cookie", f"{COOKIE}={other}".encode()), (b"authorization", f"Bearer {key}".encode())])
        == key
    )
    for wrong in (b"Bearer short", b"Basic " + key.encode(), f"Bearer {key}x".encode(), b"Bearer \xff"):
        assert shown_key([(b"authorization", wrong)]) is None
    assert shown_key([(b"cookie", b"\xff;;=;\x00")]) is None


def test_a_seat_moves_to_another_device_by_a_link_that_works_once(server: RealServer) -> None:
    with browser(server) as old, browser(server) as new, browser(server) as third:
        old.post("/api/me")
        code = old.post("/api/tables", json={"game": "border"}).json()["code"]
        old.post(f"/api/tables/{code}/seats", json={"name": "Iva", "seal": SEAL})
        link = old.post("/api/me/link").json()
        moved = new.post("/api/me/move", json=link)
        assert [table["code"] for table in moved.json()["tables"]] == [code]
        assert new.cookies[COOKIE] == old.cookies[COOKIE]
        assert new.delete(f"/api/tables/{code}/seats/0").status_code == 200
        again = third.post("/api/me/move", json=link)
        assert (again.status_code, again.json()["reason"]) == (404, "server-no-such-link")


@pytest.mark.anyio
async def test_a_link_is_forgotten_after_a_while_and_tells_nothing() -> None:
    now = 0.0
    links = LocalDeviceLinks(lambda: now)
    key = new_key()
    link = await links.make(key)
    assert key not in str(links.__dict__)
    assert link not in str(links.__dict__)
    now = LIFETIME_S + 1
    with pytest.raises(Denied):
        await links.use(link)


@pytest.mark.anyio
async def test_players_can_have_their_data_deleted(server: RealServer) -> None:
    """Tables of one's own go, at others' tables the seat is given up, and the key opens nothing."""
    async with Client(server.url) as host, Client(server.url) as guest, httpx.AsyncClient() as http:
        alone = await guest.open("border", TableSettings(chairs=2))
        await guest.sit(alone.code, "Guest")
        shared = await host.open("border", TableSettings(chairs=2, stand_in="greedy"))
        for client in (host, guest):
            await client.sit(shared.code, "Somebody")
            await client.watch(shared.code)
        await host.start(shared.code)
        await (await host.watch(shared.code)).begun()
        header = {"authorization": f"Bearer {guest.key}"}
        answer = await http.delete(f"{server.url}/api/me", headers=header)
        assert answer.json() == {"tables": []}
        with pytest.raises(Refusal, match="server-no-such-table"):
            await host.look(alone.code)
        with pytest.raises(Refusal, match="server-no-such-table"):
            await host.sit(alone.code, "Somebody")
        table = await host.watch(shared.code)
        assert table.about is not None
        assert [seat.bot for seat in table.about.seats] == [None, "greedy"]


@pytest.mark.anyio
async def test_who_once_sat_at_a_table_cannot_have_it_deleted(server: RealServer) -> None:
    """A host need not sit, and somebody sent away is remembered at the table."""
    async with Client(server.url) as host, Client(server.url) as guest, httpx.AsyncClient() as http:
        open_, running = [await host.open("border", TableSettings(chairs=2)) for _ in range(2)]
        for place in (open_, running):
            await guest.sit(place.code, "Guest")
            await host.leave_seat(place.code, 0)
        await host.start(running.code, "random")
        await http.delete(f"{server.url}/api/me", headers={"authorization": f"Bearer {guest.key}"})
        assert [(await host.look(place.code)).phase for place in (open_, running)] == ["open", "running"]
        mine = {"authorization": f"Bearer {host.key}"}
        assert (await http.delete(f"{server.url}/api/me", headers=mine)).json() == {"tables": []}
        with pytest.raises(Refusal, match="server-no-such-table"):
            await host.look(open_.code)


@pytest.mark.anyio
async def test_at_a_table_that_was_deleted_nobody_waits_for_ever(server: RealServer) -> None:
    async with Client(server.url) as alone, httpx.AsyncClient() as http, asyncio.timeout(PATIENCE_S):
        place = await alone.open("border", TableSettings(chairs=2))
        for _ in range(2):
            await alone.sit(place.code, "Alone")
        await alone.start(place.code)
        table = await alone.watch(place.code)
        active = table.views[0].active
        await http.delete(f"{server.url}/api/me", headers={"authorization": f"Bearer {alone.key}"})
        for _ in range(2):  # one on its way when the table is lost, and one afterwards
            with pytest.raises(Refusal, match="server-no-such-table"):
                await table.move(active, Stop())
        assert isinstance(table.lost, Refusal)


def test_the_store_holds_no_key(server: RealServer) -> None:
    with browser(server) as device:
        device.post("/api/me")
        device.post("/api/tables", json={"game": "border"})
        key = device.cookies[COOKIE]
    files = [path.read_bytes() for path in Path(server.data).iterdir() if path.is_file()]
    assert any(hashed(key).encode() in data for data in files)
    assert not any(key.encode() in data for data in files)


@pytest.mark.anyio
async def test_nothing_about_a_device_is_kept_on_the_way(server: RealServer) -> None:
    async with httpx.AsyncClient(base_url=server.url) as http:
        answers = [await http.get("/api/me"), await http.post("/api/me"), await http.get("/api/me")]
        answers += [await http.post("/api/me/link"), await http.post("/api/me/move", json={"link": "none"})]
        answers.append(await http.delete("/api/me"))
    assert [answer.status_code for answer in answers] == [401, 200, 200, 201, 404, 200]
    assert {answer.headers.get("cache-control") for answer in answers} == {"no-store"}
