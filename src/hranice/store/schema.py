"""The shape of the database, the same for both back ends. It changes only together with a migration."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

Key = BigInteger().with_variant(Integer, "sqlite")
"""SQLite numbers rows by itself only in a column of the very type INTEGER."""

metadata = MetaData(
    naming_convention={
        "pk": "%(table_name)s_pk",
        "uq": "%(table_name)s_%(column_0_name)s_unique",
        "fk": "%(table_name)s_%(column_0_name)s_fk",
        "ix": "%(table_name)s_%(column_0_N_name)s",
    }
)

# The indices hold only what seldom changes: `updated` and `length`, which every append changes, are in none.
tables = Table(
    "tables",
    metadata,
    Column("key", Key, primary_key=True),
    Column("id", Text, nullable=False, unique=True),
    Column("code", Text, nullable=False, unique=True),
    Column("game", Text, nullable=False),
    Column("phase", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("taken", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("length", Integer, nullable=False, comment="the number of the next entry"),
    Index(None, "phase", "created"),
    Index(None, "public", "created"),
)

# Entries refer to a table by a small number given in order of creation: tables played at the same time lie
# side by side in the index, and a group of appends writes a quarter of the pages that random ids cost.
entries = Table(
    "entries",
    metadata,
    Column("table_key", Key, ForeignKey(tables.c.key, ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

players = Table(
    "players",
    metadata,
    Column("player", Text, primary_key=True),
    Column("table_key", Key, ForeignKey(tables.c.key, ondelete="CASCADE"), primary_key=True),
    Index(None, "table_key"),
)

# No foreign key: a table is owned before its first entry is written.
leases = Table(
    "leases",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("node", Text, nullable=False),
    Column("expires", BigInteger, nullable=False, comment="ms since the epoch, by the database's clock"),
    Index(None, "node"),
)

# What a list shows of a finished game: made of its log once, so that lists need not read logs.
results = Table(
    "results",
    metadata,
    Column(
        "table_key",
        Key,
        ForeignKey(tables.c.key, ondelete="CASCADE"),
        primary_key=True,
        autoincrement=False,
    ),
    Column("body", LargeBinary, nullable=False),
)

# What people made to play on. Nothing says who did: it is for everybody at a table, while anybody wants it.
materials = Table(
    "materials",
    metadata,
    Column("game", Text, primary_key=True),
    Column("digest", Text, primary_key=True),
    Column("body", LargeBinary, nullable=False),
    Column("size", Integer, nullable=False, comment="of the body: a sum over all of them reads no body"),
    Column("used", BigInteger, nullable=False, comment="when somebody last wanted it, by the day"),
    Index(None, "used"),
)

# The daily deal. A day is never changed once it is there: its hash has been told.
days = Table(
    "days",
    metadata,
    Column("day", Text, primary_key=True),
    Column("body", LargeBinary, nullable=False),
    Column("made", BigInteger, nullable=False, comment="ms since the epoch"),
)

# What came of a puzzle, one for each player: the first one stays.
day_results = Table(
    "day_results",
    metadata,
    Column("day", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("player", Text, primary_key=True),
    Column("share", Double, nullable=False, comment="how near to the best, 0 to 1"),
    Column("counted", Boolean, nullable=False, comment="whether others are compared with it"),
    Column("verdict", LargeBinary, nullable=False),
    Index(None, "player"),
)
