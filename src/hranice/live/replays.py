"""Replays: records turned into what the page shows, each proven first.

A usual record takes some ten milliseconds and is done aside, in a thread, one at a time. The last ones
are kept in memory.
"""

import asyncio
import gzip
import hashlib
import time
from collections import OrderedDict

import msgspec

from hranice.game import Games
from hranice.live.limits import Limits
from hranice.live.problems import Denied
from hranice.table.record_reader import read_record
from hranice.table.record_replay import Step
from hranice.table.replay_frames import shown

LARGEST_RECORD = 512 * 1024
"""Bytes of a record from outside; those of long games have a tenth of it."""
LARGEST_HEADER = 16 * 1024
"""Bytes of its first line: boards and maps in it are as large as a table's may be."""
PATIENCE_S = 3.0
"""Seconds of processor time that a record may take."""
KEPT = 64

_encode = msgspec.json.Encoder().encode


class Replays:
    """Makes replays. Raises `BadRecord` for records that are not sound, `Refusal` for seats that are none."""

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

    check_size(data)
    return gzip.compress(_encode(shown(read_record(data, games), seat, patience)), 6, mtime=0)


def check_size(data: bytes) -> None:
    """Refuse records that are larger than those of any game."""
    if len(data) > LARGEST_RECORD or data.find(b"\n", 0, LARGEST_HEADER) < 0 < len(data) - LARGEST_HEADER:
        raise Denied("server-too-large")
