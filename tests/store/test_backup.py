"""Backups: from either back end into either, whole or not at all."""

import asyncio
import gzip
import hashlib
import itertools
import os
import stat
import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path

import pytest
from sqlalchemy import Connection

from hranice.store import BadBackup, Contents, DayResult, NotFound, Store, backup, queries
from hranice.store.location import open_store
from hranice.store.sql_store import SqlStore
from tests.services.process import PATIENCE_S
from tests.store.helpers import CREATED, entries, fill, summary

pytestmark = pytest.mark.anyio


async def filled(store: Store) -> None:
    """Write something of everything."""
    await fill(store, "a", 3, phase="finished", taken=4)
    await fill(store, "b", 1, public=False)
    await store.append("b", 1, [b"\x00\xff", b""], summary("b", public=False, updated=7))
    await fill(store, "c", 1)
    await store.delete("c")
    for player, table in (("p", "a"), ("p", "b"), ("q", "b")):
        await store.remember(player, table)
    await store.keep_material("travel", "digest", b"\x00\xff map", CREATED)
    await store.keep_day("2026-11-18", b"a day", CREATED)
    await store.keep_day_result(
        DayResult("2026-11-18", "border", 0, "p", 0.5, counted=True, verdict=b"so so")
    )
    assert await store.lease("a", "node", 60_000)


async def seen(store: Store) -> list[object]:
    """Return all that can be seen of a store."""
    found: list[object] = [
        await store.tables_of("p"),
        await store.tables_of("q"),
        await store.material("travel", "digest", CREATED),
        await store.days(),
        await store.day("2026-11-18"),
        await store.day_results("p", "2026-11-18"),
    ]
    for one in await store.listing(public=None):
        found += [one, await store.read(one.table)]
    return found


@pytest.fixture
async def file(store: Store, tmp_path: Path) -> Path:
    """Return a backup of a store with something of everything."""
    await filled(store)
    file = tmp_path / "backup.gz"
    assert await store.backup(file) == Contents(tables=2, entries=6, materials=1)
    return file


@pytest.mark.parametrize("target", ["sqlite", "postgres"])
async def test_a_backup_moves_everything_to_any_back_end(
    store: Store, file: Path, target: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    place = tmp_path / "other" if target == "sqlite" else request.getfixturevalue("postgres").fresh_database()
    other = await open_store(place)
    assert await other.restore(file) == Contents(tables=2, entries=6, materials=1)
    assert await seen(other) == await seen(store)
    assert await other.owner("a") is None
    await other.append("b", 3, [b"on"], summary("b"))
    await fill(other, "new", 1)
    await other.close()


async def test_a_backup_can_be_read_by_its_owner_only(file: Path) -> None:
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


async def test_a_backup_is_of_one_moment(store: Store, tmp_path: Path) -> None:
    """Two tables are always written together; in the backup, too, neither is ahead of the other."""
    tables = [f"t{number}" for number in range(300)]
    await asyncio.gather(*(fill(store, table, 1) for table in tables))

    async def play() -> None:
        for number in itertools.count(1):
            for table in (tables[0], tables[-1]):
                await store.append(table, number, [b"%d" % number], summary(table))

    playing = asyncio.create_task(play())
    async with asyncio.timeout(PATIENCE_S):
        while len(await store.read(tables[0])) < 2:
            await asyncio.sleep(0.005)
    await store.backup(tmp_path / "backup.gz")
    assert not playing.done()
    playing.cancel()
    other = await open_store(tmp_path / "other")
    await other.restore(tmp_path / "backup.gz")
    first, last = len(await other.read(tables[0])), len(await other.read(tables[-1]))
    await other.close()
    assert first > 1
    assert last <= first <= last + 1


async def test_a_snapshot_sees_no_later_writing(store: Store) -> None:
    assert isinstance(store, SqlStore)
    await fill(store, "t", 1)

    looked, appended = threading.Event(), threading.Event()

    def look_twice(connection: Connection) -> tuple[int, int]:
        first = len(queries.read(connection, "t", 0))
        looked.set()
        while not appended.is_set():
            if connection.dialect.name == "postgresql":
                connection.exec_driver_sql("SELECT pg_sleep(0.01)")
            else:
                time.sleep(0.01)
        return first, len(queries.read(connection, "t", 0))

    async with asyncio.timeout(PATIENCE_S):
        looking = asyncio.create_task(store.run_snapshot(look_twice))
        while not looked.is_set():
            await asyncio.sleep(0.001)
        await store.append("t", 1, [b"later"], summary("t"))
        appended.set()
        assert await looking == (1, 1)


async def test_a_file_is_replaced_only_when_told(store: Store, file: Path) -> None:
    before = file.read_bytes()
    await fill(store, "d", 1)
    with pytest.raises(FileExistsError):
        await store.backup(file)
    assert file.read_bytes() == before
    await store.backup(file, replace=True)
    assert file.read_bytes() != before
    assert [found.name for found in file.parent.iterdir() if found.name != "data"] == [file.name]


async def test_tables_are_replaced_only_when_told(store: Store, file: Path) -> None:
    await store.release("a", "node")
    await store.append("a", 3, [b"later"], summary("a"))
    await store.delete("b")
    with pytest.raises(BadBackup, match="--replace"):
        await store.restore(file)
    assert len(await store.read("a")) == 4
    with pytest.raises(NotFound):
        await store.read("b")
    await fill(store, "own", 2)
    assert await store.restore(file, replace=True) == Contents(tables=2, entries=6, materials=1)
    assert await store.read("a") == entries(0, 3)
    assert await store.read("own") == entries(0, 2)
    assert await store.tables_of("q") == ["b"]


async def test_a_table_being_played_is_not_replaced(store: Store, file: Path) -> None:
    with pytest.raises(BadBackup, match="being played"):
        await store.restore(file, replace=True)
    assert await store.read("a") == entries(0, 3)


async def test_a_code_that_another_table_has_got_stops_the_restore(store: Store, file: Path) -> None:
    await store.delete("a")
    await store.delete("b")
    await fill(store, "z", 1, code="code-b")
    with pytest.raises(BadBackup, match="invite code"):
        await store.restore(file)
    assert [found.table for found in await store.listing(public=None)] == ["z"]


async def test_no_damage_goes_unnoticed(tmp_path: Path) -> None:
    """Every byte counts, but for a few bits in which gzip says nothing; then nothing is changed."""
    file = tmp_path / "backup.gz"
    store = await open_store(tmp_path / "data")
    await filled(store)
    await store.backup(file)
    await store.close()
    whole, rows = file.read_bytes(), list(backup.read(file))
    harmless = 0
    for place in range(len(whole)):
        file.write_bytes(whole[:place] + bytes([whole[place] ^ 1 << place % 8]) + whole[place + 1 :])
        with suppress(BadBackup):
            assert list(backup.read(file)) == rows
            harmless += 1
    assert harmless < 10  # the time stamp and the maker in the header of gzip, and what fills its last byte
    for length in range(0, len(whole), 3):
        file.write_bytes(whole[:length])
        with pytest.raises(BadBackup, match="damaged"):
            backup.check(file)


async def test_nothing_of_a_damaged_file_is_restored(file: Path, tmp_path: Path) -> None:
    whole = file.read_bytes()
    other = await open_store(tmp_path / "other")
    for damaged in (whole[:-1], whole[: len(whole) // 2], whole[:-20] + whole[-19:]):
        file.write_bytes(damaged)
        with pytest.raises(BadBackup, match="damaged"):
            await other.restore(file)
    assert await other.listing(public=None) == []
    await other.close()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"finished"', b'"running"'),
        (b'["entry",1,2,', b'["entry",1,3,'),
        (b'["player","q"', b'["player","r"'),
        (b'["end",', b'["end",1'),
        (b'["hranice-backup",3', b'["hranice-backup",1'),
    ],
)
async def test_a_change_by_hand_shows(store: Store, file: Path, old: bytes, new: bytes) -> None:
    text = gzip.decompress(file.read_bytes())
    assert text.count(old) == 1
    file.write_bytes(gzip.compress(text.replace(old, new)))
    with pytest.raises(BadBackup, match="check sum"):
        await store.restore(file, replace=True)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'["entry",1,2,', b'["entry",1,7,'),
        (b'["entry",1,2,', b'["entry",1,99999999999999999999,'),
        (b'["entry",1,2,', b'["entry",1,-1,'),
        (b'["entry",1,2,', b'["entry",9,2,'),
        (b'"finished",true,4,4,', b'"finished",true,4,99999999999999999999,'),
    ],
)
async def test_a_file_that_agrees_with_itself_and_cannot_be_is_damaged(
    store: Store, file: Path, old: bytes, new: bytes
) -> None:
    text = gzip.decompress(file.read_bytes())
    rows, end = text.rsplit(b"\n", 2)[0] + b"\n", text.rsplit(b"\n", 2)[1]
    assert rows.count(old) == 1
    forged = rows.replace(old, new)
    real, false = (hashlib.sha256(content).hexdigest().encode() for content in (rows, forged))
    file.write_bytes(gzip.compress(forged + end.replace(real, false) + b"\n"))
    await store.release("a", "node")
    before = await seen(store)
    with pytest.raises(BadBackup, match="damaged"):
        await store.restore(file, replace=True)
    assert await seen(store) == before


async def test_what_cannot_be_a_backup_is_told_apart(store: Store, file: Path) -> None:
    with pytest.raises(FileNotFoundError):
        await store.restore(file.with_name("none"))
    newer = gzip.decompress(file.read_bytes()).replace(b'["hranice-backup",3', b'["hranice-backup",9')
    for content, complaint in (
        (b"hello", "not a backup"),
        (gzip.compress(b"hello\n"), "damaged"),
        (gzip.compress(newer), "newer version"),
    ):
        file.write_bytes(content)
        with pytest.raises(BadBackup, match=complaint):
            await store.restore(file, replace=True)


KILLED = """
import sys, time
from pathlib import Path
from hranice.store.atomic_write import whole_or_not_at_all

with whole_or_not_at_all(Path(sys.argv[1])) as file:
    file.write(b"half of it")
    file.flush()
    print("begun", flush=True)
    time.sleep(600)
"""


@pytest.mark.skipif(not hasattr(os, "O_TMPFILE"), reason="asks Linux for a file without a name")
def test_a_backup_that_is_killed_leaves_no_file(tmp_path: Path) -> None:
    command = [sys.executable, "-c", KILLED, str(tmp_path / "backup.gz")]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"begun\n"
        process.kill()
    assert list(tmp_path.iterdir()) == []


async def test_a_backup_that_cannot_be_finished_leaves_no_file(store: Store, tmp_path: Path) -> None:
    await filled(store)
    with pytest.raises(OSError, match="No such file"):
        await store.backup(tmp_path / "nowhere" / "backup.gz")
    with pytest.raises(OSError, match="directory"):
        await store.backup(tmp_path, replace=True)
    assert not [found for found in tmp_path.parent.iterdir() if found.name.startswith(f".{tmp_path.name}")]
