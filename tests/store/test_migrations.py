"""Migrations: old data is kept, whoever starts at the same moment gets along, newer data is left alone."""

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from hranice.store import Store
from hranice.store.location import FILE, open_store
from hranice.store.migrate import MIGRATIONS, NEWEST, NewerStore, upgrade
from hranice.store.schema import metadata
from hranice.store.sql_store import SqlStore, Work
from tests.store.helpers import entries, fill, summary

pytestmark = pytest.mark.anyio

NODES = 3


async def on_database(location: str, work: Work[None]) -> None:
    """Run a job on the bare database at a location."""
    if "://" in location:
        engine = create_async_engine(location, poolclass=NullPool)
        async with engine.begin() as connection:
            await connection.run_sync(work)
    else:
        Path(location).mkdir(exist_ok=True)
        with create_engine(f"sqlite:///{location}/{FILE}", poolclass=NullPool).begin() as bare:
            work(bare)


def first_version(connection: Connection) -> None:
    """Make a store as the first version of the program did, with a table in it."""
    upgrade(connection, "0001")
    connection.execute(
        text(
            "INSERT INTO tables (id, code, game, phase, public, seats, taken, created, updated, length) "
            "VALUES ('t1', 'code-t1', 'border', 'running', true, 4, 1, 1700000000000, 1700000000000, 2)"
        )
    )
    for number, body in enumerate(entries(0, 2)):
        connection.execute(
            text("INSERT INTO entries SELECT key, :number, :body FROM tables"),
            {"number": number, "body": body},
        )
    connection.execute(text("INSERT INTO players SELECT 'p', key FROM tables"))


async def test_a_store_of_the_first_version_is_upgraded_with_its_data(location: str) -> None:
    await on_database(location, first_version)
    store = await open_store(location)
    assert await store.read("t1") == entries(0, 2)
    assert await store.summary("t1") == summary(phase="running")
    assert await store.tables_of("p") == ["t1"]
    assert await store.lease("t1", "node", 1_000)
    await store.append("t1", 2, [b"on"], summary(phase="running"))
    await store.close()


async def test_migrations_make_what_the_schema_says(store: Store) -> None:
    assert isinstance(store, SqlStore)
    differences = await store.run_read(
        lambda connection: compare_metadata(MigrationContext.configure(connection), metadata)
    )
    assert differences == []


def test_the_newest_migration_is_the_one_that_is_asked_for() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_current_head() == NEWEST


async def test_data_of_a_newer_program_is_left_alone(location: str) -> None:
    await (await open_store(location)).close()

    def pretend(connection: Connection) -> None:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    await on_database(location, pretend)
    with pytest.raises(NewerStore, match="newer version"):
        await open_store(location)


async def test_a_migration_that_fails_changes_nothing(tmp_path: Path) -> None:
    """A table of somebody else stands in the way of the second migration."""
    await on_database(str(tmp_path), first_version)
    file = tmp_path / FILE
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TABLE leases (something)")
    with pytest.raises(Exception, match="leases already exists"):
        await open_store(tmp_path)
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchall() == [("0001",)]
        database.execute("DROP TABLE leases")
    store = await open_store(tmp_path)
    assert await store.read("t1") == entries(0, 2)
    await store.close()


async def test_stores_opened_at_once_in_one_process_get_along(location: str) -> None:
    stores = await asyncio.gather(*(open_store(location) for _ in range(5)))
    await fill(stores[0], "t1", 1)
    assert [await store.read("t1") for store in stores] == [entries(0, 1)] * 5
    for store in stores:
        await store.close()


def test_nodes_started_at_once_get_along(location: str) -> None:
    program = (
        "import asyncio, sys; from hranice.store.location import open_store; "
        "asyncio.run(open_store(sys.argv[1]))"
    )
    nodes = [
        subprocess.Popen([sys.executable, "-c", program, location], stderr=subprocess.PIPE, text=True)
        for _ in range(NODES)
    ]
    complaints = [node.communicate(timeout=300)[1] for node in nodes]
    assert [node.returncode for node in nodes] == [0] * NODES, complaints
