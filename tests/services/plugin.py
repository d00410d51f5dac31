"""Fixtures: servers that are started once per test process, when the first test asks for them.

Each worker of pytest-xdist has servers of its own, so a test may stop one without disturbing others.
"""

from collections.abc import Iterator

import pytest

from tests.services.postgres import PostgresServer
from tests.services.valkey import ValkeyServer


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """Lend a running PostgreSQL. A test that stops it starts it again."""
    server = PostgresServer()
    try:
        server.start()
        yield server
    finally:
        server.remove()


@pytest.fixture
def postgres_url(postgres: PostgresServer) -> str:
    """Return the address of an empty database, for `open_store`."""
    return postgres.emptied_database()


@pytest.fixture(scope="session")
def valkey() -> Iterator[ValkeyServer]:
    """Lend a running Valkey. A test that stops it starts it again."""
    server = ValkeyServer()
    try:
        server.start()
        yield server
    finally:
        server.remove()


@pytest.fixture
def valkey_url(valkey: ValkeyServer) -> str:
    """Return the address of Valkey. Tests share it, so each uses names of its own."""
    return valkey.url


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Run tests marked `anyio` on asyncio, like the server."""
    return "asyncio"
