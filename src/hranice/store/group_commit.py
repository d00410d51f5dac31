"""Group commit: what is asked for while one group is being written becomes the next group.

The slow part of a durable write is waiting for the disk, and that costs the same for one entry as for a
hundred. Under light load a group is one write and nobody waits for company; the heavier the load, the larger
the groups.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Generic, TypeVar

from hranice.store.interface import Unavailable

JobT = TypeVar("JobT")

Commit = Callable[[Sequence[JobT]], Awaitable[Sequence[Any]]]
"""Writes a group and returns the outcome of each job: an exception instance, or what the job returns."""


class GroupCommit(Generic[JobT]):
    """Commits jobs in groups, one group at a time, in the order in which they came."""

    def __init__(self, commit: Commit[JobT]) -> None:
        self._commit = commit
        self._waiting: list[tuple[JobT, asyncio.Future[Any]]] = []
        self._draining: asyncio.Task[None] | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        """Asked for once: until Python 3.12 every time costs a system call."""
        self._closed = False

    def do(self, job: JobT) -> "asyncio.Future[Any]":
        """Have a job done; the future brings what it returns, once that is committed, or what it answered.

        Whoever stops waiting does not stop the job.
        """
        if self._closed:
            raise Unavailable("The store is closed.")
        loop = self._loop
        if loop is None:
            loop = self._loop = asyncio.get_running_loop()
        outcome: asyncio.Future[Any] = loop.create_future()
        self._waiting.append((job, outcome))
        if self._draining is None:
            self._draining = loop.create_task(self._drain())
        return outcome

    async def close(self) -> None:
        """Take nothing more, and wait for what was taken."""
        self._closed = True
        if self._draining is not None:
            await self._draining

    async def _drain(self) -> None:
        while self._waiting:
            group, self._waiting = self._waiting, []
            outcomes = await self._outcomes([job for job, _ in group])
            for (_, waiting), outcome in zip(group, outcomes, strict=True):
                if waiting.cancelled():
                    continue
                if isinstance(outcome, Exception):
                    waiting.set_exception(outcome)
                else:
                    waiting.set_result(outcome)
        self._draining = None

    async def _outcomes(self, jobs: Sequence[JobT]) -> Sequence[Any]:
        """Commit jobs together; when that fails, each alone, so that a bad one fails alone."""
        try:
            return await self._commit(jobs)
        except Unavailable as fault:
            return [_again(fault) for _ in jobs]
        except Exception as error:
            if len(jobs) == 1:
                return [error]
            return [(await self._outcomes([job]))[0] for job in jobs]


def _again(fault: Unavailable) -> Unavailable:
    """Return an instance for one of those who wait: a shared one would gather the traceback of each."""
    own = Unavailable(*fault.args)
    own.__cause__ = fault
    return own
