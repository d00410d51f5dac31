"""Days and results of the daily deal."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add them."""
    op.create_table(
        "days",
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False, comment="ms since the epoch"),
    )
    op.create_table(
        "day_results",
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("share", sa.Double, nullable=False, comment="how near to the best, 0 to 1"),
        sa.Column("counted", sa.Boolean, nullable=False, comment="whether others are compared with it"),
        sa.Column("verdict", sa.LargeBinary, nullable=False),
    )
    op.create_index("day_results_player", "day_results", ["player"])
