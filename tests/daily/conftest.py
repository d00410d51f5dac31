"""A store on each back end, and the daily deal on it."""

from collections.abc import AsyncIterator

import pytest

from hranice.store import Store
from tests.daily.scene import DAY, DailyScene
from tests.store.conftest import location, store

__all__ = ["location", "scene", "store"]


@pytest.fixture
async def scene(store: Store) -> AsyncIterator[DailyScene]:
    """Lend a server's daily deal on one day, whose puzzles are those for practice."""
    found = DailyScene(store)
    await found.keep(DAY)
    yield found
    found.close()
