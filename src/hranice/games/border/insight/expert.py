"""The expert's view of one decision, in points and chances of victory."""

from functools import partial

from msgspec.structs import replace

from hranice.game import Moved
from hranice.games.border.bots.judging_bot import JudgingBot
from hranice.games.border.bots.levels import LEVELS
from hranice.games.border.insight.calibration import Exchange
from hranice.games.border.rules.game import RULES
from hranice.games.border.rules.state import Cross, Move, State
from hranice.insight.expectation_history import Prospect


def expert() -> JudgingBot:
    """Return a fresh expert: whom one asks, and against whom one is measured."""
    made: partial[JudgingBot] = LEVELS["expert"]
    return made(0)


def prospect(state: State, seat: int, move: Move, share: float, rate: Exchange) -> Prospect:
    """Return what a move promises: what its share means or, where it ends the game, the result itself."""
    if isinstance(move, Cross):
        # As the seat may know it: whatever the others are marking, nobody can see yet (B15).
        alone = tuple(None if other == seat else marks or 0 for other, marks in enumerate(state.sealed))
        after, _ = RULES.play(replace(state, sealed=alone), Moved(seat, move))
        if after.phase == "over":
            return result(after, seat)
    return rate(share)


def result(state: State, seat: int) -> Prospect:
    """Return what a finished game brought a seat: its points, and its share of the victory."""
    standing = RULES.standing(state)
    return Prospect(standing.scores[seat], (seat in standing.winners) / len(standing.winners))
