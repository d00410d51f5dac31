"""`hranice board`: the boards of The BORDER, shown, drawn, checked and made."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from hranice.cli.errors import WrongUse, own_texts
from hranice.games.border.appearance import LOOKS
from hranice.games.border.boards.by_code import STANDARD, board_of
from hranice.games.border.boards.measured_fairness import measured
from hranice.games.border.rules.board import (
    LETTERS,
    WHITE,
    Board,
    Cell,
    Geography,
    board_faults,
    faults,
    land,
    segments,
)
from hranice.games.border.rules.board_bits import Layout
from hranice.games.border.rules.board_code import SEEDS, BadCode, code_of
from hranice.games.border.rules.board_file import BoardError, board_json, checked_name, load_board
from hranice.games.border.rules.standard_boards import STANDARD_BOARDS, STANDARD_GEOGRAPHY
from hranice.games.border.terminal.board import AreaLabel, BoardDrawing, Marks
from hranice.games.border.terminal.styles import symbols

LARGEST_FILE = 1_000_000

WIDTH = 1600
"""Pixels of a picture."""

app = typer.Typer(add_completion=False, no_args_is_help=True)

Wanted = Annotated[
    str, typer.Argument(metavar="NAME|CODE|FILE", help="A board by name or code, or a board file.")
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")]
SvgFile = Annotated[Path | None, typer.Option("--svg", metavar="FILE", help="Draw the board as SVG.")]
PngFile = Annotated[Path | None, typer.Option("--png", metavar="FILE", help="Draw the board as PNG.")]


@app.callback()
def board() -> None:
    """Boards of The BORDER: list, show, check, make."""


@app.command("list")
def list_boards(*, json: Json = False) -> None:
    """List the boards that come with the game."""
    if json:
        typer.echo(msgspec.json.encode(list(STANDARD)))
        return
    table = Table("board", "the top row of the border", box=None)
    for name, own in STANDARD.items():
        table.add_row(name, symbols(LETTERS.index(letter) for letter in own.colours[1:16]))
    Console().print(table)


@app.command()
def show(wanted: Wanted, *, json: Json = False, svg: SvgFile = None, png: PngFile = None) -> None:
    """Show a board: in the terminal, as JSON, or as a picture in a file."""
    geography, own = find(wanted)
    draw(geography, own, svg, png)
    if json:
        typer.echo(board_json(geography, own), nl=False)
    elif svg is None and png is None:
        Console().print(in_characters(geography, own), soft_wrap=True)


@app.command()
def check(
    wanted: Annotated[
        list[str] | None,
        typer.Argument(metavar="[NAME|FILE]…", help="Boards; none: all that come with the game."),
    ] = None,
) -> None:
    """Prove that boards keep the rules B1 to B5, and give their figures; or list what is wrong."""
    bad = []
    seen: dict[frozenset[tuple[Cell, str]], str] = {}
    for name in wanted or STANDARD:
        try:
            geography, own = find(name)
        except BoardError as error:
            bad.append(f"{name}: {error}")
            for fault in error.faults:
                typer.echo(f"{name}: {fault}")
            continue
        twin = seen.setdefault(frozenset(zip(geography.spaces, own.colours, strict=True)), name)
        if twin != name:
            bad.append(f"{name}: B1: coloured like {twin}")
            typer.echo(bad[-1])
            continue
        typer.echo(f"{name}: a legal board (B2, B3, B4, B5)")
        Console().print(figures(geography, own))
    if STANDARD.keys() & (wanted or STANDARD):
        Console().print(fairness())
    if bad:
        raise WrongUse("; ".join(bad))


@app.command()
def new(
    *,
    seed: Annotated[
        int, typer.Option(min=0, max=SEEDS - 1, metavar="N", help="The same seed: the same board.")
    ],
    name: Annotated[str | None, typer.Option(help="What to call it.")] = None,
    json: Json = False,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep the board in a file.")] = None,
    svg: SvgFile = None,
    png: PngFile = None,
) -> None:
    """Make another legal board on the same geography; print it as JSON unless a file is asked for."""
    code = code_of(seed)
    own = board_of(code)
    if name is not None:
        own = Board(checked_name(name), own.colours)
    draw(STANDARD_GEOGRAPHY, own, svg, png)
    typer.echo(f"the board {code}: `hranice board show {code}` finds it again", err=True)
    text = board_json(STANDARD_GEOGRAPHY, own)
    if out is not None:
        out.write_text(text, "utf-8")
    if json or (out is None and svg is None and png is None):
        typer.echo(text, nl=False)


def find(wanted: str) -> tuple[Geography, Board]:
    """Return a board by name, by code or from a file, proven legal. Raises `BoardError`."""
    if wanted in STANDARD:
        own = STANDARD[wanted]
        found = [*faults(STANDARD_GEOGRAPHY), *board_faults(STANDARD_GEOGRAPHY, own)]
        if found:
            raise BoardError(str(found[0]), found)
        return STANDARD_GEOGRAPHY, own
    path = Path(wanted)
    if not path.exists():
        try:
            return STANDARD_GEOGRAPHY, board_of(wanted)
        except BadCode as error:
            known = ", ".join(STANDARD)
            raise WrongUse(
                f"there is no board and no file “{wanted}”; the boards are {known}; {error}"
            ) from error
    with path.open("rb") as file:
        data = file.read(LARGEST_FILE + 1)
    if len(data) > LARGEST_FILE:
        raise BoardError(f"not a board file: larger than {LARGEST_FILE} bytes")
    return load_board(data)


def draw(geography: Geography, own: Board, svg: Path | None, png: Path | None) -> None:
    """Draw a board into the files that are asked for."""
    if svg is None and png is None:
        return
    # Imported late: pictures need the renderer and its shapes, which nothing else here does.
    from hranice.games.border.paper import drawing  # noqa: PLC0415 - see above
    from hranice.svg_to_png import png as rendered  # noqa: PLC0415 - see above

    picture = drawing.svg(geography, own)
    if svg is not None:
        svg.write_text(picture, "utf-8")
    if png is not None:
        png.write_bytes(rendered(picture, WIDTH))


def in_characters(geography: Geography, own: Board) -> Text:
    """Return a board as the terminal shows it."""
    texts = own_texts()
    layout = Layout(geography, own)
    labels = {
        area.name: AreaLabel(texts.text("area-name", area=area.name), f"{area.high}/{area.low}", "")
        for area in geography.areas
    }
    return BoardDrawing(geography, tall=True).draw(layout, layout.white, labels, Marks())


def figures(geography: Geography, own: Board) -> Table:
    """Return what can be counted on a board."""
    whites = [space for space, letter in enumerate(own.colours) if letter == WHITE]
    caption = (
        f"{len(geography.spaces)} spaces, {len(segments(geography, own))} segments,"
        f" white spaces {whites[0]} and {whites[1]}"
    )
    head = ("area", "values", "border", "within", "colours of the border")
    table = Table(*head, box=None, pad_edge=False, caption=caption)
    inside = land(geography)
    for area in sorted(geography.areas, key=lambda area: area.high):
        values = f"{area.high}/{area.low}"
        colours = [own.colours[space] for space in area.spaces]
        counted = "  ".join(
            f"{look.glyph} {colours.count(look.letter)}" for look in LOOKS if look.letter in colours
        )
        table.add_row(area.name, values, str(len(area.spaces)), str(len(inside[area.name])), counted)
    return table


def fairness() -> Table:
    """Return what was measured about the boards that come with the game (docs/boards.md)."""
    head = ("players", *(f"{name} wins" for name in STANDARD), "the starter wins", "games")
    table = Table(*head, box=None, pad_edge=False)
    for figures in measured(STANDARD_BOARDS):
        wins = (f"{figures.wins[name]:.1f} %" for name in STANDARD)
        table.add_row(
            f"{figures.players} {figures.bot}", *wins, f"{figures.starter:.1f} %", str(figures.games)
        )
    return table
