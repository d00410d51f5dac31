"""`hranice print travel`: all for a game on a map, on paper."""

from typing import Annotated

import typer

from hranice.cli.print_options import LanguageOption, OutOption, PaperOption, order_of, write_kit
from hranice.games.travel import maps
from hranice.games.travel.paper.kit import kit
from hranice.printing import Order


def print_map(
    *,
    wanted: Annotated[
        str, typer.Option("--map", metavar="NAME|FILE", help="A map by name, or a map file (.json).")
    ],
    paper: PaperOption = "a4",
    lang: LanguageOption = None,
    out: OutOption,
) -> None:
    """Print map, cards, offer board, tokens, money and rules of Bez hranic into a PDF."""
    write_kit(kit(maps.load(wanted), order_of(Order, paper, lang)), out)
