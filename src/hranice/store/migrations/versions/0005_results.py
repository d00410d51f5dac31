"""Results: what a list shows of a finished game, made of its log once."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

KEY = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Add them."""
    op.create_table(
        "results",
        sa.Column(
            "table_key",
            KEY,
            sa.ForeignKey("tables.key", ondelete="CASCADE"),
            primary_key=True,
            autoincrement=False,
        ),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
