"""Bringing a database up to date when the store is opened."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from hranice.game import BadInput

NEWEST = "0005"
"""The last of the migrations. Comparing with it spares an up-to-date database the weight of Alembic."""

MIGRATIONS = Path(__file__).parent / "migrations"

LOCK = 0x_48_52_41_4E
"""What nodes that start at the same moment queue up for on PostgreSQL: a number of our own ("HRAN")."""


class NewerStore(BadInput):
    """The data was written by a newer program."""


def migrate(connection: Connection) -> None:
    """Bring the database up to date; data written by an older program is kept.

    Runs in the transaction of the caller: afterwards all of it is done or nothing. On SQLite that
    transaction must already hold the right to write; on PostgreSQL a lock lets one node at a time through.
    """
    if connection.dialect.name == "postgresql":
        if _version(connection) == NEWEST:
            return  # do not even queue up
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    version = _version(connection)
    if version == NEWEST:
        return
    if version is not None and version > NEWEST:
        raise NewerStore("These tables were stored by a newer version of Hranice. Please upgrade it.")
    upgrade(connection, NEWEST)


def upgrade(connection: Connection, revision: str) -> None:
    """Run the migrations up to a revision."""
    from alembic import command  # noqa: PLC0415 - 0.3 s to load, and seldom needed
    from alembic.config import Config  # noqa: PLC0415 - the same

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    command.upgrade(config, revision)


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
