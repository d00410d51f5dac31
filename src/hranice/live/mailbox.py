"""The mailbox of a table: commands handled one after the other, each to its end before the next."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Generic, TypeVar

DecidedT = TypeVar("DecidedT")
AnswerT = TypeVar("AnswerT")


class Mailbox(Generic[DecidedT]):
    """Commands in the order in which they were put: each is decided, written, adopted, and then answered.

    `write` returns what to wait for, or None if there is nothing to write; then nothing is adopted either.
    `adopt` gets what was decided and how the writing ended, and raises what is wrong with that. A command is
    handled to its end even if whoever put it has stopped waiting. All this needs no task: the table of a
    game in which somebody is thinking costs nothing, and a move little.
    """

    def __init__(
        self,
        write: Callable[[DecidedT], Awaitable[None] | None],
        adopt: Callable[[DecidedT, "asyncio.Future[None]"], None],
    ) -> None:
        self._write = write
        self._adopt = adopt
        self._waiting: deque[_Job[DecidedT]] = deque()
        self._closed: BaseException | None = None
        self.busy = False
        """Whether a command is being handled."""

    def put(
        self, decide: Callable[[], DecidedT], answer: Callable[[DecidedT], AnswerT]
    ) -> "asyncio.Future[AnswerT]":
        """Have a command handled, at once if no other is; the future brings its answer or what went wrong."""
        future: asyncio.Future[AnswerT] = asyncio.get_running_loop().create_future()
        if self._closed is not None:
            future.set_exception(self._closed)
            return future
        self._waiting.append((decide, answer, future))
        if not self.busy:
            self._go_on()
        return future

    def close(self, reason: BaseException) -> None:
        """Take no more commands; those that wait, and all to come, fail with this reason."""
        self._closed = reason
        while self._waiting:
            _fail(self._waiting.popleft()[2], reason)

    def _go_on(self) -> None:
        self.busy = True
        while self._waiting:
            job = self._waiting.popleft()
            try:
                decided = job[0]()
                writing = self._write(decided)
            except Exception as error:
                _fail(job[2], error)
                continue
            if writing is not None:
                pending = writing if isinstance(writing, asyncio.Future) else asyncio.ensure_future(writing)
                pending.add_done_callback(partial(self._written, job, decided))
                return
            _answer(job, decided)
        self.busy = False

    def _written(self, job: "_Job[DecidedT]", decided: DecidedT, writing: "asyncio.Future[None]") -> None:
        if writing.cancelled():  # the loop is ending, and with it everything
            job[2].cancel()
            return
        try:
            self._adopt(decided, writing)
        except Exception as error:
            _fail(job[2], error)
        else:
            _answer(job, decided)
        self._go_on()


_Job = tuple[Callable[[], DecidedT], Callable[[DecidedT], Any], "asyncio.Future[Any]"]


def _answer(job: _Job[DecidedT], decided: DecidedT) -> None:
    if not job[2].done():
        job[2].set_result(job[1](decided))


def _fail(future: "asyncio.Future[Any]", reason: BaseException) -> None:
    if not future.done():
        future.set_exception(reason)
