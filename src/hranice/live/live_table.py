"""One live table: the core of a table, with its clock, its store and its bots.

Every command goes through one queue and is handled to its end before the next: decided, written to the
store under the expected number, and only then shown and answered. A live table that finds the number taken
has lost its log to another writer, and ends. What is decided, the core decides.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from typing import Any, Protocol

from hranice.game import BadInput, Draft, Game, Legal, Refusal
from hranice.live.async_bots import AsyncBot, BotFactory
from hranice.live.clock import Clock, Timer
from hranice.live.command_queue import CommandQueue
from hranice.live.limits import BOUNDLESS, Buckets
from hranice.store.interface import Summary, Unavailable
from hranice.table.audience import Listener, Sink
from hranice.table.bot_scheduler import Question
from hranice.table.commands import Undo
from hranice.table.core import CoreCommand, Press, TableCore
from hranice.table.dispatch import Outcome
from hranice.table.log import encode_entry
from hranice.table.table_state import Table

RETRY = 1000
"""Milliseconds after which the table tries again to write what it wants to do by itself."""

LOST = "the table must be loaded anew"

log = logging.getLogger(__name__)


class TableLost(Exception):  # noqa: N818 - an answer to the caller: ask for the table again
    """This live table has ended. Nothing was done; load the table anew and try again."""


class LogStore(Protocol):
    """What live tables need of a store; `hranice.store.Store` says what each part guarantees."""

    def append(
        self, table: str, expected: int, entries: Sequence[bytes], summary: Summary
    ) -> Awaitable[None]:
        """Write entries under the expected number, durably, all or none."""

    async def read(self, table: str) -> list[bytes]:
        """Return the whole log of a table."""


@dataclass(frozen=True)
class Services:
    """What live tables need from outside."""

    store: LogStore
    clock: Clock
    bots: BotFactory
    thoughts: Buckets = field(default_factory=lambda: Buckets(BOUNDLESS))
    """How much bots may think at the tables of each address."""


class LiveTable:
    """A table in memory, driven by the event loop."""

    def __init__(self, core: TableCore, services: Services, on_end: Callable[["LiveTable"], None]) -> None:
        self.core = core
        self._store = services.store
        self._clock = services.clock
        self._factory = services.bots
        self._thoughts = services.thoughts
        self._addresses: dict[Listener, str] = {}
        """Of the devices, in the order in which they came."""
        self._on_end = on_end
        self._queue: CommandQueue[CoreCommand, Outcome] = CommandQueue(
            self._decide, self._write, self._written
        )
        self.put = self._queue.put
        """Has a command handled; what it leads to, or what goes wrong, is handed over once, now or later."""
        self._bots: dict[tuple[int, str], AsyncBot] = {}
        self._thinking: dict[int, asyncio.Task[None]] = {}
        """By the name of the question."""
        self._timer: Timer | None = None
        self._moment: int | None = None
        """When the timer wakes the table up."""
        self._at_it = False
        """The table is doing something by itself."""
        self._ended = False

    @property
    def table(self) -> Table:
        """The table as the store has it."""
        return self.core.table

    @property
    def idle(self) -> bool:
        """Whether nobody is connected and nothing is being done."""
        return not self.core.connected and not self._queue.busy

    async def do(self, command: CoreCommand) -> Outcome:
        """Do what somebody wants; returns when it is in the store and everybody has been told.

        Raises `Refusal`; `Unavailable` when the store cannot write at present: nothing has happened, and the
        same command may be sent again; `TableLost` when another writer has taken over.
        """
        future: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self.put(command, partial(_settle, future))
        return await future

    def connect(
        self,
        player: str | None,
        sink: Sink,
        *,
        have: int | None = None,
        ping: Callable[[], object] = lambda: None,
        address: str = "",
    ) -> "Connection":
        """Connect a device of a player, or of a spectator, as `TableCore.connect`. Raises `TableLost`."""
        if self._ended:
            raise TableLost(LOST)
        listener = self.core.connect(player, sink, ping, have, self._clock.now())
        self._addresses[listener] = address
        self.go_on()
        return Connection(self, listener)

    def part(self, listener: Listener) -> None:
        """Disconnect a device. May be done more than once."""
        self._addresses.pop(listener, None)
        self.core.part(listener, self._clock.now())
        self.go_on()

    def close_unless_visited(self) -> None:
        """Close the table, as its host may, if no device has connected since it was loaded."""
        self.core.close_unless_visited()
        self.go_on()

    def now(self) -> int:
        """Return the present moment on the table's clock."""
        return self._clock.now()

    def end(self) -> None:
        """End; devices are told to connect again."""
        self._ended = True
        self._queue.close(TableLost(LOST))
        self.core.dismiss()
        self._ask_bots(())
        self._set_timer(None)
        self._on_end(self)

    # What the queue does with each command.

    def _decide(self, command: CoreCommand) -> Outcome:
        return self.core.decide(command, self._clock.now())

    def _write(self, outcome: Outcome) -> Awaitable[None] | None:
        if not outcome.entries:
            return None
        entries = [encode_entry(entry) for entry in outcome.entries]
        summary = summary_of(outcome.table, outcome.at)
        return self._store.append(summary.table, self.core.table.length, entries, summary)

    def _written(self, outcome: Outcome, writing: "asyncio.Future[None]") -> None:
        try:
            writing.result()
        except Unavailable:
            raise
        except Exception as error:
            # Somebody else writes here, or something unknown went wrong: only a fresh look can tell.
            self.end()
            raise TableLost(LOST) from error
        if not self._ended:
            self.core.adopt(outcome, self._clock.now())
            self.go_on()

    # What the core waits for, and wants to do by itself.

    def go_on(self) -> None:
        """See to what the core waits for now: ask its bots, and wake it up in time."""
        core = self.core
        if self._ended or (core.idle and not self._thinking and self._moment is None):
            return
        questions = core.questions
        if questions or self._thinking:
            self._ask_bots(questions)
        if self._at_it:
            return
        moment = core.next_moment()
        if moment is not None and moment <= self._clock.now():
            self._wake()
        elif moment != self._moment:
            self._set_timer(moment)

    def _set_timer(self, moment: int | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._moment = moment
        self._timer = None if moment is None else self._clock.call_at(moment, self._rang)

    def _rang(self) -> None:
        self._moment = self._timer = None
        self.go_on()

    def _wake(self) -> None:
        command = self.core.wake(self._clock.now())
        if command is None:
            self.go_on()
        else:
            self._at_it = True
            self._try(command)

    def _try(self, command: CoreCommand) -> None:
        self.put(command, partial(self._tried, command))

    def _tried(self, command: CoreCommand, outcome: Outcome | Exception) -> None:
        """Try what the table wants until it is done, or no longer right; only then ask what it wants next."""
        if isinstance(outcome, Unavailable):
            self.core.trouble()
            self._clock.call_at(self._clock.now() + RETRY, partial(self._try, command))
            return
        if isinstance(outcome, Refusal):
            log.debug("what the table wanted has been overtaken by events")
        elif isinstance(outcome, TableLost):
            log.info("a table was lost to another writer")
        elif isinstance(outcome, Exception):
            log.error("what the table wanted failed", exc_info=outcome)
        self._at_it = False
        self.go_on()

    def _ask_bots(self, questions: Sequence[Question]) -> None:
        """Let bots think about what the core asks, and no longer about what it does not."""
        names = {question.name for question in questions}
        for name in [name for name in self._thinking if name not in names]:
            self._thinking.pop(name).cancel()
        for question in questions:
            if question.name not in self._thinking:
                self._thinking[question.name] = asyncio.create_task(self._think(question))

    async def _think(self, question: Question) -> None:
        # The first device pays: whoever keeps many bots busy waits for them, and nobody else does.
        payer = next(iter(self._addresses.values()), "")
        wait = self._thoughts.of(payer).reserve()
        if wait:
            await asyncio.sleep(wait)
        try:
            bot = self._bot(question.seat, question.bot)
            if question.earlier is None:
                choice = await bot.choose(question.known, question.seat)
            else:
                choice = await bot.revise(question.known, question.seat, question.earlier)
        except BadInput as fault:
            _log_once(str(fault))
            choice = None
        except Exception:
            log.exception("a bot failed; a random move is made for it")
            choice = None
        del self._thinking[question.name]
        self.core.answer(question, choice, self._clock.now())
        self.go_on()

    def _bot(self, seat: int, name: str) -> AsyncBot:
        bot = self._bots.get((seat, name))
        if bot is None:
            game, seed = self.table.game, self.core.bot_seed(seat, name)
            try:
                bot = self._factory.make(game, name, seed)
            except BadInput:
                log.warning("there is no bot of that name any more; another plays in its place")
                bot = self._factory.make(game, "random", seed)
            self._bots[seat, name] = bot
        return bot


@cache
def _log_once(fault: str) -> None:
    """Tell why bots cannot think here; it will be no better at the next thought."""
    log.error("bots cannot think, random moves are made for them: %s", fault)


class Connection:
    """One device at the table. All its methods may be called until `close`."""

    def __init__(self, live: LiveTable, listener: Listener) -> None:
        self._live = live
        self._listener = listener
        self.put = live.put
        """Has one of the following commands handled."""

    def press(self, seat: int, move: Any, ref: str, received: int, *, have: int | None = None) -> Press:
        """Return the command for a move on one of the player's seats.

        `move` is a value of the game's move type, or its JSON as `msgspec.Raw`. A move with a `ref` that
        one of this seat's last moves had is not played again but acknowledged again. `received` is the
        moment at which the server got it. One that is sent again tells what its device had seen (`have`).
        """
        return self._live.core.press(self._listener, seat, move, ref, received, have=have)

    def take_back(self, seat: int, entry: int) -> Undo:
        """Return the command for taking a seat's last move back."""
        return self._live.core.undo(self._listener, seat, entry)

    async def move(self, seat: int, move: Any, *, ref: str = "", received: int | None = None) -> int:
        """Make a move, received now if not said otherwise; return the number of its entry. Raises as `do`."""
        moment = self._live.now() if received is None else received
        return (await self._live.do(self.press(seat, move, ref, moment))).number

    async def undo(self, seat: int, entry: int) -> int:
        """Take a seat's last move back; return the number of the entry that says so. Raises as `do`."""
        return (await self._live.do(self.take_back(seat, entry))).number

    def consider(self, seat: int, move: Any) -> Draft[Any]:
        """Return what can be said of a move in the making. Nothing happens by asking.

        Raises `Refusal` when what there is of the move does not stand.
        """
        return self._live.core.consider(self._listener, seat, move, self._live.now())

    def legal(self, seat: int, start: int = 0) -> Legal[Any]:
        """Return some of the moves that a seat may make now, from a number on, and whether there are more."""
        return self._live.core.legal(self._listener, seat, start)

    def known(self, seat: int) -> tuple[Game[Any, Any, Any], Any]:
        """Return the game and all that a seat knows of it, for a hint.

        Raises `Refusal` unless the seat has something to decide and its player practises: every other
        seat is a bot's.
        """
        return self._live.core.known(self._listener, seat)

    def say(self, seat: int, phrase: str) -> None:
        """Say one of the prepared phrases to everybody at the table; nothing of it is kept."""
        self._live.core.say(self._listener, seat, phrase)

    def measured(self, sent: int, round_trip: float) -> None:
        """Take in a protocol-level ping: when it was sent, and how many milliseconds its answer took.

        With several nodes the way between them counts too.
        """
        self._listener.latency.measured(sent, round_trip)

    def close(self) -> None:
        """Disconnect the device. May be done more than once."""
        self._live.part(self._listener)


def _settle(future: "asyncio.Future[Outcome]", outcome: Outcome | Exception) -> None:
    if future.done():  # whoever waited has stopped
        return
    if isinstance(outcome, Exception):
        future.set_exception(outcome)
    else:
        future.set_result(outcome)


def summary_of(table: Table, now: int) -> Summary:
    """Return what a list of tables shows."""
    opened, settings = table.opened, table.settings
    return Summary(
        table=opened.table,
        code=opened.code,
        game=table.game.name,
        phase=table.phase,
        public=settings.public,
        seats=settings.chairs,
        taken=len(table.seats),
        created=opened.at,
        updated=now,
    )
