"""The engine's module, loaded once per process, with memory of a fixed size."""

import atexit
import hashlib
import threading
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from hranice.bots.bot import EngineError
from hranice.games.border.bots.engine.memory_layout import SHARED
from hranice.games.border.bots.engine.wasm_runtime import BadModule, instance
from hranice.games.border.bots.engine.weights_file import FILE as WEIGHTS
from hranice.games.border.bots.engine.weights_file import read_weights, unpack_net

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

PACKAGE = files("hranice.games.border.bots.engine")
MODULE = "engine.wasm"
SEAL = b"\x00\x27\x06sha256"
"""Begins the last section of a module: a custom one of 39 bytes, named sha256, with the hash of the rest."""
_DIGEST = 32


class Engine:
    """A module with the memory it thinks in; it answers one question at a time."""

    def __init__(self, module: "Traversable", weights: "Traversable") -> None:
        try:
            self._module = instance(_sealed(module))
        except BadModule as error:
            raise EngineError(f"{module}: the engine of the bots cannot be loaded ({error})") from None
        self._block = self._module.number("block")
        self._weights = weights
        self._nets: dict[int, bytes] | None = None
        self._loaded: set[int] = set()
        self.lock = threading.Lock()
        """Threads that share an engine hold it from the question until the answer is read."""

    def ask(self, entry: str, question: bytes) -> None:
        """Run an entry on a question (`memory_layout.QUESTION`); `read` then gives the answer."""
        self._module.write(question, self._block + SHARED.offset["question"])
        if status := self._module.call(entry):
            engine.cache_clear()  # whoever asks next gets a fresh one, with memory that nobody has spoilt
            raise EngineError(f"the engine failed at {entry} ({status})")

    def load_net(self, seats: int, question: bytes) -> None:
        """Make sure that the net for so many players, those of the question, is there."""
        if seats in self._loaded:
            return
        if self._nets is None:
            self._nets = read_weights(self._weights)
        if seats not in self._nets:
            raise EngineError(f"{self._weights}: there are no weights for {seats} players")
        net = unpack_net(self._weights, self._nets[seats])
        self._module.write(net, self._block + SHARED.offset["packed"])
        self.ask("load_net", question)
        self._loaded.add(seats)

    def read(self, offset: int, size: int) -> bytes:
        """Return a part of the answer (`memory_layout.ANSWER`)."""
        first = self._block + SHARED.offset["answer"] + offset
        return self._module.read(first, first + size)


@cache
def engine() -> Engine:
    """Return the engine of this process. Raises `EngineError`."""
    atexit.register(engine.cache_clear)  # wasmtime cannot let go of it once its own modules are gone
    return Engine(PACKAGE / MODULE, PACKAGE / WEIGHTS)


def sealed(module: bytes) -> bytes:
    """Return a module with its hash in a section at its end."""
    return module + SEAL + hashlib.sha256(module).digest()


def _sealed(file: "Traversable") -> bytes:
    """Return a module after comparing its hash: what a changed bit does, nobody can foresee."""
    try:
        data = file.read_bytes()
    except OSError as error:
        raise EngineError(f"{file}: the engine of the bots is missing ({error.strerror})") from None
    module, seal = data[: -_DIGEST - len(SEAL)], data[-_DIGEST - len(SEAL) :]
    if seal != SEAL + hashlib.sha256(module).digest():
        raise EngineError(f"{file}: the engine of the bots is damaged or cut off; install hranice anew")
    return data
