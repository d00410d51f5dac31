"""Writes an archive: an example of everything that this program stores, in a folder with the next number.

    python -m tests.archive.make

Never renew an old folder: it holds what programs of its time have stored, and that must be readable and
continuable for ever. When something new is stored, add a folder. The tests tell when that is due.
"""

import asyncio
import gzip
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from alembic.config import Config
from alembic.script import ScriptDirectory
from msgspec.structs import replace
from sqlalchemy import create_engine
from sqlalchemy.pool import NullPool

from hranice.bots import make_bot
from hranice.cli.terminal.solo_table import PERSON, SoloTable, dealt
from hranice.daily.attempts import Task
from hranice.daily.dailies import task_of
from hranice.daily.making import MadeDay, MadeGame, Prepared, complete_options, made_day, puzzles_of
from hranice.daily.messages import Verdict
from hranice.daily.practice_puzzles import practice_day
from hranice.daily.puzzle_games import judged_bot, position_of
from hranice.game import Game
from hranice.games.border import BORDER
from hranice.games.border.rules.state import Options as BorderOptions
from hranice.games.travel import TRAVEL
from hranice.games.travel.rules.options import Options as TravelOptions
from hranice.lab.playing import play_game
from hranice.live.live_table import summary_of
from hranice.plugins import GAMES
from hranice.store import DayResult
from hranice.store.location import FILE, open_store
from hranice.store.migrate import MIGRATIONS, upgrade
from hranice.store.restore import restore
from hranice.table.log import read_log
from hranice.table.record_export import full_record
from hranice.table.record_reader import read_record
from hranice.table.record_replay import replayed
from tests.archive.shapes import shapes
from tests.archive.shown import shown_of_game, shown_of_table
from tests.archive.tables import DAY, GUIDES, PEOPLE_KEYS, Course, every_table, own_boards, own_map
from tests.travel.made_up import SMALLEST

ARCHIVE = Path(__file__).parent
BACKUP = "backup.gz"
SHAPES = "shapes.json"
SHOWN = "shown.json.gz"
DATABASES, RECORDS, TABLES = "databases", "records", "tables"
SEED = 1


def folders() -> list[Path]:
    """Return the archives that there are, the oldest first."""
    return sorted(folder for folder in ARCHIVE.iterdir() if folder.name.isdecimal())


def write(folder: Path) -> None:
    """Write an archive into a new folder."""
    courses = list(every_table())
    records = dict(every_record(courses))
    for name in (DATABASES, RECORDS, TABLES):
        (folder / name).mkdir(parents=True)
    for course in courses:
        log = b"".join(entry + b"\n" for entry in course.log)
        _write_packed(folder / TABLES / f"{course.name}.jsonl.gz", log)
    for name, record in records.items():
        _write_packed(folder / RECORDS / f"{name}.jsonl.gz", record)
    shown = {
        TABLES: {course.name: shown_of_table(course.table) for course in courses},
        RECORDS: {name: _last_shown(record) for name, record in records.items()},
    }
    _write_packed(folder / SHOWN, msgspec.json.encode(shown))
    (folder / SHAPES).write_bytes(msgspec.json.format(msgspec.json.encode(shapes()), indent=1) + b"\n")
    with tempfile.TemporaryDirectory() as place:
        old = Path(place) / "of old.gz"
        asyncio.run(_store(courses, Path(place), old, folder / BACKUP))
        _write_packed(_database(folder, _revisions()[-1]), (Path(place) / FILE).read_bytes())
        for revision in _revisions()[:-1]:
            _write_packed(_database(folder, revision), _old_database(old, revision))


def every_record(courses: list[Course]) -> Iterator[tuple[str, bytes]]:
    """Yield records by name: of games to their end between bots, from the server, and from the terminal."""
    simulated: tuple[tuple[Game[Any, Any, Any], str, int, Any], ...] = (
        *((BORDER, "standard", seats, BorderOptions()) for seats in BORDER.players),
        (BORDER, "own", 2, own_boards(2)),
        *((TRAVEL, "europe", seats, TravelOptions()) for seats in TRAVEL.players),
        *((TRAVEL, "usa", seats, TravelOptions(map="usa", show=0)) for seats in TRAVEL.players),
        *((TRAVEL, "harder", seats, TravelOptions(harder=True, limit=4)) for seats in (2, 3)),
        (TRAVEL, "own", 2, TravelOptions(map=own_map(), open_map=(0,), colours=("white",))),
        (TRAVEL, "small", 3, TravelOptions(map=SMALLEST)),
    )
    for game, kind, seats, options in simulated:
        played = play_game(
            game, game.complete(options), [GUIDES[game.name]] * seats, SEED, seats, recorded=True
        )
        assert played.record is not None
        yield f"{game.name}-{kind}-{seats}", played.record
    for course in courses:
        if course.table.phase == "finished":
            yield f"{course.name}-server", full_record(*read_log(course.log, GAMES))
    for game in GAMES.values():
        for seats in game.players:
            yield f"{game.name}-left-{seats}-terminal", terminal_record(game, seats, 10 + 10 * seats)
        yield f"{game.name}-finished-terminal", terminal_record(game, game.players[0])


def terminal_record(game: Game[Any, Any, Any], seats: int, events: int | None = None) -> bytes:
    """Return what the terminal keeps of a game between a person and bots, left after some events."""
    guide, random, now = make_bot(game, GUIDES[game.name], SEED), Random(SEED), 0
    bots = [GUIDES[game.name]] * (seats - 1)
    deal = dealt(game, game.options_type(), "Jana", bots, f"terminal {seats}")
    table = SoloTable(game, deal, clock=lambda: now)
    while not table.play.over and (events is None or table.record.count(b"\n") <= events):
        table.go_on()
        if PERSON in table.play.due.seats:
            now += random.randrange(500)
            table.act(guide.choose(game.redact(table.state, PERSON), PERSON).move)
        else:
            now += round(1000 * (table.seconds_left() or 0))
    if table.play.over:
        table.finish()
    return table.record


async def _store(courses: list[Course], place: Path, old: Path, backup: Path) -> None:
    """Put the tables into a store, as the server does, and write a backup of it, and one as of old."""
    store = await open_store(place)
    for course in courses:
        table = course.table
        await store.append(table.id, 0, course.log, summary_of(table, course.now))
        for player in table.players:
            await store.remember(player, table.id)
    await store.lease(courses[0].table.id, "a node that stopped", 1)
    await store.backup(old)
    await store.keep_material(TRAVEL.name, "its digest", b"a map", courses[0].now)
    made = prepared_day()
    await store.keep_day(DAY, msgspec.json.encode(made), courses[0].now)
    verdict = msgspec.json.encode(judged(task_of(DAY, "border", made.games["border"], 1, 0)))
    await store.keep_day_result(
        DayResult(DAY, "border", 1, PEOPLE_KEYS[0], 1.0, counted=True, verdict=verdict)
    )
    await store.backup(backup)
    await store.close()


def prepared_day() -> MadeDay:
    """Return a day as a server has it, with what happened before its puzzles."""

    def ready(name: str, made: MadeGame, number: int) -> Prepared:
        record = task_of(DAY, name, made, number, 0).lesson("").record
        return replace(made.puzzles[number], events=record.events)

    games = {
        name: replace(made, puzzles=tuple(ready(name, made, number) for number in range(len(made.puzzles))))
        for name, made in practice_day(DAY).games.items()
    }
    return made_day(DAY, games)


def judged(task: Task) -> Verdict:
    """Return the verdict on an expert."""
    game = GAMES[task.game]
    position = position_of(game, complete_options(game, task.options), task.bots, task.puzzle)
    found = judged_bot(position, puzzles_of(game).judge, "expert")
    return Verdict(found.result, task.puzzle.kind, task.puzzle.seat, found.decisions)


def _old_database(backup: Path, revision: str) -> bytes:
    """Return a database as a program of that revision would have it, with the tables of a backup."""
    with tempfile.TemporaryDirectory() as place:
        file = Path(place) / FILE
        engine = create_engine(f"sqlite:///{file}", poolclass=NullPool)
        with engine.begin() as connection:
            upgrade(connection, revision)
            restore(connection, backup, replace=False)
        return file.read_bytes()


def _revisions() -> list[str]:
    """Return the revisions of the database, the oldest first."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()][::-1]


def _database(folder: Path, revision: str) -> Path:
    return folder / DATABASES / f"{revision}.sqlite3.gz"


def _last_shown(data: bytes) -> Any:
    record = read_record(data, GAMES)
    *_, last = replayed(record)
    return shown_of_game(record.game, last.state, len(record.header.seats))


def _write_packed(file: Path, content: bytes) -> None:
    file.write_bytes(gzip.compress(content, mtime=0))


if __name__ == "__main__":
    write(ARCHIVE / f"{len(folders()) + 1:04}")
