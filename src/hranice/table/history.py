"""The last happenings at a table, kept for clients that were away for a moment."""

from collections import deque
from typing import Any

import msgspec

from hranice.table.log import Happened
from hranice.table.messages import Happening
from hranice.table.play import Facts

HISTORY = 32
"""So many happenings back a client can resume; one that missed more gets a fresh view."""

_encode = msgspec.json.Encoder().encode


class History:
    """What happened, encoded once for everybody."""

    def __init__(self) -> None:
        self._kept: deque[tuple[int, msgspec.Raw]] = deque(maxlen=HISTORY)

    def add(self, number: int, entry: Happened[Any], facts: Facts) -> msgspec.Raw:
        """Keep what an entry told everybody, and return it encoded."""
        told = msgspec.Raw(_encode(Happening(number, entry.event.at, facts, entry.late)))
        self._kept.append((number, told))
        return told

    def since(self, number: int) -> tuple[msgspec.Raw, ...] | None:
        """Return what happened after an entry; None: not all of it may be remembered."""
        if len(self._kept) == HISTORY and number + 1 < self._kept[0][0]:
            return None
        return tuple(told for other, told in self._kept if other > number)
