"""A turn of a puzzle, judged: what every choice was worth, and the share of the chances that was kept."""

from collections.abc import Sequence
from typing import Any

from hranice.daily.contract import Choice, Judged, Result, VerdictDecision
from hranice.game import Event, Game, Moved
from hranice.games.border.bots.greedy import GreedyBot
from hranice.games.border.puzzles.reasons import why
from hranice.games.border.puzzles.weighing import Weighed, effect, weigh
from hranice.games.border.rules.state import Complete, Cross, Move, State
from hranice.games.border.rules.view import redact

SHOWN = 8
GOOD, FAIR = 0.99, 0.93
"""Shares of the chances of victory from which on a turn is as good as the best, and nearly."""


def judge(
    game: Game[Any, Any, Any], opening: State, events: Sequence[Event[Move]], seat: int
) -> Judged | None:
    """Judge the turn of a seat: up to its completion, or to its crosses in the turn of somebody else."""
    state, shown = opening, 0
    weighed: list[tuple[State, Weighed]] = []
    took = None
    for event in events:
        if isinstance(event, Moved) and event.seat == seat:
            weighed.append((state, weigh(state, seat, event.move)))
            took = event.at - shown if took is None else took
            if isinstance(event.move, Complete | Cross):
                return _verdict(game, weighed, seat, took)
        else:
            shown = event.at
        state, _ = game.play(state, event)
    return None


def _verdict(game: Game[Any, Any, Any], weighed: list[tuple[State, Weighed]], seat: int, took: int) -> Judged:
    share = 1.0
    for _, found in weighed:
        share *= _ratio(found.chosen, found.choices[0])
    best = weighed[0][1].choices[0].worth
    grade = 2 if share >= GOOD else 1 if share >= FAIR else 0
    decisions = tuple(_decision(game, state, seat, found) for state, found in weighed)
    return Judged(Result(best * share, best, share, grade), decisions, took)


def _ratio(chosen: Choice, best: Choice) -> float:
    return min(1.0, chosen.worth / best.worth) if best.worth > 0 else 1.0


def _decision(game: Game[Any, Any, Any], state: State, seat: int, weighed: Weighed) -> VerdictDecision:
    best, chosen = weighed.choices[0], weighed.chosen
    # Whoever chose the best is told why it is better than what lies near.
    other = usual(state, seat) if effect(state, chosen.move) == effect(state, best.move) else chosen.move
    reason = why(state, seat, best.move, other)
    shown = weighed.choices[:SHOWN]
    if effect(state, chosen.move) in {effect(state, choice.move) for choice in shown}:
        listed = tuple(
            chosen if effect(state, choice.move) == effect(state, chosen.move) else choice for choice in shown
        )
    else:
        listed = (*shown[: SHOWN - 1], chosen)
    key, params = ("", {}) if reason is None else reason
    return VerdictDecision(chosen, best, listed, key, params, dice=state.dice, view=game.view(state, seat))


def usual(state: State, seat: int) -> Move:
    """Return what lies near: the move of somebody who takes the most that they see at once."""
    return GreedyBot(0).choose(redact(state, seat), seat).move
