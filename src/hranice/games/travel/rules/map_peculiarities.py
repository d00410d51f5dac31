"""What is peculiar about a map, and what of it had a part in a price (T41)."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Literal

from hranice.game import Value
from hranice.games.travel.rules.atlas import Atlas, AtlasState, Link, state_of
from hranice.games.travel.rules.fare import ADJACENT, CROSSING, Bill, Fares

Kind = Literal["split", "surcharge", "enclave", "sea", "corner", "touch", "apart"]


class Peculiarity(Value, frozen=True):
    """Something about a map that one should be told before the game (T10).

    What `kind` says of `places`:

    - `split`: they are the parts of one state, and a journey leaves the part that it has entered (T36)
    - `surcharge`: they are the parts of one state, and a surcharge counts the neighbours of all of them (T36)
    - `enclave`: the first lies inside the second and borders nothing else (T38)
    - `sea`: sea links lead from the first to each of the others
    - `corner`: the four, in their order around one point, all touch one another (T39)
    - `touch`: the first touches each of the others, though one would not expect it
    - `apart`: the first touches none of the others, though it looks so
    """

    kind: Kind
    places: tuple[str, ...]


def mattered(peculiarities: Sequence[Peculiarity], atlas: Atlas, *bills: Bill | None) -> tuple[int, ...]:
    """Return which peculiarities of a map had a part in the prices of bills, by their numbers in the list."""
    journeys = [_Journey(atlas, bill) for bill in bills if bill is not None and bill.route]
    return tuple(
        number
        for number, peculiarity in enumerate(peculiarities)
        if any(journey.depends_on(peculiarity) for journey in journeys)
    )


class _Journey:
    """A bill as far as peculiarities are concerned."""

    def __init__(self, atlas: Atlas, bill: Bill) -> None:
        self._atlas = atlas
        self._bill = bill
        self._visited = frozenset(bill.route)
        self._crossed = {frozenset(step) for step in pairwise(bill.route)}
        self._charged = {frozenset(pair) for pair in bill.adjacent}

    def depends_on(self, peculiarity: Peculiarity) -> bool:
        """Return whether it would have another price without the peculiarity, or has a stop there."""
        first, *others = peculiarity.places
        match peculiarity.kind:
            case "surcharge":
                return self._charged_elsewhere(peculiarity.places)
            case "enclave":
                return first in self._visited
            case "split":
                concerned = not self._visited.isdisjoint(peculiarity.places)
                stops = {self._bill.route[0], *self._bill.picks, self._bill.route[-1]}
                if concerned and state_of(first) in map(state_of, stops):
                    return True
            case "apart":
                concerned = first in self._visited and not self._visited.isdisjoint(others)
            case _:
                concerned = any(self._uses(*pair) for pair in pairs_of(peculiarity))
        return concerned and self._costs_otherwise(peculiarity)

    def _uses(self, one: str, other: str) -> bool:
        """Return whether the border between two places is crossed, or costs a surcharge."""
        return {one, other} in self._crossed or {state_of(one), state_of(other)} in self._charged

    def _charged_elsewhere(self, parts: tuple[str, ...]) -> bool:
        """Return whether a surcharge is due to a neighbour of a part that the journey does not visit."""
        code = state_of(parts[0])
        near = {
            state_of(there) for part in self._visited & {*parts} for there in self._atlas.neighbours[part]
        }
        return any(code in pair and not pair - {code} <= near for pair in self._charged)

    def _costs_otherwise(self, peculiarity: Peculiarity) -> bool:
        """Return whether the journey would have another price, if any, on a map without the peculiarity."""
        bill, fares = self._bill, _without(peculiarity, self._atlas)
        start, end = state_of(bill.route[0]), state_of(bill.route[-1])
        target = None if end in bill.picks else end
        # As in round 1: tokens underneath cost the same on any map.
        price = CROSSING * bill.crossings + ADJACENT * len(bill.adjacent) + bill.forty
        return fares is None or fares.price(1, start, bill.picks, target) != price


def pairs_of(peculiarity: Peculiarity) -> list[tuple[str, str]]:
    """Return the pairs of places that touch, or do not, against all expectation."""
    first, *others = peculiarity.places
    if peculiarity.kind == "corner":
        second, third, fourth = others
        return [(first, third), (second, fourth)]
    return [(first, other) for other in others]


@lru_cache(maxsize=256)
def _without(peculiarity: Peculiarity, atlas: Atlas) -> Fares | None:
    """Return the prices on a map without a peculiarity; None where that would tear the map apart.

    A state in parts is in one piece, neighbours that one would not expect are none, and those that look like
    neighbours are.
    """
    states, links = atlas.states, {(link.a, link.b): link for link in atlas.links}
    if peculiarity.kind == "split":
        whole = state_of(peculiarity.places[0])
        states = tuple(AtlasState(whole) if state.code == whole else state for state in states)
        joined = dict.fromkeys(peculiarity.places, whole)
        ends = ((joined.get(a, a), joined.get(b, b)) for a, b in links)
        links = {(a, b): Link(a, b) for a, b in ends}
    elif peculiarity.kind == "apart":
        links |= {pair: Link(*pair) for pair in pairs_of(peculiarity)}
    else:
        for a, b in pairs_of(peculiarity):
            links.pop((min(a, b), max(a, b)), None)
    plainer = Atlas(atlas.name, states, tuple(links.values()))
    return None if plainer.fault else Fares(plainer)
