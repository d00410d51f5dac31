"""How far apart the places of an atlas are: all pairs, once per atlas."""

from collections.abc import Mapping

from hranice.games.travel.rules.atlas import Atlas

Hops = Mapping[str, Mapping[str, int]]
"""Crossings between any two of the places and states; for a state in parts, from the nearest of them."""


class Distances:
    """All pairs of an atlas whose places are connected.

    A whole state counts as its nearest part, so `hops["RU"]["PL"]` is right for a journey that begins or
    ends in RU. A stop in the middle of a journey must be reached and left in the same part (T36): ask with
    the part's own name, `hops["DE"]["RU:main"] + hops["RU:main"]["FI"]`.
    """

    hops: Hops

    def __init__(self, atlas: Atlas) -> None:
        # Neighbours come as sets of strings, whose order differs from process to process; a route must not.
        self._ways = {place: tuple(sorted(others)) for place, others in atlas.neighbours.items()}
        self.hops = _with_states(atlas, _between_places(atlas.places, self._ways))

    def way(self, origin: str, goal: str) -> tuple[str, ...]:
        """Return one shortest way between two places, both ends included, always the same one."""
        way = [origin]
        left = self.hops[goal]
        while way[-1] != goal:
            nearer = left[way[-1]] - 1
            way.append(next(place for place in self._ways[way[-1]] if left[place] == nearer))
        return tuple(way)


def _between_places(
    places: tuple[str, ...], ways: Mapping[str, tuple[str, ...]]
) -> dict[str, dict[str, int]]:
    """Return the crossings between any two places.

    The seas of places reached from every origin grow together, one crossing at a time, as bit sets: an
    order of magnitude faster than one search after another, and bots draw up maps of their own by it.
    """
    numbers = {place: number for number, place in enumerate(places)}
    near = [[numbers[other] for other in ways[place]] for place in places]
    reached = [1 << number for number in range(len(places))]
    rows = [[0] * len(places) for _ in places]
    crossings, growing = 0, True
    while growing:
        crossings, growing = crossings + 1, False
        before = tuple(reached)
        for number, row in enumerate(rows):
            sea = before[number]
            for other in near[number]:
                sea |= before[other]
            growing = growing or sea != before[number]
            reached[number] = sea
            # As far there as back: half of the pairs tell the other half.
            fresh = (sea ^ before[number]) >> number
            while fresh:
                lowest = fresh & -fresh
                other = number + lowest.bit_length() - 1
                row[other] = rows[other][number] = crossings
                fresh ^= lowest
    return {place: dict(zip(places, row, strict=True)) for place, row in zip(places, rows, strict=True)}


def _with_states(atlas: Atlas, hops: dict[str, dict[str, int]]) -> Hops:
    """Add a row and a column for every state in parts: the least of those of its parts."""
    for state in atlas.states:
        if state.parts:
            parts = state.places
            hops[state.code] = {other: min(hops[part][other] for part in parts) for other in hops[parts[0]]}
            for row in hops.values():
                row[state.code] = min(row[part] for part in parts)
    return hops
