"""A game of The BORDER, decision by decision: what the dice gave, what choices cost, what the others did."""

from collections.abc import Iterator

from hranice.game import Drawn, Moved
from hranice.games.border.bots.engine.questions import Turn, judge_round, reckon_turn
from hranice.games.border.insight.calibration import Exchange, exchange
from hranice.games.border.insight.expert import expert, prospect, result
from hranice.games.border.rules.state import Move, State
from hranice.games.border.rules.view import redact
from hranice.insight.expectation_history import ExpectationHistory, Prospect
from hranice.insight.summary import summarise
from hranice.insight.types import Analysis, Decision, Progress
from hranice.table.record_reader import Record
from hranice.table.record_replay import Step, replayed

COSTS_NOTHING = 1e-9


def analysed(record: Record) -> Iterator[Progress | Analysis]:
    """Yield how far the analysis is, event by event, and then the analysis.

    Each event is proven before it is followed, and nothing is told of a record that is not sound to its end.
    """
    analyser = _Analyser(len(record.header.seats))
    before: State | None = None
    for step in replayed(record):
        if before is not None:
            analyser.follow(before, step)
        before = step.state
        yield Progress(step.number, len(record.events))
    yield analyser.analysis(record)


class _Analyser:
    """Follows a game and notes every change of an expectation."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._expert = expert()
        self._expectations = ExpectationHistory(seats)
        self._rates: list[Exchange] = []
        """Each seat's for the present round."""
        self._turn = Turn(0.0, ())
        """What the present turn is worth to the active seat."""
        self._decisions: list[Decision] = []

    def follow(self, before: State, step: Step) -> None:
        """Note what an event changed."""
        after: State = step.state
        match step.event:
            case Drawn() if before.phase == "roll":
                self._rolled(before, after, step.number)
            case Moved(seat=seat, move=move):
                self._chose(before, seat, move, step.number)
        if after.phase == "over":
            self._all_to([result(after, seat) for seat in range(self._seats)], after, step.number)
        elif after.phase == "roll" and after.rolls == 0:
            self._new_round(after, step.number)

    def _new_round(self, state: State, number: int) -> None:
        """Judge the position before a turn: exactly for whose turn it is, by the net for the others."""
        self._turn = reckon_turn(state, state.active)
        shares = list(judge_round(state))
        shares[state.active] = self._turn.before
        self._rates = [exchange(state, seat, share) for seat, share in enumerate(shares)]
        prospects = [rate(share) for rate, share in zip(self._rates, shares, strict=True)]
        if self._expectations.begun:
            self._all_to(prospects, state, number)
        else:
            self._expectations.begin(prospects)
            self._expectations.mark(number, state.round, "start", None, victory=True)

    def _all_to(self, prospects: list[Prospect], state: State, number: int) -> None:
        for seat, promised in enumerate(prospects):
            self._expectations.change(seat, "others", promised)
        self._expectations.mark(number, state.round, "others", None, victory=True)

    def _rolled(self, before: State, after: State, number: int) -> None:
        seat = before.active
        share = self._turn.after(after.dice, before.rolls + 1)
        self._expectations.change(seat, "luck", self._rates[seat](share))
        self._expectations.mark(number, before.round, "luck", seat, victory=True)

    def _chose(self, state: State, seat: int, move: Move, number: int) -> None:
        known = redact(state, seat)
        weighed = self._expert.weigh(known, seat, move)
        rate = self._rates[seat]
        best = prospect(known, seat, weighed.moves[0], weighed.worth[0], rate)
        chosen = prospect(known, seat, move, weighed.chosen, rate)
        self._expectations.change(seat, "others", best)
        self._expectations.change(seat, "choice", chosen)
        self._expectations.mark(number, state.round, "choice", seat, victory=True)
        self._decisions.append(
            Decision(
                number=number,
                round=state.round,
                seat=seat,
                chosen=move,
                best=weighed.moves[0],
                lost=best.points - chosen.points,
                lost_victory=best.victory - chosen.victory,
                dice=state.dice,
            )
        )

    def analysis(self, record: Record) -> Analysis:
        """Return the analysis of everything that was followed."""
        return summarise(record, self._expectations, self._decisions, flawless=_costs_nothing, victory=True)


def _costs_nothing(decision: Decision) -> bool:
    return (decision.lost_victory or 0) <= COSTS_NOTHING
