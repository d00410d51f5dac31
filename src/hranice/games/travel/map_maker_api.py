"""Having a map made of geographic data over HTTP: in a process of its own, one at a time."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.util import find_spec
from typing import Annotated

import msgspec

from hranice.game import Value
from hranice.game_parts import Route
from hranice.games.travel.maps.own_map_check import LookedAt, MapFault, look_at_pack
from hranice.live.problems import Denied

LARGEST = 21_000_000
"""Bytes of a source with notes: the source itself may have 20 million."""
PER_MINUTE = 1
"""How often an address may have a map made."""
MOST_AT_ONCE = 5
"""Maps that are being made or wait for that: each holds its source in memory."""
CAN_MAKE = all(map(find_spec, ("numpy", "shapely")))
"""Whether the extra `maps` is installed."""


class Making(Value, frozen=True):
    """A map that somebody wants to be made."""

    data: msgspec.Raw
    """GeoJSON or TopoJSON."""
    notes: str = ""
    """The text of a notes file (TOML)."""
    name: Annotated[str, msgspec.Meta(max_length=40)] | None = None


class Queue:
    """Lets one in at a time, and few wait."""

    def __init__(self, most: int) -> None:
        self._one_at_a_time = asyncio.Lock()
        self._left = most

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for one's turn; raises `Denied` where too many do."""
        if not self._left:
            raise Denied("server-busy")
        self._left -= 1
        try:
            async with self._one_at_a_time:
                yield
        finally:
            self._left += 1


_QUEUE = Queue(MOST_AT_ONCE)


async def make_map(data: bytes) -> LookedAt:
    """Make a map from GeoJSON or TopoJSON and notes, and say what is to be said about it.

    What is sent is JSON: `data`, the source as it is, `notes`, the text of a notes file, and `name`.
    """
    if not CAN_MAKE:
        raise Denied("server-no-map-maker")
    async with _QUEUE.turn():
        return await asyncio.to_thread(_made, data)


def _made(data: bytes) -> LookedAt:
    """Return what there is to say about the map that somebody wants; waits for it."""
    from hranice.games.travel.mapmaking.limited_process import make_in_process  # noqa: PLC0415 - the same
    from hranice.games.travel.mapmaking.notes_file import read_notes  # noqa: PLC0415 - needs the extra `maps`
    from hranice.games.travel.mapmaking.report import MapError  # noqa: PLC0415 - the same

    try:
        wanted = msgspec.json.decode(data, type=Making)
        made = make_in_process(bytes(wanted.data), read_notes(wanted.notes.encode()), name=wanted.name)
    except MapError as error:
        return LookedAt((MapFault(str(error)),), sketch=error.sketch)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        return LookedAt((MapFault(f"this is no JSON with data and notes: {error}"),))
    doubts = made.report.doubts
    grave = [str(doubt) for doubt in doubts if doubt.grave]
    others = [str(doubt) for doubt in doubts if not doubt.grave]
    return look_at_pack(made.pack, grave, (*others, *made.report.said))


MAKER = Route("POST", "/maps/make", make_map, body=bytes, largest=LARGEST, per_minute=PER_MINUTE, slow=True)
