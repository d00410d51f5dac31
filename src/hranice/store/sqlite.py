"""The store in one file on this machine: SQLite, for everybody who does not run several nodes.

SQLite allows one writer at a time, and a commit waits for the disk. So one thread of our own does all the
writing, a group of writes per transaction (see `group_commit`), while a few others read at the same time from
the last committed state. What games write, by far the most frequent, bypasses the machinery of Core: its
statements are compiled once and handed to the driver as they are, for a fifth of the processor time. The
asynchronous driver, which crosses threads for every statement rather than for every group, would cost more.
"""

import asyncio
import logging
import os
import sqlite3
import stat
from collections.abc import Awaitable, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from functools import partial
from operator import attrgetter
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import URL, Connection, Engine, bindparam, create_engine, event, insert, select, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.dml import UpdateBase

from hranice.game import Value
from hranice.store.folder_lock import Claim
from hranice.store.group_commit import GroupCommit
from hranice.store.interface import Conflict, NotFound, Summary, Unavailable
from hranice.store.migrate import migrate
from hranice.store.queries import CHANGING, FIXED, Append, key_of, why_refused
from hranice.store.schema import entries, players, tables
from hranice.store.sql_store import SqlStore, Work

T = TypeVar("T")

log = logging.getLogger(__name__)


class Remember(Value, frozen=True):
    """What noting that a player has to do with a table wants to write."""

    player: str
    table: str


Job = Append | Remember | Work[Any]

READERS = 4
PATIENCE_MS = 5_000
"""How long to wait for another process that writes, such as `hranice restore`."""
TIDY_EVERY = 64
"""After so many commits the log of SQLite is copied back into its file, beside the ordinary work."""
TIDY_AT_ONCE = 4_096
"""Pages in that log (16 MB) at which the writer itself copies, so that it cannot grow without end."""

PRAGMAS = (
    f"busy_timeout = {PATIENCE_MS}",
    "journal_mode = WAL",
    "synchronous = FULL",  # a commit returns only when the disk has it …
    "fullfsync = ON",  # … on macOS, too, where an ordinary fsync stops at the drive's cache
    "foreign_keys = ON",
    f"wal_autocheckpoint = {TIDY_AT_ONCE}",
)


KEY = "known_key"
MOST_KNOWN = 10_000
"""So many tables are remembered."""
_look: Callable[[Summary], tuple[object, ...]] = attrgetter("phase", "public", "seats", "taken")
"""Return what lists show of a table, apart from the moment of its last move: it changes seldom."""


class _Statement:
    """A statement as text for the driver, and what an append puts into its places, but for the key."""

    def __init__(self, statement: UpdateBase, *columns: str) -> None:
        compiled = statement.compile(dialect=sqlite.dialect(), column_keys=columns)
        self.text = str(compiled)
        places = [place for place in compiled.positiontup or () if place != KEY]
        self.values: Callable[[Append], tuple[Any, ...]] = attrgetter(*map(_path, places))


def _path(place: str) -> str:
    """Return where an append keeps what belongs into a place of a statement."""
    return {"length": "length", "expected": "expected", "id": "summary.table"}.get(place, f"summary.{place}")


_at_expected = update(tables).where(
    tables.c.id == bindparam("table"), tables.c.length == bindparam("expected")
)
CREATE = _Statement(sqlite.insert(tables).on_conflict_do_nothing().returning(tables.c.key), *FIXED, *CHANGING)
ADVANCE = _Statement(_at_expected.returning(tables.c.key), *CHANGING)
GO_ON = _Statement(_at_expected.where(tables.c.key == bindparam(KEY)), "updated", "length")
"""Advances a table whose key is known and of which a list shows nothing new: no index is touched."""
REMEMBER = str(
    sqlite.insert(players)
    .from_select(
        ["player", "table_key"],
        select(bindparam("player"), tables.c.key).where(tables.c.id == bindparam("table")),
    )
    .on_conflict_do_nothing()
    .compile(dialect=sqlite.dialect())
)
WRITE = str(insert(entries).compile(dialect=sqlite.dialect(), column_keys=("table_key", "number", "body")))


class SqliteStore(SqlStore):
    """A store in a file. Open it with `SqliteStore.open`."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._writing = _engine(file, begin="BEGIN IMMEDIATE", connections=1)
        self._reading = _engine(file, begin="BEGIN", connections=READERS)
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="store-writer")
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        self._group: GroupCommit[Job] = GroupCommit(self._commit_aside)
        self._commits = 0
        self._known: dict[str, _Known] = {}
        """Tables that were written to lately, for the writer's thread alone."""
        self._held: Connection | None = None
        self._claim: Claim | None = None
        self._identity: tuple[int, int] | None = None
        """Of the file that was opened."""

    @classmethod
    async def open(cls, file: Path, *, serving: bool) -> "SqliteStore":
        """Open the store in a file, made if need be, and bring it up to date."""
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        _keep_private(file)
        store = cls(file)
        try:
            await store._aside(store._writer, store._begin)
            if serving:
                store._claim = Claim(file.parent)
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        await self._group.close()
        await self._aside(self._writer, self._end)
        self._writer.shutdown()
        self._readers.shutdown()
        self._reading.dispose()
        if self._claim is not None:
            self._claim.release()

    def run_append(self, append: Append) -> Awaitable[None]:
        return self._group.do(append)

    async def remember(self, player: str, table: str) -> None:
        await self._group.do(Remember(player, table))

    async def run_write(self, work: Work[T]) -> T:
        done: T = await self._group.do(work)
        return done

    async def run_alone(self, work: Work[T]) -> T:
        claim = Claim(self._file.parent)
        try:
            return await self.run_write(work)
        finally:
            claim.release()

    async def run_read(self, work: Work[T]) -> T:
        return await self._aside(self._readers, partial(self._read, work))

    run_snapshot = run_read  # a transaction of SQLite sees one moment anyway

    def _begin(self) -> None:
        with self._faults(), self._connection().begin() as transaction:
            migrate(transaction.connection)
        self._identity = _identity(self._file)

    def _connection(self) -> Connection:
        """Return the writer's connection, held to the end: to borrow one for each group costs two appends."""
        if self._held is None:
            self._held = self._writing.connect()
        return self._held

    def _end(self) -> None:
        if self._held is not None:
            self._held.close()
        self._writing.dispose()

    def _read(self, work: Work[T]) -> T:
        with self._faults(), self._reading.connect() as connection:
            return work(connection)

    async def _commit_aside(self, group: Sequence[Job]) -> Sequence[Any]:
        outcomes = await self._aside(self._writer, partial(self._commit, group))
        self._commits += 1
        if self._commits % TIDY_EVERY == 0:
            self._readers.submit(self._tidy)
        return outcomes

    def _commit(self, group: Sequence[Job]) -> list[Any]:
        """Write a group in one transaction."""
        try:
            try:
                return self._transact(group, self._known)
            except _Surprise:
                self._known.clear()
                return self._transact(group, None)
        except Exception as error:
            self._known.clear()
            if isinstance(error, Unavailable):
                self._tidy()  # on a full disk SQLite's own log may be the room that is missing
            raise

    def _transact(self, group: Sequence[Job], known: "dict[str, _Known] | None") -> list[Any]:
        with self._faults(), self._connection().begin() as transaction:
            appending = _Appending(transaction.connection, known)
            outcomes = [
                appending.do(job) if isinstance(job, Append) else self._do(appending, job) for job in group
            ]
            appending.write()
            return outcomes

    def _do(self, appending: "_Appending", job: Remember | Work[Any]) -> Any:
        """Do a job other than an append; an answer such as `Conflict` is returned and leaves others alone."""
        if isinstance(job, Remember):
            return appending.remember(job)
        appending.write()
        try:
            with self._connection().begin_nested() as inner:
                return job(inner.connection)
        except DBAPIError:
            raise
        except Exception as answer:
            return answer

    def _tidy(self) -> None:
        """Copy SQLite's log back without holding up the writer. Failing is no loss: there is a next time."""
        with suppress(sqlite3.Error, DBAPIError), closing(self._reading.raw_connection()) as connection:
            connection.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)")

    async def _aside(self, threads: ThreadPoolExecutor, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(threads, work)

    @contextmanager
    def _faults(self) -> Iterator[None]:
        """Turn what SQLite says about the disk into a sentence, and say what it does not notice itself.

        It would go on with a file that was deleted, and lose all that it writes when the server stops.
        """
        if self._identity is not None and _identity(self._file) != self._identity:
            raise Unavailable(f"{self._file} was deleted or replaced. Put it back, or restart the server.")
        try:
            yield
        except (sqlite3.Error, DBAPIError) as error:
            sentence = _sentence(error.orig if isinstance(error, DBAPIError) else error, self._file)
            if sentence is None:
                raise
            raise Unavailable(sentence) from error


def _identity(file: Path) -> tuple[int, int] | None:
    """Return what tells a file from any other, whatever they are called; None: there is no file."""
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


class _Known(NamedTuple):
    """What the writer remembers of a table."""

    key: int
    look: tuple[object, ...]


class _Surprise(Exception):  # noqa: N818 - tells the writer to look at each table
    """A table is not as it was remembered."""


class _Appending:
    """What games write in a group.

    An append to a table that is known waits for the others of its kind: one call of the driver advances all
    their tables, and another writes all their entries. Should one of the tables not be as expected, that is a
    surprise, and the group must be written anew with nothing known: then each append is answered by itself.
    """

    def __init__(self, connection: Connection, known: dict[str, _Known] | None) -> None:
        self._connection = connection
        self._known = known
        self._cursor = connection.connection.cursor()
        self._steps: list[tuple[Any, ...]] = []
        self._rows: list[tuple[int, int, bytes]] = []

    def do(self, append: Append) -> Conflict | NotFound | None:
        """Take one append, or change nothing and say why."""
        summary = append.summary
        known = None if self._known is None else self._known.get(summary.table)
        if known is not None and append.expected and known.look == _look(summary):
            key: int | None = known.key
            self._steps.append((*GO_ON.values(append), key))
        else:
            key = self._advance(append)
        if key is None:
            return why_refused(self._connection, append)
        number = append.expected
        for body in append.entries:
            self._rows.append((key, number, body))
            number += 1
        return None

    def remember(self, job: Remember) -> NotFound | None:
        """Bind a player to a table, unless that was done long ago; or say that there is no such table."""
        if not self._cursor.execute(REMEMBER, (job.player, job.table)).rowcount:
            try:
                key_of(self._connection, job.table)
            except NotFound as answer:
                return answer
        return None

    def write(self) -> None:
        """Write all appends so far."""
        if self._steps:
            if self._cursor.executemany(GO_ON.text, self._steps).rowcount != len(self._steps):
                raise _Surprise
            self._steps = []
        if self._rows:
            self._cursor.executemany(WRITE, self._rows)
            self._rows = []

    def _advance(self, append: Append) -> int | None:
        """Note in the row of the table what an append changes; return its key, or None if that cannot be."""
        self.write()  # an earlier append may be to the same table
        statement = ADVANCE if append.expected else CREATE
        found = self._cursor.execute(statement.text, statement.values(append)).fetchone()
        if found is None:
            return None
        key: int = found[0]
        if self._known is not None:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            self._known[append.table] = _Known(key, _look(append.summary))
        return key


def _keep_private(file: Path) -> None:
    """Let only its owner read a store: it holds the secrets of running games. Warn of an unsafe folder."""
    with suppress(OSError):  # of what is there already, or cannot be, SQLite tells
        os.close(os.open(file, os.O_CREAT | os.O_EXCL, 0o600))
    for part in (file, *(file.with_name(f"{file.name}-{end}") for end in ("wal", "shm"))):
        with suppress(OSError):
            part.chmod(0o600)
    mode = file.parent.stat().st_mode
    if mode & (stat.S_IWGRP | stat.S_IWOTH) and not mode & stat.S_ISVTX:
        log.warning("others can exchange the tables in %s; try: chmod go-w %s", file.parent, file.parent)


def _engine(file: Path, *, begin: str, connections: int) -> Engine:
    engine = create_engine(
        URL.create("sqlite", database=str(file)),
        hide_parameters=True,  # of errors, which are logged
        pool_size=connections,
        max_overflow=0,
        connect_args={"check_same_thread": False, "isolation_level": None},
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _: object) -> None:
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    # The driver begins transactions on its own only before changes, and so late that two writers can
    # deadlock; with `isolation_level` None it leaves that to us.
    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


SENTENCES = {
    sqlite3.SQLITE_FULL: "The disk with {file} is full. It goes on as soon as there is room.",
    sqlite3.SQLITE_IOERR: "{file} cannot be read or written: {error}. Is the disk full or gone?",
    sqlite3.SQLITE_BUSY: "Another program is writing to {file} and takes long. Try again in a moment.",
    sqlite3.SQLITE_LOCKED: "Another program is writing to {file} and takes long. Try again in a moment.",
    sqlite3.SQLITE_READONLY: "{file} may not be written to. Check its permissions.",
    sqlite3.SQLITE_CANTOPEN: "{file} cannot be opened. Check that its folder is there and may be written to.",
    sqlite3.SQLITE_PERM: "{file} may not be opened. Check its permissions.",
    sqlite3.SQLITE_CORRUPT: "{file} is damaged. Restore a backup into a new folder.",
    sqlite3.SQLITE_NOTADB: "{file} is not a store of Hranice, or it is damaged.",
}


def _sentence(error: BaseException | None, file: Path) -> str | None:
    """Say what is wrong with the disk; None when something else is wrong."""
    primary = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the rest of the code tells particulars
    sentence = SENTENCES.get(primary)
    return None if sentence is None else sentence.format(file=file, error=error)
