"""Connections of one address on which nothing is said: nobody else is shut out."""

import asyncio
import resource
import sys
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from hranice.live.limits import CONNECTIONS
from hranice.server import serving
from tests.server.real_server import HRANICE, RealServer
from tests.services.process import PATIENCE_S

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(sys.platform != "linux", reason="counts the open files of another process"),
]

SILENT = 300
FILES = 256
"""Open files that the server is allowed: fewer than there are silent connections."""


def sockets(server: RealServer) -> int:
    """Return how many sockets a server has open."""
    found = 0
    for file in Path(f"/proc/{server.pid}/fd").iterdir():
        with suppress(OSError):
            found += str(file.readlink()).startswith("socket:")
    return found


async def fall_silent(server: RealServer, count: int) -> list[asyncio.StreamWriter]:
    """Open so many connections on which nothing is ever said."""
    opened = []
    for _ in range(count):
        _, writer = await asyncio.open_connection("127.0.0.1", server.port)
        opened.append(writer)
    return opened


@pytest.mark.parametrize("options", [[], ["--unlimited"]], ids=["of an address", "of all"])
async def test_silent_connections_shut_nobody_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, options: list[str]
) -> None:
    """By address, and where that does not help (here: lifted) by what the system allows."""
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")  # else this machine counts as a proxy
    few = ("/bin/sh", "-c", f'ulimit -n {FILES}; exec "$0" "$@"') if options else ()
    with RealServer(tmp_path, *options, program=(*few, HRANICE)) as server:
        before = sockets(server)
        silent = await fall_silent(server, SILENT)
        async with asyncio.timeout(PATIENCE_S), httpx.AsyncClient(base_url=server.url) as http:
            assert (await http.get("/health")).status_code == 200
            most = FILES - serving.OTHER_FILES if options else CONNECTIONS
            while sockets(server) - before > most:
                await asyncio.sleep(0.01)
            assert (await http.post("/api/me")).status_code == 200
        for writer in silent:
            writer.transport.abort()
    log = server.log.read_text()
    assert "Traceback" not in log
    assert log.count("files may be open") == bool(options), "told once, and only where there are few"


def test_a_server_asks_for_more_open_files(monkeypatch: pytest.MonkeyPatch) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 512), hard))
        monkeypatch.setattr(serving, "WANTED_FILES", 600)
        assert serving.open_files() == 600 == resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
