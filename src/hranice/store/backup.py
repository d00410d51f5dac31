"""Backups: one file format for both back ends, so that a backup may also move from one to the other.

A backup is a gzip file of JSON Lines, each an array that begins with its kind: a `hranice-backup` line with
the version of the format, then a line per table, per entry, per player's place at a table, per material, per
day and per result of the daily deal, and at last an `end` line with the counts and the SHA-256 of everything
before it. Leases are not part of it: they belong to nodes that run now. Fields may be added at the end of a
line of any kind, with a default; a new kind of line is a new version of the format.
"""

import gzip
import hashlib
import time
import zlib
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from errno import EEXIST
from pathlib import Path
from typing import Annotated

import msgspec
from sqlalchemy import Connection, Table, select

from hranice import __version__
from hranice.store.atomic_write import whole_or_not_at_all
from hranice.store.interface import BadBackup, Contents
from hranice.store.schema import day_results, days, entries, materials, players, tables

FORMAT = 3
BATCH = 1_000
LEVEL = 3
"""Of compression: the knee between the time it takes and the space it saves."""


class Head(msgspec.Struct, frozen=True, array_like=True, tag="hranice-backup"):
    """The first line."""

    format: int
    made_by: str
    at: int


Number = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
Large = Annotated[int, msgspec.Meta(ge=0, le=2**63 - 1)]
"""What the columns of every database can hold."""


class TableLine(msgspec.Struct, frozen=True, array_like=True, tag="table"):
    """A row of `tables`; `key` means something only within this backup."""

    key: Large
    id: str
    code: str
    game: str
    phase: str
    public: bool
    seats: Number
    taken: Number
    created: Large
    updated: Large
    length: Number


class EntryLine(msgspec.Struct, frozen=True, array_like=True, tag="entry"):
    """A row of `entries`."""

    table_key: Large
    number: Number
    body: bytes


class PlayerLine(msgspec.Struct, frozen=True, array_like=True, tag="player"):
    """A row of `players`."""

    player: str
    table_key: Large


class MaterialLine(msgspec.Struct, frozen=True, array_like=True, tag="material"):
    """A row of `materials`."""

    game: str
    digest: str
    body: bytes
    used: Large


class DayLine(msgspec.Struct, frozen=True, array_like=True, tag="day"):
    """A row of `days`."""

    day: str
    body: bytes
    made: Large


class DayResultLine(msgspec.Struct, frozen=True, array_like=True, tag="day-result"):
    """A row of `day_results`."""

    day: str
    game: str
    number: Number
    player: str
    share: float
    counted: bool
    verdict: bytes


class End(msgspec.Struct, frozen=True, array_like=True, tag="end"):
    """The last line: how many lines of which kind came before it, and their hash."""

    tables: int
    entries: int
    players: int
    sha256: str
    materials: int = 0
    days: int = 0
    results: int = 0


Row = TableLine | EntryLine | PlayerLine | MaterialLine | DayLine | DayResultLine
KINDS: dict[type[Row], Table] = {
    TableLine: tables,
    EntryLine: entries,
    PlayerLine: players,
    MaterialLine: materials,
    DayLine: days,
    DayResultLine: day_results,
}
"""In the order in which they are written; tables come before what belongs to them."""


def write(connection: Connection, file: Path, *, replace: bool) -> Contents:
    """Write all that the connection sees; its transaction must see one moment only."""
    if file.exists() and not replace:
        raise FileExistsError(EEXIST, "there is such a file already; it can be replaced by --replace", file)
    with whole_or_not_at_all(file) as target, gzip.GzipFile("", "wb", LEVEL, target, mtime=0) as stream:
        digest = hashlib.sha256()
        counts: Counter[type] = Counter()
        encode = msgspec.json.Encoder().encode
        for line in _lines(connection):
            raw = encode(line) + b"\n"
            digest.update(raw)
            counts[type(line)] += 1
            stream.write(raw)
        end = _end(counts, digest.hexdigest())
        stream.write(encode(end) + b"\n")
    return Contents(end.tables, end.entries, end.materials)


def check(file: Path) -> Contents:
    """Read a backup to its end; raises `BadBackup` unless it is whole and unchanged."""
    counts = Counter(map(type, read(file)))
    return Contents(counts[TableLine], counts[EntryLine], counts[MaterialLine])


def read(file: Path) -> Iterator[Row]:
    """Yield the rows of a backup; raises `BadBackup` at the latest after the last one."""
    try:
        with gzip.open(file, "rb") as stream:
            yield from _rows(stream, file)
    except gzip.BadGzipFile:
        raise BadBackup(f"{file} is not a backup of Hranice, or it is damaged.") from None
    except (EOFError, zlib.error, msgspec.DecodeError, UnicodeDecodeError):
        raise BadBackup(f"{file} is damaged: it is cut short or was changed.") from None


def _rows(stream: Iterable[bytes], file: Path) -> Iterator[Row]:
    digest = hashlib.sha256()
    counts: Counter[type] = Counter()
    lines = iter(stream)
    decode = msgspec.json.Decoder(Head | Row | End).decode
    for raw in lines:
        line = decode(raw)
        match line:
            case End():
                told = _end(counts, digest.hexdigest())
                if line != told or not counts[Head] or next(lines, None) is not None:
                    raise BadBackup(f"{file} is damaged: its contents do not agree with its check sum.")
                return
            case Head(format=version) if version > FORMAT:
                deque(lines, maxlen=0)  # to the end, where gzip finds out whether that is damage
                raise BadBackup(f"{file} was made by a newer version of Hranice ({line.made_by}).")
            case Head():
                pass
            case _:
                yield line
        counts[type(line)] += 1
        digest.update(raw)
    raise EOFError


def _end(counts: Counter[type], sha256: str) -> End:
    """Return the line that ends a backup of so many lines."""
    return End(
        counts[TableLine],
        counts[EntryLine],
        counts[PlayerLine],
        sha256,
        counts[MaterialLine],
        counts[DayLine],
        counts[DayResultLine],
    )


def _lines(connection: Connection) -> Iterator[Head | Row]:
    yield Head(FORMAT, __version__, time.time_ns() // 1_000_000)
    for kind, table in KINDS.items():
        rows = select(*(table.c[name] for name in kind.__struct_fields__))
        rows = rows.order_by(tables.c.key) if table is tables else rows
        for row in connection.execute(rows.execution_options(yield_per=BATCH)):
            yield kind(*row)
