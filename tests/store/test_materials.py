"""What people made to play on is kept by its digest, within bounds, and for as long as somebody wants it."""

import pytest

from hranice.store import NoRoom, Store, materials
from hranice.store.interface import RESTS_AFTER_MS
from tests.store.helpers import CREATED

pytestmark = pytest.mark.anyio

DAY_MS = RESTS_AFTER_MS


async def test_a_material_is_found_by_game_and_digest_and_stays_what_it_was(store: Store) -> None:
    await store.keep_material("travel", "d1", b"\x00 a map", CREATED)
    await store.keep_material("travel", "d1", b"another", CREATED)
    await store.keep_material("border", "d1", b"a board", CREATED)
    assert await store.material("travel", "d1", CREATED) == b"\x00 a map"
    assert await store.material("border", "d1", CREATED) == b"a board"
    assert await store.material("travel", "d2", CREATED) is None


async def test_a_material_expires_with_the_tables_once_nobody_wants_it(store: Store) -> None:
    for digest in ("sent", "read", "sent-again"):
        await store.keep_material("travel", digest, b"map", CREATED)
    later = CREATED + 10 * DAY_MS
    assert await store.material("travel", "read", later) == b"map"
    await store.keep_material("travel", "sent-again", b"map", later)
    assert await store.expire(later) == 0, "tables are counted"
    kept = [await store.material("travel", digest, later) for digest in ("sent", "read", "sent-again")]
    assert kept == [None, b"map", b"map"]


async def test_what_nobody_wanted_for_a_day_gives_way_and_nothing_else(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(materials, "MOST_MATERIAL", 10)
    await store.keep_material("travel", "old", b"1234", CREATED)
    await store.keep_material("travel", "wanted", b"1234", CREATED)
    later = CREATED + DAY_MS // 2
    with pytest.raises(NoRoom):
        await store.keep_material("travel", "new", b"123", later)
    await store.material("travel", "wanted", later)
    later += DAY_MS // 2 + 1
    await store.keep_material("travel", "new", b"123", later)
    kept = [await store.material("travel", digest, later) for digest in ("old", "wanted", "new")]
    assert kept == [None, b"1234", b"123"]
    with pytest.raises(NoRoom):
        await store.keep_material("travel", "large", b"1" * 11, later)
    assert await store.material("travel", "wanted", later) == b"1234", "what cannot be kept costs nobody else"
