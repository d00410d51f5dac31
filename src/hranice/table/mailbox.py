"""The mailbox of a table: wishes handled one after the other, each to its end before the next."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Generic, TypeVar

DecidedT = TypeVar("DecidedT")
AnswerT = TypeVar("AnswerT")


class Mailbox(Generic[DecidedT]):
    """Wishes in the order in which they were put: each is decided, written, adopted, and then answered.

    `write` returns what to wait for, or None if there is nothing to write; then nothing is adopted either.
    `adopt` gets what was decided and how the writing ended, and raises what is wrong with that. A wish is
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
        self._waiting: deque[_Wish[DecidedT]] = deque()
        self._closed: BaseException | None = None
        self.busy = False
        """Whether a wish is being handled."""

    def put(
        self, decide: Callable[[], DecidedT], answer: Callable[[DecidedT], AnswerT]
    ) -> "asyncio.Future[AnswerT]":
        """Have a wish handled, at once if no other is; the future brings its answer, or what went wrong."""
        future: asyncio.Future[AnswerT] = asyncio.get_running_loop().create_future()
        if self._closed is not None:
            future.set_exception(self._closed)
            return future
        self._waiting.append((decide, answer, future))
        if not self.busy:
            self._go_on()
        return future

    def close(self, reason: BaseException) -> None:
        """Take no more wishes; those that wait, and all to come, fail with this reason."""
        self._closed = reason
        while self._waiting:
            _fail(self._waiting.popleft()[2], reason)

    def _go_on(self) -> None:
        self.busy = True
        while self._waiting:
            wish = self._waiting.popleft()
            try:
                decided = wish[0]()
                writing = self._write(decided)
            except Exception as error:
                _fail(wish[2], error)
                continue
            if writing is not None:
                pending = writing if isinstance(writing, asyncio.Future) else asyncio.ensure_future(writing)
                pending.add_done_callback(partial(self._written, wish, decided))
                return
            _answer(wish, decided)
        self.busy = False

    def _written(self, wish: "_Wish[DecidedT]", decided: DecidedT, writing: "asyncio.Future[None]") -> None:
        if writing.cancelled():  # the loop is ending, and with it everything
            wish[2].cancel()
            return
        try:
            self._adopt(decided, writing)
        except Exception as error:
            _fail(wish[2], error)
        else:
            _answer(wish, decided)
        self._go_on()


_Wish = tuple[Callable[[], DecidedT], Callable[[DecidedT], Any], "asyncio.Future[Any]"]


def _answer(wish: _Wish[DecidedT], decided: DecidedT) -> None:
    if not wish[2].done():
        wish[2].set_result(wish[1](decided))


def _fail(future: "asyncio.Future[Any]", reason: BaseException) -> None:
    if not future.done():
        future.set_exception(reason)
