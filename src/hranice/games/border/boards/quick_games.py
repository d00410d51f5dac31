"""Games in the compiled engine, to measure boards by: thousands of them in a second.

They follow the same rules as the contract, and their players decide as `greedy` does (`tests/lab_fast` proves
both).
"""

from collections.abc import Sequence
from random import Random

from hranice.games.border.bots.engine.questions import play_greedy
from hranice.games.border.rules.board import Board, Geography
from hranice.games.border.rules.board_bits import layout_of


class QuickGames:
    """Games between `greedy` players in the compiled engine; a `fairness.Engine`."""

    def __init__(self, geography: Geography, seed: int) -> None:
        self._geography = geography
        self._chance = Random(seed)

    def __call__(self, boards: Sequence[Board], games: int) -> Sequence[float]:
        """Play games between boards by seat; return the victories of each. Raises `EngineError`."""
        layouts = [layout_of(self._geography, board) for board in boards]
        return play_greedy(layouts, 0, games, self._chance.getrandbits(64))
