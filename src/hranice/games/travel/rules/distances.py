"""How far apart the places of an atlas are."""

from collections.abc import Mapping


class Distances(dict[str, dict[str, int]]):
    """Crossings between any two places or states of an atlas whose places are connected, row by row.

    A row is reckoned when it is first asked for: a game needs those of its cards, a few in each round, and
    nobody has to wait for the rest of a large map.

    A whole state counts as its nearest part, so `distances["RU"]["PL"]` is right for a journey that begins
    or ends in RU. A stop in the middle of a journey must be reached and left in the same part (T36): ask
    with the part's own name, `distances["DE"]["RU:main"] + distances["RU:main"]["FI"]`.
    """

    def __init__(
        self, neighbours: Mapping[str, frozenset[str]], parts: Mapping[str, tuple[str, ...]]
    ) -> None:
        """Begin without any row; `parts` are the places of the states that have several."""
        self._neighbours = neighbours
        self._parts = parts

    def way(self, origin: str, goal: str) -> tuple[str, ...]:
        """Return one shortest way between two places, both ends included, always the same one."""
        way = [origin]
        left = self[goal]
        while way[-1] != goal:
            nearer = left[way[-1]] - 1
            # The order of a set of strings differs from process to process; a route must not.
            way.append(min(place for place in self._neighbours[way[-1]] if left[place] == nearer))
        return tuple(way)

    def __missing__(self, origin: str) -> dict[str, int]:
        """Reckon a row."""
        parts = self._parts.get(origin)
        if parts is None:
            row = self._from_place(origin)
        else:
            rows = [self[part] for part in parts]
            row = {other: min(row[other] for row in rows) for other in rows[0]}
        self[origin] = row
        return row

    def _from_place(self, origin: str) -> dict[str, int]:
        neighbours, row, reached = self._neighbours, {origin: 0}, [origin]
        for place in reached:  # it grows on the way
            crossings = row[place] + 1
            for other in neighbours[place]:
                if other not in row:
                    row[other] = crossings
                    reached.append(other)
        for state, parts in self._parts.items():
            row[state] = min(row[part] for part in parts)
        return row
