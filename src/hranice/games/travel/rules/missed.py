"""The better choice that a traveller missed, for those who ask why (T25)."""

from itertools import permutations

from hranice.games.travel.rules.fare import Bill, Case, gain
from hranice.games.travel.rules.state import FIELDS, State


def missed(state: State, traveller: int) -> Bill | None:
    """Return the bill of the best choice that a traveller could have made at the very same pace.

    Each token is thought at another field at the moment at which it was placed, on top of what lay there by
    then; everybody else's stay where they are. Only lawful choices count (T14, T30). None: there was no
    better one. Of equal ones it is that of the lowest fields.
    """
    if state.start is None:
        raise ValueError("nothing is missed before the reveal")
    start, number, target, fares = state.start, state.round, state.target, state.fares
    others = [token for token in state.tokens if token.traveller != traveller]
    # For each token of one's own, what lay under each field when it came.
    beneath = [
        [sum(other.field == field for other in others[: place - turn]) for field in FIELDS]
        for turn, place in enumerate(
            place for place, token in enumerate(state.tokens) if token.traveller == traveller
        )
    ]
    forbidden = [
        {*state.fields(colour)} for colour in state.travellers(state.owner(traveller)) if colour != traveller
    ]

    def case(fields: tuple[int, ...]) -> Case:
        under = tuple(lying[field] for lying, field in zip(beneath, fields, strict=True))
        return Case(number, start, tuple(map(state.pick, fields)), target, under)

    def gained(fields: tuple[int, ...]) -> int:
        wish = case(fields)
        return gain(number, fares.price(number, start, wish.picks, target, sum(wish.under)))

    lawful = (fields for fields in permutations(FIELDS, len(beneath)) if {*fields} not in forbidden)
    best = max(lawful, key=gained)
    return fares.bill(case(best)) if gained(best) > gained(state.fields(traveller)) else None
