"""`kill -9` of a process that writes: what was acknowledged is there, without gap or double."""

import asyncio
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from hranice.store.location import open_store
from tests.store.writer import TABLES, entry

PATIENCE_S = 20


@pytest.mark.parametrize("rounds", [3, pytest.param(30, marks=pytest.mark.soak)])
def test_nothing_acknowledged_is_lost_by_a_kill(location: str, tmp_path: Path, rounds: int) -> None:
    draw = random.Random(rounds)
    acknowledged = tmp_path / "acknowledged"
    for _ in range(rounds):
        before = _size(acknowledged)
        command = [sys.executable, "-m", "tests.store.writer", location, str(acknowledged)]
        with subprocess.Popen(command, cwd=Path(__file__).parents[2]) as writer:
            until = time.monotonic() + PATIENCE_S
            while _size(acknowledged) == before:
                assert writer.poll() is None
                assert time.monotonic() < until
                time.sleep(0.005)
            time.sleep(draw.uniform(0, 0.25))
            writer.kill()
        asyncio.run(_check(location, acknowledged))


def _size(file: Path) -> int:
    return file.stat().st_size if file.exists() else 0


async def _check(location: str, acknowledged: Path) -> None:
    lengths = dict.fromkeys(TABLES, 0)
    for line in acknowledged.read_text().splitlines():
        table, _, length = line.partition(" ")
        if length:
            lengths[table] = max(lengths[table], int(length))
    assert sum(lengths.values()) > 0
    store = await open_store(location)
    for table, least in lengths.items():
        if least:
            log = await store.read(table)
            assert len(log) >= least
            assert log == [entry(table, number) for number in range(len(log))]
            assert (await store.summary(table)).updated < len(log)
    await store.close()
