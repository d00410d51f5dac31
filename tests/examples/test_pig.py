"""The example is a package like anybody's: built, installed beside hranice, proven and played."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from hranice.bots import make_bot
from hranice.client import AtTable, Client
from hranice.game import Games
from hranice.table.log import TableSettings
from hranice_pig import PIG
from tests.examples.environment import Environment
from tests.server.real_server import RealServer
from tests.services.process import PATIENCE_S

ROOT = Path(__file__).parents[2]
PROJECT = ROOT / "examples" / "pig"
MOST_LINES = 200


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Environment]:
    """Lend an environment with wheels of hranice and of the example, as anybody has them."""
    folder = tmp_path_factory.mktemp("examples")
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv("PYTHONPATH", raising=False)
        patch.setenv("HRANICE_SKIP_WEB", "1")
        environment = Environment(folder / "venv")
        environment.install(ROOT)
        environment.install(PROJECT)
        where = environment.run(environment.python, "-c", "import hranice; print(hranice.__file__)")
        assert Path(where).is_relative_to(folder), "not that of this clone"
        yield environment


def test_it_is_small() -> None:
    lines = [line for file in PROJECT.rglob("*.py") for line in file.read_text("utf-8").splitlines()]
    assert len(lines) < MOST_LINES


def test_its_own_test_and_the_command_prove_it(
    installed: Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # it needs none of ours, and some are slow
    options = ("-q", "--import-mode=importlib", "-p", "no:cacheprovider")
    assert " passed" in installed.run(installed.python, "-m", "pytest", *options, PROJECT / "test_pig.py")
    lines = installed.run(installed.python, "-m", "hranice.conformance", "pig").splitlines()
    assert all(line.startswith("ok      pig 1: ") for line in lines)
    assert len(lines) > 15


def test_bots_play_it_and_records_of_it_are_proven_and_told(installed: Environment, tmp_path: Path) -> None:
    bots = ("--bots", "cautious,random")
    figures = installed.hranice("simulate", "pig", *bots, "--games", "3", "--record", tmp_path, "--json")
    assert msgspec.json.decode(figures)["games"] == 3
    records = sorted(tmp_path.iterdir())
    assert installed.hranice("verify", *records).count("pig") >= 3
    assert "cautious holds and keeps" in installed.hranice("replay", records[0], "--language", "en")
    arena = installed.hranice("arena", "pig", *bots, "--games", "2", "--json")
    assert msgspec.json.decode(arena)["game"] == "pig"


@pytest.mark.anyio
async def test_it_is_served_and_played_to_the_end(installed: Environment, tmp_path: Path) -> None:
    with RealServer(tmp_path, program=installed.program) as server:
        async with Client(server.url, games=Games(PIG)) as client:
            place = await client.open("pig", TableSettings(chairs=2), {"target": 30, "hard": True})
            await client.sit(place.code, "Anna")
            table = await client.watch(place.code)
            await client.start(place.code, fill="cautious")
            await asyncio.wait_for(play(table), PATIENCE_S)
            record = tmp_path / "record.jsonl"
            record.write_bytes(await client.record(place.code))
    assert '"hard":true' in record.read_text("utf-8")
    installed.hranice("verify", record)


async def play(table: AtTable) -> None:
    """Play one's seat with the bot of the game until the game is over."""
    bot = make_bot(PIG, "cautious:enough=8", seed=1)
    async for update in table:
        if update.about is not None and update.about.phase == "finished":
            return
        for seat, view in zip(table.yours, table.views, strict=False):  # before the game there are no views
            if seat in PIG.due(view).seats:
                await table.move(seat, bot.choose(view, seat).move)


def test_it_is_played_plainly_in_the_terminal(installed: Environment, tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    arguments = (
        "--bots",
        "cautious",
        "--seed",
        "1",
        "--target",
        "20",
        "--record",
        record,
        "--language",
        "en",
    )
    shown = installed.hranice("play", "pig", *arguments, given="hm\n99\n" + "1\n" * 2000)
    assert "is not an answer here" in shown
    assert "cautious" in shown
    assert "  1  roll" in shown
    installed.hranice("verify", record)
    assert '"type":"end"' in record.read_text("utf-8"), "it was played to its end"
