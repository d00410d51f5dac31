"""The process in which bots think: reads questions, writes answers, in their order; see `thinking`."""

import io
import pickle
import signal
import struct
import sys
from typing import Any, BinaryIO, NamedTuple

from hranice.bots import Bot, Choice, make_bot
from hranice.games import GAMES
from hranice.table.log import shared

_length = struct.Struct("!I")


class Ask(NamedTuple):
    """What would this mind do? `first`: it is new here, or its options are."""

    number: int
    make: tuple[str, str, int]
    """The game, the bot and its seed."""
    state: Any
    seat: int
    choice: Choice[Any] | None
    """What it wanted before; None: it is asked for the first time."""
    first: bool


class Forget(NamedTuple):
    """This mind is not needed any more."""

    number: int


class Failed(NamedTuple):
    """A bot failed, in these words."""

    words: str


class Minds:
    """All bots of this process, and the options of their games, which travel only once."""

    def __init__(self) -> None:
        self._bots: dict[int, Bot[Any, Any]] = {}
        self._options: dict[int, Any] = {}

    def read(self, message: bytes) -> Any:
        """Return what was asked; where a state refers to options that are here, they are put in."""
        return _Reader(message, self._options).load()

    def answer(self, asked: Ask) -> Choice[Any] | Failed:
        """Return what a bot wants."""
        try:
            if asked.first:
                game, name, seed = asked.make
                self._options[asked.number] = shared(asked.state.options)
                self._bots[asked.number] = make_bot(GAMES[game], name, seed)
            bot = self._bots[asked.number]
            if asked.choice is None:
                return bot.choose(asked.state, asked.seat)
            return bot.revise(asked.state, asked.seat, asked.choice)
        except Exception as error:
            return Failed(f"{type(error).__name__}: {error}")

    def forget(self, number: int) -> None:
        """Let a bot go."""
        self._bots.pop(number, None)
        self._options.pop(number, None)


class _Reader(pickle.Unpickler):
    """Reads what only the server itself can have written: it holds the other end of the pipe."""

    def __init__(self, message: bytes, options: dict[int, Any]) -> None:
        super().__init__(io.BytesIO(message))
        self._options = options

    def persistent_load(self, number: Any) -> Any:
        """Put in the options of a mind that are already here."""
        return self._options[number]


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer questions until there are no more."""
    minds = Minds()
    while len(head := questions.read(_length.size)) == _length.size:
        asked = minds.read(questions.read(_length.unpack(head)[0]))
        if isinstance(asked, Forget):
            minds.forget(asked.number)
            continue
        message = pickle.dumps(minds.answer(asked), pickle.HIGHEST_PROTOCOL)
        answers.write(_length.pack(len(message)) + message)
        answers.flush()


def main() -> None:
    """Enter here from the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes the pipe
    serve(sys.stdin.buffer, sys.stdout.buffer)
