"""Boards by their codes, and the codes of boards."""

from functools import lru_cache

from hranice.games.border.boards.fresh import fresh_board
from hranice.games.border.rules.board import Board
from hranice.games.border.rules.board_code import code_of, is_code, seed_of
from hranice.games.border.rules.standard_boards import STANDARD_BOARDS, STANDARD_GEOGRAPHY

STANDARD = {board.name: board for board in STANDARD_BOARDS}


def board_of(code: str) -> Board:
    """Return the board with a code: A to D, or a fresh one, which is called by its code. Raises `BadCode`."""
    return STANDARD.get(code.strip().upper()) or _fresh(seed_of(code))


def board_code(board: Board) -> str | None:
    """Return the code by which a board of our geography is found again; None: it is somebody's own."""
    twin = next((one.name for one in STANDARD_BOARDS if one.colours == board.colours), None)
    if twin is None and is_code(board.name) and board_of(board.name) == board:
        return board.name
    return twin


@lru_cache(maxsize=256)
def _fresh(seed: int) -> Board:
    return fresh_board(STANDARD_GEOGRAPHY, seed, code_of(seed))
