"""A backup is restored in the middle of games: whoever serves them is in the way, and no move is lost."""

import asyncio
from pathlib import Path

import pytest

from tests.server.players_under_load import load
from tests.server.real_server import RealServer
from tests.store.test_backup_command import hranice

pytestmark = pytest.mark.anyio

ROUNDS = [1, pytest.param(20, marks=pytest.mark.soak)]


async def restore_under_load(server: RealServer, place: tuple[str, str], rounds: int) -> None:
    """Play at three tables while a backup of them is made and restored again and again."""
    async with load([(game, server.url, server.url) for game in ("border", "travel", "border")]) as games:
        for number in range(rounds):
            file = server.data / f"backup-{number}"
            assert (await asyncio.to_thread(hranice, "backup", file, *place)).returncode == 0
            refused = await asyncio.to_thread(hranice, "restore", file, "--replace", *place)
            assert refused.returncode == 2
            assert f"process {server.pid} on " in refused.stderr
            assert refused.stderr.count("\n") == 1
        await games.finish(server.place)
    server.stop()
    restored = await asyncio.to_thread(hranice, "restore", file, "--replace", *place)
    assert (restored.returncode, restored.stderr) == (0, "")


@pytest.mark.parametrize("rounds", ROUNDS)
async def test_running_games_are_not_rewound(tmp_path: Path, rounds: int) -> None:
    with RealServer(tmp_path, "--unlimited") as server:
        await restore_under_load(server, ("--data", str(tmp_path)), rounds)


@pytest.mark.parametrize("rounds", ROUNDS)
async def test_running_games_on_postgresql_are_not_rewound(
    tmp_path: Path, postgres_url: str, rounds: int
) -> None:
    with RealServer(tmp_path, "--unlimited", "--database", postgres_url) as server:
        await restore_under_load(server, ("--database", postgres_url), rounds)
