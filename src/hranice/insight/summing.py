"""The end of an analysis, the same for every game: the book is closed and everybody is told."""

from collections.abc import Callable, Sequence

from hranice.insight.book import Book
from hranice.insight.values import Analysis, Decision, SeatAnalysis
from hranice.table.record_reader import Record


def told(
    record: Record,
    book: Book,
    decisions: Sequence[Decision],
    *,
    flawless: Callable[[Decision], bool],
    victory: bool,
) -> Analysis:
    """Return the analysis of everything that was followed; of nobody, where nothing had begun."""

    def seat_told(seat: int) -> SeatAnalysis:
        who = record.header.seats[seat]
        own = [decision for decision in decisions if decision.seat == seat]
        return SeatAnalysis(
            seat=seat,
            name=who.name,
            bot=who.bot,
            points=book.ledger(seat, 0),
            victory=book.ledger(seat, 1) if victory else None,
            decisions=len(own),
            flawless=sum(map(flawless, own)),
        )

    return Analysis(
        game=record.game.name,
        finished=record.end is not None,
        seats=tuple(map(seat_told, range(len(record.header.seats)))) if book.begun else (),
        course=tuple(book.course),
        decisions=tuple(decisions),
    )
