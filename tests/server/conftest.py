"""Servers for the tests."""

from collections.abc import Iterator

import pytest

from tests.server.real import RealServer


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    """Lend a running server without limits per address: all tests come from the same one."""
    running = RealServer(tmp_path_factory.mktemp("server"), "--unlimited")
    running.start()
    try:
        yield running
    finally:
        running.stop()
