"""The referee of Bez hranic: what a journey costs that people have written down."""

from typing import NamedTuple

from hranice.game import Value
from hranice.games.travel.maps.pack import Pack
from hranice.games.travel.maps.state_lookup import Gazetteer
from hranice.games.travel.rules.fare import Bill, Case, Fares
from hranice.games.travel.rules.fare_checks import checked_case, checked_offer


class Question(Value, frozen=True):
    """A journey as people write it: states by code or name."""

    round: int
    start: str
    picks: tuple[str | int, ...]
    target: str | None = None
    under: tuple[int, ...] | None = None
    offer: tuple[str, ...] | None = None


class Answer(NamedTuple):
    """A lawful case, its bill, and the best choice of the offer where that was told."""

    case: Case
    bill: Bill
    best: Bill | None = None


def answer(question: Question, pack: Pack, gazetteer: Gazetteer) -> Answer:
    """Return what a journey on a map costs. Raises `Refusal` for one that nobody can have made."""
    atlas, code = pack.atlas, gazetteer.code
    case = Case(
        question.round,
        code(question.start),
        tuple(gazetteer.field(str(pick)) for pick in question.picks),
        None if question.target is None else code(question.target),
        question.under or (),
    )
    case = checked_case(atlas, case)
    fares = Fares(atlas)
    if question.offer is None:
        return Answer(case, fares.bill(case))
    offer = checked_offer(atlas, case, tuple(map(code, question.offer)))
    return Answer(case, fares.bill(case), fares.best(case.round, case.start, offer, case.target))
