"""Bots think elsewhere, and think the same."""

import asyncio
import os
import pickle
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from hranice.bots import bot_names
from hranice.client import Client
from hranice.game import Drawn, Moved, Rang
from hranice.live.async_bots import InlineBots
from hranice.live.problems import Denied
from hranice.live.worker_tasks import Worker
from hranice.plugins import GAMES
from hranice.server.bot_pool import BotPool, WorkerProcess
from hranice.table.fair_chance import Fate
from hranice.table.log import TableSettings
from tests.server.players import Player
from tests.server.real_server import RealServer
from tests.services.process import PATIENCE_S

pytestmark = pytest.mark.anyio


async def choices(game: Any, bot: Any, length: int) -> list[Any]:
    """Return what a bot chooses on all seats in the course of a game that is the same every time."""
    fate = Fate(bytes(32))
    state = game.setup(game.complete(game.options_type()), 3)
    chosen: list[Any] = []
    now = chances = 0
    while len(chosen) < length and (due := game.due(state)):
        if due.chance is not None:
            chances += 1
            event: Any = Drawn(fate.outcome(chances, due.chance.bounds), now)
        elif due.seats:
            seat = due.seats[0]
            choice = await bot.choose(game.redact(state, seat), seat)
            chosen += [choice, await bot.revise(game.redact(state, seat), seat, choice)]
            event = Moved(seat, choice.move, now)
        else:
            now = max(now, due.alarm.at)
            event = Rang(now)
        state, _ = game.play(state, event)
    return chosen


@pytest.mark.parametrize("name", GAMES)
async def test_a_bot_elsewhere_chooses_as_it_would_here(name: str) -> None:
    game = GAMES[name]
    pool = BotPool(1)
    try:
        for bot in bot_names(game):
            here = await choices(game, InlineBots().make(game, bot, 5), 40)
            assert await choices(game, pool.make(game, bot, 5), 40) == here
    finally:
        await pool.close()


async def test_a_process_that_dies_is_replaced() -> None:
    game = GAMES["border"]
    pool = BotPool(1)
    try:
        bot = pool.make(game, "greedy", 5)
        before = await choices(game, bot, 4)
        (pid,) = pool.pids
        os.kill(pid, signal.SIGKILL)
        while pool.pids:
            await asyncio.sleep(0.01)
        assert await choices(game, bot, 4) == before
    finally:
        await pool.close()


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
async def test_a_process_thinks_with_one_thread_so_that_bots_take_one_core() -> None:
    game = GAMES["border"]
    pool = BotPool(1)
    try:
        assert await choices(game, pool.make(game, "expert", 5), 6)
        (pid,) = pool.pids
        assert len(list(Path(f"/proc/{pid}/task").iterdir())) == 1
    finally:
        await pool.close()


async def test_a_bot_that_fails_says_so_and_the_next_one_is_not_disturbed() -> None:
    game = GAMES["border"]
    pool = BotPool(1)
    try:
        bot = pool.make(game, "greedy", 5)
        state = game.setup(game.complete(game.options_type()), 2)
        with pytest.raises(RuntimeError, match="Error"):
            await bot.choose(state, 99)
        assert await choices(game, bot, 2)
    finally:
        await pool.close()


async def test_what_never_ends_is_ended_and_the_next_question_is_answered() -> None:
    process = WorkerProcess(longest=0.2)
    try:
        await process.start()
        pid = process.pid
        endless = process.ask(Worker.reckon, time.sleep, 10 * PATIENCE_S)
        behind = process.ask(Worker.reckon, abs, -1)
        for answer in (endless, behind):
            with pytest.raises(Denied, match="server-took-too-long"):
                await answer
        process.longest = PATIENCE_S
        await process.start()
        assert process.pid != pid
        assert await process.ask(Worker.reckon, abs, -1) == 1
    finally:
        await process.stop()


async def test_a_person_plays_with_bots_that_think_elsewhere(server: RealServer) -> None:
    async with Client(server.url) as client:
        place = await client.open("border", TableSettings(chairs=3))
        await client.sit(place.code, "Person")
        player = Player(client, await client.watch(place.code))
        await client.start(place.code, fill="greedy")
        await asyncio.wait_for(player.play(), PATIENCE_S)
        assert player.table.about is not None
        assert [seat.bot for seat in player.table.about.seats] == [None, "greedy", "greedy"]


async def processes_of(server: RealServer) -> list[int]:
    """Return the numbers of the processes in which the bots of a server think."""
    listing = Path(f"/proc/{server.pid}/task/{server.pid}/children")
    while not (children := listing.read_text().split()):
        await asyncio.sleep(0.05)
    return [int(child) for child in children]


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
async def test_ctrl_c_in_a_terminal_is_for_the_server_alone(server: RealServer) -> None:
    """A terminal sends it to a whole group of processes; one that still loads would show a traceback."""
    async with asyncio.timeout(PATIENCE_S):
        children = await processes_of(server)
    assert os.getpgid(server.pid) not in map(os.getpgid, children)


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
async def test_no_process_is_left_behind_when_the_server_is_killed(tmp_path: Path) -> None:
    with RealServer(tmp_path) as server:
        async with asyncio.timeout(PATIENCE_S):
            children = await processes_of(server)
            server.stop(signal.SIGKILL)
            while any(Path(f"/proc/{child}/cmdline").exists() for child in children):
                await asyncio.sleep(0.05)


async def test_where_wasmtime_cannot_be_used_bots_that_need_it_are_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A package of that name that fails like the one for machines without a wheel; the game goes on."""
    broken = tmp_path / "broken" / "wasmtime"
    broken.mkdir(parents=True)
    (broken / "__init__.py").write_text("raise RuntimeError('unsupported architecture for wasmtime')\n")
    monkeypatch.setenv("PYTHONPATH", str(broken.parent), prepend=os.pathsep)
    with RealServer(tmp_path) as server:
        async with Client(server.url) as client:
            place = await client.open("border", TableSettings(chairs=2))
            await client.sit(place.code, "Person")
            player = Player(client, await client.watch(place.code))
            await client.start(place.code, fill="expert")
            await asyncio.wait_for(player.play(), PATIENCE_S)
    told = server.log.read_text()
    assert told.count("these bots need wasmtime") == 1, "not for every thought"
    assert "Traceback" not in told


def test_a_process_whose_server_ends_while_it_works_says_nothing() -> None:
    question = pickle.dumps((Worker.reckon, (), (len, "ab")))
    with subprocess.Popen(
        [sys.executable, "-c", "from hranice.server.worker import main; main()"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdin.write(question)
        process.stdin.flush()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0
