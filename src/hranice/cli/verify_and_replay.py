"""`hranice verify` and `hranice replay`: records, proven and shown."""

import sys
from collections import deque
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from hranice.cli.errors import WRONG_INPUT, WrongUse, complain, explain, own_texts
from hranice.cli.narration import player_names, told, worth_telling
from hranice.cli.number_format import counted
from hranice.locale import Texts, refusal
from hranice.plugins import GAMES
from hranice.table.promise_check import Kept, check_promises
from hranice.table.record_reader import BadRecord, NoRecord, Record, read_record
from hranice.table.record_replay import replayed
from hranice.table.record_replay import verify as proven

NOT_SOUND = 1
UNFINISHED = 3
"""Exit statuses of `verify`, besides 0 for a sound record and `WRONG_INPUT` for what is no record."""
GRAVEST_FIRST = (NOT_SOUND, WRONG_INPUT, UNFINISHED)

LARGEST_FILE = 50_000_000
"""In bytes, a thousand times as much as a record of a long game has."""

LEAVE = ("q", "Q", "\x1b", "\x03")
REST = ("a", "A")


def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Records, as JSON Lines.")],
    *,
    commitment: Annotated[
        str, typer.Option(metavar="HEX", help="What the table showed at its opening.")
    ] = "",
    digest: Annotated[str, typer.Option(metavar="HEX", help="What it showed at the start.")] = "",
    seed: Annotated[
        list[str] | None, typer.Option(metavar="TEXT", help="What one's own device drew; once for each seat.")
    ] = None,
) -> None:
    """Check records: every rule, every stamp, and every chance against the commitment.

    A record alone can only be consistent. That it is of the game that was dealt shows by what was kept of it.

    The exit status is 0 if all are sound; 1 if one is not, and the first thing wrong in it is named; 2 if
    one is no record; 3 if one has no end: the game is unfinished, or the record was cut off.
    """
    kept = Kept(commitment.lower(), digest.lower(), tuple(seed or ()))
    found = {_judged(file, kept) for file in files}
    raise typer.Exit(next((status for status in GRAVEST_FIRST if status in found), 0))


def _judged(file: Path, kept: Kept) -> int:
    """Say how a record was found; return the status for it."""
    try:
        record = read_file(file)
        found = _praise(record, kept)
        check_promises(record, kept)
    except BadRecord as bad:
        complain(blame(file, bad))
        return status_of(bad)
    except OSError as error:
        complain(explain(error))
        return WRONG_INPUT
    typer.echo(f"{file}: {found}")
    return UNFINISHED if record.end is None else 0


def status_of(bad: BadRecord) -> int:
    """Return the exit status for what is not as it should be."""
    return WRONG_INPUT if isinstance(bad, NoRecord) else NOT_SOUND


def read_file(file: Path) -> Record:
    """Return the record in a file. Raises `BadRecord`, or `OSError`."""
    with file.open("rb") as source:
        data = source.read(LARGEST_FILE + 1)
    if len(data) > LARGEST_FILE:
        raise NoRecord(1, f"this is no record: it is larger than {LARGEST_FILE} bytes")
    return read_record(data, GAMES)


def blame(file: Path, bad: BadRecord) -> str:
    """Say what is wrong with a record, and what the rules say to it."""
    said = f": {refusal(Texts(), bad.refused)}" if bad.refused else ""
    return f"{file}, {bad.place}: {bad.fault}{said}"


def _praise(record: Record, kept: Kept) -> str:
    """Prove a record and say how it was found."""
    standing = proven(record)
    seats, events = counted(len(record.header.seats), "seat"), counted(len(record.events), "event")
    material = record.game.parts.material(record.header.options)
    course = ", ".join(filter(None, (record.game.name, material, seats, events)))
    if record.end is None:
        fault = "the game is over, its end is missing" if standing.over else "unfinished, or cut off"
        return f"{fault} ({course}; the secret is not opened, so chance is not proven)"
    names = player_names(record)
    winners = " and ".join(names[seat] for seat in standing.winners)
    return f"sound ({course}; won by {winners}); {_bound(record, kept)}"


def _bound(record: Record, kept: Kept) -> str:
    """Say what shows that this is the game that was dealt, and not one made up afterwards."""
    if kept.digest:
        return "its digest is the one that was kept"
    if not record.digest:
        return "format 1, in which nothing bound the options before the seeds were known"
    return f"consistent in itself; whether it is the game that was dealt tells the digest, {record.digest}"


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, as JSON Lines.")],
    *,
    everything: Annotated[bool, typer.Option("--all", help="Print everything without waiting.")] = False,
    language: Annotated[str | None, typer.Option(metavar="CODE", help="en, cs, it or de.")] = None,
) -> None:
    """Show a record step by step: any key goes on, “a” shows all the rest, “q” leaves."""
    texts = own_texts(language)
    console = Console(highlight=False)
    waiting = console.is_terminal and sys.stdin.isatty() and not everything
    try:
        record = read_file(file)
        console.print(Text(f"{record.game.name}: {', '.join(player_names(record))}", style="bold"))
        states: deque[Any] = deque(maxlen=2)
        for step in replayed(record):
            states.append(step.state)
            if not worth_telling(step, record):
                continue
            console.print(told(step, states[0], record, texts))
            if waiting and step.number < len(record.events):
                key = typer.getchar()
                if key in LEAVE:
                    return
                waiting = key not in REST
    except BadRecord as bad:
        raise WrongUse(blame(file, bad)) from None
    console.print(Text(_outcome(record), style="bold"))


def _outcome(record: Record) -> str:
    """Return the points of everybody, or a sign that the game goes on."""
    if record.end is None:
        return "…"
    scores = zip(player_names(record), record.end.result.scores, strict=True)
    return ", ".join(f"{name} {score}" for name, score in scores)
