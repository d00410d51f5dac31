"""Many appends in one statement of PostgreSQL."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import (
    ARRAY,
    Connection,
    FromClause,
    Integer,
    Text,
    bindparam,
    column,
    func,
    insert,
    select,
    union_all,
    update,
)
from sqlalchemy.dialects import postgresql
from sqlalchemy.types import TypeEngine

from hranice.store.queries import CHANGING, FIXED, Append
from hranice.store.schema import entries, tables


def append_all(connection: Connection, appends: Sequence[Append]) -> set[str]:
    """Write appends, at most one per table; return the tables whose log was indeed as expected."""
    given = [
        {
            **msgspec.structs.asdict(append.summary),
            "id": append.table,
            "expected": append.expected,
            "length": append.length,
        }
        for append in appends
    ]
    lines = [
        {"id": append.table, "number": number, "body": body}
        for append in appends
        for number, body in enumerate(append.entries, append.expected)
    ]
    columns = {**_columns("given", GIVEN, given), **_columns("line", LINE, lines)}
    return set(connection.execute(STATEMENT, columns).scalars())


GIVEN: Mapping[str, TypeEngine[Any]] = {
    **{name: tables.c[name].type for name in (*FIXED, *CHANGING)},
    "expected": Integer(),
}
LINE: Mapping[str, TypeEngine[Any]] = {"id": Text(), "number": Integer(), "body": entries.c.body.type}


def _columns(
    name: str, types: Mapping[str, TypeEngine[Any]], rows: Sequence[dict[str, Any]]
) -> dict[str, list[Any]]:
    """Turn rows into the arrays that `_unnested` takes."""
    return {f"{name}_{field}": [row[field] for row in rows] for field in types}


def _unnested(name: str, types: Mapping[str, TypeEngine[Any]]) -> FromClause:
    """Return rows whose columns come as arrays: the text stays the same for any number of rows."""
    arrays = (bindparam(f"{name}_{field}", type_=ARRAY(type_)) for field, type_ in types.items())
    columns = (column(field, type_) for field, type_ in types.items())
    return func.unnest(*arrays).table_valued(*columns).render_derived(name=name)


def _statement() -> Any:
    given, line = _unnested("given", GIVEN), _unnested("line", LINE)
    new = select(*(given.c[name] for name in (*FIXED, *CHANGING))).where(given.c.expected == 0)
    created = (
        postgresql.insert(tables)
        .from_select([*FIXED, *CHANGING], new)
        .on_conflict_do_nothing()
        .returning(tables.c.key, tables.c.id)
        .cte("created")
    )
    # A rival that changes the same row makes this wait, and then look again at the length.
    advanced = (
        update(tables)
        .where(tables.c.id == given.c.id, tables.c.length == given.c.expected)
        .values({name: given.c[name] for name in CHANGING})
        .returning(tables.c.key, tables.c.id)
        .cte("advanced")
    )
    done = union_all(select(created), select(advanced)).cte("done")
    rows = select(done.c.key, line.c.number, line.c.body).join_from(done, line, done.c.id == line.c.id)
    written = insert(entries).from_select(["table_key", "number", "body"], rows).cte("written")
    return select(done.c.id).add_cte(written)


STATEMENT = _statement()
