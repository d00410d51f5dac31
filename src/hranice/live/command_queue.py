"""The commands of a table handled one after the other, each to its end before the next."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Generic, TypeVar

CommandT = TypeVar("CommandT")
DecidedT = TypeVar("DecidedT")

log = logging.getLogger(__name__)


class CommandQueue(Generic[CommandT, DecidedT]):
    """Commands in the order in which they were put: each is decided, written, adopted, and then answered.

    `decide` returns what a command leads to, or raises what is wrong with it. `write` returns what to wait
    for, or None if there is nothing to write; then nothing is adopted either. `adopt` gets what was decided
    and how the writing ended, and raises what is wrong with that. A command is handled to its end even if
    whoever put it has stopped waiting. All this needs no task: the table of a game in which somebody is
    thinking costs nothing, and a move little.
    """

    def __init__(
        self,
        decide: Callable[[CommandT], DecidedT],
        write: Callable[[DecidedT], Awaitable[None] | None],
        adopt: Callable[[DecidedT, "asyncio.Future[None]"], None],
    ) -> None:
        self._decide = decide
        self._write = write
        self._adopt = adopt
        self._waiting: deque[tuple[CommandT, _Reply[DecidedT]]] = deque()
        self._closed: Exception | None = None
        self.busy = False
        """Whether a command is being handled."""

    def put(self, command: CommandT, reply: "_Reply[DecidedT]") -> None:
        """Have a command handled, at once if no other is.

        `reply` is called once, with what was decided when all is done, or with what went wrong.
        """
        if self._closed is not None:
            _answer(reply, self._closed)
            return
        self._waiting.append((command, reply))
        if not self.busy:
            self._go_on()

    def close(self, reason: Exception) -> None:
        """Take no more commands; those that wait, and all to come, fail with this reason."""
        self._closed = reason
        while self._waiting:
            _, reply = self._waiting.popleft()
            _answer(reply, reason)

    def _go_on(self) -> None:
        self.busy = True
        while self._waiting:
            command, reply = self._waiting.popleft()
            try:
                decided = self._decide(command)
                writing = self._write(decided)
            except Exception as error:
                _answer(reply, error)
                continue
            if writing is not None:
                pending = writing if isinstance(writing, asyncio.Future) else asyncio.ensure_future(writing)
                pending.add_done_callback(partial(self._written, decided, reply))
                return
            _answer(reply, decided)
        self.busy = False

    def _written(self, decided: DecidedT, reply: "_Reply[DecidedT]", writing: "asyncio.Future[None]") -> None:
        if writing.cancelled():  # the loop is ending, and with it everything
            return
        try:
            self._adopt(decided, writing)
        except Exception as error:
            _answer(reply, error)
        else:
            _answer(reply, decided)
        self._go_on()


_Reply = Callable[[DecidedT | Exception], object]


def _answer(reply: _Reply[DecidedT], answer: DecidedT | Exception) -> None:
    """Answer; whoever cannot take it must not hold up the next command."""
    try:
        reply(answer)
    except Exception:
        log.exception("an answer could not be given; the table goes on")
