"""What was ever stored is read, shown as it was, and gone on with to its end; see `make`."""

import asyncio
import gzip
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from hranice.daily.dailies import read_made, task_of
from hranice.daily.messages import Verdict
from hranice.insight import Analysis, Progress, insight_of
from hranice.live.live_table import summary_of
from hranice.plugins import GAMES
from hranice.store import Store, backup
from hranice.store.location import FILE, open_store
from hranice.table.log import read_log
from hranice.table.record import FirstHeader, FirstLine, Line
from hranice.table.record_export import full_record
from hranice.table.record_reader import read_record
from hranice.table.record_replay import replayed, verify
from hranice.table.replay_frames import shown
from hranice.table.table_state import Table, replay
from tests.archive.make import BACKUP, DATABASES, RECORDS, SHAPES, SHOWN, TABLES, folders, write
from tests.archive.shapes import Form, forms, forms_in, shapes
from tests.archive.shown import lost, shown_of_game, shown_of_table
from tests.archive.tables import PEOPLE
from tests.table_core.scene import Device, Scene, key, play_people
from tests.table_core.seeds import reveal_all, start
from tests.table_core.virtual import run


def files(pattern: str) -> pytest.MarkDecorator:
    """Run a test with every file of that kind in every archive."""
    found = [file for folder in folders() for file in sorted(folder.glob(pattern))]
    ids = [f"{file.relative_to(folders()[0].parent)}".removesuffix(".jsonl.gz") for file in found]
    return pytest.mark.parametrize("file", found, ids=ids)


EVERY_TABLE = files(f"{TABLES}/*")
EVERY_RECORD = files(f"{RECORDS}/*")
EVERY_BACKUP = files(BACKUP)
EVERY_DATABASE = files(f"{DATABASES}/*")
EVERY_ARCHIVE = pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.name)

FAR_ENOUGH = 32
"""Steps of an analysis."""


def unpacked(file: Path) -> bytes:
    return gzip.decompress(file.read_bytes())


def log_in(file: Path) -> list[bytes]:
    return unpacked(file).splitlines()


@cache
def shown_then(folder: Path) -> Any:
    return msgspec.json.decode(unpacked(folder / SHOWN))


def table_after(log: list[bytes]) -> Table:
    *_, (table, _, _) = replay(*read_log(log, GAMES))
    return table


@cache
def log_to_the_end(file: Path) -> list[bytes]:
    """Return the log of a table after people and bots have gone on with it to the end of its game."""

    async def scene() -> list[bytes]:
        tables, log = Scene(), log_in(file)
        table = table_after(log).id
        tables.logs.logs[table] = log
        live = await tables.registry.get(table)
        watcher = live.connect(None, Device(live.table.game).sink)
        here = [name for name in PEOPLE if live.table.seats_of(key(name))]
        connections = {name: live.connect(key(name), Device(live.table.game).sink) for name in here}
        if live.table.phase == "open":
            await start(live, live.table.host, fill="random")
        elif live.table.phase == "starting":
            await reveal_all(live)
        await play_people(live, connections, Random(1))
        watcher.close()
        return tables.logs.logs[table]

    return run(scene())


def logs_to_the_end(folder: Path) -> dict[Path, list[bytes]]:
    """Return all logs of an archive after that, by file."""
    return {file: log_to_the_end(file) for file in sorted((folder / TABLES).iterdir())}


@EVERY_TABLE
def test_a_table_is_what_it_was(file: Path) -> None:
    then = shown_then(file.parents[1])[TABLES][file.name.removesuffix(".jsonl.gz")]
    assert not list(lost(then, shown_of_table(table_after(log_in(file)))))


@EVERY_TABLE
def test_a_table_goes_on_to_the_end_of_its_game(file: Path) -> None:
    before, log = log_in(file), log_to_the_end(file)
    assert log[: len(before)] == before
    if table_after(before).phase == "closed":
        assert log == before
    else:
        assert verify(read_record(full_record(*read_log(log, GAMES)), GAMES)).over


async def check_store(place: str | Path, ends: dict[Path, list[bytes]], restored: Path | None = None) -> None:
    """See that a store, after restoring a backup if need be, has these tables, and go on with them."""
    store = await open_store(place)
    try:
        if restored is not None:
            await store.restore(restored)
        for file, end in ends.items():
            await check_table(store, log_in(file), end)
    finally:
        await store.close()


async def check_table(store: Store, log: list[bytes], end: list[bytes]) -> None:
    """See that a store has a table with all that belongs to it, and write the rest of its log."""
    table, more = table_after(log), end[len(log) :]
    assert await store.read(table.id) == log
    assert await store.find(table.opened.code) == table.id
    found = await store.summary(table.id)
    assert found == summary_of(table, found.updated)
    for player in table.players:
        assert table.id in await store.tables_of(player)
    if more:
        await store.append(table.id, len(log), more, summary_of(table_after(end), found.updated))
    assert await store.read(table.id) == end


@EVERY_BACKUP
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_backup_is_restored_and_gone_on_with(
    file: Path, kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    place = tmp_path if kind == "sqlite" else request.getfixturevalue("postgres_url")
    asyncio.run(check_store(place, logs_to_the_end(file.parent), file))


@EVERY_DATABASE
def test_a_database_is_brought_up_to_date_and_gone_on_with(file: Path, tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(unpacked(file))
    asyncio.run(check_store(tmp_path, logs_to_the_end(file.parents[1])))


@EVERY_BACKUP
def test_the_puzzles_of_a_day_can_be_played(file: Path) -> None:
    lines = msgspec.json.Decoder(backup.Head | backup.Row | backup.End)
    for line in map(lines.decode, log_in(file)):
        if isinstance(line, backup.DayLine):
            for name, made in read_made(line.body).games.items():
                for number in range(len(made.puzzles)):
                    lesson = task_of(line.day, name, made, number, 1).lesson(PEOPLE[0])
                    *_, (table, _, _) = replay(lesson.record.game, lesson.log(PEOPLE[0], "Anna", 10**12))
                    assert table.play is not None
                    assert lesson.seat in table.play.due.seats
        if isinstance(line, backup.DayResultLine):
            assert msgspec.json.decode(line.verdict, type=Verdict).decisions


@EVERY_RECORD
def test_a_record_is_proven_and_replayed(file: Path) -> None:
    record = read_record(unpacked(file), GAMES)
    *_, last = replayed(record)
    then = shown_then(file.parents[1])[RECORDS][file.name.removesuffix(".jsonl.gz")]
    assert not list(lost(then, shown_of_game(record.game, last.state, len(record.header.seats))))
    if record.end is not None:
        assert shown(record).result == record.end.result


@EVERY_RECORD
def test_a_record_is_analysed(file: Path) -> None:
    """To the end where the game is short: of long ones the first part says as much, and sooner."""
    record = read_record(unpacked(file), GAMES)
    *_, found = islice(insight_of(record.game).analysed(record), FAR_ENOUGH)
    assert isinstance(found, Analysis if len(record.events) + 2 <= FAR_ENOUGH else Progress)


@EVERY_ARCHIVE
def test_no_tag_and_no_name_is_lost(folder: Path) -> None:
    assert not list(lost(msgspec.json.decode((folder / SHAPES).read_bytes()), shapes()))


def test_the_newest_archive_knows_all_tags_and_names() -> None:
    """What is stored may grow. Then `python -m tests.archive.make` adds a folder."""
    assert msgspec.json.decode((folders()[-1] / SHAPES).read_bytes()) == shapes()


def test_every_form_of_what_is_stored_is_in_the_archive() -> None:
    assert forms() - forms_among(folders()) == set()


def test_the_next_archive_can_be_made_and_has_every_form(tmp_path: Path) -> None:
    write(tmp_path / "next")
    # What nothing writes any more is in an older one.
    assert forms() - forms_among([tmp_path / "next", *folders()]) == set()


def forms_among(archives: list[Path]) -> set[Form]:
    return {form for folder in archives for value in values_in(folder) for form in forms_in(value)}


def values_in(folder: Path) -> Iterator[Any]:
    """Yield every stored value of an archive."""
    for file in (folder / TABLES).iterdir():
        yield from read_log(log_in(file), GAMES)[1]
    for file in (folder / RECORDS).iterdir():
        record = read_record(unpacked(file), GAMES)
        yield record.header
        kind: Any = FirstLine if isinstance(record.header, FirstHeader) else Line
        for number, event in enumerate((*record.events, *filter(None, (record.end,))), 1):
            yield kind(number, event, "")
    lines = msgspec.json.Decoder(backup.Head | backup.Row | backup.End)
    for line in map(lines.decode, log_in(folder / BACKUP)):
        yield line
        if isinstance(line, backup.DayLine):
            yield read_made(line.body)
