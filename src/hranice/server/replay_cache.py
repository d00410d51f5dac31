"""Replays for everybody: made aside, in a thread, one at a time. The last ones are kept in memory."""

import asyncio
import gzip
import hashlib
import time
from collections import OrderedDict

from hranice.game import Games
from hranice.live.limits import Limits
from hranice.live.problems import Denied
from hranice.live.replays import replayed
from hranice.table.record_replay import Step

PATIENCE_S = 3.0
"""Seconds of processor time that a record may take; a usual one takes some ten milliseconds."""
KEPT = 64


class Replays:
    """Makes replays. Raises as `replayed`, and `Denied` for what takes too long or is asked for too often."""

    def __init__(self, games: Games, limits: Limits) -> None:
        self._games = games
        self._limits = limits
        self._one_at_a_time = asyncio.Lock()
        self._kept: OrderedDict[tuple[bytes, int | None], bytes] = OrderedDict()

    async def of(self, data: bytes, seat: int | None, address: str) -> bytes:
        """Return the JSON of a `Showing`, compressed: a game as a seat or (None) a spectator could see it."""
        if not self._limits.replays.of(address).take():
            raise Denied("server-too-fast")
        key = (hashlib.sha256(data).digest(), seat)
        async with self._one_at_a_time:
            if key not in self._kept:
                self._kept[key] = await asyncio.to_thread(_made, data, self._games, seat)
            self._kept.move_to_end(key)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
            return self._kept[key]


def _made(data: bytes, games: Games, seat: int | None) -> bytes:
    end = time.thread_time() + PATIENCE_S

    def patience(_: Step) -> None:
        if time.thread_time() > end:
            raise Denied("server-too-large")

    return gzip.compress(replayed(data, games, seat, patience), 6, mtime=0)
