"""A worker process: reads questions about bots, hints and analyses, and answers them in their order.

`bot_pool` and `analysis_jobs` start it and ask.
"""

import io
import pickle
import signal
import struct
import sys
import time
from collections.abc import Iterator
from typing import Any, BinaryIO, NamedTuple

import msgspec

from hranice.bots import Bot, Choice, make_bot
from hranice.insight import Analysis, Hint, Progress, insight_of
from hranice.plugins import GAMES
from hranice.table.log import shared
from hranice.table.record_reader import read_record

_length = struct.Struct("!I")


class AskBot(NamedTuple):
    """What would this bot do? `first`: it is new here, or its options are."""

    number: int
    make: tuple[str, str, str, int]
    """The game, its rules, the bot and its seed."""
    state: Any
    seat: int
    choice: Choice[Any] | None
    """What it wanted before; None: it is asked for the first time."""
    first: bool


class ForgetBot(NamedTuple):
    """This bot is not needed any more."""

    number: int


class AskHint(NamedTuple):
    """What are the best moves of this seat? The state is redacted for it."""

    game: str
    rules: str
    state: Any
    seat: int


class AskAnalysis(NamedTuple):
    """Go on with this analysis for a moment; the first time with the record."""

    number: int
    record: bytes | None


class Failed(NamedTuple):
    """It failed: the kind of the error, and its message."""

    kind: str
    message: str


AT_A_TIME = 0.1
"""Seconds for which an analysis is worked on before others get their turn."""


class Worker:
    """All bots and analyses of this process, and the options of their games, which are sent only once."""

    def __init__(self) -> None:
        self._bots: dict[int, Bot[Any, Any]] = {}
        self._options: dict[int, Any] = {}
        self._analyses: dict[int, Iterator[Progress | Analysis]] = {}

    def read(self, message: bytes) -> Any:
        """Return what was asked; where a state refers to options that are here, they are put in."""
        return _Reader(message, self._options).load()

    def answer(self, asked: AskBot | AskHint | AskAnalysis) -> Choice[Any] | Hint | Progress | bytes | Failed:
        """Return what a bot wants, a hint, how far an analysis is, or at last its JSON."""
        try:
            match asked:
                case AskHint(game, rules, state, seat):
                    return insight_of(GAMES.version(game, rules)).advised(state, seat)
                case AskAnalysis():
                    return self._analyse(asked)
                case AskBot():
                    return self._choose(asked)
        except Exception as error:
            return Failed(type(error).__name__, str(error))

    def _analyse(self, asked: AskAnalysis) -> Progress | bytes:
        if asked.record is not None:
            record = read_record(asked.record, GAMES)
            self._analyses[asked.number] = insight_of(record.game).analysed(record)
        end = time.monotonic() + AT_A_TIME
        for found in self._analyses[asked.number]:
            if isinstance(found, Analysis):
                del self._analyses[asked.number]
                return msgspec.json.encode(found)
            if time.monotonic() > end:
                return found
        raise ValueError("an analysis came to no end")

    def _choose(self, asked: AskBot) -> Choice[Any]:
        """Return what a bot wants."""
        if asked.first:
            game, rules, name, seed = asked.make
            self._options[asked.number] = shared(asked.state.options)
            self._bots[asked.number] = make_bot(GAMES.version(game, rules), name, seed)
        bot = self._bots[asked.number]
        if asked.choice is None:
            return bot.choose(asked.state, asked.seat)
        return bot.revise(asked.state, asked.seat, asked.choice)

    def forget(self, number: int) -> None:
        """Let a bot go, or an analysis."""
        self._analyses.pop(number, None)
        self._bots.pop(number, None)
        self._options.pop(number, None)


class _Reader(pickle.Unpickler):
    """Reads what only the server itself can have written: it holds the other end of the pipe."""

    def __init__(self, message: bytes, options: dict[int, Any]) -> None:
        super().__init__(io.BytesIO(message))
        self._options = options

    def persistent_load(self, number: Any) -> Any:
        """Put in the options of a bot that are already here."""
        return self._options[number]


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer questions until there are no more."""
    worker = Worker()
    while len(head := questions.read(_length.size)) == _length.size:
        asked = worker.read(questions.read(_length.unpack(head)[0]))
        if isinstance(asked, ForgetBot):
            worker.forget(asked.number)
            continue
        message = pickle.dumps(worker.answer(asked), pickle.HIGHEST_PROTOCOL)
        answers.write(_length.pack(len(message)) + message)
        answers.flush()


def main() -> None:
    """Enter here from the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Windows has no sessions to keep Ctrl-C from us
    serve(sys.stdin.buffer, sys.stdout.buffer)
