"""All questions to the database and all small changes, written once for both back ends.

Each is a plain function of a Core connection; the back ends differ only in how they run it.
"""

from typing import Any

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    Dialect,
    Table,
    delete,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement

from hranice.game import Value
from hranice.store.interface import FINISHED, CodeTaken, Conflict, NotFound, Summary
from hranice.store.schema import entries, leases, players, tables


class Append(Value, frozen=True):
    """What one append wants to write."""

    expected: int
    entries: tuple[bytes, ...]
    summary: Summary

    @property
    def table(self) -> str:
        """The table it is for."""
        return self.summary.table

    @property
    def length(self) -> int:
        """How long the log is afterwards."""
        return self.expected + len(self.entries)


class Now(FunctionElement[int]):
    """Milliseconds since the epoch, by the clock of the database: the one clock that all nodes share."""

    type = BigInteger()
    inherit_cache = True


@compiles(Now, "sqlite")
def _now_sqlite(*_: Any, **__: Any) -> str:
    return "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"


@compiles(Now, "postgresql")
def _now_postgresql(*_: Any, **__: Any) -> str:
    return "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"


FIXED = ("id", "code", "game", "created")
CHANGING = ("phase", "public", "seats", "taken", "updated", "length")
"""The columns of a table that are written once, and those that every append writes."""

SUMMARY = (tables.c.id, *(tables.c[name] for name in Summary.__struct_fields__[1:]))
"""The columns of a summary, in the order of its fields, of which the first is called `table`."""


def read(connection: Connection, table: str, start: int) -> list[bytes]:
    """Return the entries from `start` on."""
    key = key_of(connection, table)
    wanted = (
        select(entries.c.body)
        .where(entries.c.table_key == key, entries.c.number >= start)
        .order_by(entries.c.number)
    )
    return list(connection.execute(wanted).scalars())


def find(connection: Connection, code: str) -> str:
    """Return the id of the table with this invite code."""
    found: str | None = connection.execute(select(tables.c.id).where(tables.c.code == code)).scalar()
    if found is None:
        raise NotFound("there is no table with this code")
    return found


def summary(connection: Connection, table: str) -> Summary:
    """Return the summary of a table."""
    found = connection.execute(select(*SUMMARY).where(tables.c.id == table)).first()
    if found is None:
        raise NotFound(f"there is no table {table}")
    return Summary(*found)


def listing(connection: Connection, public: bool | None, phase: str | None, limit: int) -> list[Summary]:
    """Return tables, the newest first."""
    wanted = select(*SUMMARY).order_by(tables.c.created.desc(), tables.c.key.desc()).limit(limit)
    if public is not None:
        wanted = wanted.where(tables.c.public.is_(public))
    if phase is not None:
        wanted = wanted.where(tables.c.phase == phase)
    return [Summary(*row) for row in connection.execute(wanted)]


def remove(connection: Connection, table: str) -> None:
    """Remove a table; the database removes its entries and players with it."""
    connection.execute(delete(tables).where(tables.c.id == table))
    connection.execute(delete(leases).where(leases.c.table_id == table))


def expire(connection: Connection, before: int) -> int:
    """Remove what was given up, and with it leases that nobody renewed."""
    stale = delete(tables).where(tables.c.phase != FINISHED, tables.c.updated < before)
    connection.execute(delete(leases).where(leases.c.expires <= Now()))
    return connection.execute(stale).rowcount


def remember(connection: Connection, player: str, table: str) -> None:
    """Bind a player to a table."""
    row = {"player": player, "table_key": key_of(connection, table)}
    try:
        connection.execute(upserting(connection.dialect, players).values(row).on_conflict_do_nothing())
    except IntegrityError:  # deleted by somebody else in between
        raise NotFound(f"there is no table {table}") from None


def tables_of(connection: Connection, player: str) -> list[str]:
    """Return the tables of a player."""
    wanted = (
        select(tables.c.id)
        .join(players, players.c.table_key == tables.c.key)
        .where(players.c.player == player)
        .order_by(tables.c.updated.desc(), tables.c.key.desc())
    )
    return list(connection.execute(wanted).scalars())


def forget(connection: Connection, player: str, table: str | None = None) -> None:
    """Unbind a player from all tables, or from one."""
    bound = delete(players).where(players.c.player == player)
    if table is not None:
        bound = bound.where(
            players.c.table_key == select(tables.c.key).where(tables.c.id == table).scalar_subquery()
        )
    connection.execute(bound)


def lease(connection: Connection, table: str, node: str, ttl_ms: int) -> bool:
    """Take or prolong a lease, in one statement, so that of two nodes one comes first."""
    wanted = upserting(connection.dialect, leases).values(table_id=table, node=node, expires=_in(ttl_ms))
    granted = wanted.on_conflict_do_update(
        index_elements=[leases.c.table_id],
        set_={"node": wanted.excluded.node, "expires": wanted.excluded.expires},
        where=or_(leases.c.node == wanted.excluded.node, leases.c.expires <= Now()),
    ).returning(leases.c.expires)
    return connection.execute(granted).scalar() is not None


def renew(connection: Connection, node: str, ttl_ms: int) -> list[str]:
    """Prolong all leases of a node that have not run out."""
    wanted = (
        update(leases)
        .where(leases.c.node == node, leases.c.expires > Now())
        .values(expires=_in(ttl_ms))
        .returning(leases.c.table_id)
    )
    return list(connection.execute(wanted).scalars())


def release(connection: Connection, table: str, node: str) -> None:
    """Give a lease back."""
    connection.execute(delete(leases).where(leases.c.table_id == table, leases.c.node == node))


def release_all(connection: Connection, node: str) -> None:
    """Give all leases of a node back."""
    connection.execute(delete(leases).where(leases.c.node == node))


def owner(connection: Connection, table: str) -> str | None:
    """Return who holds the lease."""
    wanted = select(leases.c.node).where(leases.c.table_id == table, leases.c.expires > Now())
    return connection.execute(wanted).scalar()


def why_refused(connection: Connection, append: Append) -> Conflict | NotFound:
    """Say why an append changed nothing."""
    length = connection.execute(select(tables.c.length).where(tables.c.id == append.table)).scalar()
    if length is not None:
        return Conflict(f"table {append.table} goes on with number {length}, not {append.expected}")
    if append.expected:
        return NotFound(f"there is no table {append.table}")
    return CodeTaken(f"the code of table {append.table} belongs to another table")


def in_place(connection: Connection, append: Append) -> bool:
    """Whether exactly these entries stand in the log where the append wants them."""
    wanted = (
        select(entries.c.body)
        .join(tables, tables.c.key == entries.c.table_key)
        .where(
            tables.c.id == append.table,
            entries.c.number.between(append.expected, append.length - 1),
        )
        .order_by(entries.c.number)
    )
    return tuple(connection.execute(wanted).scalars()) == append.entries


def upserting(dialect: Dialect, table: Table) -> sqlite.Insert | postgresql.Insert:
    """Return an insert that can say what to do when the row is already there; each dialect has its own."""
    return sqlite.insert(table) if dialect.name == "sqlite" else postgresql.insert(table)


def key_of(connection: Connection, table: str) -> int:
    """Return the small number of a table; raises `NotFound`."""
    key: int | None = connection.execute(select(tables.c.key).where(tables.c.id == table)).scalar()
    if key is None:
        raise NotFound(f"there is no table {table}")
    return key


def _in(ttl_ms: int) -> ColumnElement[int]:
    return Now() + literal(ttl_ms, BigInteger)
