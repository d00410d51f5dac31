"""The bot in examples/robot.py plays."""

import asyncio
import sys
from pathlib import Path

import pytest

from hranice.client import Client
from hranice.plugins import GAMES
from hranice.table.log import TableSettings
from hranice.table.record_reader import read_record
from tests.server.players import Player
from tests.server.real_server import RealServer
from tests.services.process import PATIENCE_S
from tests.table_core.terminal_replay import in_terminal, timeless

EXAMPLE = Path(__file__).parents[2] / "examples" / "robot.py"


def test_the_example_is_short() -> None:
    assert 30 <= len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 50


@pytest.mark.anyio
async def test_the_example_plays_a_game(server: RealServer) -> None:
    async with Client(server.url) as host:
        place = await host.open("border", TableSettings(chairs=2))
        await host.sit(place.code, "Host")
        player = Player(host, await host.watch(place.code))
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, EXAMPLE, server.url, place.code),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        while player.table.about is None or len(player.table.about.seats) < 2:
            await player.table.next()
        await host.start(place.code)
        await asyncio.wait_for(player.play(), PATIENCE_S)
        output, errors = await asyncio.wait_for(process.communicate(), PATIENCE_S)
        record = read_record(await host.record(place.code), GAMES)
    assert (process.returncode, errors) == (0, b"")
    assert b"winners:" in output
    again = read_record(in_terminal(record), GAMES)
    assert timeless(again) == timeless(record), "another driver comes to the same by the same seeds and moves"
