"""`hranice print border`: boards, dice and rules on paper."""

import secrets
from pathlib import Path
from typing import Annotated

import typer

from hranice.cli.print_options import LanguageOption, OutOption, PaperOption, order_of, write_kit
from hranice.games.border.commands.board import find
from hranice.games.border.paper.kit import PrintedBoard, kit
from hranice.games.border.paper.print_orders import (
    MOST_BOARDS,
    MOST_OF_A_PAD,
    BorderOrder,
    boards_of,
    code_on_paper,
    named,
)
from hranice.games.border.rules.board_code import SEEDS


def print_boards(
    *,
    boards: Annotated[
        str,
        typer.Option(metavar="A,B,…", help="Boards to wipe clean: names, codes or files; usually A,B,C,D."),
    ] = "",
    fresh: Annotated[
        int | None, typer.Option(min=1, max=MOST_BOARDS, metavar="N", help="So many fresh boards instead.")
    ] = None,
    pad: Annotated[
        int | None,
        typer.Option(
            min=1, max=MOST_OF_A_PAD, metavar="N", help="A pad of so many fresh boards to write on."
        ),
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(min=0, max=SEEDS - 1, metavar="S", help="The same seed: the same fresh boards."),
    ] = None,
    paper: PaperOption = "a4",
    lang: LanguageOption = None,
    out: OutOption,
) -> None:
    """Print boards, dice and the rules of The BORDER into a PDF."""
    order = order_of(
        BorderOrder,
        paper,
        lang,
        boards=boards,
        fresh=fresh or 0,
        pad=pad or 0,
        seed=secrets.randbelow(SEEDS) if seed is None else seed,
    )
    write_kit(kit(*boards_of(order, _found), order), out)


def _found(word: str) -> PrintedBoard:
    """Return the board that a word means: the name of a file, too."""
    if not (word.endswith(".json") or Path(word).is_file()):
        return named(word)
    geography, board = find(word)
    return PrintedBoard(geography, board, code_on_paper(board))
