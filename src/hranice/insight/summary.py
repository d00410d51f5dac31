"""The end of an analysis, the same for every game: expectations and decisions become one value."""

from collections.abc import Callable, Sequence

from hranice.insight.expectation_history import ExpectationHistory
from hranice.insight.types import Analysis, Decision, SeatAnalysis
from hranice.table.record_reader import Record


def summarise(
    record: Record,
    expectations: ExpectationHistory,
    decisions: Sequence[Decision],
    *,
    flawless: Callable[[Decision], bool],
    victory: bool,
) -> Analysis:
    """Return the analysis of a game; it has no seats where nothing had begun."""

    def seat_analysis(seat: int) -> SeatAnalysis:
        who = record.header.seats[seat]
        own = [decision for decision in decisions if decision.seat == seat]
        return SeatAnalysis(
            seat=seat,
            name=who.name,
            bot=who.bot,
            points=expectations.ledger(seat, 0),
            victory=expectations.ledger(seat, 1) if victory else None,
            decisions=len(own),
            flawless=sum(map(flawless, own)),
        )

    return Analysis(
        game=record.game.name,
        finished=record.end is not None,
        seats=tuple(map(seat_analysis, range(len(record.header.seats)))) if expectations.begun else (),
        course=tuple(expectations.course),
        decisions=tuple(decisions),
    )
