"""Bots run in processes of their own, so that none ever holds up a table.

A bot stays in one process for its whole game, for it may remember things. A process that fails is started
anew; its bots begin afresh with their seeds. Processes end with the server, however that ends: they read
from a pipe that is then closed. Those of `concurrent.futures` would go on after a `kill -9`, and cost the
server more; how much is told in `docs/architecture.md`.
"""

import asyncio
import itertools
import logging
import pickle
import sys
import weakref
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from hranice.bots import Choice
from hranice.game import BadInput, Game
from hranice.insight import Hint, Progress
from hranice.live.problems import Denied
from hranice.live.worker_tasks import BotSpec, Worker
from hranice.server.worker import LENGTH

LONGEST_S = 120
"""Seconds that a process may work on one question: far more than any takes, even where others work, too."""
ENTRY_POINT = "from hranice.server.worker import main; main()"
"""Imported, not run as a module: what is pickled must have the same name on both sides."""

log = logging.getLogger(__name__)


class BotPool:
    """A few worker processes among which bots are shared out; a `BotFactory`."""

    def __init__(self, processes: int) -> None:
        self._processes = [WorkerProcess() for _ in range(processes)]
        self._next = itertools.cycle(self._processes)
        self._numbers = itertools.count()

    async def warm_up(self) -> None:
        """Start all processes, so that the first bot does not wait for its own."""
        for process in self._processes:
            await process.start()

    def make(self, game: Game[Any, Any, Any], bot: str, seed: int) -> "PooledBot":
        """Return a fresh bot for a seat."""
        return PooledBot(next(self._next), next(self._numbers), (game.name, game.rules, bot, seed))

    async def advise(self, game: Game[Any, Any, Any], state: Any, seat: int) -> Hint:
        """Return the best moves of a seat; the state is redacted for it. Raises `EngineError`."""
        hint: Hint = await next(self._next).answer(Worker.advise, game.name, game.rules, state, seat)
        return hint

    @property
    def pids(self) -> list[int]:
        """The numbers of the processes that run at present."""
        return [process.pid for process in self._processes if process.pid is not None]

    async def close(self) -> None:
        """End all processes."""
        for process in self._processes:
            await process.stop()


class PooledBot:
    """A bot in another process."""

    def __init__(self, process: "WorkerProcess", number: int, spec: BotSpec) -> None:
        self._process = process
        self._number = number
        self._spec = spec
        self._home = -1
        """The incarnation of the process that knows this bot."""
        self._options: Any = None
        weakref.finalize(self, process.forgotten.append, number)

    async def choose(self, state: Any, seat: int) -> Choice[Any]:
        """Return what the bot wants to do."""
        return await self._ask(state, seat, None)

    async def revise(self, state: Any, seat: int, choice: Choice[Any]) -> Choice[Any]:
        """Return what the bot wants now that something else has happened first."""
        return await self._ask(state, seat, choice)

    async def _ask(self, state: Any, seat: int, choice: Choice[Any] | None) -> Choice[Any]:
        await self._process.start()
        new = self._home != self._process.incarnation or state.options is not self._options
        self._home, self._options = self._process.incarnation, state.options
        # Boards and maps are by far the largest part of a state and never change: they are sent once.
        given = (self._spec, state.options) if new else None
        question = (self._number, given, replace(state, options=None), seat, choice)
        try:
            answer: Choice[Any] = await self._process.ask(Worker.choose, *question)
        except BadInput:
            self._home = -1  # it may not even have been made
            raise
        return answer


class WorkerProcess:
    """One worker process and the questions that wait in it: it answers them in their order.

    A process that works on a question for too long is ended. Whoever waits for it is then refused.
    """

    def __init__(self, longest: float = LONGEST_S) -> None:
        self.longest = longest
        """Seconds for one question."""
        self.incarnation = 0
        self.forgotten: list[int] = []
        """Bots that are not needed any more; the process learns it with the next question."""
        self._process: asyncio.subprocess.Process | None = None
        self._starting = asyncio.Lock()
        self._waiting: list[asyncio.Future[Any]] = []
        """The questions of the present incarnation; a former one may still be failing its own."""
        self._reading: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        """Rings when the first question that waits has taken too long."""

    @property
    def pid(self) -> int | None:
        alive = self._process is not None and self._process.returncode is None
        return self._process.pid if self._process is not None and alive else None

    async def start(self) -> None:
        async with self._starting:
            if self.pid is None:
                self._process = await asyncio.create_subprocess_exec(
                    *(sys.executable, "-c", ENTRY_POINT),
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    start_new_session=True,  # Ctrl-C in a terminal is for the server, which ends this one
                )
                self.incarnation += 1
                self._waiting = []
                self._reading = asyncio.create_task(self._read(self._process, self._waiting))

    def ask(self, do: Callable[..., Any], *arguments: Any) -> asyncio.Future[Any]:
        """Have a method of `Worker` called in the process, which must have been started."""
        forgotten = tuple(self.forgotten)
        question = pickle.dumps((do, forgotten, arguments), pickle.HIGHEST_PROTOCOL)
        del self.forgotten[: len(forgotten)]
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.append(answer)
        if len(self._waiting) == 1:
            self._set_alarm()
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.write(question)
        return answer

    async def answer(self, do: Callable[..., Any], *arguments: Any) -> Any:
        """Have a method of `Worker` called in the process, which is started if need be."""
        await self.start()
        return await self.ask(do, *arguments)

    def _set_alarm(self) -> None:
        """Give the question whose turn it is its time."""
        if self._alarm is not None:
            self._alarm.cancel()
        loop = asyncio.get_running_loop()
        self._alarm = loop.call_later(self.longest, self._give_up) if self._waiting else None

    def _give_up(self) -> None:
        """End the process; another one is started for the next question."""
        log.error("a process worked on something for more than %g s and was ended", self.longest)
        for future in self._waiting:
            _settle(future, Denied("server-took-too-long"))
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
        self._process = None

    async def stop(self) -> None:
        async with self._starting:
            process, self._process = self._process, None
            if process is not None and process.returncode is None:
                process.kill()
                await process.wait()
            if self._reading is not None:
                await self._reading

    async def _read(self, process: asyncio.subprocess.Process, waiting: list[asyncio.Future[Any]]) -> None:
        output = process.stdout
        try:
            while output is not None:
                (length,) = LENGTH.unpack(await output.readexactly(LENGTH.size))
                answer = pickle.loads(await output.readexactly(length))  # noqa: S301 - from our own process
                _settle(waiting.pop(0), answer)
                if waiting is self._waiting:
                    self._set_alarm()
        except (asyncio.IncompleteReadError, OSError):
            await process.wait()
        finally:
            for future in waiting:
                _settle(future, RuntimeError("a process in which bots think has ended"))
            waiting.clear()
            if waiting is self._waiting:
                self._set_alarm()


class AnalysisProcess(WorkerProcess):
    """A worker process for analyses; an `Analyst`."""

    async def analyse(self, record: bytes | None) -> Progress | bytes:
        """Have the process work for a moment on the analysis of this record, or (None) on the one begun."""
        found: Progress | bytes = await self.answer(Worker.analyse, record)
        return found


class PrintProcess(WorkerProcess):
    """A worker process for kits to print, started with the first of them."""

    async def print(self, game: str, order: Any, material: bytes | None) -> bytes:
        """Return what was ordered of a game on paper, given the material of it. Raises `BadInput`."""
        pdf: bytes = await self.answer(Worker.print, game, order, material)
        return pdf


class AsideProcess(WorkerProcess):
    """A worker process for requests that take long, started with the first of them."""

    async def reckon(self, answer: Callable[..., Any], *given: Any) -> Any:
        """Return what a function of a module says, one after the other. Raises `BadInput`."""
        return await self.answer(Worker.reckon, answer, *given)


def _settle(future: asyncio.Future[Any], answer: Any) -> None:
    if future.done():
        return
    if isinstance(answer, Exception):
        future.set_exception(answer)
    else:
        future.set_result(answer)
