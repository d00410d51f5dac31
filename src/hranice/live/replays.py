"""Records turned into what the page shows, each proven first."""

from collections.abc import Callable

import msgspec

from hranice.game import Games
from hranice.live.problems import Denied
from hranice.table.record_reader import read_record
from hranice.table.record_replay import Step
from hranice.table.replay_frames import shown

LARGEST_RECORD = 512 * 1024
"""Bytes of a record from outside; those of long games have a tenth of it."""
LARGEST_HEADER = 64 * 1024
"""Bytes of its first line: boards and maps in it are as large as a table's may be."""

_encode = msgspec.json.Encoder().encode


def replayed(data: bytes, games: Games, seat: int | None, each: Callable[[Step], None]) -> bytes:
    """Return the JSON of a `Showing`: a game as a seat or (None) a spectator could see it.

    `each` is called with every step. Raises `BadRecord` for a record that is not sound, `Refusal` for a seat
    that is none, `Denied` for a record larger than those of any game.
    """
    check_size(data)
    return _encode(shown(read_record(data, games), seat, each))


def check_size(data: bytes) -> None:
    """Refuse records that are larger than those of any game."""
    if len(data) > LARGEST_RECORD or data.find(b"\n", 0, LARGEST_HEADER) < 0 < len(data) - LARGEST_HEADER:
        raise Denied("server-too-large")
