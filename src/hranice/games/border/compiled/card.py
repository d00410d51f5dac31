"""Whole games on a graphics card: a game a thread, by the same functions that the processor runs.

Numba compiles what is `compiled` for whoever calls it, so a kernel here is nothing but the number of its
thread. Generators are seeded one after the other: game i of a launch is the game that the processor plays
from `seeded(seed + i)`. NUMBA_ENABLE_CUDASIM=1 runs kernels without a card, by the processor.
"""

from typing import Any, NamedTuple, TypeVar, cast

import numba.cuda
import numpy as np
from numpy.typing import NDArray

from hranice.games.border.compiled.machine import Number, compiled, reseed, room
from hranice.games.border.compiled.playout import random_game
from hranice.games.border.compiled.records import Boards, Positions, new_position

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


def card_is_there() -> bool:
    """Return whether kernels can run."""
    return bool(cuda.is_available())


def moved(value: T) -> T:
    """Return the same arrays, or tuples of them, on the card; the simulator works with those on this side."""
    if isinstance(value, tuple):
        return cast("T", type(value)(*map(moved, value)))
    return value if SIMULATED else cast("T", cuda.to_device(value))


def room_there(shape: int | tuple[int, ...], kind: type[Number]) -> NDArray[Number]:
    """Return an array on the card, nothing written in it yet."""
    return np.empty(shape, kind) if SIMULATED else cast("NDArray[Number]", cuda.device_array(shape, kind))


def fetched(value: T) -> T:
    """Return arrays, or tuples of them, back on this side."""
    if isinstance(value, tuple):
        return cast("T", type(value)(*map(fetched, value)))
    array: Any = value
    return cast("T", array.copy() if SIMULATED else array.copy_to_host())


def blocks(threads: int) -> int:
    """Return how many blocks hold so many threads."""
    return -(-threads // THREADS)


@compiled
def random_game_at(playouts: Playouts, seed: np.uint64, at: int) -> None:
    """Play one of many random games."""
    chance = room(np.uint64, 1)
    reseed(chance, seed + np.uint64(at))
    playouts.decisions[at] = random_game(playouts.boards, playouts.games[at], chance)


def random_kernel(playouts: Playouts, seed: np.uint64) -> None:
    """Play random games, each in its thread."""
    at = cuda.grid(1)
    if at < playouts.decisions.shape[0]:
        random_game_at(playouts, seed, at)


_play = cuda.jit(random_kernel)


def random_games_on_card(boards: Boards, seats: int, count: int, seed: int) -> tuple[int, Positions]:
    """Play so many games at once between random players; returns all decisions and the last positions."""
    games = np.repeat(new_position(seats), count)
    playouts = moved(Playouts(boards, games, np.zeros(count, np.int64)))
    _play[blocks(count), THREADS](playouts, np.uint64(seed))
    return int(fetched(playouts.decisions).sum()), fetched(playouts.games)
