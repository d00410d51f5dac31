"""The fare once more, written independently: straight from the data, by searching journeys.

Shares no code with `hranice`: it reads the JSON of a map itself, or is told who borders on whom, and walks
from place to place, remembering where it has already stopped.
"""

import json
from collections import deque
from itertools import combinations
from pathlib import Path

import hranice

MAPS = Path(hranice.__file__).parent / "games" / "travel" / "maps"


class Journeys:
    """A map as a walker sees it: from each place the roads to others."""

    def __init__(self, roads: dict[str, list[str]]) -> None:
        self.roads = roads
        self.state = {here: here.split(":")[0] for here in roads}
        self.codes = sorted(set(self.state.values()))

    @classmethod
    def on(cls, name: str) -> "Journeys":
        """Return a map that comes with the game."""
        pack = json.loads((MAPS / f"{name}.json").read_text(encoding="utf-8"))
        roads = {}
        for state in pack["states"]:
            for place in state["places"]:
                part = place.get("part")
                here = f"{state['code']}:{part}" if part else state["code"]
                roads[here] = place.get("land", []) + place.get("sea", [])
        return cls(roads)

    @classmethod
    def among(cls, pairs: list[tuple[str, str]]) -> "Journeys":
        """Return a map on which each of these pairs is joined."""
        roads: dict[str, list[str]] = {}
        for one, other in pairs:
            roads.setdefault(one, []).append(other)
            roads.setdefault(other, []).append(one)
        return cls(roads)

    def touching(self, one: str, other: str) -> bool:
        """Say whether two states are neighbours anywhere."""
        return any(
            self.state[there] == other
            for here, roads in self.roads.items()
            if self.state[here] == one
            for there in roads
        )

    def crossings(self, start: str, stops: set[str], target: str | None) -> int:
        """Walk in all directions at once until some walker has stopped everywhere and is at the target.

        A walker chooses at each place whether to stop there; a stop is made in one place, so it is reached
        and left in the same part.
        """
        walkers: deque[tuple[str, frozenset[str], int]] = deque()
        seen: set[tuple[str, frozenset[str]]] = set()

        def arrive(here: str, done: frozenset[str], steps: int) -> None:
            for stopped in (done, done | ({self.state[here]} & stops)):
                if (here, stopped) not in seen:
                    seen.add((here, stopped))
                    walkers.append((here, stopped, steps))

        for here, state in self.state.items():
            if state == start:
                arrive(here, frozenset(), 0)
        while walkers:
            here, done, steps = walkers.popleft()
            if done == stops and target in {None, self.state[here]}:
                return steps
            for there in self.roads[here]:
                arrive(there, done, steps + 1)
        raise AssertionError("no journey")

    def price(self, number: int, start: str, target: str | None, picks: list[str], under: list[int]) -> int:
        """Return what T17-T27 say."""
        stops = {pick for pick in picks if pick != "40"}
        money = 40 * picks.count("40")
        if stops:
            money += 10 * self.crossings(start, stops, target)
        pairs = [(start, stop) for stop in stops] + list(combinations(stops, 2))
        if target is not None:
            pairs += [(stop, target) for stop in stops]
        money += 30 * sum(self.touching(one, other) for one, other in pairs)
        if number < 7:
            return money + 10 * sum(under)
        return max(money - 10 * sum(under), 0)
