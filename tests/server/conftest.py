"""Servers for the tests."""

from collections.abc import Iterator

import pytest

from tests.server.real import RealServer


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    """Lend a running server without limits per address: all tests come from the same one."""
    with RealServer(tmp_path_factory.mktemp("server"), "--unlimited") as running:
        yield running
