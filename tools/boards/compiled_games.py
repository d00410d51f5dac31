"""Games in the compiled engine, to choose boards by: millions of them in minutes.

They follow the same rules as the contract, and their players decide as `greedy` does (`tests/lab_fast` proves
both).
"""

from collections.abc import Sequence
from random import Random

from hranice.games.border.bots.engine.questions import play_greedy
from hranice.games.border.rules.board import Board, Geography
from hranice.games.border.rules.layout import Layout


class ByMachine:
    """Games between `greedy` players in the compiled engine, on any of the given boards."""

    def __init__(self, geography: Geography, boards: Sequence[Board], seed: int) -> None:
        self._layouts = {board.name: Layout(geography, board) for board in boards}
        self._random = Random(seed)

    def __call__(self, boards: Sequence[Board], starter: int) -> list[float]:
        """Play one game; return each seat's share of the victory."""
        layouts = [self._layouts[board.name] for board in boards]
        return list(play_greedy(layouts, starter, 1, self._random.getrandbits(64)))
