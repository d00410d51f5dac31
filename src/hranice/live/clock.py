"""The table's clock, handed in from outside: the real one, or in tests one that leaps ahead."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    """Something that will happen unless it is cancelled."""

    def cancel(self) -> None:
        """Do not let it happen. Cancelling what has happened does nothing."""


class Clock(Protocol):
    """Tells the time and wakes people up, in milliseconds since the epoch."""

    def now(self) -> int:
        """Return the present moment; never one before the last."""

    def call_at(self, moment: int, callback: Callable[[], object]) -> Timer:
        """Call back once that moment has come."""


class LoopClock:
    """The clock of the running event loop. Adjusting the system's clock does not touch it."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._time = self._loop.time
        self._offset = time.time() - self._time()

    def now(self) -> int:
        """Return the present moment."""
        return int((self._offset + self._time()) * 1000)

    def call_at(self, moment: int, callback: Callable[[], object]) -> asyncio.TimerHandle:
        """Call back just after that moment, so that `now` is never still before it."""
        return self._loop.call_at((moment + 1) / 1000 - self._offset, callback)

    def not_before(self, moment: int) -> None:
        """Go on from this moment if it is still to come."""
        self._offset = max(self._offset, moment / 1000 - self._time())
