"""Borders one should have known: those that tell a better choice from the one that was made."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

from hranice.games.travel.rules.atlas import Atlas, state_of
from hranice.games.travel.rules.fare import UNDER, Bill, Fares, gain
from hranice.games.travel.rules.state import State

Border = tuple[str, str]


def missed_borders(state: State, chosen: Bill, best: Bill) -> tuple[Border, ...]:
    """Return the borders that explain why somebody chose what they chose, though something else was better.

    A border explains it if with that one forgotten, and all others known, the choice looks at least as good.
    """
    return tuple(
        border
        for border in dict.fromkeys([*_borders_in(chosen), *_borders_in(best)])
        if _looks_as_good(state, _without(state.atlas, border), chosen, best)
    )


def _borders_in(bill: Bill) -> Iterator[Border]:
    """Yield the borders that make a price: the surcharges, and the crossings of the route."""
    for one, other in (*bill.adjacent, *pairwise(map(state_of, bill.route))):
        if one != other:
            yield (one, other) if one < other else (other, one)


def _looks_as_good(state: State, fares: Fares | None, chosen: Bill, best: Bill) -> bool:
    if fares is None or state.start is None:
        return False
    one, other = (
        fares.price(state.round, state.start, bill.picks, state.target, bill.stack // UNDER)
        for bill in (chosen, best)
    )
    return gain(state.round, one) >= gain(state.round, other)


@lru_cache(maxsize=256)
def _without(atlas: Atlas, border: Border) -> Fares | None:
    """Return the prices on a map from which a border is missing; None where that would tear it apart."""
    links = tuple(link for link in atlas.links if {state_of(link.a), state_of(link.b)} != {*border})
    poorer = Atlas(atlas.name, atlas.states, links)
    return None if poorer.fault else Fares(poorer)
