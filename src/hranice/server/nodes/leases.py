"""Which tables this node owns, and until when.

A lease lasts some seconds and is prolonged in time, all of them in one statement. The time is counted
from the moment before asking, on a clock that nobody adjusts, and ends a little early: a node that cannot
prolong stops by itself before any other may begin. Should it nevertheless be late (the whole process was
stopped for a while), the store's compare-and-set lets only one of two writers through.
"""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence

from hranice.live.live_table import LogStore, TableLost
from hranice.live.registry import OwnedElsewhere
from hranice.store import Store, Summary, Unavailable

TTL_MS = 2_500
RENEW_S = 0.7
"""Seconds between prolongations."""
MARGIN_S = 0.4
"""So much earlier than the database does this node take its leases for ended."""
CHECK_S = 0.1

log = logging.getLogger(__name__)


class Leases:
    """The leases of one node. `lost` is called with each table that must be dropped here."""

    def __init__(self, store: Store, node: str, lost: Callable[[str], None]) -> None:
        self._store = store
        self._node = node
        self._lost = lost
        self._until: dict[str, float] = {}
        self._releasing: dict[str, asyncio.Task[None]] = {}
        """Tables whose leases are just being released."""
        self._acquiring: Counter[str] = Counter()
        """Tables that are just being asked for."""

    def __len__(self) -> int:
        """How many tables this node owns."""
        return len(self._until)

    def holds(self, table: str) -> bool:
        """Say whether this node is the owner of a table at this moment."""
        return self._until.get(table, 0.0) > time.monotonic()

    async def acquire(self, table: str) -> None:
        """Become the owner of a table, or stay it; raises `OwnedElsewhere`, `Unavailable`."""
        releasing = self._releasing.get(table)
        if releasing is not None:
            await releasing
        before = time.monotonic()
        self._acquiring[table] += 1
        try:
            if not await self._store.lease(table, self._node, TTL_MS):
                raise OwnedElsewhere(await self._store.owner(table) or "")
            self._until[table] = _end(before)
        finally:
            self._acquiring[table] -= 1
            if not self._acquiring[table]:
                del self._acquiring[table]

    def release(self, table: str) -> None:
        """Release a table that is no longer live here; returns at once."""
        if self._until.pop(table, None) is not None:
            self._start_release(table)

    async def release_now(self, table: str) -> None:
        """Release a table; returns when others can acquire it."""
        self.release(table)
        releasing = self._releasing.get(table)
        if releasing is not None:
            await releasing

    async def renew(self) -> None:
        """Prolong all leases, again and again."""
        while True:
            await asyncio.sleep(RENEW_S)
            had, before = set(self._until), time.monotonic()
            try:
                kept = set(await self._store.renew(self._node, TTL_MS))
            except Unavailable as fault:
                log.warning("leases cannot be prolonged: %s", fault)
                continue
            for table in kept & self._until.keys():
                self._until[table] = max(self._until[table], _end(before))
            for table in (had - kept) & self._until.keys():
                self._lose(table)
            # The store may have been away when these should have been given back.
            for table in kept - self._until.keys() - self._releasing.keys() - self._acquiring.keys():
                self._start_release(table)

    async def drop_expired(self) -> None:
        """Stop being the owner in time when leases cannot be prolonged."""
        while True:
            await asyncio.sleep(CHECK_S)
            now = time.monotonic()
            late = [table for table, until in self._until.items() if until <= now]
            if late:
                log.warning("the leases of %d tables have run out", len(late))
            for table in late:
                self._lose(table)

    async def close(self) -> None:
        """Give everything back at once, so that nobody has to wait."""
        self._until.clear()
        await asyncio.gather(*self._releasing.values())
        try:
            await self._store.release_all(self._node)
        except Unavailable as fault:
            log.warning("leases could not be given back and will run out: %s", fault)

    def _lose(self, table: str) -> None:
        del self._until[table]
        self._lost(table)

    def _start_release(self, table: str) -> None:
        self._releasing[table] = asyncio.create_task(self._released(table))

    async def _released(self, table: str) -> None:
        try:
            await self._store.release(table, self._node)
        except Unavailable:
            log.warning("a lease could not be given back; it is tried again")
        finally:
            del self._releasing[table]


class FencedLogs:
    """A store that takes appends only for tables that this node owns at that moment."""

    def __init__(self, logs: LogStore, leases: Leases) -> None:
        self._logs = logs
        self._leases = leases
        self.read = logs.read

    def append(
        self, table: str, expected: int, entries: Sequence[bytes], summary: Summary
    ) -> Awaitable[None]:
        """Write entries under the expected number, durably, all or none."""
        if not self._leases.holds(table):
            raise TableLost("this node does not own the table any more")
        return self._logs.append(table, expected, entries, summary)


def _end(before: float) -> float:
    return before + TTL_MS / 1000 - MARGIN_S
