"""The measurements. Each returns plain figures; `__main__` prints them."""

import statistics
from pathlib import Path
from typing import NamedTuple

from benchmarks.server.contenders import OURS, Load, Server, load, server
from benchmarks.server.process_usage import family, memory_kb

TABLES = 200
WINDOW = 16
"""So many moves of each game around the one in question are taken together."""
WARM_UP_S = 3
"""Until what is compiled on the way is compiled and what is cached is cached, in both."""


class Rate(NamedTuple):
    """What a saturated server accepts."""

    per_cpu_second: float
    per_second: float
    generator: float
    """How busy the generator was, of its core: less than 1, or it was the bottleneck."""
    games: float
    """How many games began for each thousand moves."""


def rate(kind: str, seconds: float) -> Rate:
    """Let every pair move as fast as acknowledgements allow; ours are on disk before they are given."""
    with server(kind) as target, load(kind, target) as pairs:
        pairs.do("open", count=TABLES)
        pairs.do("spread")
        pairs.do("saturate", seconds=WARM_UP_S)
        before = target.cpu()
        outcome = pairs.do("saturate", seconds=seconds)
        spent = target.cpu() - before
        moves, seconds = outcome["moves"], outcome["seconds"]
        return Rate(moves / spent, moves / seconds, outcome["busy"], 1000 * outcome["games"] / moves)


class Pace(NamedTuple):
    """Milliseconds from sending a move to its being seen by the other player."""

    median: float
    p99: float
    worst: float
    busy: float
    """How busy the server was, of its core."""


def pace(kind: str, seconds: float, moves_per_second: float = 2) -> Pace:
    """Let 200 pairs move twice a second each."""
    with server(kind) as target, load(kind, target) as pairs:
        pairs.do("open", count=TABLES)
        pairs.do("saturate", seconds=WARM_UP_S)
        pairs.do("pace", seconds=1, rate=moves_per_second)
        before = target.cpu()
        outcome = pairs.do("pace", seconds=seconds, rate=moves_per_second)
        spent = target.cpu() - before
    latencies = sorted(outcome["latencies"])
    return Pace(
        statistics.median(latencies),
        latencies[int(0.99 * len(latencies))],
        latencies[-1],
        spent / outcome["seconds"],
    )


class Shed(NamedTuple):
    """What becomes of those who play when more come than one core can serve."""

    stayed: int
    """Pairs that began a game; a pair whose next game was refused among them."""
    refused: int
    median: float
    p99: float
    """Milliseconds from sending a move to its being seen, from the first refusal on."""
    busy: float
    """How busy the server was, of its core."""
    generator: float


def shed(seconds: float, arrivals: float, moves_per_second: float = 2) -> Shed:
    """Let so many pairs a second come, each from an address of its own, and move twice a second."""
    with server(OURS, limits=True) as target, load(OURS, target) as pairs:
        before = target.cpu()
        outcome = pairs.do("crowd", seconds=seconds, rate=moves_per_second, arrivals=arrivals)
        spent = target.cpu() - before
    latencies = sorted(outcome["latencies"]) or [0.0]
    return Shed(
        outcome["stayed"],
        outcome["refused"],
        statistics.median(latencies),
        latencies[int(0.99 * len(latencies))],
        spent / outcome["seconds"],
        outcome["busy"],
    )


class Memory(NamedTuple):
    """Kilobytes of a server for each table with two connected players, and what it needs without any."""

    empty_rss: int
    opened_rss: float
    opened_pss: float
    played_rss: float
    played_pss: float
    workers: int
    """Resident kilobytes of all its other processes, which do not depend on tables."""


def memory(kind: str, tables: int, moves: int) -> Memory:
    """Open tables for two connected players each, and let each play some moves."""
    with server(kind) as target, load(kind, target) as pairs:
        # The first tables load what all others share.
        pairs.do("open", count=10)
        pairs.do("reach", move=moves)
        empty = memory_kb(target.pid)
        pairs.do("open", count=10 + tables)
        opened = memory_kb(target.pid)
        pairs.do("reach", move=moves)
        played = memory_kb(target.pid)
        workers = sum(memory_kb(pid)[0] for pid in family(target.pid)[1:])
    return Memory(
        empty[0],
        (opened[0] - empty[0]) / tables,
        (opened[1] - empty[1]) / tables,
        (played[0] - empty[0]) / tables,
        (played[1] - empty[1]) / tables,
        workers,
    )


class Late(NamedTuple):
    """Microseconds of server time for a move around the 10th of a game, and around the 200th."""

    tenth: float
    two_hundredth: float
    running: int
    """Games that were still going on at the end of the second window."""


def late_moves(rounds: int) -> list[Late]:
    """Play long games side by side, and compare what early and late moves cost, in each round.

    The speed of a machine may change by half within seconds, and a game needs seconds from one window to the
    other. So in each round some games have come to their late window when others come to their early one, and
    the windows are played in halves and in turns: early, late, late, early.
    """
    found = []
    with server(OURS) as target, load(OURS, target) as young, load(OURS, target) as old:
        for pairs in (young, old):
            pairs.do("open", count=TABLES)
            pairs.do("reach", move=WINDOW)
        for _ in range(rounds):
            late, early = _Window(200, target, old), _Window(10, target, young)
            for window in (early, late, late, early):
                window.play_half()
            found.append(Late(early.cost, late.cost, late.running))
    return found


class _Window:
    """The moves around one move of new games, and what they cost so far."""

    def __init__(self, move: int, target: Server, pairs: Load) -> None:
        self._target, self._pairs = target, pairs
        self._reached = move - WINDOW // 2
        self._spent, self._moves = 0.0, 0
        self.running = 0
        """Games that go on after it."""
        pairs.do("renew")
        pairs.do("reach", move=self._reached)

    def play_half(self) -> None:
        self._reached += WINDOW // 2
        before = self._target.cpu()
        outcome = self._pairs.do("reach", move=self._reached)
        self._spent += self._target.cpu() - before
        self._moves += outcome["moves"]
        self.running = outcome["running"]

    @property
    def cost(self) -> float:
        """Microseconds per move."""
        return 1e6 * self._spent / self._moves


class Start(NamedTuple):
    """Seconds from the command to a server that is ready."""

    median: float
    worst: float
    cpu: float
    """Seconds of processor time among them, of the server and its children."""


def start_up(data: Path | None, times: int) -> Start:
    """Start the server several times on stored tables, or on none."""
    waited, worked = [], []
    for _ in range(times):
        with server(OURS, data) as started:
            waited.append(started.started)
            worked.append(started.cpu())
    return Start(statistics.median(waited), max(waited), statistics.median(worked))
