"""What a table promised about chance is kept by the client, and no operator can go back on it unseen."""

import asyncio
import signal
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from hranice.cli import run
from hranice.client import AtTable, Client
from hranice.game import Refusal
from hranice.plugins import GAMES
from hranice.store.location import FILE
from hranice.table.fair_chance import seal
from hranice.table.log import TableSettings
from hranice.table.promise_check import Kept
from hranice.table.record import Header
from hranice.table.record_reader import BadRecord, read_record
from hranice.table.start_commands import REVEAL_WITHIN
from tests.server.players import QUICK, Player, seated
from tests.server.real_server import RealServer
from tests.services.process import PATIENCE_S

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def stoppable(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    """Lend a server that may be stopped meanwhile."""
    with RealServer(tmp_path_factory.mktemp("promises"), "--unlimited") as running:
        yield running


async def played(clients: list[Client]) -> str:
    """Let these clients play a game to its end and return the code of the table."""
    players = await seated("border", clients, tired=3)
    async with asyncio.timeout(PATIENCE_S):
        await asyncio.gather(*(player.play() for player in players))
    return players[0].table.code


async def both_sit(host: Client, guest: Client) -> tuple[str, AtTable]:
    """Let two sit down at a table at which only the host is; return its code and the host's view of it."""
    place = await host.open("border", TableSettings(chairs=2), QUICK["border"])
    await host.sit(place.code, "Anna")
    await guest.sit(place.code, "Bert")
    return place.code, await host.watch(place.code)


async def until_called_off(table: AtTable) -> tuple[str, ...]:
    """Wait until a start is called off; return whose devices did not reveal their seeds."""
    async with asyncio.timeout(REVEAL_WITHIN / 1000 + PATIENCE_S):
        async for update in table:
            if update.about is not None and update.about.called_off:
                return update.about.called_off
    raise AssertionError("updates never end")


def tampered(server: RealServer, change: Callable[[dict[str, bytes]], dict[str, bytes]]) -> None:
    """Let the operator change the logs in the store, which are lines of JSON by the codes of their tables."""
    server.stop()
    with closing(sqlite3.connect(server.data / FILE)) as database, database:
        rows = "SELECT code, body FROM entries JOIN tables ON table_key = key ORDER BY number"
        logs: dict[str, bytes] = {}
        for code, body in database.execute(rows):
            logs[code] = logs.get(code, b"") + body + b"\n"
        for code, log in change(logs).items():
            [[key]] = database.execute("SELECT key FROM tables WHERE code = ?", [code])
            database.execute("DELETE FROM entries WHERE table_key = ?", [key])
            entries = [(key, number, body) for number, body in enumerate(log.splitlines())]
            database.executemany("INSERT INTO entries (table_key, number, body) VALUES (?, ?, ?)", entries)
    server.start()


def status(file: Path, **kept: str) -> int:
    """Return the exit status of `hranice verify` with these options."""
    return run(["verify", str(file), *(part for name, told in kept.items() for part in (f"--{name}", told))])


async def test_another_game_in_the_place_of_the_one_that_was_dealt(
    stoppable: RealServer, tmp_path: Path
) -> None:
    """The record is sound; that it is not ours shows by any one of the promises."""
    async with (
        Client(stoppable.url) as anna,
        Client(stoppable.url) as bert,
        Client(stoppable.url) as stranger,
    ):
        code, other = await played([anna, bert]), await played([anna, bert])
        kept, mine = anna.kept(code), await anna.record(code)
        tampered(stoppable, lambda logs: {code: logs[other], other: logs[code]})
        foreign = await stranger.record(code)
        for client in (anna, bert):
            for spelling in (code, f"{code[:4].lower()} {code[4:]}"):
                with pytest.raises(BadRecord, match="the table had published"):
                    await client.record(spelling)
    file, own = tmp_path / "foreign.jsonl", tmp_path / "own.jsonl"
    file.write_bytes(foreign)
    own.write_bytes(mine)
    assert status(file) == 0
    assert len(kept.seeds) == 1
    for name, told in (("commitment", kept.commitment), ("digest", kept.digest), ("seed", kept.seeds[0])):
        assert status(own, **{name: told}) == 0
        assert status(file, **{name: told}) == 1


async def test_a_seed_or_a_secret_that_was_exchanged_is_found(stoppable: RealServer) -> None:
    """The device of the other player, whose seed it is not, finds it out as well."""
    async with Client(stoppable.url) as anna, Client(stoppable.url) as bert:
        exchanged: dict[str, list[tuple[str, str]]] = {}
        for kind in ("seed", "seed and seal", "secret"):
            code = await played([anna, bert])
            [seed] = anna.kept(code).seeds
            record = read_record(await anna.record(code), GAMES)
            assert record.end is not None
            exchanged[code] = {
                "seed": [(seed, "chosen")],
                "seed and seal": [(seed, "chosen"), (seal(seed), seal("chosen"))],
                "secret": [(record.end.secret, "0" * 64)],
            }[kind]

        def change(logs: dict[str, bytes]) -> dict[str, bytes]:
            changed = {}
            for code, words in exchanged.items():
                changed[code] = logs[code]
                for old, new in words:
                    assert old.encode() in changed[code]
                    changed[code] = changed[code].replace(old.encode(), new.encode())
            return changed

        tampered(stoppable, change)
        for code in exchanged:
            for client in (anna, bert):
                with pytest.raises(BadRecord):
                    await client.record(code)


async def test_nothing_is_revealed_for_no_digest_nor_a_seed_for_two(server: RealServer) -> None:
    """Else the table could choose what it had promised, knowing the seeds."""
    async with Client(server.url) as host, Client(server.url) as guest:
        code, table = await both_sit(host, guest)
        about = table.about
        assert about is not None
        before = host.kept(code)
        assert before == Kept(about.commitment)
        host.promised(code, replace(about, phase="starting"), table.yours)
        assert host.kept(code) == before
        await host.start(code)
        revealed = host.kept(code)
        assert seal(revealed.seeds[0]) == about.seats[0].seal
        for phase in ("starting", "running", "finished"):
            host.promised(code, replace(about, phase=phase, digest="f" * 64, commitment="e" * 64), (0,))
            assert host.kept(code) == revealed
        await guest.watch(code)
        await asyncio.wait_for(table.begun(), PATIENCE_S)
        assert host.kept(code) == revealed
        assert guest.kept(code).digest == revealed.digest


async def test_a_device_that_does_not_reveal_has_the_start_called_off(stoppable: RealServer) -> None:
    """The server is killed meanwhile. The next start uses other seeds of those who had revealed theirs."""
    async with Client(stoppable.url) as host, Client(stoppable.url) as guest:
        code, table = await both_sit(host, guest)
        await host.start(code)
        first = host.kept(code)
        stoppable.stop(signal.SIGKILL)
        await asyncio.to_thread(stoppable.start)
        assert await until_called_off(table) == ("Bert",)
        assert table.about is not None
        assert (table.about.phase, table.about.digest) == ("open", "")

        bert = Player(guest, await guest.watch(code), tired=3)
        await host.start(code)
        async with asyncio.timeout(PATIENCE_S):
            await table.begun()
            await asyncio.gather(Player(host, table, tired=3).play(), bert.play())
        second = host.kept(code)
        assert (second.commitment, len(second.seeds)) == (first.commitment, 1)
        assert second.digest != first.digest
        assert second.seeds != first.seeds
        record = read_record(await host.record(code), GAMES)
        assert (record.digest, record.seeds[0]) == (second.digest, second.seeds[0])


async def test_several_seats_of_one_client_beside_another(server: RealServer) -> None:
    async with AsyncExitStack() as stack:
        host, guest = [await stack.enter_async_context(Client(server.url)) for _ in range(2)]
        place = await host.open("border", TableSettings(chairs=4), QUICK["border"])
        for client, name in ((host, "Anna"), (guest, "Bert"), (host, "Carl")):
            await client.sit(place.code, name)
        players = [Player(client, await client.watch(place.code), tired=3) for client in (host, guest)]
        await host.start(place.code, fill="random")
        async with asyncio.timeout(PATIENCE_S):
            await asyncio.gather(*(player.table.begun() for player in players))
            await asyncio.gather(*(player.play() for player in players))
        record = read_record(await host.record(place.code), GAMES)
        assert isinstance(record.header, Header)
        assert [seat.seal is None for seat in record.header.seats] == [False, False, False, True]
        assert host.kept(place.code).seeds == (record.seeds[0], record.seeds[2])
        assert guest.kept(place.code).seeds == (record.seeds[1],)
        assert await guest.record(place.code) == await host.record(place.code)


async def test_a_game_at_a_table_that_is_closed_never_begins(server: RealServer) -> None:
    async with Client(server.url) as host, Client(server.url) as guest:
        code, table = await both_sit(host, guest)
        await host.start(code)
        waiting = asyncio.create_task(table.begun())
        assert (await host._request("POST", f"/api/tables/{code}/close")).is_success
        with pytest.raises(Refusal, match="table-not-running"):
            await asyncio.wait_for(waiting, PATIENCE_S)
