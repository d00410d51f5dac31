"""Games in machine code, to choose boards by: millions of them in minutes.

They follow the same rules as the contract, and their players decide as `greedy` does (`tests/lab_fast` proves
both).
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from hranice.border.board import Board, Geography
from hranice.border.state import Options
from hranice.lab.fast.greedy import greedy_completion, greedy_crossing, greedy_hold
from hranice.lab.fast.machine import Words, compiled, seeded
from hranice.lab.fast.playout import draw_roll
from hranice.lab.fast.position import COMPLETE, KEEP, OVER, ROLL, Position, new_position
from hranice.lab.fast.steps import begin, complete, cross, reroll, stop, win_shares
from hranice.lab.fast.tables import Boards, compile_boards


class ByMachine:
    """Games between `greedy` players in machine code, on any of the given boards."""

    def __init__(self, geography: Geography, boards: Sequence[Board], seed: int) -> None:
        self._boards = compile_boards(Options(geography, tuple(boards)))
        self._places = {board.name: place for place, board in enumerate(boards)}
        self._chance = seeded(seed)

    def __call__(self, boards: Sequence[Board], starter: int) -> list[float]:
        """Play one game; return each seat's share of the victory."""
        games = new_position(len(boards))
        chosen = np.array([self._places[board.name] for board in boards])
        shares = np.zeros(len(boards))
        _greedy_game(self._boards, games[0], chosen, starter, self._chance)
        win_shares(self._boards, games[0], shares)
        return [float(share) for share in shares]


@compiled
def _greedy_game(
    boards: Boards, game: Position, chosen: NDArray[np.int64], starter: int, chance: Words
) -> None:
    """Play a game to its end."""
    begin(boards, game, chosen, starter)
    while game.phase != OVER:
        if game.phase == ROLL:
            draw_roll(boards, game, chance)
        elif game.phase == KEEP:
            dice = greedy_hold(boards, game)
            if dice:
                reroll(game, dice)
            else:
                stop(boards, game)
        elif game.phase == COMPLETE:
            complete(boards, game, greedy_completion(boards, game))
        else:
            pending = game.pending
            for seat in range(game.seats):
                if pending >> seat & 1:
                    cross(boards, game, seat, greedy_crossing(boards, game, seat))
