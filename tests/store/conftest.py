"""A store on each back end."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from hranice.store import Store
from hranice.store.location import open_store


@pytest.fixture(params=["sqlite", "postgres"])
def location(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return where an empty store can be opened, once for each back end."""
    if request.param == "sqlite":
        return str(tmp_path / "data")
    return str(request.getfixturevalue("postgres_url"))


@pytest.fixture
async def store(location: str) -> AsyncIterator[Store]:
    """Lend an open, empty store."""
    store = await open_store(location)
    yield store
    await store.close()
