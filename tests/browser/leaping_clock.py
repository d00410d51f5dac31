"""Runs in the worker of a page: its tables wait for nothing, as if time leapt to whatever they wait for.

So a game takes as long as its bots think, and its stamps are those of a simulation. One table at a time.
"""

import asyncio
from collections.abc import Callable
from typing import Any

from hranice.live.clock import LoopClock


class Time:
    """It stands still while the table is at something."""

    now = 1_800_000_000_000


def now(_: LoopClock) -> int:
    """Return the present moment."""
    return Time.now


def call_at(_: LoopClock, moment: int, callback: Callable[[], object]) -> asyncio.TimerHandle:
    """Call back as soon as the table that asks has nothing else to do. Who is no table waits as usual."""
    live: Any = getattr(callback, "__self__", None)
    loop = asyncio.get_running_loop()

    def come() -> None:
        if timer.cancelled():
            return
        if live._queue.busy or live._thinking or live._at_it:
            loop.call_soon(come)
        else:
            Time.now = max(Time.now, moment)
            callback()

    timer = loop.call_later(0, come) if live else loop.call_later((moment - Time.now) / 1000, callback)
    return timer


# The worker has made its clock already.
for instead in (now, call_at):
    setattr(LoopClock, instead.__name__, instead)
