"""Tables with their logs, and the players bound to them."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

KEY = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Make the first three."""
    op.create_table(
        "tables",
        sa.Column("key", KEY, primary_key=True),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("taken", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("length", sa.Integer, nullable=False, comment="the number of the next entry"),
        sa.UniqueConstraint("id"),
        sa.UniqueConstraint("code"),
    )
    op.create_index("tables_phase_created", "tables", ["phase", "created"])
    op.create_index("tables_public_created", "tables", ["public", "created"])
    op.create_table(
        "entries",
        sa.Column("table_key", KEY, sa.ForeignKey("tables.key", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "players",
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("table_key", KEY, sa.ForeignKey("tables.key", ondelete="CASCADE"), primary_key=True),
    )
    op.create_index("players_table_key", "players", ["table_key"])
