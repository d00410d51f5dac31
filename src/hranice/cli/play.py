"""`hranice play`: one person against bots, in the terminal."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, BinaryIO

import typer

from hranice.border import BORDER
from hranice.border.state import Options
from hranice.cli.errors import WrongUse, own_texts
from hranice.cli.terminal.border.session import BorderSession
from hranice.cli.terminal.ending import show_ending, show_envelope
from hranice.cli.terminal.local_table import LocalTable, seated, secret_of
from hranice.cli.terminal.screen import Leave, Screen
from hranice.game import Refusal
from hranice.locale import Texts, refusal

LONGEST_NAME = 20

app = typer.Typer(add_completion=False)

Bots = Annotated[str, typer.Option("--bots", metavar="A,B,…", help="Who plays against you, with commas.")]
Seed = Annotated[str | None, typer.Option(help="Any text: the same one gives the same chance again.")]
Name = Annotated[str | None, typer.Option(help="Your name at the table.")]
Language = Annotated[str | None, typer.Option(metavar="CODE", help="en, cs, it or de.")]
RecordFile = Annotated[
    Path | None, typer.Option("--record", metavar="FILE", help="Keep the game in a new file, for `verify`.")
]


@app.callback()
def play() -> None:
    """Play in the terminal, you against bots. Type ? in a game for help."""


@app.command()
def border(
    *,
    bots: Bots = "greedy,greedy,greedy",
    board: Annotated[str | None, typer.Option(help="Your board; drawn by chance otherwise.")] = None,
    seed: Seed = None,
    name: Name = None,
    record: RecordFile = None,
    language: Language = None,
) -> None:
    """Close your borders before the others do."""
    texts = own_texts(language)
    screen = Screen(texts)
    seats = seated(_name(name, texts), bots.split(","), seed)
    with _told_in(texts):
        options = Options() if board is None else Options(choice=_boards(board, len(seats)))
        table = LocalTable(BORDER, options, seats, secret_of(seed))
    with _opened(record) as file, _parting(screen, record):
        table.keep_in(file)
        screen.begin()
        screen.say("play-border-welcome", who=", ".join(f"{seat.name} ({seat.bot})" for seat in seats[1:]))
        show_envelope(screen, table)
        screen.pause()
        BorderSession(screen, table).play()
        show_ending(screen, table, "count-points")


def _boards(own: str, players: int) -> tuple[str, ...]:
    """Return the wished board for the person and the first others for the bots."""
    names = [board.name for board in Options().boards if board.name != own]
    return (own, *names[: players - 1])


def _name(wanted: str | None, texts: Texts) -> str:
    if wanted is None:
        return texts.text("play-you")
    name = wanted.strip()
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise WrongUse(f"--name: a name has 1 to {LONGEST_NAME} printable characters")
    return name


@contextmanager
def _told_in(texts: Texts) -> Iterator[None]:
    """Tell a refused setup in the language that the person has chosen."""
    try:
        yield
    except Refusal as refused:
        raise WrongUse(refusal(texts, refused)) from None


@contextmanager
def _opened(path: Path | None) -> Iterator[BinaryIO | None]:
    """Open the file for the record; an existing one is not overwritten."""
    if path is None:
        yield None
        return
    with path.open("xb") as file:
        yield file


@contextmanager
def _parting(screen: Screen, record: Path | None) -> Iterator[None]:
    """Say goodbye however the game ends, and where its record is."""
    try:
        yield
    except (Leave, KeyboardInterrupt):
        screen.show("")
    if record is not None:
        screen.say("play-saved", file=str(record))
    screen.say("play-goodbye")
