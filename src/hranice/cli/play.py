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
from hranice.cli.terminal.dialog import Dialog, Quit
from hranice.cli.terminal.ending import show_ending, show_envelope
from hranice.cli.terminal.keyboard import keys_of
from hranice.cli.terminal.terminal_table import PERSON, TerminalTable, seated, secret_of
from hranice.cli.terminal.travel.session import TravelSession
from hranice.game import MoveT, Refusal, StateT
from hranice.locale import Texts, refusal
from hranice.travel import TRAVEL, maps
from hranice.travel.options import Options as TravelOptions

LONGEST_NAME = 20
WIDEST = 78
"""Columns of the widest drawing."""
LOOK_AT_STACKS = 800
"""Milliseconds between the last token and the reckoning."""
LONGEST_SHOW = 600_000
"""Milliseconds for which a page of Bez hranic waits for Enter before the game goes on by itself."""

app = typer.Typer(add_completion=False)

Bots = Annotated[str, typer.Option("--bots", metavar="A,B,…", help="Who plays against you, with commas.")]


def _text(seed: str) -> str:
    """Return a seed that a record can hold; refuse bytes that are no text."""
    try:
        seed.encode()
    except UnicodeError:
        raise typer.BadParameter("a seed is text") from None
    return seed


Seed = Annotated[
    str | None,
    typer.Option(parser=_text, metavar="TEXT", help="Any text: the same one gives the same chance again."),
]
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
    bots: Bots = "regular,regular,regular",
    board: Annotated[str | None, typer.Option(help="Your board; drawn by chance otherwise.")] = None,
    seed: Seed = None,
    name: Name = None,
    record: RecordFile = None,
    language: Language = None,
) -> None:
    """Close your borders before the others do."""
    texts = own_texts(language)
    dialog = Dialog(texts)
    seats = seated(_name(name, texts), bots.split(","), seed)
    with _told_in(texts):
        options = Options() if board is None else Options(choice=_boards(board, len(seats)))
        table = TerminalTable(BORDER, options, seats, secret_of(seed))
    with _at_table(dialog, table, record, "play-border-welcome"):
        dialog.pause()
        BorderSession(dialog, table).play()
        show_ending(dialog, table, "count-points")


@app.command()
def travel(
    *,
    map_name: Annotated[
        str, typer.Option("--map", help="A map that comes with the game, or a file.")
    ] = "europe",
    bots: Bots = "traveller,traveller,traveller",
    pace: Annotated[int, typer.Option(help="Milliseconds from one card to the next.")] = 1200,
    limit: Annotated[int, typer.Option(help="Seconds to choose; 0: as long as you like.")] = 0,
    open_map: Annotated[bool, typer.Option("--open-map", help="Keep the map open while choosing.")] = False,
    seed: Seed = None,
    name: Name = None,
    record: RecordFile = None,
    language: Language = None,
) -> None:
    """Cross as few borders as you can, faster than the others."""
    texts = own_texts(language)
    dialog = Dialog(texts)
    seats = seated(_name(name, texts), bots.split(","), seed)
    pack = maps.load(map_name)
    options = TravelOptions(
        map=pack.atlas,
        pace=pace,
        limit=limit,
        # Nothing travels here, so stacks are final at once; but who watches wants to see the last token fall.
        settle=LOOK_AT_STACKS if dialog.interactive else 0,
        show=LONGEST_SHOW,
        open_map=(PERSON,) if open_map else (),
    )
    with _told_in(texts):
        table = TerminalTable(TRAVEL, options, seats, secret_of(seed))
    with _at_table(dialog, table, record, "play-travel-welcome"):
        dialog.pause()
        with keys_of(dialog.interactive) as keys:
            TravelSession(dialog, keys, table, pack).play()
        show_ending(dialog, table, "count-money")


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
def _at_table(
    dialog: Dialog, table: TerminalTable[StateT, MoveT], record: Path | None, welcome: str
) -> Iterator[None]:
    """Greet, show the promise about chance, keep the record; and say goodbye however the game ends."""
    with _opened(record) as file:
        table.keep_in(file)
        try:
            dialog.begin()
            dialog.say(welcome, who=", ".join(f"{seat.name} ({seat.bot})" for seat in table.seats[1:]))
            show_envelope(dialog, table)
            dialog.advise_width(WIDEST)
            yield
        except (Quit, KeyboardInterrupt):
            dialog.show("")
    if record is not None:
        dialog.say("play-saved", file=str(record))
    dialog.say("play-goodbye")


@contextmanager
def _opened(path: Path | None) -> Iterator[BinaryIO | None]:
    """Open the file for the record; an existing one is not overwritten."""
    if path is None:
        yield None
        return
    with path.open("xb") as file:
        yield file
