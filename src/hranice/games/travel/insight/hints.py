"""The three best choices of Bez hranic as the tokens lie."""

from itertools import combinations

from hranice.games.travel.rules.fare import gain, picks_in
from hranice.games.travel.rules.state import FIELDS, Place, State
from hranice.insight.types import Advice, Hint

SHOWN = 3


def advised(state: State, seat: int) -> Hint:
    """Return the best journeys with their prices if what is missing is placed at once.

    Tokens that fall later lie on top, so a price holds for whoever is quick. There is nothing to advise
    while no token is to be placed.
    """
    missing = [number for number, who in enumerate(state.travellers(seat)) if state.missing(who)]
    if state.phase != "place" or state.start is None or not missing:
        return Hint(seat, ())
    fares, colour = state.fares, missing[0]
    traveller = state.travellers(seat)[colour]
    mine = state.fields(traveller)
    # Both travellers of a player may not make the same choice (T30).
    taken = [{*state.fields(other)} for other in state.travellers(seat) if other != traveller]
    plans = [
        fields
        for fields in combinations(FIELDS, picks_in(state.round))
        if {*mine} <= {*fields} and {*fields} not in taken
    ]
    heights = {field: len(state.stack(field)) for field in FIELDS}
    under = {**heights, **{field: state.under(traveller, field) for field in mine}}

    def price(fields: tuple[int, ...]) -> int:
        picks, tokens = tuple(map(state.pick, fields)), sum(under[field] for field in fields)
        return fares.price(state.round, state.start or "", picks, state.target, tokens)

    best = sorted(plans, key=lambda fields: -gain(state.round, price(fields)))[:SHOWN]
    advice = []
    for fields in best:
        # Of two tokens the one at the higher stack first: it will grow faster.
        first = max((field for field in fields if field not in mine), key=heights.__getitem__)
        advice.append(Advice(Place(first, colour), price(fields), fields=fields))
    return Hint(seat, tuple(advice))
