"""What a traveller could have chosen at the very same pace, for those who ask why (T25)."""

from itertools import permutations

from hranice.games.travel.rules.fare import Bill, Case, gain
from hranice.games.travel.rules.state import FIELDS, State


def missed(state: State, traveller: int) -> Bill | None:
    """Return the bill of the best choice that a traveller could have made at the very same pace.

    None: there was no better one. Of equal ones it is that of the lowest fields.
    """
    choices = possible(state, traveller)
    best = max(choices.values(), key=lambda case: gained(state, case))
    made = choices[state.fields(traveller)]
    return state.fares.bill(best) if gained(state, best) > gained(state, made) else None


def possible(state: State, traveller: int) -> dict[tuple[int, ...], Case]:
    """Return all choices that a traveller could have made at the same pace, by their fields.

    Each token is thought at another field at the moment at which it was placed, on top of what lay there by
    then; everybody else's stay where they are. Only lawful choices count (T14, T30).
    """
    if state.start is None:
        raise ValueError("nothing is missed before the reveal")
    start, number, target = state.start, state.round, state.target
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

    ways = permutations(FIELDS, len(beneath))
    return {fields: case(fields) for fields in ways if {*fields} not in forbidden}


def gained(state: State, case: Case) -> int:
    """Return what a journey does to the purse, with prices of this state's map."""
    price = state.fares.price(case.round, case.start, case.picks, case.target, sum(case.under))
    return gain(case.round, price)
