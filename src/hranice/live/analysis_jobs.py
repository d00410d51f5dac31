"""Analyses of finished games: made one at a time, and kept.

Whoever asks first has it begun; until it is made, everybody who asks is told how far it is.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol

from hranice.insight import Progress
from hranice.live.limits import Limits
from hranice.live.problems import Denied

MOST_KEPT = 64
"""Analyses that are remembered; one weighs about 100 kB."""
LARGEST_ANALYSED = 96 * 1024
"""Bytes of a record from outside; those of long games have half of it, and each event costs time."""
MOST_WAITING = 16
"""Analyses that may wait for the one being made."""
MOST_FAILED = 16
"""Failures that are kept for those who will ask."""


class Analyst(Protocol):
    """Makes analyses: in a process of its own, or in between other things."""

    async def analyse(self, record: bytes | None) -> Progress | bytes:
        """Work for a moment on the analysis of this record, or (None) on the one begun; see `Worker`."""


class AnalysisJobs:
    """All analyses of this server."""

    def __init__(self, analyst: Analyst, limits: Limits) -> None:
        self._analyst = analyst
        self._limits = limits
        self._one_at_a_time = asyncio.Lock()
        self._made: dict[str, bytes] = {}
        self._making: dict[str, asyncio.Task[bytes]] = {}
        self._progress: dict[str, Progress] = {}

    async def of(self, table: str, address: str, record: Callable[[], Awaitable[bytes]]) -> bytes | Progress:
        """Return the JSON of an analysis, or how far it is. `record` gives the game of a table, or refuses.

        A record that belongs to no table is known by its hash.
        """
        if table in self._made:
            self._made[table] = self._made.pop(table)  # those asked for last are at the end
            return self._made[table]
        if table not in self._making:
            game = await record()
            if table in self._made:
                return self._made[table]
            if table not in self._making:
                waiting = sum(not task.done() for task in self._making.values())
                if waiting >= MOST_WAITING or not self._limits.analyses.of(address).take():
                    raise Denied("server-too-fast")
                self._forget_failed()
                self._progress[table] = Progress(0, game.count(b"\n"))
                self._making[table] = asyncio.create_task(self._make(table, game))
        task = self._making[table]
        if not task.done():
            return self._progress[table]
        # Only what failed is still here when it is done: who asks is told, and the next one may try again.
        del self._making[table], self._progress[table]
        return task.result()

    async def close(self) -> None:
        """Give up whatever is being made."""
        for task in self._making.values():
            task.cancel()
        await asyncio.gather(*self._making.values(), return_exceptions=True)

    def _forget_failed(self) -> None:
        """Forget those that failed longest ago: nobody need ever ask for them again."""
        failed = [table for table, task in self._making.items() if task.done()]
        for table in failed[:-MOST_FAILED]:
            del self._progress[table]
            self._making.pop(table).exception()  # looked at, or asyncio reports it as overlooked

    async def _make(self, table: str, record: bytes) -> bytes:
        async with self._one_at_a_time:
            found = await self._analyst.analyse(record)
            while isinstance(found, Progress):
                self._progress[table] = found
                found = await self._analyst.analyse(None)
        self._made[table] = found
        del self._making[table], self._progress[table]
        if len(self._made) > MOST_KEPT:
            del self._made[next(iter(self._made))]
        return found
