"""The three best moves of The BORDER."""

from hranice.games.border.insight.calibration import exchange
from hranice.games.border.insight.expert import expert, prospect
from hranice.games.border.rules.state import State
from hranice.insight.types import Advice, Hint

SHOWN = 3


def advised(state: State, seat: int) -> Hint:
    """Return the moves that an expert in this seat likes best, its own choice first."""
    weighed = expert().weigh(state, seat)
    rate = exchange(state, seat, weighed.worth[0])
    advice = []
    for move, share in list(zip(weighed.moves, weighed.worth, strict=True))[:SHOWN]:
        points, victory = prospect(state, seat, move, share, rate)
        advice.append(Advice(move, points, min(max(victory, 0.0), 1.0)))
    return Hint(seat, tuple(advice))
