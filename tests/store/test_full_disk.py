"""A full disk: a readable sentence, nothing half-written, and on it goes when there is room again."""

import asyncio
import resource
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from hranice.store import Store, Unavailable
from hranice.store.location import open_store
from tests.services.postgres import PostgresServer
from tests.services.tiny_disk import NoRightToMount, TinyDisk, tiny_disk
from tests.store.helpers import summary

pytestmark = pytest.mark.anyio

BODY = b"\xaa" * 2_000
TABLES = ("a", "b", "c", "d")


async def write_until_full(store: Store, lengths: dict[str, int]) -> str:
    """Append to some tables at once until there is no room; count what went through, return the message."""
    while True:
        outcomes = await asyncio.gather(
            *(store.append(table, lengths[table], [BODY] * 2, summary(table)) for table in TABLES),
            return_exceptions=True,
        )
        for table, outcome in zip(TABLES, outcomes, strict=True):
            assert outcome is None or isinstance(outcome, Unavailable)
            lengths[table] += 2 * (outcome is None)
        if outcomes[0] is not None:
            return str(outcomes[0])


async def check(store: Store, lengths: dict[str, int]) -> None:
    """See that each log holds exactly what was acknowledged."""
    for table, length in lengths.items():
        assert await store.read(table) == [BODY] * length


async def write_one_more(store: Store, lengths: dict[str, int]) -> None:
    """Append to each table, which must succeed."""
    for table in TABLES:
        await store.append(table, lengths[table], [b"on"], summary(table))
        assert (await store.read(table))[lengths[table] :] == [b"on"]


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[TinyDisk]:
    """Lend a disk of 2 MB."""
    try:
        with tiny_disk(tmp_path / "disk", "2m") as disk:
            yield disk
    except NoRightToMount:
        pytest.skip("no right to mount a file system here; another test limits the size of files instead")


async def test_a_full_file_system_under_sqlite(disk: TinyDisk) -> None:
    lengths = dict.fromkeys(TABLES, 0)
    store = await open_store(disk.folder / "data")
    disk.fill(leave=700_000)
    message = await write_until_full(store, lengths)
    assert "The disk with" in message
    assert "is full" in message
    disk.fill()
    for _ in range(3):
        await write_until_full(store, lengths)
    await check(store, lengths)
    reopened = await open_store(disk.folder / "data")
    await check(reopened, lengths)
    await reopened.close()
    disk.free()
    await write_one_more(store, lengths)
    await store.close()


@contextmanager
def small_files(size: int) -> Iterator[None]:
    """Let no file of this process grow beyond a size."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


async def test_a_limit_of_size_under_sqlite(tmp_path: Path) -> None:
    lengths = dict.fromkeys(TABLES, 0)
    store = await open_store(tmp_path)
    with small_files(300_000):
        message = await write_until_full(store, lengths)
        assert "tables.sqlite3" in message
        await check(store, lengths)
        await write_until_full(store, lengths)
    await check(store, lengths)
    await write_one_more(store, lengths)
    await store.close()


@pytest.fixture
def tiny_database(postgres: PostgresServer) -> Iterator[tuple[str, TinyDisk]]:
    """Lend a database on a disk of its own, which is large enough for it and not for much more."""
    try:
        with tiny_disk(postgres.folder / "disk", "16m") as disk:
            home = disk.folder / "tables"
            home.mkdir()
            if postgres.user:
                shutil.chown(home, postgres.user.pw_uid, postgres.user.pw_gid)
            postgres.execute(f"CREATE TABLESPACE tiny LOCATION '{home}'")
            url = postgres.fresh_database("TABLESPACE tiny")
            try:
                yield url, disk
            finally:
                name = url.rpartition("/")[2]
                postgres.execute(f"DROP DATABASE {name} WITH (FORCE)", "DROP TABLESPACE tiny")
    except NoRightToMount:
        pytest.skip("no right to mount a file system here, and PostgreSQL has no other way to be full")


async def test_a_full_file_system_under_postgres(tiny_database: tuple[str, TinyDisk]) -> None:
    url, disk = tiny_database
    lengths = dict.fromkeys(TABLES, 0)
    store = await open_store(url)
    disk.fill(leave=200_000)
    message = await write_until_full(store, lengths)
    assert "No space left on device" in message
    await check(store, lengths)
    disk.free()
    await write_one_more(store, lengths)
    await store.close()
