"""`python -m benchmarks.gpu`: the compiled engine on a GPU beside one core, measured in one run.

    python -m benchmarks.gpu [TABLES]

Needs Numba and a CUDA GPU that it can use. Before anything is timed, random games of both are compared.
"""

import sys
import time
from collections.abc import Callable
from functools import partial

import numpy as np

from hranice.games.border.compiled.array_types import compile_boards, new_position
from hranice.games.border.compiled.playout import random_games
from hranice.games.border.compiled.primitives import seeded
from hranice.games.border.rules.state import Options
from tools.learned_player.net import Net
from tools.learned_player.saved_nets import load_nets
from tools.training.gpu_kernels import gpu_available, random_games_on_gpu
from tools.training.gpu_selfplay import Gpu
from tools.training.training_loop import CpuWorkers, Schedule, Tables

TABLES = 8_192
COMPARED = 512
ROUNDS = 5


def main(tables: int) -> None:
    """Compare, then measure: random games and self-play, the GPU first and one core after it."""
    if not gpu_available():
        sys.exit("hranice: Numba finds no CUDA GPU here")
    boards = compile_boards(Options())
    _, there = random_games_on_gpu(boards, 4, COMPARED, seed=1)
    equal = 0
    for at in range(COMPARED):
        here = new_position(4)
        random_games(boards, here, 1, seeded(1 + at))
        equal += here[0] == there[at]
    print(f"random games that end in the same position: {equal} of {COMPARED}")
    here = new_position(4)
    _report(
        "decisions at random, 4 players",
        lambda seed: random_games_on_gpu(boards, 4, tables, seed)[0],
        lambda seed: random_games(boards, here, 1_000, seeded(seed)),
    )
    for seats, net in load_nets().items():
        schedule = Schedule(seats, steps=1, samples=20_000, games=0)
        _report(
            f"positions of self-play, {seats} players",
            partial(_samples, Gpu(tables), net, schedule),
            partial(_samples, CpuWorkers(), net, schedule),
        )


def _samples(tables: Tables, net: Net, schedule: Schedule, seed: int) -> int:
    return len(tables.samples(net, schedule, np.random.default_rng(seed))[1])


def _report(what: str, on_gpu: Callable[[int], int], on_core: Callable[[int], int]) -> None:
    gpu, core = _rate(on_gpu), _rate(on_core)
    print(f"{what}: {gpu:,.0f}/s on the GPU, {core:,.0f}/s on one core, {gpu / core:.1f} ×", flush=True)


def _rate(play: Callable[[int], int]) -> float:
    """Return the median of some rounds; the first, which compiles, is left out."""
    play(0)
    rates = []
    for seed in range(1, ROUNDS + 1):
        began = time.perf_counter()
        rates.append(play(seed) / (time.perf_counter() - began))
    return float(np.median(rates))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else TABLES)
