"""Whether the server has as much to do as it can: then it takes on nothing new, and what runs stays quick."""

import asyncio
import time
from pathlib import Path

LOOK_S = 0.25
"""Seconds between two looks."""
WEIGHT = 0.25
"""Of the newest look among all: what counts is the last second, more or less."""
BUSY, CALM = 0.8, 0.65
"""Shares of the time in which the event loop has something to do: above the one it is overloaded, until it is
below the other."""

_SCHEDULED = Path("/proc/thread-self/schedstat")


class Load:
    """What the event loop has to do."""

    def __init__(self) -> None:
        self.overloaded = False
        self._share = 0.0

    async def watch(self) -> None:
        """Look now and then, for ever."""
        while True:
            began, worked = time.monotonic(), _seconds_of_work()
            await asyncio.sleep(LOOK_S)
            self.note((_seconds_of_work() - worked) / (time.monotonic() - began))

    def note(self, share: float) -> None:
        """Take in a look: the share of the time since the last one in which there was something to do."""
        self._share += WEIGHT * (share - self._share)
        self.overloaded = self._share > (CALM if self.overloaded else BUSY)


def _seconds_of_work() -> float:
    """Return for how long this thread had something to do so far.

    Linux knows for how long it ran, or waited for a processor that others had; elsewhere it only ran.
    """
    try:
        ran, waited, _ = map(int, _SCHEDULED.read_bytes().split())
    except (OSError, ValueError):
        return time.thread_time()
    return (ran + waited) / 1e9
