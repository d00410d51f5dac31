"""Making a map in a process of its own, which ends in time and takes no more memory than it may.

For a server: whatever somebody sends, nobody else has to wait for it.
"""

import os
import signal
import subprocess
import sys
from typing import NamedTuple

import msgspec

from hranice.games.travel.mapmaking.notes_file import Notes
from hranice.games.travel.mapmaking.reading import LARGEST_SOURCE, read
from hranice.games.travel.mapmaking.report import Made, MapError
from hranice.games.travel.maps.own_map_check import Sketch

SECONDS = 10.0
"""Of processor time: on a busy machine a map takes longer."""
PATIENCE = 6
"""So many times as long it may take by the clock."""
MEMORY = 1_500_000_000
"""In bytes."""


OUT_OF_TIME: int | None = getattr(signal, "SIGPROF", None)
"""What ends a process that has used up its processor time; None: this system knows no such limit."""


class _Order(NamedTuple):
    """What the other process is to do."""

    notes: Notes
    name: str | None
    seconds: float
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
    """Return what `make_pack` would, or raise `MapError`, after so many seconds of work at the latest.

    Waits meanwhile, so a server calls it in a thread.
    """
    if len(data) > LARGEST_SOURCE:
        raise MapError(f"the source has {len(data)} bytes, more than {LARGEST_SOURCE}: simplify it before")
    order = msgspec.msgpack.encode(_Order(notes, name, seconds, memory, data))
    environment = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}  # each of its threads would reserve memory
    too_long = MapError(f"making this map takes longer than {seconds:g} s: simplify the source")
    try:
        run = subprocess.run(  # noqa: S603 - this Python, and a module of ours
            [sys.executable, "-m", __name__],
            input=order,
            capture_output=True,
            timeout=PATIENCE * seconds,
            env=environment,
            check=False,
        )
    except subprocess.TimeoutExpired as error:
        raise too_long from error
    if OUT_OF_TIME is not None and run.returncode == -OUT_OF_TIME:
        raise too_long
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
    _limit(order.seconds, order.memory)
    # Imported late: the limits hold for all that this takes.
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
    from hranice.games.travel.mapmaking.source_sketch import sketch  # noqa: PLC0415 - as above

    try:
        return sketch(read(order.data, order.notes.layer), error.outlines)
    except MapError:
        return None


def _limit(seconds: float, memory: int) -> None:
    """Take no more processor time and memory than this, where the system knows such limits."""
    try:
        import resource  # noqa: PLC0415 - not everywhere
    except ImportError:
        return
    signal.setitimer(signal.ITIMER_PROF, seconds)
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))


if __name__ == "__main__":
    _serve()
