"""Who serves a store has it alone: tables in it are not replaced under their feet."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from hranice.store import Contents, Store, Unavailable
from hranice.store.location import open_store
from tests.services.process import PATIENCE_S
from tests.store.helpers import entries, fill

pytestmark = pytest.mark.anyio

SERVING = """
import asyncio, sys
from hranice.store.location import open_store

async def serve():
    store = await open_store(sys.argv[1], serving=True)
    await store.listing()
    print("served", flush=True)
    await asyncio.sleep(600)

asyncio.run(serve())
"""


@contextmanager
def served(location: str) -> Iterator[subprocess.Popen[bytes]]:
    """Have another process serve a store."""
    with subprocess.Popen([sys.executable, "-c", SERVING, location], stdout=subprocess.PIPE) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == b"served\n"
            yield process
        finally:
            process.kill()


@pytest.fixture
async def file(store: Store, tmp_path: Path) -> Path:
    """Return a backup of a store with one table, which has gone on since."""
    await fill(store, "t", 3)
    await store.backup(tmp_path / "backup.gz")
    await store.delete("t")
    await fill(store, "t", 5)
    return tmp_path / "backup.gz"


async def test_tables_are_not_replaced_while_somebody_serves_them(
    store: Store, file: Path, location: str
) -> None:
    with served(location) as server:
        with pytest.raises(Unavailable, match=f"process {server.pid} on {socket.gethostname()}"):
            await store.restore(file, replace=True)
        assert await store.read("t") == entries(0, 5)
        await store.delete("t")
        assert await store.restore(file) == Contents(1, 3), "adding tables harms nobody"


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
async def test_who_was_killed_serves_no_longer(
    store: Store, file: Path, location: str, how: signal.Signals
) -> None:
    with served(location) as server:
        server.send_signal(how)
        server.wait()
        restored = None
        async with asyncio.timeout(PATIENCE_S):
            while restored is None:
                with suppress(Unavailable):  # until PostgreSQL has noticed
                    restored = await store.restore(file, replace=True)
    assert restored == Contents(1, 3)
    assert await store.read("t") == entries(0, 3)


async def test_a_store_in_a_folder_is_served_by_one_process(tmp_path: Path) -> None:
    store = await open_store(tmp_path, serving=True)
    with pytest.raises(Unavailable, match=f"process {os.getpid()} on"):
        await open_store(tmp_path, serving=True)
    await store.close()
    await (await open_store(tmp_path, serving=True)).close()


async def test_nodes_share_a_database(postgres_url: str) -> None:
    nodes = [await open_store(postgres_url, serving=True) for _ in range(2)]
    for node in nodes:
        await node.listing()
        await node.close()
