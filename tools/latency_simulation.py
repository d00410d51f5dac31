"""Races over bad lines, simulated: how well the table finds the order in which people really were.

    python -m tools.latency_simulation [SESSIONS] [SEED]

Lines have round trips of 20 to 300 ms and a jitter of up to 50 ms on each leg; people react as people do. The
stamps are made by `hranice.table.latency`, as the table makes them.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from random import Random
from statistics import correlation, fmean

from hranice.table.latency import Latency

ROUND_TRIPS = (20.0, 300.0)
JITTER = 50.0
PLAYERS = 6
RACES = 7
"""As many as a game of Bez hranic has."""
WARM_UP = 30
"""Seconds, and pings, from sitting down to the first race: the map is shown and cards are dealt."""
PAUSE = 25
"""Seconds, and pings, from one race to the next."""
CLOSE = (50.0, 60.0)
"""Milliseconds between two players that are hard to tell apart."""


@dataclass
class Figures:
    """What came of many races."""

    close: list[bool] = field(default_factory=list)
    """For each pair 50 to 60 ms apart whether their order was found."""
    apart: list[bool] = field(default_factory=list)
    """The same for all pairs at least 50 ms apart."""
    round_trips: list[float] = field(default_factory=list)
    places: list[int] = field(default_factory=list)
    """For each press the round trip of the line and the place that it got."""

    @property
    def favour(self) -> float:
        """The correlation of round trip and place: above 0 a fast line helps, below 0 a slow one does."""
        return correlation(self.round_trips, self.places)


class _Player:
    """Somebody at the end of a line."""

    def __init__(self, random: Random) -> None:
        self.round_trip = random.uniform(*ROUND_TRIPS)
        self.line = Latency()
        self._random = random

    def leg(self) -> float:
        """Draw how long something takes one way."""
        return self.round_trip / 2 + self._random.uniform(0.0, JITTER)

    def wait(self, since: int, seconds: int) -> None:
        """Let the server measure the line, once a second."""
        for second in range(1, seconds + 1):
            self.line.measured(since + 1000 * second, self.leg() + self.leg())

    def press(self, shown: int, *, credit: bool, echo: bool) -> tuple[float, int]:
        """React to what is shown at this moment; return the true time and the stamp."""
        there = self.leg()
        self.line.showed(shown)
        if echo:
            self.line.measured(shown, there + self.leg())
        true = reaction(self._random)
        received = int(shown + there + true + self.leg())
        return true, received - (self.line.credit() if credit else 0)


def reaction(random: Random) -> float:
    """Draw a human reaction: a normal part and an exponential tail, in milliseconds."""
    return max(300.0, random.gauss(900, 150)) + random.expovariate(1 / 450)


def race(sessions: int, seed: int, *, credit: bool = True, echo: bool = True) -> Figures:
    """Run sessions of several races each; without `credit` as the messages come in.

    `echo` says whether a ping is sent right behind what is shown.
    """
    random, figures = Random(seed), Figures()
    for _ in range(sessions):
        players = [_Player(random) for _ in range(PLAYERS)]
        for presses in _session(players, credit=credit, echo=echo):
            _count(figures, players, presses)
    return figures


def _session(players: list[_Player], *, credit: bool, echo: bool) -> Iterator[list[tuple[float, int]]]:
    moment = 0
    for number in range(RACES):
        seconds = PAUSE if number else WARM_UP
        for player in players:
            player.wait(moment, seconds)
        moment += 1000 * (seconds + 1)
        yield [player.press(moment, credit=credit, echo=echo) for player in players]


def _count(figures: Figures, players: list[_Player], presses: list[tuple[float, int]]) -> None:
    for (one, one_stamp), (other, other_stamp) in combinations(presses, 2):
        gap = abs(one - other)
        if gap < CLOSE[0]:
            continue
        right = (one < other) == (one_stamp < other_stamp) and one_stamp != other_stamp
        figures.apart.append(right)
        if gap <= CLOSE[1]:
            figures.close.append(right)
    by_stamp = sorted(range(len(presses)), key=lambda number: presses[number][1])
    for place, number in enumerate(by_stamp):
        figures.round_trips.append(players[number].round_trip)
        figures.places.append(place)


def main() -> None:
    """Print the figures with the credit, with a plainer one, and without any."""
    sessions = int(sys.argv[1]) if len(sys.argv) > 1 else 4000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    for name, settings in (
        ("as the table stamps", {}),
        ("without a ping behind the reveal", {"echo": False}),
        ("without any credit", {"credit": False}),
    ):
        figures = race(sessions, seed, **settings)
        shares = (f"{fmean(found):.2%} of {len(found)}" for found in (figures.close, figures.apart))
        sys.stdout.write(f"{name}: {', '.join(shares)}, r = {figures.favour:+.3f}\n")


if __name__ == "__main__":
    main()
