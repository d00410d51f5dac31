"""Positions worth asking about, in games of good bots; each is proven before it is taken."""

from typing import Any, NamedTuple

from hranice.daily.contract import Puzzle
from hranice.daily.puzzle_games import Moment, played
from hranice.game import Game
from hranice.games.border.puzzles.judging import usual
from hranice.games.border.puzzles.reasons import why
from hranice.games.border.puzzles.weighing import effect, weigh
from hranice.games.border.rules.state import State

BOTS = ("expert", "regular", "expert")
KINDS = ("keep", "complete", "cross")
LEAST_CHOICES = 4
OPEN = (0.2, 0.75)
"""The chances of victory between which a game is open."""
USUAL_KEEPS = (0.5, 0.92)
"""What part of the chances the usual choice keeps: the loss is clear, but no accident."""
SECOND = 0.96
"""What part of them any other choice keeps at most: only one is right."""
WEAK = {"daily-border-reach"}
"""Reasons that are true but convince nobody alone."""


class Proof(NamedTuple):
    """What makes a position a puzzle."""

    best: float
    second: float
    usual: float
    reason: str

    @property
    def gain(self) -> float:
        """What part of one's chances the usual choice gives away."""
        return 1 - self.usual / self.best


def find(game: Game[Any, Any, Any], kind: str, options: Any, secret: str) -> Puzzle | None:
    """Return the position of this kind in a game whose best choice gains most; None: there is no such."""
    found: list[tuple[float, Puzzle]] = []
    for moment in played(game, options, BOTS, secret):
        for seat in _due(moment, kind):
            proven = prove(moment.play.state, seat)
            if proven is not None:
                found.append((proven.gain, Puzzle(kind, secret, moment.number, seat)))
    return max(found, key=lambda pair: pair[0])[1] if found else None


def _due(moment: Moment, kind: str) -> tuple[int, ...]:
    """Return who decides something of this kind at a moment."""
    state: State = moment.play.state
    return moment.play.due.seats if state.phase == kind and state.round > state.seats else ()


def prove(state: State, seat: int) -> Proof | None:
    """Return the proof that a position is worth asking about; None: it is not."""
    usually = usual(state, seat)
    weighed = weigh(state, seat, usually)
    if len(weighed.choices) < LEAST_CHOICES:
        return None
    best, second = weighed.choices[:2]
    if effect(state, best.move) == effect(state, usually) or not OPEN[0] <= best.worth <= OPEN[1]:
        return None
    proof = Proof(best.worth, second.worth, weighed.chosen.worth, "")
    if second.worth > SECOND * best.worth or not USUAL_KEEPS[0] <= 1 - proof.gain <= USUAL_KEEPS[1]:
        return None
    reason = why(state, seat, best.move, usually)
    return None if reason is None or reason.key in WEAK else proof._replace(reason=reason.key)
