"""The mailbox of a table: jobs done one after the other, each to its end before the next."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

ResultT = TypeVar("ResultT")


class Mailbox:
    """A queue of jobs, in the order in which they were put.

    A job runs to its end even if whoever put it has stopped waiting. An empty mailbox costs nothing: the
    task that works it off exists only while there is work.
    """

    def __init__(self) -> None:
        self._jobs: deque[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = deque()
        self._worker: asyncio.Task[None] | None = None
        self._closed: BaseException | None = None

    @property
    def busy(self) -> bool:
        """Whether a job is being done or waits."""
        return self._worker is not None

    def put(self, job: Callable[[], Awaitable[ResultT]]) -> "asyncio.Future[ResultT]":
        """Have a job done; the future brings its result or what it raised."""
        future: asyncio.Future[ResultT] = asyncio.get_running_loop().create_future()
        if self._closed is not None:
            future.set_exception(self._closed)
            return future
        self._jobs.append((job, future))
        if self._worker is None:
            self._worker = asyncio.create_task(self._work())
        return future

    def close(self, reason: BaseException) -> None:
        """Take no more jobs; those that wait, and all to come, fail with this reason."""
        self._closed = reason
        while self._jobs:
            _, future = self._jobs.popleft()
            if not future.done():
                future.set_exception(reason)

    async def _work(self) -> None:
        try:
            while self._jobs:
                job, future = self._jobs.popleft()
                try:
                    result = await job()
                except Exception as error:
                    if not future.done():
                        future.set_exception(error)
                else:
                    if not future.done():
                        future.set_result(result)
        finally:
            self._worker = None
