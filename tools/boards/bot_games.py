"""Games through the contract, to measure boards by: what counts in the end."""

import random
from collections.abc import Sequence
from functools import lru_cache

from hranice.bots import make_bot
from hranice.game import Drawn, Moved
from hranice.games.border import BORDER
from hranice.games.border.rules.board import Board, Geography
from hranice.games.border.rules.state import Options

MOST_OPTIONS = 64
"""How many orders of boards are kept compiled: all those of four boards at tables of every size."""


class ByContract:
    """Games through the contract, with the same bot on every chair; an `Engine`. Raises `UnknownBot`."""

    def __init__(self, geography: Geography, bot: str, seed: int) -> None:
        make_bot(BORDER, bot, 0)
        self._geography = geography
        self._bot = bot
        self._rng = random.Random(seed)
        self.starter_wins = 0.0

    def __call__(self, boards: Sequence[Board], games: int) -> list[float]:
        """Play games between boards by seat; return the victories of each."""
        wins = [0.0] * len(boards)
        for game in range(games):
            starter = game % len(boards)
            winners = self._winners(boards, starter)
            for seat in winners:
                wins[seat] += 1 / len(winners)
            self.starter_wins += (starter in winners) / len(winners)
        return wins

    def _winners(self, boards: Sequence[Board], starter: int) -> tuple[int, ...]:
        bots = [make_bot(BORDER, self._bot, self._rng.getrandbits(63)) for _ in boards]
        begun = BORDER.setup(_options(self._geography, tuple(boards)), len(boards))
        state, _ = BORDER.play(begun, Drawn((starter,)))
        while due := BORDER.due(state):
            if due.chance is not None:
                outcome = tuple(self._rng.randrange(bound) for bound in due.chance.bounds)
                state, _ = BORDER.play(state, Drawn(outcome))
            else:
                seat = due.seats[0]
                move = bots[seat].choose(BORDER.redact(state, seat), seat).move
                state, _ = BORDER.play(state, Moved(seat, move))
        return BORDER.standing(state).winners


@lru_cache(maxsize=MOST_OPTIONS)
def _options(geography: Geography, boards: tuple[Board, ...]) -> Options:
    """Return the options for boards by seat, kept for a while: they hold what was compiled of boards."""
    return Options(geography, boards, tuple(board.name for board in boards))
