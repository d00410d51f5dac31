"""Leases: one owner per table when several nodes share the store."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add them."""
    op.create_table(
        "leases",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("node", sa.Text, nullable=False),
        sa.Column(
            "expires", sa.BigInteger, nullable=False, comment="ms since the epoch, by the database's clock"
        ),
    )
    op.create_index("leases_node", "leases", ["node"])
