"""Work shared out among processes. Ctrl-C reaches all of them; only the one that shared it out answers."""

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from typing import TypeVar

ItemT = TypeVar("ItemT")
ResultT = TypeVar("ResultT")


def shared_out(work: Callable[[ItemT], ResultT], items: Sequence[ItemT], jobs: int) -> Iterator[ResultT]:
    """Do a work on all items in so many processes; yield each result as soon as it is there."""
    if jobs == 1:
        yield from map(work, items)
        return
    # Spawned, not forked: a fork would copy the threads' locks of whoever calls, a progress bar's included.
    spawn = multiprocessing.get_context("spawn")
    most = max(1, min(jobs, len(items)))
    with ProcessPoolExecutor(most, mp_context=spawn, initializer=_leave_ctrl_c) as pool:
        try:
            with ctrl_c_waits():
                pending = [pool.submit(work, item) for item in items]
            for done in as_completed(pending):
                yield done.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def ctrl_c_waits() -> Iterator[None]:
    """Hold Ctrl-C back for a moment. A process that is started meanwhile never hears it, not even at first.

    Where signals cannot be held back (Windows), nothing is different.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _leave_ctrl_c() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
