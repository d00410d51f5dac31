"""How strong boards are: one beside A to D, and four fresh ones for a table that are about equal."""

import math
from random import Random

from hranice.game import BadInput, Value
from hranice.games.border.boards.balanced_four import choose
from hranice.games.border.boards.by_code import board_of
from hranice.games.border.boards.fairness import PLAYERS, Tally
from hranice.games.border.boards.quick_games import QuickGames
from hranice.games.border.rules.board import Board
from hranice.games.border.rules.board_code import SEEDS, code_of
from hranice.games.border.rules.standard_boards import STANDARD_BOARDS, STANDARD_GEOGRAPHY

COMPARED_IN = 1_600
"""Games with a board beside three of A to D: a second in a browser, and an error of about two points."""
CANDIDATES = 16


class Strength(Value, frozen=True):
    """How often a board wins among four equal players."""

    share: float
    """Of its games; a quarter is even."""
    error: float
    """One standard deviation of it."""
    games: int


class FreshFour(Value, frozen=True):
    """Four fresh boards for a table, in the order of the codes they are called by, and what was measured."""

    boards: tuple[Board, ...]
    strengths: tuple[Strength, ...]


def compared(board: Board, seed: int) -> Strength:
    """Return how strong a board on our geography is beside every three of A to D."""
    engine, tally = QuickGames(STANDARD_GEOGRAPHY, seed), Tally()
    for left_out in STANDARD_BOARDS:
        others = [other for other in STANDARD_BOARDS if other != left_out]
        tally.turned(engine, (board, *others), PLAYERS, COMPARED_IN // len(STANDARD_BOARDS))
    return _strength(tally, board)


def four_boards(seed: int) -> FreshFour:
    """Return four fresh boards that were measured to be about equal; the same for the same seed.

    Raises `BadInput` should there be none among a seed's candidates.
    """
    chance = Random(seed)
    candidates = [board_of(code_of(chance.randrange(SEEDS))) for _ in range(CANDIDATES)]
    found = choose(QuickGames(STANDARD_GEOGRAPHY, chance.getrandbits(32)), candidates, chance)
    if found is None:
        raise BadInput("no four boards of about equal strength were found; another seed will do")
    four = tuple(sorted(found.boards, key=lambda board: board.name))
    return FreshFour(four, tuple(_strength(found.measured, board) for board in four))


def _strength(tally: Tally, board: Board) -> Strength:
    share, games = tally.share(board.name), tally.played[board.name]
    return Strength(round(share, 4), round(math.sqrt(share * (1 - share) / games), 4), games)
