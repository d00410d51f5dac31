"""Whole games on a GPU: a game a thread, by the same functions that the processor runs.

Numba compiles what is `compiled` for whoever calls it, so a kernel here is nothing but the number of its
thread. Generators are seeded one after the other: game i of a launch is the game that the processor plays
from `seeded(seed + i)`. NUMBA_ENABLE_CUDASIM=1 runs kernels without a GPU, by the processor.
"""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar, cast

import numba.cuda
import numpy as np
from numpy.typing import NDArray

from hranice.games.border.compiled.array_types import Boards, Positions, new_position
from hranice.games.border.compiled.playout import random_game
from hranice.games.border.compiled.primitives import Number, compiled, reseed, room

T = TypeVar("T")
cuda: Any = numba.cuda
SIMULATED: bool = cast("Any", numba).config.ENABLE_CUDASIM
"""Kernels are run by Numba's simulator, on the processor."""

THREADS = 64
"""Of a block: few, since every thread needs many registers."""


class Playouts(NamedTuple):
    """What a launch of random games reads and writes."""

    boards: Boards
    games: Positions
    decisions: NDArray[np.int64]


def gpu_available() -> bool:
    """Return whether kernels can run."""
    return bool(cuda.is_available())


def to_gpu(value: T) -> T:
    """Return the same arrays, or tuples of them, on the GPU; the simulator works with those on this side."""
    if isinstance(value, tuple):
        return cast("T", type(value)(*map(to_gpu, value)))
    return value if SIMULATED else cast("T", cuda.to_device(value))


def empty_on_gpu(shape: int | tuple[int, ...], kind: type[Number]) -> NDArray[Number]:
    """Return an array on the GPU, nothing written in it yet."""
    return np.empty(shape, kind) if SIMULATED else cast("NDArray[Number]", cuda.device_array(shape, kind))


def from_gpu(value: T) -> T:
    """Return an array back on this side."""
    array: Any = value
    return cast("T", array.copy() if SIMULATED else array.copy_to_host())


def kernel(function: Callable[[Any, int], None]) -> Any:
    """Return a kernel that calls a compiled function in every thread, with its number."""

    def run(arguments: Any, count: int) -> None:
        at = cuda.grid(1)
        if at < count:
            function(arguments, at)

    return cuda.jit(run)


def run_kernel(run: Any, arguments: tuple[Any, ...], count: int) -> None:
    """Run a kernel in so many threads."""
    run[-(-count // THREADS), THREADS](arguments, count)


@kernel
@compiled
def random_kernel(arguments: tuple[Playouts, np.uint64], at: int) -> None:
    """Play one of many random games."""
    playouts, seed = arguments
    chance = room(np.uint64, 1)
    reseed(chance, seed + np.uint64(at))
    playouts.decisions[at] = random_game(playouts.boards, playouts.games[at], chance)


def random_games_on_gpu(boards: Boards, seats: int, count: int, seed: int) -> tuple[int, Positions]:
    """Play so many games at once between random players; returns all decisions and the last positions."""
    games = np.repeat(new_position(seats), count)
    playouts = to_gpu(Playouts(boards, games, np.zeros(count, np.int64)))
    run_kernel(random_kernel, (playouts, np.uint64(seed)), count)
    return int(from_gpu(playouts.decisions).sum()), from_gpu(playouts.games)
