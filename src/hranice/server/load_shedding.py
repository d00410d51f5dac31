"""Whether the server has as much to do as it can: then it takes on nothing new, and what runs stays quick."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

from hranice.server.metrics import Durations

LOOK_S = 0.25
"""Seconds between two looks."""
WEIGHT = 0.25
"""Of the newest look among all: what counts is the last second, more or less."""
BUSY, CALM = 0.75, 0.6
"""Shares of the time in which the event loop has something to do: above the one it is overloaded, until it is
below the other."""
SLOW_S, QUICK_S = 0.05, 0.025
"""The same for the seconds that a move takes on average, the store and the lateness of the loop included."""
MANY = 100
"""Devices at tables: with fewer something else keeps the machine busy, and to refuse helps nobody."""

_SCHEDULED = Path("/proc/thread-self/schedstat")


class Load:
    """What the event loop has to do."""

    def __init__(self, devices: Callable[[], int], moves: Durations) -> None:
        """Begin to look; `devices` says how many are at tables."""
        self._devices = devices
        self._moves = moves
        self.overloaded = False
        self._share = 0.0
        self._wait = 0.0

    async def watch(self) -> None:
        """Look now and then, for ever."""
        while True:
            began, worked, (moves, took) = time.monotonic(), _seconds_of_work(), self._moves.so_far
            await asyncio.sleep(LOOK_S)
            passed, (later, longer) = time.monotonic() - began, self._moves.so_far
            mean = (longer - took) / max(1, later - moves)
            self.note((_seconds_of_work() - worked) / passed, passed - LOOK_S + mean)

    def note(self, share: float, wait: float) -> None:
        """Take in a look: the share of the time since the last one that was work, and what a move took."""
        self._share += WEIGHT * (share - self._share)
        self._wait += WEIGHT * (wait - self._wait)
        most, longest = (CALM, QUICK_S) if self.overloaded else (BUSY, SLOW_S)
        busy = self._share > most or self._wait > longest
        self.overloaded = busy and self._devices() >= MANY


def _seconds_of_work() -> float:
    """Return for how long this thread had something to do so far.

    Linux knows for how long it ran, or waited for a processor that others had; elsewhere it only ran.
    """
    try:
        ran, waited, _ = map(int, _SCHEDULED.read_bytes().split())
    except (OSError, ValueError):
        return time.thread_time()
    return (ran + waited) / 1e9
