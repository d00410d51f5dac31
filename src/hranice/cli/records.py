"""`hranice verify` and `hranice replay`: records, proven and shown."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from hranice.cli.errors import WrongUse, complain, explain
from hranice.game import Drawn, Moved, Value
from hranice.games import GAMES
from hranice.table.reading import BadRecord, Record, read_record
from hranice.table.record import Seat
from hranice.table.replaying import Step, replayed
from hranice.table.replaying import verify as proven

NOT_SOUND = 1
"""Exit status of `verify` when any record is not as it should be."""


def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Records, as JSON Lines.")],
) -> None:
    """Check records: every rule, every stamp, and every chance against the commitment.

    The exit status is 1 if any of them is not sound; the first thing wrong in each is named.
    """
    sound = True
    for file in files:
        try:
            typer.echo(f"{file}: {_praise(_read(file))}")
        except (BadRecord, OSError) as error:
            sound = False
            complain(explain(error) if isinstance(error, OSError) else f"{file}, {error}")
    if not sound:
        raise typer.Exit(NOT_SOUND)


def _read(file: Path) -> Record:
    return read_record(file.read_bytes(), GAMES)


def _praise(record: Record) -> str:
    """Prove a record and say how it was found."""
    standing = proven(record)
    seats, events = len(record.header.seats), len(record.events)
    course = f"{record.game.name}, {seats} seats, {events} events"
    if record.end is None:
        return f"consistent so far ({course}; the secret is not opened yet, so chance is not proven)"
    winners = " and ".join(_player(seat, record.header.seats) for seat in standing.winners)
    return f"sound ({course}; won by {winners})"


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, as JSON Lines.")],
    everything: Annotated[bool, typer.Option("--all", help="Print everything without waiting.")] = False,
) -> None:
    """Show a record step by step: any key goes on, “a” shows all the rest, “q” leaves."""
    console = Console(highlight=False)
    waiting = console.is_terminal and not everything
    try:
        record = _read(file)
        console.print(_title(record))
        for step in replayed(record):
            if step.event is None:
                continue
            console.print(_told(step, record))
            if waiting and step.number < len(record.events):
                key = typer.getchar()
                if key in "qQ\x03\x1b":
                    return
                waiting = key not in "aA"
    except BadRecord as bad:
        raise WrongUse(f"{file}, {bad}") from None
    if record.end is None:
        console.print(Text("… to be continued", style="dim"))


def _title(record: Record) -> Text:
    players = ", ".join(_player(seat, record.header.seats) for seat in range(len(record.header.seats)))
    return Text(f"{record.game.name}: {players}", style="bold")


def _told(step: Step, record: Record) -> Text:
    """Tell a step: who did what, then every fact in a line of its own."""
    seats = record.header.seats
    text = Text(f"{step.number:4}  ", style="dim")
    match step.event:
        case Moved(seat=seat, move=move):
            text.append(f"{_player(seat, seats)}: {_words(move, seats)}", style="bold cyan")
        case Drawn(outcome=outcome):
            text.append(f"chance: {' '.join(map(str, outcome))}", style="bold magenta")
        case _:
            text.append("the alarm rings", style="bold yellow")
    if step.event is not None and step.event.at:
        text.append(f"  {step.event.at / 1000:.3f} s", style="dim")
    for fact in step.facts:
        text.append(f"\n      {_words(fact, seats)}", style="not dim")
    return text


def _words(value: Value, seats: tuple[Seat, ...]) -> str:
    """Put a move or fact of any game into plain words."""
    parts = []
    for field in value.__struct_fields__:
        content = getattr(value, field)
        parts.append(f"{field} {_player(content, seats) if field == 'seat' else _plain(content)}")
    kind = str(value.__struct_config__.tag)
    return _printable(f"{kind}: {', '.join(parts)}" if parts else kind)


def _plain(content: Any) -> str:
    match content:
        case None:
            return "none"
        case bool():
            return "yes" if content else "no"
        case tuple():
            return " ".join(map(_plain, content)) or "none"
        case _:
            return str(content)


def _player(seat: int, seats: tuple[Seat, ...]) -> str:
    return _printable(f"{seat} ({seats[seat].name})")


def _printable(text: str) -> str:
    """Keep what a foreign file says from steering the terminal."""
    return "".join(letter if letter.isprintable() else "�" for letter in text)
