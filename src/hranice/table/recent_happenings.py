"""The last happenings at a table, kept for clients that were away for a moment."""

from collections import deque
from collections.abc import Sequence
from itertools import count

import msgspec

from hranice.table.log import Entry, Happened, TakenBack
from hranice.table.outgoing_messages import Happening
from hranice.table.running_game import Facts

KEPT = 32
"""So many happenings back a client can resume; one that missed more gets a fresh view."""

_encode = msgspec.json.Encoder().encode


class RecentHappenings:
    """What happened, encoded once for everybody."""

    def __init__(self) -> None:
        self._kept: deque[tuple[int, msgspec.Raw]] = deque(maxlen=KEPT)

    def add(self, first: int, entries: Sequence[Entry], facts: Sequence[Facts]) -> tuple[msgspec.Raw, ...]:
        """Keep what entries, from that number on, tell everybody about the game, and return it encoded."""
        news = []
        for number, entry, told in zip(count(first), entries, facts, strict=False):
            if isinstance(entry, Happened):  # not `match`: it is the only one that comes with every move
                happening = Happening(number, entry.event.at, told, entry.late)
            elif isinstance(entry, TakenBack):
                happening = Happening(number, entry.at, (), takes_back=entry.entry)
            else:
                continue
            encoded = msgspec.Raw(_encode(happening))
            news.append(encoded)
            self._kept.append((number, encoded))
        return tuple(news)

    @property
    def kept(self) -> tuple[msgspec.Raw, ...]:
        """All that is remembered, the oldest first."""
        return tuple(told for _, told in self._kept)

    def since(self, number: int) -> tuple[msgspec.Raw, ...] | None:
        """Return what happened after an entry; None: not all of it may be remembered."""
        if len(self._kept) == KEPT and number + 1 < self._kept[0][0]:
            return None
        return tuple(told for other, told in self._kept if other > number)
