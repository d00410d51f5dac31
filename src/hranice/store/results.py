"""Results of finished games, each beside its table."""

from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from hranice.store.interface import FINISHED, NotFound
from hranice.store.queries import key_of, upserting
from hranice.store.schema import players, results, tables


def finished_of(
    connection: Connection, player: str, start: int, limit: int
) -> list[tuple[str, bytes | None]]:
    """Return finished tables of a player, the one touched last first, with their results."""
    wanted = (
        select(tables.c.id, results.c.body)
        .join(players, players.c.table_key == tables.c.key)
        .outerjoin(results, results.c.table_key == tables.c.key)
        .where(players.c.player == player, tables.c.phase == FINISHED)
        .order_by(tables.c.updated.desc(), tables.c.key.desc())
        .offset(start)
        .limit(limit)
    )
    return [(table, body) for table, body in connection.execute(wanted)]


def find(connection: Connection, table: str) -> bytes | None:
    """Return the result of a table; None: there is none."""
    wanted = select(results.c.body).join(tables, tables.c.key == results.c.table_key)
    return connection.execute(wanted.where(tables.c.id == table)).scalar()


def keep(connection: Connection, table: str, body: bytes) -> None:
    """Keep the result of a table."""
    row = {"table_key": key_of(connection, table), "body": body}
    kept = upserting(connection.dialect, results).values(row)
    try:
        connection.execute(
            kept.on_conflict_do_update(index_elements=[results.c.table_key], set_={"body": body})
        )
    except IntegrityError:  # deleted by somebody else in between
        raise NotFound(f"there is no table {table}") from None
