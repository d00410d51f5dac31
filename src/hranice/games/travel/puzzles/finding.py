"""Rounds worth playing, in games of travellers; each is proven before it is taken."""

from typing import Any

from hranice.daily.contract import Judged, Puzzle
from hranice.daily.puzzle_games import Position, dealt, judged_bot, played
from hranice.game import Game
from hranice.games.travel.puzzles.judging import judge
from hranice.games.travel.rules.fare import picks_in
from hranice.games.travel.rules.state import State

KINDS = ("1", "3", "5", "7")
SEAT = 0
BOTS = ("traveller",) * 4
USUAL, EXPERT = "traveller", "globetrotter"
LEAST_SPREAD = {1: 20, 2: 40}
"""Euro between the best and the worst choice, by the number of states that are chosen."""
GAIN = {1: 10, 2: 20}
"""Euro that the expert gains, compared with the usual traveller."""
MOST_BORDERS = 3
"""So many borders explain at most what the usual traveller did not know."""
MOST_BEST = 2
"""So many choices may share the best price."""


def find(game: Game[Any, Any, Any], kind: str, options: Any, secret: str) -> Puzzle | None:
    """Return where the round of this number is taken over, if that is worth playing; None: it is not."""
    number = int(kind)
    for moment in played(game, options, BOTS, secret):
        state: State = moment.play.state
        if state.phase in {"study", "reckon"} and state.round == number - 1 and not state.ready:
            puzzle = Puzzle(kind, secret, moment.number, SEAT)
            position = Position(game, dealt(game, options, BOTS, secret), puzzle, moment.play)
            usual, expert = judged_bot(position, judge, USUAL), judged_bot(position, judge, EXPERT)
            return puzzle if proves(number, usual, expert) else None
    return None


def proves(number: int, usual: Judged, expert: Judged) -> bool:
    """Say whether a round is worth playing: the usual traveller errs, and the expert's gain is clear.

    What went wrong must be a border that one can know, and the best choice almost the only one.
    """
    picks, decision = picks_in(number), usual.decisions[0]
    alike = sum(choice.worth == decision.best.worth for choice in decision.choices)
    return (
        usual.result.best >= LEAST_SPREAD[picks]
        and 0 < len(decision.borders) <= MOST_BORDERS
        and expert.result.got - usual.result.got >= GAIN[picks]
        and alike <= MOST_BEST
    )
