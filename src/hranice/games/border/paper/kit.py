"""The BORDER on paper: boards, a pad of boards, dice, and the rules on one page."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from hranice.games.border.appearance import LOOKS
from hranice.games.border.paper.drawing import PRINT, svg
from hranice.games.border.rules.board import Board, Geography
from hranice.games.border.rules.standard_boards import STANDARD_BOARDS, STANDARD_GEOGRAPHY
from hranice.locale import Texts
from hranice.printing import Order, typeset
from hranice.printing.common_kit_data import common, sections

TEMPLATE = "games/border/paper/kit.typ"
BOARD_WIDTH = 256.0
"""Of a board to wipe clean, in millimetres: the same on any paper. A space is then 13.2 mm wide."""
PAD_WIDTH = 170.0
"""Of a board of a pad; a space is then 8.8 mm wide."""

_RULES = {
    "paper-border-ready-title": "paper-border-ready",
    "rules-border-roll-title": "paper-border-roll",
    "rules-border-complete-title": "paper-border-complete",
    "rules-border-others-title": "paper-border-others",
    "rules-border-close-title": "paper-border-close",
    "rules-border-end-title": "paper-border-end",
}
"""Titles and texts."""


class PrintedBoard(NamedTuple):
    """A board, and the code by which it is found again."""

    geography: Geography
    board: Board
    code: str


def kit(boards: Sequence[PrintedBoard], pad: Sequence[PrintedBoard], order: Order) -> bytes:
    """Return a PDF with boards to wipe clean and a pad of boards to write on; either may be empty."""
    texts = Texts(order.lang)
    return typeset(
        TEMPLATE,
        {
            **common(
                order,
                TEMPLATE,
                title=texts.text("game-border"),
                about=texts.text("paper-border-about"),
                credit=[texts.text("paper-border-credit"), texts.text("paper-border-icons")],
            ),
            "rules": sections(texts, _RULES),
            "sizes": {"board": BOARD_WIDTH, "pad": PAD_WIDTH},
            "looks": [
                {
                    "name": texts.text("colour-name", colour=number),
                    "fill": look.fill,
                    "pale": look.pale,
                    "deep": look.deep,
                    "symbol": look.symbol,
                }
                for number, look in enumerate(LOOKS)
            ],
            "example": _example(),
            "boards": [_board(board, texts) for board in boards],
            "pad": [_board(board, texts) for board in pad],
        },
    )


def _example() -> str:
    """Draw a board on which the villa is closed."""
    villa = next(area for area in STANDARD_GEOGRAPHY.areas if area.name == "villa")
    return svg(STANDARD_GEOGRAPHY, STANDARD_BOARDS[0], villa.spaces, PRINT)


def _board(printed: PrintedBoard, texts: Texts) -> dict[str, Any]:
    name = printed.board.name
    fresh = name == printed.code
    return {
        "title": texts.text("paper-border-fresh") if fresh else texts.text("paper-border-board", name=name),
        "found": texts.text("paper-border-found", code=printed.code) if printed.code else "",
        "alt": texts.text("paper-border-alt", name=name),
        "svg": svg(printed.geography, printed.board, style=PRINT),
    }
