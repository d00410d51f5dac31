"""A turn of a puzzle, judged: what every choice was worth, and the share of the chances that was kept."""

from collections.abc import Sequence
from typing import Any

from hranice.daily.contract import Choice, Judged, Result, VerdictDecision
from hranice.game import Drawn, Event, Game, Moved
from hranice.games.border.bots.greedy import GreedyBot
from hranice.games.border.puzzles.reasons import Reason, why
from hranice.games.border.puzzles.weighing import Weighed, effect, weigh
from hranice.games.border.rules.state import Move, State
from hranice.games.border.rules.view import redact

SHOWN = 8
FIRST_ACTION = {"roll", "keep", "complete"}
GOOD, FAIR = 0.99, 0.93
"""Shares of the chances of victory from which on a turn is as good as the best, and nearly."""


def judge(
    game: Game[Any, Any, Any], opening: State, events: Sequence[Event[Move]], seat: int
) -> Judged | None:
    """Judge the turn of a seat: up to its completion, or to its crosses in the turn of somebody else."""
    state = opening
    shown = 0  # Bots take no time in their own games: stamps begin when one is taken over.
    weighed: list[tuple[State, Weighed]] = []
    took = None
    for event in events:
        if isinstance(event, Moved) and event.seat == seat:
            weighed.append((state, weigh(state, seat, event.move)))
            took = event.at - shown if took is None else took
        elif isinstance(event, Drawn):
            shown = event.at
        state, _ = game.play(state, event)
        if took is not None and _is_over(opening, state, seat):
            return _verdict(game, weighed, seat, took, event.at)
    return None


def _is_over(opening: State, state: State, seat: int) -> bool:
    """Say whether the action of a seat is over that was due at the opening."""
    if state.phase == "over" or state.round != opening.round:
        return True
    return state.sealed[seat] is not None if opening.phase == "cross" else state.phase not in FIRST_ACTION


def _verdict(
    game: Game[Any, Any, Any], weighed: list[tuple[State, Weighed]], seat: int, took: int, ended: int
) -> Judged:
    share = 1.0
    for _, found in weighed:
        share *= _ratio(found.chosen, found.choices[0])
    best = weighed[0][1].choices[0].worth
    grade = 2 if share >= GOOD else 1 if share >= FAIR else 0
    decisions = tuple(_decision(game, state, seat, found) for state, found in weighed)
    return Judged(Result(best * share, best, share, grade), decisions, took, ended)


def _ratio(chosen: Choice, best: Choice) -> float:
    return min(1.0, chosen.worth / best.worth) if best.worth > 0 else 1.0


def _decision(game: Game[Any, Any, Any], state: State, seat: int, weighed: Weighed) -> VerdictDecision:
    best, chosen = weighed.choices[0], weighed.chosen
    # Whoever chose the best is told why it is better than what lies near.
    other = usual(state, seat) if effect(state, chosen.move) == effect(state, best.move) else chosen.move
    reason = why(state, seat, best.move, other) or _plainly(best, chosen, weighed.choices)
    shown = weighed.choices[:SHOWN]
    if effect(state, chosen.move) in {effect(state, choice.move) for choice in shown}:
        listed = tuple(
            chosen if effect(state, choice.move) == effect(state, chosen.move) else choice for choice in shown
        )
    else:
        listed = (*shown[: SHOWN - 1], chosen)
    return VerdictDecision(chosen, best, listed, *reason, dice=state.dice, view=game.view(state, seat))


def _plainly(best: Choice, chosen: Choice, choices: tuple[Choice, ...]) -> Reason:
    """Return what the best choice is worth, compared with the chosen or else the next one."""
    other = chosen if chosen.worth < best.worth else choices[min(1, len(choices) - 1)]
    return Reason("daily-border-wins", {"count": round(100 * best.worth), "other": round(100 * other.worth)})


def usual(state: State, seat: int) -> Move:
    """Return what lies near: the move of somebody who takes the most that they see at once."""
    return GreedyBot(0).choose(redact(state, seat), seat).move
