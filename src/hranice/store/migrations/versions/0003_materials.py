"""Materials: what people made to play on, kept for everybody at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add them."""
    op.create_table(
        "materials",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column(
            "size", sa.Integer, nullable=False, comment="of the body: a sum over all of them reads no body"
        ),
        sa.Column("used", sa.BigInteger, nullable=False, comment="when somebody last wanted it, by the day"),
    )
    op.create_index("materials_used", "materials", ["used"])
