"""What only The BORDER is asked for: its boards."""

from typing import Annotated, Any

from msgspec import Meta

from hranice.game import Value
from hranice.game_parts import Route
from hranice.games.border.boards.board_strength import Strength, compared, four_boards
from hranice.games.border.boards.by_code import board_of
from hranice.games.border.rules.board_code import SEEDS, code_of
from hranice.games.border.rules.options_view import BoardView, board_view, options_view
from hranice.games.border.rules.own_board_check import LARGEST, LookedAt, look_at
from hranice.games.border.rules.standard_boards import STANDARD_GEOGRAPHY
from hranice.games.border.rules.state import Options

LOOKS, FRESH, FOURS = 12, 20, 3
"""How often a minute an address may have a board looked at, a fresh one made, and four of them."""


class Wanted(Value, frozen=True):
    """Which fresh boards are wanted: the same seed gives the same."""

    seed: Annotated[int, Meta(ge=0, lt=SEEDS)]


class FreshBoard(Value, frozen=True):
    """A fresh board, called by its code, and how it fares among A to D."""

    board: BoardView
    strength: Strength


class FreshBoards(Value, frozen=True):
    """Fresh boards for a table, and how they fare among themselves."""

    boards: tuple[FreshBoard, ...]


def boards() -> dict[str, Any]:
    """Return the boards of The BORDER."""
    shown = options_view(Options())
    return {"geography": shown.geography, "boards": shown.boards}


def look_at_board(data: bytes) -> LookedAt:
    """Say what is wrong with a board file, and where; or what board it is."""
    return look_at(data)


def fresh_board(data: Wanted) -> FreshBoard:
    """Make a fresh board, and compare it with A to D in quick games."""
    board = board_of(code_of(data.seed))
    return FreshBoard(board_view(STANDARD_GEOGRAPHY, board), compared(board, data.seed))


def fresh_four(data: Wanted) -> FreshBoards:
    """Make four fresh boards for a table that win about equally often."""
    four = four_boards(data.seed)
    pairs = zip(four.boards, four.strengths, strict=True)
    return FreshBoards(
        tuple(FreshBoard(board_view(STANDARD_GEOGRAPHY, board), strength) for board, strength in pairs)
    )


ROUTES = (
    Route("GET", "/boards", boards, fixed=True),
    Route("POST", "/boards/check", look_at_board, body=bytes, largest=LARGEST, per_minute=LOOKS),
    Route("POST", "/boards/fresh", fresh_board, body=Wanted, per_minute=FRESH, aside=True),
    Route("POST", "/boards/four", fresh_four, body=Wanted, per_minute=FOURS, aside=True),
)
