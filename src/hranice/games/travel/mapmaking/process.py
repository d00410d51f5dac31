"""Making a map in a process of its own, which ends in time and takes no more memory than it may.

For a server: whatever somebody sends, nobody else has to wait for it.
"""

import os
import subprocess
import sys
from typing import NamedTuple

import msgspec

from hranice.games.travel.mapmaking.notes import Notes
from hranice.games.travel.mapmaking.reading import LARGEST_SOURCE, read
from hranice.games.travel.mapmaking.report import Made, MapError
from hranice.games.travel.maps.own import Sketch

SECONDS = 10.0
MEMORY = 1_500_000_000
"""In bytes."""


class _Order(NamedTuple):
    """What the other process is to do."""

    notes: Notes
    name: str | None
    memory: int
    data: bytes


class _Answer(NamedTuple):
    """What it has done: the map, or why there is none."""

    made: Made | None = None
    error: str = ""
    sketch: Sketch | None = None


def make_in_process(
    data: bytes, notes: Notes, *, name: str | None = None, seconds: float = SECONDS, memory: int = MEMORY
) -> Made:
    """Return what `make_pack` would, or raise `MapError`, after so many seconds at the latest.

    Waits meanwhile, so a server calls it in a thread.
    """
    if len(data) > LARGEST_SOURCE:
        raise MapError(f"the source has {len(data)} bytes, more than {LARGEST_SOURCE}: simplify it before")
    order = msgspec.msgpack.encode(_Order(notes, name, memory, data))
    environment = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}  # each of its threads would reserve memory
    try:
        run = subprocess.run(  # noqa: S603 - this Python, and a module of ours
            [sys.executable, "-m", __name__],
            input=order,
            capture_output=True,
            timeout=seconds,
            env=environment,
            check=False,
        )
    except subprocess.TimeoutExpired as error:
        raise MapError(f"making this map takes longer than {seconds:g} s: simplify the source") from error
    try:
        answer = msgspec.msgpack.decode(run.stdout, type=_Answer)
    except msgspec.DecodeError as error:
        raise MapError(
            f"making this map fails, or takes more than {memory // 1_000_000} MB: simplify the source"
        ) from error
    if answer.made is None:
        refused = MapError(answer.error)
        refused.sketch = answer.sketch
        raise refused
    return answer.made


def _serve() -> None:
    """Make the map that standard input orders, and answer on standard output."""
    order = msgspec.msgpack.decode(sys.stdin.buffer.read(), type=_Order)
    _limit(order.memory)
    # Imported late: the limit holds for all that this takes.
    from hranice.games.travel.mapmaking.make import make_pack  # noqa: PLC0415 - see above

    try:
        answer = _Answer(make_pack(order.data, order.notes, name=order.name))
    except MapError as error:
        answer = _Answer(error=str(error), sketch=_sketched(order, error))
    except MemoryError:
        answer = _Answer(error=f"making this map takes more than {order.memory // 1_000_000} MB of memory")
    sys.stdout.buffer.write(msgspec.msgpack.encode(answer))


def _sketched(order: _Order, error: MapError) -> Sketch | None:
    """Return the source as far as it can be drawn."""
    from hranice.games.travel.mapmaking.sketch import sketch  # noqa: PLC0415 - as above

    try:
        return sketch(read(order.data, order.notes.layer), error.outlines)
    except MapError:
        return None


def _limit(memory: int) -> None:
    """Take no more memory than this, where the system knows such limits."""
    try:
        import resource  # noqa: PLC0415 - not everywhere
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))


if __name__ == "__main__":
    _serve()
