"""What a journey costs, why, and how it goes: the fare of T17-T27.

The fare knows nothing of players, tokens or turns: it is handed the start, the chosen fields and the number
of tokens under them. A chosen field is the code of a state, or `FORTY_FIELD`. Everything here takes lawful
cases; `hranice.games.travel.rules.fare_checks` is where unlawful ones are refused.
"""

from collections.abc import Iterator
from itertools import combinations, pairwise, permutations, product
from typing import TypeVar

from hranice.game import Value
from hranice.games.travel.rules.atlas import Atlas

CROSSING = 10
ADJACENT = 30
UNDER = 10
FORTY = 40
"""Like all money in tens (T4)."""
FORTY_FIELD = "40"

CARD_FIELDS = 7
"""T3: besides them there is the 40 field."""
ROUNDS = 7
FINAL = ROUNDS
"""T5: the last round, in which everybody receives."""

Money = TypeVar("Money", int, float)
"""A float where it is a mean."""


def picks_in(number: int) -> int:
    """Return how many fields a traveller chooses in a round (T13, T14)."""
    return 1 if number <= 2 else 2


def has_target(number: int) -> bool:
    """Return whether journeys of a round end at a target (T22, T26)."""
    return number >= 5


def gain(number: int, price: Money) -> Money:
    """Return what a price does to the purse: it is paid, or in the last round received (T26)."""
    return price if number == FINAL else -price


class Case(Value, frozen=True):
    """What decides a price: the round, the two ends, the chosen fields and the tokens under each (T19)."""

    round: int
    start: str
    picks: tuple[str, ...]
    target: str | None = None
    under: tuple[int, ...] = ()


class Bill(Value, frozen=True):
    """A price and its reasons. In rounds 1-6 the traveller owes the total, in round 7 receives it (T26)."""

    total: int
    crossings: int
    """Each costs 10 (T17)."""
    adjacent: tuple[tuple[str, str], ...]
    """Each pair costs 30 (T18, T21, T22)."""
    stack: int
    """Money for the tokens underneath: added in rounds 1-6 (T19), taken off in round 7 (T27)."""
    forty: int
    """Money for a token on the 40 field (T20, T23)."""
    route: tuple[str, ...]
    """One cheapest route, place by place; empty when there is no journey (T20)."""
    picks: tuple[str, ...] = ()


class Fares:
    """The prices of one atlas, which keeps all that is worked out for them."""

    def __init__(self, atlas: Atlas) -> None:
        self._distances = atlas.distances
        self._adjacent = atlas.adjacent
        self._places = atlas.places_of
        self._split = frozenset(atlas.split)

    def price(
        self, number: int, start: str, picks: tuple[str, ...], target: str | None = None, under: int = 0
    ) -> int:
        """Return the total of the bill, quickly. `under` counts the tokens under all picks together.

        In round 7 the opponents choose the route (T26); they choose the cheapest, as a payer would.
        """
        forty = 0
        if FORTY_FIELD in picks:
            forty = FORTY
            picks = tuple(pick for pick in picks if pick != FORTY_FIELD)
        total = forty + CROSSING * self.crossings(start, picks, target)
        total += ADJACENT * self._surcharges(start, picks, target)
        if number == FINAL:
            return max(0, total - UNDER * under)
        return total + UNDER * under

    def crossings(self, start: str, states: tuple[str, ...], target: str | None) -> int:
        """Return the borders crossed on the cheapest journey: order and parts chosen freely (T21, T22, T36).

        Without a chosen state there is no journey (T20).
        """
        if not states:
            return 0
        # Only a stop in the middle ties two legs to one part; the ends are right as whole states.
        if not self._split.isdisjoint(states):
            parts = product(*(self._places[state] for state in states))
            return min(self.crossings(start, places, target) for places in parts)
        hops = self._distances
        from_start = hops[start]
        if len(states) == 1:
            (only,) = states
            return from_start[only] + (hops[target][only] if target else 0)
        first, second = states
        between = hops[first][second]
        if target is None:
            return between + min(from_start[first], from_start[second])
        to_target = hops[target]
        return between + min(from_start[first] + to_target[second], from_start[second] + to_target[first])

    def bill(self, case: Case) -> Bill:
        """Return the price explained: each line of it, and one cheapest route."""
        states = tuple(pick for pick in case.picks if pick != FORTY_FIELD)
        route = self._route(case.start, states, case.target)
        return Bill(
            total=self.price(case.round, case.start, case.picks, case.target, sum(case.under)),
            crossings=max(0, len(route) - 1),
            adjacent=tuple(self._adjacent_pairs(case.start, states, case.target)),
            stack=UNDER * sum(case.under),
            forty=FORTY if FORTY_FIELD in case.picks else 0,
            route=route,
            picks=case.picks,
        )

    def best(self, number: int, start: str, offer: tuple[str, ...], target: str | None = None) -> Bill:
        """Return the best choice that an offer held for whoever came first: the dearest in round 7.

        Of equal ones it is the first, the 40 field being the first of the fields.
        """
        choices = combinations((FORTY_FIELD, *offer), picks_in(number))
        picks = max(choices, key=lambda choice: gain(number, self.price(number, start, choice, target)))
        return self.bill(Case(number, start, picks, target))

    def _surcharges(self, start: str, states: tuple[str, ...], target: str | None) -> int:
        """Count the adjacent pairs; `_adjacent_pairs` names the same ones."""
        near_start = self._adjacent[start]
        near_target = self._adjacent[target] if target else ()
        count = 0
        for state in states:
            count += (state in near_start) + (state in near_target)
        if len(states) == 2 and states[0] in self._adjacent[states[1]]:
            count += 1
        return count

    def _adjacent_pairs(
        self, start: str, states: tuple[str, ...], target: str | None
    ) -> Iterator[tuple[str, str]]:
        """Yield the pairs that cost 30: an end with a chosen state, or the two chosen ones (T22)."""
        pairs = [(start, state) for state in states]
        pairs += combinations(states, 2)
        if target:
            pairs += [(state, target) for state in states]
        for one, other in pairs:
            if other in self._adjacent[one]:
                yield one, other

    def _route(self, start: str, states: tuple[str, ...], target: str | None) -> tuple[str, ...]:
        """Return one cheapest route; of several the one that takes the picks in the order given."""
        if not states:
            return ()
        ends = (target,) if target else ()
        journeys = (
            stops
            for order in permutations(states)
            for stops in product(*(self._places[state] for state in (start, *order, *ends)))
        )
        stops = min(journeys, key=self._length)
        legs = (self._distances.way(origin, goal)[1:] for origin, goal in pairwise(stops))
        return (stops[0], *(place for leg in legs for place in leg))

    def _length(self, stops: tuple[str, ...]) -> int:
        """Return the crossings between stops, each stop being a place."""
        return sum(self._distances[origin][goal] for origin, goal in pairwise(stops))
