"""Who may come in, how much and how fast, and what nobody is ever told."""

import asyncio
import time
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.frames import Frame, Opcode

from hranice.client import Client
from hranice.game import Refusal
from hranice.live.limits import MESSAGES, MISSES
from hranice.live.messages import LARGEST, Refused, Say, Watch, written
from hranice.plugins import GAMES
from hranice.server.device_keys import hashed, new_key
from hranice.server.websocket import SETTLING
from hranice.store.location import open_store
from hranice.table.log import Opened, Revealed, TableSettings, read_log
from tests.server.players import seated
from tests.server.raw_socket import RawSocket
from tests.server.real_server import RealServer
from tests.services.process import PATIENCE_S

pytestmark = pytest.mark.anyio


async def test_sockets_are_only_for_our_own_page(server: RealServer) -> None:
    async with RawSocket.open(server.port, Origin=f"http://127.0.0.1:{server.port}") as own:
        assert own.answer.startswith(b"HTTP/1.1 101")
    for foreign in ("http://127.0.0.1", "https://example.org", "null", f"http://x.127.0.0.1:{server.port}"):
        async with RawSocket.open(server.port, Origin=foreign) as refused:
            assert refused.answer.startswith(b"HTTP/1.1 403"), foreign


OWN_NAMES = (
    "127.0.0.1",
    "localhost",
    "LOCALHOST.",
    "[::1]",
    "192.168.1.5",
    "my-computer",
    "my-computer.local",
    "nas.internal",
)
FOREIGN_NAMES = ("example.org", "127.0.0.1.example.org", "localhost.example.org", "[::1", "a.local.example")


@pytest.mark.parametrize("port", ["", ":8000"])
async def test_who_asks_by_a_name_that_is_not_ours_is_refused(server: RealServer, port: str) -> None:
    """A page of another site, whose name leads here for a moment, would be our own to the browser."""
    async with httpx.AsyncClient(base_url=server.url) as http:
        for name in OWN_NAMES:
            assert (await http.get("/api/games", headers={"host": name + port})).status_code == 200, name
        for name in FOREIGN_NAMES:
            answer = await http.get("/api/games", headers={"host": name + port})
            assert (answer.status_code, answer.json()["reason"]) == (421, "server-unknown-name"), name
    async with RawSocket.open(server.port, Host=f"example.org{port}") as refused:
        assert refused.answer.startswith(b"HTTP/1.1 421")


@pytest.mark.parametrize("how", ["--name", "HRANICE_NAMES"])
async def test_names_can_be_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    names = ("hranice.example", "Other.Example.")
    if how == "--name":
        server = RealServer(tmp_path, *(part for name in names for part in (how, name)))
    else:
        monkeypatch.setenv(how, " ".join(names))
        server = RealServer(tmp_path)
    with server:
        async with httpx.AsyncClient(base_url=server.url) as http:
            for name, status in ((names[0], 200), ("other.example:443", 200), ("third.example", 421)):
                assert (await http.get("/health", headers={"host": name})).status_code == status


async def test_foreign_pages_change_nothing_over_http(server: RealServer) -> None:
    async with httpx.AsyncClient(base_url=server.url) as http:
        answer = await http.post("/api/me", headers={"origin": "https://example.org"})
        assert (answer.status_code, answer.json()["reason"]) == (403, "server-foreign-page")
        assert (await http.post("/api/me", headers={"origin": server.url})).status_code == 200


@pytest.mark.parametrize("origin", [b"http://[", b"http://[::1", "http://né".encode(), b"\xff", b"", b"//"])
async def test_an_origin_that_is_no_address_is_a_foreign_page(server: RealServer, origin: bytes) -> None:
    async with httpx.AsyncClient(base_url=server.url) as http:
        answer = await http.post("/api/me", headers={b"origin": origin})
        assert (answer.status_code, answer.json()["reason"]) == (403, "server-foreign-page")
    async with RawSocket.open(server.port, Origin=origin.decode("latin-1")) as refused:
        assert refused.answer.startswith(b"HTTP/1.1 403")


async def test_large_messages_end_the_connection(server: RealServer) -> None:
    async with RawSocket.open(server.port) as socket:
        await socket.read_text()
        socket.send(Opcode.TEXT, b"x" * LARGEST)
        assert msgspec.json.decode(await socket.read_text(), type=Refused).reason == "server-unreadable"
        socket.send(Opcode.TEXT, b"x" * (LARGEST + 1))
        assert (await socket.read_text())[:2] == (1009).to_bytes(2, "big")


async def test_a_wish_for_a_socket_that_is_too_long_is_answered(server: RealServer) -> None:
    async with asyncio.timeout(PATIENCE_S), RawSocket.open(server.port, Other="x" * 20_000) as refused:
        assert refused.answer.startswith(b"HTTP/1.1 431")


async def test_a_refused_socket_is_no_error(tmp_path: Path) -> None:
    with RealServer(tmp_path) as server:
        async with RawSocket.open(server.port, Origin="https://example.org") as refused:
            assert refused.answer.startswith(b"HTTP/1.1 403")
    assert "ERROR" not in server.log.read_text()


async def test_health_tells_that_the_database_is_gone(tmp_path: Path) -> None:
    with RealServer(tmp_path, "--unlimited") as server, httpx.Client(base_url=server.url) as http:
        database, away = tmp_path / "tables.sqlite3", tmp_path / "away"
        database.rename(away)
        answer = http.get("/health")
        assert (answer.status_code, answer.json()["reason"]) == (503, "server-store-away")
        async with Client(server.url) as host:
            with pytest.raises(Refusal, match="server-store-away"):  # it would be lost
                await host.open("border")
            away.rename(database)
            await host.open("border")
        assert http.get("/health").status_code == 200


async def test_who_leaves_in_the_middle_of_a_request_is_no_fault(tmp_path: Path) -> None:
    with RealServer(tmp_path) as server:
        head = b"POST /api/fare HTTP/1.1\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"
        _, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(head)
        await writer.drain()
        writer.close()
        async with httpx.AsyncClient(base_url=server.url) as http:
            assert (await http.get("/health")).status_code == 200
    assert "Traceback" not in server.log.read_text()


async def test_a_large_request_is_refused(server: RealServer) -> None:
    async with httpx.AsyncClient(base_url=server.url) as http:
        answer = await http.post("/api/fare", content=b"[" + b" " * 70_000 + b"]")
    assert (answer.status_code, answer.json()["reason"]) == (413, "server-too-large")


async def test_every_answer_has_the_safe_headers(server: RealServer) -> None:
    async with httpx.AsyncClient(base_url=server.url) as http:
        for path in ("/", "/api/games", "/api/nothing", "/nothing.js", "/api/tables/XXXX", "/health"):
            headers = (await http.get(path)).headers
            assert "default-src 'none'" in headers["content-security-policy"], path
            assert "unsafe" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"


async def test_only_the_worker_of_offline_tables_may_compile_webassembly(server: RealServer) -> None:
    async with httpx.AsyncClient(base_url=server.url) as http:
        for path, may in (
            ("/assets/worker-1a2b3c.js", True),
            ("/assets/other-1a2b3c.js", False),
            ("/assets/worker-1/x.js", False),
            ("/t/worker-1a2b3c.js", False),
            ("/sw.js", False),
        ):
            (policy,) = (await http.get(path)).headers.get_list("content-security-policy")
            assert ("script-src 'self' 'wasm-unsafe-eval';" in policy) is may, path
            assert "'unsafe-eval'" not in policy
            assert "worker-src 'self'" in policy


async def test_a_slow_reader_is_dropped_and_may_resume(server: RealServer) -> None:
    key = new_key()
    async with Client(server.url) as host, Client(server.url, key) as guest:
        place = await host.open("border", TableSettings(chairs=2))
        await host.sit(place.code, "Host")
        await guest.sit(place.code, "Slow")
        table = await host.watch(place.code)

        def is_here() -> bool:
            return table.about is not None and table.about.seats[1].here

        async with RawSocket.open(server.port, key, buffer=4096) as slow, asyncio.timeout(PATIENCE_S):
            slow.send(Opcode.TEXT, written(Watch(place.code)))
            slow.stop_reading()
            while not is_here():
                await table.next()
            while is_here():
                await asyncio.gather(*(table.say(0, "phrase-hello") for _ in range(30)))
        again = await guest.watch(place.code)
        assert again.yours == (1,)


def memory_mb(pid: int) -> int:
    """Return how much memory a process has in use."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) // 1024


ROOM_MB = 64
"""By so much a server may grow while somebody floods it with a multiple of that."""


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="asks Linux how much memory is in use")
async def test_who_asks_for_pongs_and_never_reads_them_is_dropped(server: RealServer) -> None:
    before = memory_mb(server.pid)
    async with RawSocket.open(server.port, buffer=4096) as foe, asyncio.timeout(PATIENCE_S):
        await foe.read_text()
        await asyncio.sleep(sum(SETTLING))  # meanwhile its own pings would show the server that nobody reads
        foe.stop_reading()
        for _ in range(4 * ROOM_MB):
            if not await foe.pour(Frame(Opcode.PING, b"p" * 125).serialize(mask=True) * 8000):
                break
        assert memory_mb(server.pid) < before + ROOM_MB


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="asks Linux how much memory is in use")
@pytest.mark.parametrize("begin", [b"GET /", b"GET / HTTP/1.1\r\nX: ", b"GET / HTTP/1.1\r\n"])
async def test_a_request_whose_head_has_no_end_is_refused(server: RealServer, begin: bytes) -> None:
    before = memory_mb(server.pid)
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    async with asyncio.timeout(PATIENCE_S):
        writer.write(begin)
        more = b"x: y\r\n" * 2**17 if begin.endswith(b"\n") else b"x" * 2**20
        with suppress(ConnectionError):
            for _ in range(4 * ROOM_MB):
                writer.write(more)
                await writer.drain()
        assert memory_mb(server.pid) < before + ROOM_MB
        with suppress(ConnectionError):
            assert (await reader.read(12)) in (b"HTTP/1.1 431", b"")
    writer.transport.abort()


async def test_a_flood_is_refused_and_then_ended(tmp_path: Path) -> None:
    """With the ordinary limits."""
    with RealServer(tmp_path) as server:
        began = time.monotonic()
        async with RawSocket.open(server.port) as socket:
            await socket.read_text()
            for number in range(400):
                socket.send(Opcode.TEXT, written(Say("nowhere", 0, "phrase-hello", str(number))))
            reasons = []
            while not (data := await socket.read_text()).startswith((1008).to_bytes(2, "big")):
                reasons.append(msgspec.json.decode(data, type=Refused).reason)
        passed = reasons.count("server-not-watching")
        assert passed <= MESSAGES.burst + MESSAGES.per_second * (time.monotonic() - began)
        assert reasons.count("server-too-fast") == 200
        async with httpx.AsyncClient(base_url=server.url) as http:
            began = time.monotonic()
            answers = [(await http.get(f"/api/tables/BBBB{n:04}")).status_code for n in range(30)]
            found = answers.count(404)
            assert answers[: int(MISSES.burst)] == [404] * int(MISSES.burst)
            assert found <= MISSES.burst + MISSES.per_second * (time.monotonic() - began)
            assert answers.count(429) == len(answers) - found


async def test_private_tables_are_neither_listed_nor_found(server: RealServer) -> None:
    async with Client(server.url) as host, httpx.AsyncClient(base_url=server.url) as http:
        private = await host.open("border", TableSettings(chairs=2))
        public = await host.open("border", TableSettings(chairs=2, public=True))
        codes = {table["code"] for table in (await http.get("/api/tables")).json()}
        assert public.code in codes
        assert private.code not in codes
        for name in (private.table, public.table):
            assert (await http.get(f"/api/tables/{name}")).status_code == 404, "ids open nothing"


async def test_public_tables_have_generated_names_only(server: RealServer) -> None:
    async with Client(server.url) as host:
        place = await host.open("border", TableSettings(chairs=2, public=True))
        await host.sit(place.code, "Rude Word")
        table = await host.watch(place.code)
        assert table.about is not None
        assert table.about.seats[0].name != "Rude Word"


async def test_a_stranger_can_do_nothing_at_a_table(server: RealServer) -> None:
    """Who knows the code may look on and take a free seat, and nothing else."""
    async with Client(server.url) as host, Client(server.url) as stranger:
        place = await host.open("border", TableSettings(chairs=2))
        await host.sit(place.code, "Host")
        for asking in (
            stranger.start(place.code, "random"),
            stranger.leave_seat(place.code, 0),
            stranger.rematch(place.code),
            stranger.record(place.code),
        ):
            with pytest.raises(Refusal, match="table-"):
                await asking
        table = await stranger.watch(place.code)
        assert table.yours == ()
        with pytest.raises(Refusal, match="table-not-your-seat"):
            await table.say(0, "phrase-hello")


async def listen_to_a_game(server: RealServer) -> tuple[list[bytes], list[Client], str]:
    """Return everything that two players and a spectator are told in a whole game, and the table's id."""
    told: list[bytes] = []
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client(server.url)) for _ in range(3)]
        players = await seated("border", clients[:2], tired=4)
        await clients[2].watch(players[0].table.code)
        for client in clients:
            client.socket.listen(told.append)
        await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), PATIENCE_S)
        return told, clients, players[0].table.id


async def test_nothing_secret_is_ever_told(tmp_path: Path) -> None:
    """Everything that players and spectators receive in a whole game, and all that is logged."""
    with RealServer(tmp_path, "--unlimited") as server:
        told, clients, table = await listen_to_a_game(server)
    store = await open_store(tmp_path)
    _, entries = read_log(await store.read(table), GAMES)
    await store.close()
    secrets = {entry.secret for entry in entries if isinstance(entry, Opened)}
    secrets |= {entry.seed for entry in entries if isinstance(entry, Revealed)}
    secrets |= {text for client in clients for text in (client.key, hashed(client.key))}
    everything = b"".join(told) + server.log.read_bytes()
    assert sum(b'"phase":"finished"' in message for message in told) >= len(clients), (
        "all of them heard the end"
    )
    assert [secret for secret in secrets if secret.encode() in everything] == []


async def test_a_spectator_sees_no_sealed_marks(server: RealServer) -> None:
    """B15: while somebody is still marking, nobody else is told what the others have marked."""
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client(server.url)) for _ in range(4)]
        players = await seated("border", clients[:3], tired=4)
        watching = await clients[3].watch(players[0].table.code)
        playing = [asyncio.create_task(player.play()) for player in players]
        seen = 0
        before: Any = None
        while watching.about is None or watching.about.phase != "finished":
            update = await watching.next()
            view = watching.views[0] if watching.views else None
            if view is not None and view.phase == "cross" and before is not None and before.phase == "cross":
                crossed = [player.crossed for player in view.players]
                opened = any(type(fact).__name__ == "Crossed" for h in update.happened for fact in h.facts)
                assert opened or crossed == [player.crossed for player in before.players]
                assert view.marks is None
                seen += 1
            before = view
        assert seen > 3
        await asyncio.gather(*playing)


def test_the_clock_of_guesses() -> None:
    """At the permitted rate one of 50,000 codes among 28⁸ is guessed after a year or more."""
    seconds = 28**8 / 50_000 / MISSES.per_second
    assert seconds > 365 * 24 * 3600
