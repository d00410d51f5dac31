"""Hints while practising and analyses afterwards, over the network."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager

import httpx
import msgspec
import pytest

from hranice.client import AtTable, Client
from hranice.game import Refusal
from hranice.insight import Analysis, Progress, insight_of
from hranice.live import analysis_jobs
from hranice.live.analysis_jobs import LARGEST_ANALYSED, MOST_FAILED, AnalysisJobs
from hranice.live.limits import ANALYSES, Limits
from hranice.live.problems import Denied
from hranice.live.replays import LARGEST_HEADER
from hranice.plugins import GAMES
from hranice.server.bot_pool import AnalysisProcess
from hranice.table.log import TableSettings
from hranice.table.record_reader import read_record
from tests.insight.recorded_games import recorded
from tests.server.players import QUICK, seated
from tests.server.real_server import RealServer
from tests.services.process import PATIENCE_S
from tests.table.forging import Lines, forged

pytestmark = pytest.mark.anyio


async def practising(client: Client, game: str, bot: str) -> AtTable:
    """Open a table for one person and two bots, and begin."""
    place = await client.open(game, TableSettings(chairs=3), QUICK[game])
    await client.sit(place.code, "Ada")
    table = await client.watch(place.code)
    await client.start(place.code, bot)
    return table


async def asked(table: AtTable) -> None:
    """Wait until the player has something to decide besides being ready."""
    while not table.views or not (
        table.views[0].moves if table.game.name == "travel" else table.views[0].players[0].thinking
    ):
        await table.next()


@pytest.mark.parametrize(("game", "bot"), [("border", "greedy"), ("travel", "tourist")])
async def test_who_practises_gets_hints_that_can_be_played(server: RealServer, game: str, bot: str) -> None:
    async with Client(server.url) as client, asyncio.timeout(PATIENCE_S):
        table = await practising(client, game, bot)
        await asked(table)
        hint = await table.hint(0)
        assert hint.seat == 0
        assert 1 <= len(hint.advice) <= 3
        number = table.number
        await table.move(0, hint.advice[0].move)
        assert table.number is not None
        assert number is not None
        assert table.number > number


async def test_a_client_lists_what_its_seat_may_do(server: RealServer) -> None:
    async with Client(server.url) as client, asyncio.timeout(PATIENCE_S):
        table = await practising(client, "border", "greedy")
        await asked(table)
        legal = await table.legal(0)
        assert await table.move(0, legal.moves[0])
        with pytest.raises(Refusal, match="table-not-your-seat"):
            await table.legal(1)


async def test_hints_are_refused_in_company_and_to_others(server: RealServer) -> None:
    async with AsyncExitStack() as stack, asyncio.timeout(PATIENCE_S):
        ada, bob = [await stack.enter_async_context(Client(server.url)) for _ in range(2)]
        players = await seated("border", [ada, bob])
        with pytest.raises(Refusal, match="table-hint-company"):
            await players[0].table.hint(0)
        with pytest.raises(Refusal, match="table-not-your-seat"):
            await players[0].table.hint(1)
        alone = await practising(ada, "border", "greedy")
        onlooker = await bob.watch(alone.code)
        with pytest.raises(Refusal, match="table-not-your-seat"):
            await onlooker.hint(0)


async def test_there_is_no_hint_when_nothing_is_to_be_decided(server: RealServer) -> None:
    async with Client(server.url) as client, asyncio.timeout(PATIENCE_S):
        place = await client.open("border", TableSettings(chairs=2))
        await client.sit(place.code, "Ada")
        table = await client.watch(place.code)
        with pytest.raises(Refusal, match="table-not-running"):
            await table.hint(0)
        # Two seats of one device are two people around it.
        await client.sit(place.code, "Bob")
        await client.start(place.code)
        with pytest.raises(Refusal, match="table-hint-company"):
            await table.hint(0)


@pytest.mark.parametrize("game", GAMES)
async def test_a_finished_game_is_analysed_once_for_everybody(server: RealServer, game: str) -> None:
    async with Client(server.url) as client, Client(server.url) as stranger, asyncio.timeout(PATIENCE_S):
        players = await seated(game, [client, stranger], tired=4)
        with pytest.raises(Refusal, match="table-not-finished"):
            await client.analysis(players[0].table.code)
        await asyncio.gather(*(player.play() for player in players))
        code = players[0].table.code
        found, again = await asyncio.gather(client.analysis(code), stranger.analysis(code))
        assert found == again
        (*_, here) = insight_of(GAMES[game]).analysed(read_record(await client.record(code), GAMES))
        assert found == msgspec.json.decode(msgspec.json.encode(here), type=Analysis)


async def posted(server: RealServer, record: bytes) -> httpx.Response:
    """Send a record until its analysis is made or refused."""
    async with httpx.AsyncClient() as http, asyncio.timeout(PATIENCE_S):
        while (answer := await http.post(f"{server.url}/api/analysis", content=record)).status_code == 202:
            assert answer.json()["done"] <= answer.json()["of"]
            await asyncio.sleep(0.05)
        return answer


async def test_a_record_is_analysed_like_a_table_when_it_is_sound(server: RealServer) -> None:
    data = recorded("travel", ("tourist", "traveller"))
    large = await posted(server, b"x" * (LARGEST_ANALYSED + 1))
    assert (large.status_code, large.json()["reason"]) == (413, "server-too-large")
    heavy = await posted(server, b"x" * (LARGEST_HEADER + 1))
    assert (heavy.status_code, heavy.json()["reason"]) == (413, "server-too-large")
    (*_, here) = insight_of(GAMES["travel"]).analysed(read_record(data, GAMES))
    assert (await posted(server, data)).content == msgspec.json.encode(here)


def _changes_a_line(lines: Lines) -> None:
    lines[3]["event"]["at"] = 1


def _repeats_a_move(lines: Lines) -> None:
    """One that the rules refuse."""
    lines[3]["event"]["seat"] = lines[2]["event"]["seat"]


def _lies_about_the_result(lines: Lines) -> None:
    lines[-1]["event"]["result"]["scores"][0] += 1


@pytest.mark.parametrize(
    ("change", "line"),
    [(_changes_a_line, 5), (_repeats_a_move, 4), (_lies_about_the_result, -1)],
)
async def test_nothing_is_told_of_a_record_that_is_not_sound_to_its_end(
    server: RealServer, change: Callable[[Lines], object], line: int
) -> None:
    data = forged(recorded("travel", ("tourist", "traveller")), change)
    refused = (await posted(server, data)).json()
    length = data.count(b"\n")
    assert (refused["reason"], refused["params"]["line"]) == ("server-bad-record", line % (length + 1))
    unchained = (await posted(server, data.replace(b'"at":0', b'"at":1', 1))).json()
    assert unchained["reason"] == "server-bad-record"


@asynccontextmanager
async def analysing(limits: Limits) -> AsyncIterator[AnalysisJobs]:
    """Make analyses as the server does."""
    process = AnalysisProcess()
    jobs = AnalysisJobs(process, limits)
    try:
        yield jobs
    finally:
        await jobs.close()
        await process.stop()


class _Failing:
    """An analyst that can make nothing of any record."""

    async def analyse(self, record: bytes | None) -> Progress | bytes:  # noqa: ARG002 - as every analyst
        raise Denied("server-bad-record")


async def test_failed_analyses_that_nobody_asks_for_again_are_forgotten() -> None:
    jobs = AnalysisJobs(_Failing(), Limits(lifted=True))

    async def record() -> bytes:
        return b""

    async def failing(name: int) -> bytes | Progress:
        return await jobs.of(str(name), "here", record)

    for name in range(MOST_FAILED + 2):
        assert isinstance(await failing(name), Progress)
        await asyncio.sleep(0.01)
    assert isinstance(await failing(0), Progress), "it is begun anew"
    with pytest.raises(Denied, match="server-bad-record"):
        await failing(MOST_FAILED + 1)
    await jobs.close()


async def test_an_analysis_tells_how_far_it_is_and_others_wait_their_turn() -> None:
    records = [recorded("travel", ("tourist", "traveller"), number) for number in range(3)]
    async with analysing(Limits(lifted=True)) as jobs:
        told: list[list[bytes | Progress]] = [[], [], []]

        async def follow(number: int) -> None:
            async def record() -> bytes:
                return records[number]

            while not told[number] or isinstance(told[number][-1], Progress):
                told[number].append(await jobs.of(str(number), "here", record))
                await asyncio.sleep(0.01)

        async with asyncio.timeout(PATIENCE_S):
            await asyncio.gather(*map(follow, range(3)))
        for answers in told:
            *progress, found = answers
            assert isinstance(found, bytes)
            assert progress == sorted(
                progress, key=lambda step: step.done if isinstance(step, Progress) else 0
            )


async def test_analyses_that_are_made_wait_no_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many were made before, whether or not somebody came back for them, the next one is made."""
    monkeypatch.setattr(analysis_jobs, "MOST_WAITING", 1)
    data = recorded("travel", ("random", "random"))

    async def record() -> bytes:
        return data

    async with analysing(Limits(lifted=True)) as jobs:
        async with asyncio.timeout(PATIENCE_S):
            for table in ("first", "second", "third"):
                assert isinstance(await jobs.of(table, "here", record), Progress)
                with pytest.raises(Denied, match="server-too-fast"):
                    await jobs.of("another", "here", record)
                while not isinstance(await jobs.of(table, "here", record), bytes):
                    await asyncio.sleep(0.01)


async def test_an_address_has_only_so_many_analyses_made() -> None:
    data = recorded("travel", ("random", "random"))

    async def record() -> bytes:
        return data

    async with analysing(Limits()) as jobs:
        for number in range(int(ANALYSES.burst)):
            await jobs.of(str(number), "here", record)
        with pytest.raises(Denied, match="server-too-fast"):
            await jobs.of("one more", "here", record)
