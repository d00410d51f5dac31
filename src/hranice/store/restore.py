"""Restores a backup: puts its tables into a database, next to those that are there."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, TypeVar

from msgspec.structs import asdict
from sqlalchemy import Connection, Table, delete, insert, select
from sqlalchemy.exc import IntegrityError

from hranice.store.backup import (
    BATCH,
    DayLine,
    DayResultLine,
    EntryLine,
    MaterialLine,
    PlayerLine,
    TableLine,
    read,
)
from hranice.store.interface import BadBackup, Contents
from hranice.store.queries import Now, upserting
from hranice.store.schema import day_results, days, entries, leases, materials, players, tables

T = TypeVar("T")


def restore(connection: Connection, file: Path, *, replace: bool) -> Contents:
    """Add what a backup holds. Any exception must undo the transaction: a file may be found bad late."""
    keys: dict[int, int] = {}  # from the numbers of tables in the file to those that they get here
    lengths: dict[int, int] = {}
    missing: Counter[int] = Counter()
    count = kept = 0
    try:
        for batch in _batches(read(file)):
            new = [row for row in batch if isinstance(row, TableLine)]
            logged = [row for row in batch if isinstance(row, EntryLine)]
            seated = [row for row in batch if isinstance(row, PlayerLine)]
            brought = [row for row in batch if isinstance(row, MaterialLine)]
            if new:
                _make_room(connection, [row.id for row in new], file, replace)
                keys |= _add_tables(connection, new)
                lengths |= {row.key: row.length for row in new}
                missing.update({row.key: row.length for row in new})
            missing.subtract(row.table_key for row in logged if row.number < lengths[row.table_key])
            _add(connection, entries, [_moved(row, keys) for row in logged])
            _add(connection, players, [_moved(row, keys) for row in seated])
            _add_missing(connection, materials, [{**asdict(row), "size": len(row.body)} for row in brought])
            _add_missing(connection, days, [asdict(row) for row in batch if isinstance(row, DayLine)])
            results = [asdict(row) for row in batch if isinstance(row, DayResultLine)]
            _add_missing(connection, day_results, results)
            count += len(logged)
            kept += len(brought)
    except IntegrityError:
        raise BadBackup(
            f"A table in {file} has the same invite code as another one that is stored here."
        ) from None
    except KeyError:
        raise BadBackup(f"{file} is damaged: it has entries of an unknown table.") from None
    if any(missing.values()) or count != sum(lengths.values()):
        raise BadBackup(f"{file} is damaged: a log in it has gaps.")
    return Contents(len(keys), count, kept)


def _make_room(connection: Connection, ids: list[str], file: Path, replace: bool) -> None:
    """See to it that none of these tables is here."""
    here = list(connection.execute(select(tables.c.id).where(tables.c.id.in_(ids))).scalars())
    if not here:
        return
    if not replace:
        raise BadBackup(
            f"Tables of {file} are stored here already, {here[0]} for one. With --replace those that are "
            "here give way to those of the backup."
        )
    played = select(leases.c.table_id).where(leases.c.table_id.in_(here), leases.c.expires > Now())
    owned = connection.execute(played).scalar()
    if owned is not None:
        raise BadBackup(f"Table {owned} is being played and cannot be replaced now. Stop the server first.")
    connection.execute(delete(tables).where(tables.c.id.in_(here)))


def _add_tables(connection: Connection, rows: list[TableLine]) -> dict[int, int]:
    """Add tables and return their numbers in the file with their numbers here."""
    numbers = {row.id: row.key for row in rows}
    values = [asdict(row) for row in rows]
    for value in values:
        del value["key"]
    _add(connection, tables, values)
    given = connection.execute(select(tables.c.id, tables.c.key).where(tables.c.id.in_(numbers)))
    return {numbers[id_]: key for id_, key in given}


def _add_missing(connection: Connection, table: Table, rows: list[dict[str, Any]]) -> None:
    """Add what is not here. What is here stays: the same material or day, or the first of two results."""
    if rows:
        connection.execute(upserting(connection.dialect, table).on_conflict_do_nothing(), rows)


def _moved(row: EntryLine | PlayerLine, keys: dict[int, int]) -> dict[str, Any]:
    """Return a row with the number that its table has here."""
    return {**asdict(row), "table_key": keys[row.table_key]}


def _add(connection: Connection, table: Table, rows: list[dict[str, Any]]) -> None:
    if rows:
        connection.execute(insert(table), rows)


def _batches(rows: Iterable[T]) -> Iterator[list[T]]:
    rows = iter(rows)
    while batch := list(islice(rows, BATCH)):
        yield batch
