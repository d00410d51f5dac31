"""A game of Bez hranic, journey by journey: what the cards gave, what being slow and choosing badly cost."""

from collections.abc import Iterator
from typing import Any

from hranice.game import Drawn, Event, Moved
from hranice.games.travel.insight.missed_borders import missed_borders
from hranice.games.travel.insight.par import outlook, par
from hranice.games.travel.insight.priced_picks import Picks
from hranice.games.travel.rules import token_placement
from hranice.games.travel.rules.fact_types import Placed, Reckoned, Revealed
from hranice.games.travel.rules.fare import gain
from hranice.games.travel.rules.missed_choices import missed
from hranice.games.travel.rules.state import Place, State
from hranice.insight.expectation_history import ExpectationHistory, Prospect
from hranice.insight.summary import summarise
from hranice.insight.types import Analysis, Decision, Progress
from hranice.table.record_reader import Record
from hranice.table.record_replay import Step, replayed


def analysed(record: Record) -> Iterator[Progress | Analysis]:
    """Yield how far the analysis is, event by event, and then the analysis.

    Each event is proven before it is followed, and nothing is told of a record that is not sound to its end.
    """
    analyser: _Analyser | None = None
    for step in replayed(record):
        if analyser is None:
            analyser = _Analyser(step.state)
        else:
            analyser.follow(step)
        yield Progress(step.number, len(record.events))
    if analyser is not None:
        yield analyser.analysis(record)


class _Analyser:
    """Follows a game and notes every change of an expectation."""

    def __init__(self, opening: State) -> None:
        self._before = opening
        self._seats = opening.seats
        self._expectations = ExpectationHistory(opening.seats)
        start = opening.each * outlook(opening.atlas, 0)
        self._expectations.begin([Prospect(start, 0.0)] * opening.seats)
        self._expectations.mark(0, 0, "start", None, victory=False)
        self._first: dict[int, int] = {}
        """By traveller the number of the event of its first token in this round."""
        self._forced: set[int] = set()
        """Travellers for whom the limit placed a token (T16)."""
        self._decisions: list[Decision] = []

    def follow(self, step: Step) -> None:
        """Note what an event changed."""
        before, self._before = self._before, step.state
        for fact in step.facts:
            match fact:
                case Revealed():
                    self._dealt(step.state, step.number)
                case Placed():
                    self._first.setdefault(fact.token.traveller, step.number)
                    if fact.forced:
                        self._forced.add(fact.token.traveller)
        reckoned = [fact for fact in step.facts if isinstance(fact, Reckoned)]
        if reckoned and step.event is not None:
            table = _settled(before, step.event)
            for fact in reckoned:
                self._travelled(table, fact)
            self._expectations.mark(step.number, table.round, "choice", None, victory=False)
            self._first, self._forced = {}, set()

    def _to(self, seat: int, cause: Any, by: float) -> None:
        self._expectations.change(seat, cause, Prospect(self._expectations.now[seat].points + by, 0.0))

    def _dealt(self, state: State, number: int) -> None:
        """Note the luck of the cards: it is the same for everybody."""
        best = state.fares.best(state.round, state.start or "", state.offer, state.target)
        by = gain(state.round, best.total) - gain(state.round, par(state.atlas, state.round))
        for seat in range(self._seats):
            self._to(seat, "luck", by * state.each)
        self._expectations.mark(number, state.round, "luck", None, victory=False)

    def _travelled(self, table: State, fact: Reckoned) -> None:
        """Note what a journey cost besides the best price that the cards held, and why."""
        seat, traveller, bill = fact.reckoning.seat, fact.reckoning.traveller, fact.reckoning.bill
        number = table.round
        held = table.fares.best(number, table.start or "", table.offer, table.target)
        forced = traveller in self._forced
        better = None if forced else missed(table, traveller)
        possible = bill if better is None else better
        self._to(seat, "speed", gain(number, possible.total) - gain(number, held.total))
        self._to(seat, "choice", gain(number, bill.total) - gain(number, possible.total))
        # Whoever has less than the price pays less (T24).
        self._to(seat, "others", gain(number, fact.reckoning.money) - gain(number, bill.total))
        if not forced:
            self._decisions.append(
                Decision(
                    number=self._first[traveller],
                    round=number,
                    seat=seat,
                    chosen=Picks(traveller, bill),
                    best=Picks(traveller, possible),
                    lost=abs(bill.total - possible.total),
                    borders=() if better is None else missed_borders(table, bill, better),
                )
            )

    def analysis(self, record: Record) -> Analysis:
        """Return the analysis of everything that was followed."""
        return summarise(record, self._expectations, self._decisions, flawless=_costs_nothing, victory=False)


def _costs_nothing(decision: Decision) -> bool:
    return not decision.lost


def _settled(before: State, event: Event[Any]) -> State:
    """Return the table with all tokens in their final order, at the moment of the reckoning."""
    match before.phase, event:
        case "ties", Drawn(outcome=outcome):
            return token_placement.untie(before, outcome)
        case "place", Moved(seat=seat, move=Place() as move, at=at):
            return token_placement.place(before, seat, move, at)[0]
        case "place", _:
            return token_placement.force(before, token_placement.missing_seats(before))[0]
        case _:
            return before
