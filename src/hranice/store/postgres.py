"""The store that several nodes share: PostgreSQL.

Appends that come together are sent as one statement, which is one transaction and one round trip whatever
their number (see `group_commit`). The statement compares and sets each table on its own, so that a node which
lost a table without knowing it is refused while the others in its group go through.
"""

from collections.abc import AsyncIterator, Awaitable, Iterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, event, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from hranice.store.folder_lock import own_name
from hranice.store.group_commit import GroupCommit
from hranice.store.interface import Conflict, NotFound, Unavailable
from hranice.store.migrate import migrate
from hranice.store.postgres_append import append_all
from hranice.store.queries import Append, in_place, why_refused
from hranice.store.sql_store import SqlStore, Work

T = TypeVar("T")
Outcome = Conflict | NotFound | None

CONNECTIONS = 8
CONNECT_S, ANSWER_S = 4.0, 15.0
"""How long to wait for a connection and for an answer before the database counts as away."""
ATTEMPTS = 3

AWAY = ("08", "25006", "53", "57", "58", "XX")
"""Begin codes of errors that are not ours: connection, standby, resources, operator, system, internal."""
UNDONE = "40"
"""Begins codes by which PostgreSQL ends a deadlock: all was undone and may be done again at once."""

SERVED = 0x_48_52_41_53
"""The lock that every connection of whoever serves the database shares: a number of our own ("HRAS")."""
SHARE = f"SELECT pg_advisory_lock_shared({SERVED})"
TAKE_ALONE = text("SELECT pg_try_advisory_xact_lock(:lock)").bindparams(lock=SERVED)
WHO_SERVES = text(
    "SELECT DISTINCT application_name FROM pg_stat_activity JOIN pg_locks USING (pid) "
    "WHERE locktype = 'advisory' AND objid = :lock AND datname = current_database() ORDER BY 1"
).bindparams(lock=SERVED)
KEEPALIVE = {"tcp_keepalives_idle": "30", "tcp_keepalives_interval": "10", "tcp_keepalives_count": "3"}
"""Seconds and times, so that the database notices within a minute when a whole machine has gone."""


class PostgresStore(SqlStore):
    """A store in a PostgreSQL database. Open it with `PostgresStore.open`."""

    def __init__(self, url: URL, *, serving: bool) -> None:
        self._name = url.render_as_string(hide_password=True)
        self._engine = _engine(url, patience=ANSWER_S)
        if serving:
            event.listen(self._engine.sync_engine, "connect", _share)
        self._group: GroupCommit[Append] = GroupCommit(self._commit)
        self._doubtful: set[Append] = set()

    @classmethod
    async def open(cls, url: URL, *, serving: bool) -> "PostgresStore":
        """Open the store in a database that exists, and bring it up to date."""
        store = cls(url, serving=serving)
        patient = _engine(url, patience=None)  # a migration takes as long as it takes
        try:
            await store._run(patient, migrate)
        except BaseException:
            await store.close()
            raise
        finally:
            await patient.dispose()
        return store

    async def close(self) -> None:
        await self._group.close()
        await self._engine.dispose()

    def run_append(self, append: Append) -> Awaitable[None]:
        return self._group.do(append)

    async def run_read(self, work: Work[T]) -> T:
        return await self._run(self._engine, work, isolation="AUTOCOMMIT")

    async def run_write(self, work: Work[T]) -> T:
        return await self._run(self._engine, work)

    async def run_alone(self, work: Work[T]) -> T:
        return await self.run_write(partial(self._alone, work))

    def _alone(self, work: Work[T], connection: Connection) -> T:
        if not connection.execute(TAKE_ALONE).scalar():
            who = ", ".join(connection.execute(WHO_SERVES).scalars())
            raise Unavailable(f"The database {self._name} is being used by {who}. Stop that first.")
        return work(connection)

    async def run_snapshot(self, work: Work[T]) -> T:
        return await self._run(self._engine, work, isolation="REPEATABLE READ")

    async def _commit(self, group: Sequence[Append]) -> list[Outcome]:
        return await self._run(self._engine, partial(self._append, group), isolation="AUTOCOMMIT")

    def _append(self, group: Sequence[Append], connection: Connection) -> list[Outcome]:
        """Write appends and answer each.

        When a connection breaks, nobody knows whether the last statement was still carried out. So an append
        stays doubtful until it is answered, and one that was doubtful and is found in its place succeeded.
        """
        doubtful = self._doubtful.intersection(group)
        self._doubtful.update(group)
        outcomes: list[Outcome] = []
        for part in _parts(group):
            written = append_all(connection, part)
            for append in part:
                if append.table in written or (append in doubtful and in_place(connection, append)):
                    outcomes.append(None)
                else:
                    outcomes.append(why_refused(connection, append))
        answered = {append.table for append in group}
        self._doubtful = {append for append in self._doubtful if append.table not in answered}
        return outcomes

    async def _run(self, engine: AsyncEngine, work: Work[T], isolation: str = "READ COMMITTED") -> T:
        """Run a job in a transaction, and again when its connection turned out to be dead already."""
        for left in reversed(range(ATTEMPTS)):
            async with self._connected(engine) as connection:
                await connection.execution_options(isolation_level=isolation)
                try:
                    async with connection.begin():
                        return await connection.run_sync(work)
                except (DBAPIError, ConnectionError, TimeoutError) as error:
                    if left and _may_be_repeated(error):
                        continue
                    if not _away(error):
                        raise
                    raise self._unavailable(error) from error
        raise AssertionError

    @asynccontextmanager
    async def _connected(self, engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
        try:
            connection = await engine.connect()
        except (SQLAlchemyError, OSError) as error:
            raise self._unavailable(error) from error
        try:
            yield connection
        finally:
            await connection.close()

    def _unavailable(self, error: Exception) -> Unavailable:
        reason = str(getattr(error, "orig", None) or error) or "it does not answer in time"
        return Unavailable(f"The database {self._name} cannot be used now: {reason}.")


def _parts(group: Sequence[Append]) -> Iterator[list[Append]]:
    """Divide a group, in its order, so that no part has two appends to the same table."""
    part: dict[str, Append] = {}
    for append in group:
        if append.table in part:
            yield list(part.values())
            part = {}
        part[append.table] = append
    yield list(part.values())


def _may_be_repeated(error: Exception) -> bool:
    """Whether a new attempt at once has a chance."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or _code(error).startswith(UNDONE)
    return isinstance(error, ConnectionError)


def _away(error: Exception) -> bool:
    """Whether it is the database that failed, not the statement."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or _code(error).startswith((UNDONE, *AWAY))
    return True


def _code(error: DBAPIError) -> str:
    return getattr(error.orig, "sqlstate", None) or ""


def _engine(url: URL, *, patience: float | None) -> AsyncEngine:
    return create_async_engine(
        url,
        hide_parameters=True,  # of errors, which are logged
        pool_size=CONNECTIONS,
        max_overflow=0,
        pool_timeout=ANSWER_S,
        connect_args={
            "timeout": CONNECT_S,
            "command_timeout": patience,
            "server_settings": {"application_name": own_name(), **KEEPALIVE},
        },
    )


def _share(connection: Any, _: object) -> None:
    """Share the lock for as long as a new connection lasts."""
    connection.cursor().execute(SHARE)
    connection.rollback()  # the lock stays
