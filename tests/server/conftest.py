"""Servers for the tests. They end with the tests in this folder: several nodes are never quite idle."""

from collections.abc import Iterator

import pytest

from tests.server.cluster import Pair, two_nodes
from tests.server.real_server import RealServer
from tests.services.postgres import PostgresServer
from tests.services.valkey import ValkeyServer


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    """Lend a running server without limits per address: all tests come from the same one."""
    with RealServer(tmp_path_factory.mktemp("server"), "--unlimited") as running:
        yield running


@pytest.fixture(scope="package")
def pair(
    tmp_path_factory: pytest.TempPathFactory, postgres: PostgresServer, valkey: ValkeyServer
) -> Iterator[Pair]:
    """Lend two nodes that share a database. A test that stops one starts it again."""
    with two_nodes(tmp_path_factory.mktemp("nodes"), postgres.fresh_database(), valkey.url) as running:
        yield running
