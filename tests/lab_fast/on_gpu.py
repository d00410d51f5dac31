"""Plays the same games by kernels and by the processor and compares them.

`test_gpu` runs it in the simulator; where there is a GPU, `python -m tests.lab_fast.on_gpu` runs it there.
With a number, only the first so many comparisons.
"""

import sys
from dataclasses import replace

import numpy as np

from hranice.games.border.compiled.array_types import OVER, compile_boards, new_position
from hranice.games.border.compiled.playout import random_games
from hranice.games.border.compiled.primitives import seeded
from hranice.games.border.rules.state import Options
from tools.learned_player.saved_nets import load_nets
from tools.learned_player.scratch_memory import new_workspace
from tools.training.gpu_kernels import SIMULATED, gpu_available, random_games_on_gpu
from tools.training.gpu_selfplay import Gpu
from tools.training.selfplay import meet_greedy, new_sample_buffer, record_game
from tools.training.training_loop import Schedule

TABLES = 70
"""More than one block, and not all threads of the last."""
BOARDS = compile_boards(Options())
ROUNDING = 0.0 if SIMULATED else 2.0**-22


def random_games_agree() -> None:
    """Compare random games."""
    for seats in (2, 3, 4):
        decisions, there = random_games_on_gpu(BOARDS, seats, TABLES, seed=5)
        for at in range(TABLES):
            here = new_position(seats)
            decisions -= random_games(BOARDS, here, 1, seeded(5 + at))
            assert here[0]["phase"] == OVER
            assert here[0] == there[at]
        assert decisions == 0


def self_play_agrees() -> None:
    """Compare self-play: each table plays as one work that knows nothing of the others."""
    net = load_nets()[2]
    schedule = Schedule(seats=2, steps=1, samples=1, games=0)
    rows, target = Gpu(5).samples(net, schedule, np.random.default_rng(3))
    seed, found = int(np.random.default_rng(3).integers(2**63)), 0
    for at in range(5):
        samples, game = new_sample_buffer(2_000, 2), new_position(2)[0]
        work = new_workspace(net, BOARDS)
        noted = record_game(work, game, seeded(seed + at), samples, schedule.settings)
        assert (rows[found : found + noted] == samples.rows[:noted]).all()
        # A GPU rounds the last digit of sums otherwise; the simulator does not.
        assert np.abs(target[found : found + noted] - samples.target[:noted]).max() <= ROUNDING
        found += noted
    assert found == len(target) > 0


def matches_agree() -> None:
    """Compare matches: seven games at four tables are two launches, the second with a table left empty."""
    net, seats = load_nets()[3], 3
    there = Gpu(4).shares(net, Schedule(seats, 1, 1, games=7), np.random.default_rng(4))
    random, here = np.random.default_rng(4), []
    for count in (4, 3):
        seed = int(random.integers(2**63))
        for at in range(count):
            game, chance = new_position(seats)[0], seeded(seed + at)
            here.append(meet_greedy(new_workspace(net, BOARDS), game, chance, at % seats))
    assert there.tolist() == here


def a_step_has_samples_enough() -> None:
    """See that launches follow each other until there are samples enough."""
    schedule = Schedule(seats=2, steps=1, samples=600, games=0)
    gpu = Gpu(2)
    rows, target = gpu.samples(load_nets()[2], schedule, np.random.default_rng(1))
    assert len(rows) == len(target) >= 600
    more, _ = gpu.samples(load_nets()[2], replace(schedule, samples=1), np.random.default_rng(2))
    assert len(more) < len(rows)


EVERYTHING = (random_games_agree, self_play_agrees, matches_agree, a_step_has_samples_enough)

if __name__ == "__main__":
    assert gpu_available()
    for compare in EVERYTHING[: int(sys.argv[1])] if sys.argv[1:] else EVERYTHING:
        compare()
        print((compare.__doc__ or "").splitlines()[0])
