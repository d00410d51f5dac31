"""What of The BORDER can be printed: boards by name or code, fresh ones, a pad of them."""

from collections.abc import Callable
from typing import Annotated

from msgspec import Meta

from hranice.game import Refusal
from hranice.games.border.boards.by_code import board_code, board_of
from hranice.games.border.paper.kit import PrintedBoard, kit
from hranice.games.border.rules.board import Board
from hranice.games.border.rules.board_code import SEEDS, BadCode, code_of
from hranice.games.border.rules.standard_boards import STANDARD_BOARDS, STANDARD_GEOGRAPHY
from hranice.printing import Order, Printing

MOST_BOARDS = 24
MOST_OF_A_PAD = 100


class BorderOrder(Order, frozen=True, kw_only=True):
    """Boards to wipe clean, and a pad of boards to write on."""

    boards: str = ""
    """Names and codes with commas between them; empty: A to D, unless other boards are ordered."""
    fresh: Annotated[int, Meta(ge=0, le=MOST_BOARDS)] = 0
    """So many fresh ones instead."""
    pad: Annotated[int, Meta(ge=0, le=MOST_OF_A_PAD)] = 0
    """So many fresh boards of a pad."""
    seed: Annotated[int, Meta(ge=0, lt=SEEDS)] = 1
    """What fresh boards are made from."""


def named(word: str) -> PrintedBoard:
    """Return the board with a name or code. Raises `Refusal`."""
    try:
        board = board_of(word)
    except BadCode as bad:
        known = ", ".join(board.name for board in STANDARD_BOARDS)
        raise Refusal("B1", "border-no-such-board", board=word, boards=known) from bad
    return PrintedBoard(STANDARD_GEOGRAPHY, board, code_on_paper(board))


def code_on_paper(board: Board) -> str:
    """Return by which code a board is found again, unless its name says it or it is somebody's own."""
    return "" if board in STANDARD_BOARDS else board_code(board) or ""


def boards_of(
    order: BorderOrder, find: Callable[[str], PrintedBoard] = named
) -> tuple[list[PrintedBoard], list[PrintedBoard]]:
    """Return the boards of an order, and those of its pad; `find` returns the one that a word means.

    Raises `Refusal`.
    """
    if order.boards and order.fresh:
        raise Refusal("print", "paper-border-either")
    fresh = [named(code_of((order.seed + at) % SEEDS)) for at in range(order.fresh + order.pad)]
    boards, pad = fresh[: order.fresh], fresh[order.fresh :]
    if order.boards:
        words = [word.strip() for word in order.boards.split(",") if word.strip()]
        if not 0 < len(words) <= MOST_BOARDS:
            raise Refusal("print", "paper-border-count", given=len(words), most=MOST_BOARDS)
        boards = [find(word) for word in words]
    elif not fresh:
        boards = [named(board.name) for board in STANDARD_BOARDS]
    return boards, pad


def _check(order: BorderOrder) -> None:
    boards_of(order)


def _print(order: BorderOrder, _: bytes | None) -> bytes:
    return kit(*boards_of(order), order)


def _shipped() -> dict[str, list[dict[str, str]]]:
    """Return all boards together; who wants a single one gets them all."""
    names = [board.name for board in STANDARD_BOARDS]
    return {"boards": [{"boards": boards} for boards in (",".join(names), *names)]}


PRINTING = Printing(BorderOrder, _check, _print, _shipped)
