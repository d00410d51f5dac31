"""What every choice at one decision is worth, in chances of victory."""

from typing import NamedTuple

from hranice.daily.contract import Choice
from hranice.games.border.insight.calibration import exchange
from hranice.games.border.insight.expert import expert, prospect
from hranice.games.border.rules.state import Move, Reroll, State, Stop
from hranice.games.border.rules.view import redact


class Weighed(NamedTuple):
    """All that an expert considers at a decision."""

    choices: tuple[Choice, ...]
    """The best first; of those that come to the same only one."""
    chosen: Choice
    """That of the move that was asked about; without one, the best."""


def weigh(state: State, seat: int, move: Move | None = None) -> Weighed:
    """Weigh the choices of a seat that is due, and a move among them. Raises `EngineError`."""
    known = redact(state, seat)
    weighed = expert().weigh(known, seat, move)
    rate = exchange(known, seat, weighed.worth[0])

    def choice(made: Move, share: float) -> Choice:
        points, victory = prospect(known, seat, made, share, rate)
        return Choice(made, min(max(victory, 0.0), 1.0), points)

    distinct: dict[object, Choice] = {}
    for made, share in zip(weighed.moves, weighed.worth, strict=True):
        distinct.setdefault(effect(state, made), choice(made, share))
    choices = tuple(sorted(distinct.values(), key=lambda found: -found.worth))
    if move is None:
        return Weighed(choices, choices[0])
    same = distinct.get(effect(state, move))
    return Weighed(
        choices, choice(move, weighed.chosen) if same is None else Choice(move, same.worth, same.points)
    )


def held(state: State, move: Reroll | Stop) -> tuple[int, ...]:
    """Return the colours of the dice that are not rolled again, in their order."""
    rolled = move.dice if isinstance(move, Reroll) else ()
    return tuple(sorted(colour for at, colour in enumerate(state.dice) if at not in rolled))


def effect(state: State, move: Move) -> object:
    """Return what is the same for moves that come to the same: dice of one colour are alike."""
    return held(state, move) if isinstance(move, Reroll | Stop) else move
