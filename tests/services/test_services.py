"""The servers that tests start: they can go away and come back, and none outlives the tests."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from redis.asyncio import Redis
from redis.exceptions import ConnectionError as NoConnection

from tests.services.process import open_folder
from tests.services.valkey import ValkeyServer

ROOT = Path(__file__).parents[2]
PATIENCE_S = 10


@pytest.mark.anyio
async def test_valkey_goes_away_and_comes_back(valkey: ValkeyServer) -> None:
    client = Redis.from_url(valkey.url)
    assert await client.incr("visits") == 1
    valkey.stop()
    with pytest.raises(NoConnection):
        await client.incr("visits")
    valkey.start()
    assert await client.incr("visits") == 1
    await client.aclose()


@pytest.fixture
def folder() -> Iterator[Path]:
    """Lend a folder for what a killed test run leaves behind."""
    folder = open_folder("hranice-killed-")
    yield folder
    shutil.rmtree(folder)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a killed test run leaves its servers behind")
@pytest.mark.parametrize("server", ["postgres.PostgresServer", "valkey.ValkeyServer"])
def test_no_server_outlives_its_tests(server: str, folder: Path) -> None:
    module, _, name = server.partition(".")
    program = f"""
from tests.services.{module} import {name}
server = {name}()
server.start()
print(server._process._process.pid, flush=True)
input()
"""
    with subprocess.Popen(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env={**os.environ, "TMPDIR": str(folder)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as tests:
        assert tests.stdout is not None
        pid = int(tests.stdout.readline())
        os.kill(pid, 0)
        tests.kill()
    until = time.monotonic() + PATIENCE_S
    while Path(f"/proc/{pid}/exe").exists() and time.monotonic() < until:
        time.sleep(0.02)
    assert not Path(f"/proc/{pid}/exe").exists()
