"""Self-play and matches on a GPU: a table a thread, by the functions that the processor runs."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hranice.games.border.compiled.array_types import Boards, Positions, compile_boards, new_position
from hranice.games.border.compiled.primitives import compiled, put, reseed, room
from hranice.games.border.rules.state import Options
from tools.learned_player.net import Net
from tools.learned_player.scratch_memory import Workspace, new_workspace, workspace_at
from tools.training.fitting import Samples
from tools.training.gpu_kernels import empty_on_gpu, from_gpu, kernel, run_kernel, to_gpu
from tools.training.selfplay import (
    SampleBuffer,
    Settings,
    meet_greedy,
    new_sample_buffer,
    part_of,
    record_game,
)
from tools.training.training_loop import Schedule, joined

MOST_ROUNDS = 160
"""A table has room for the positions of so many rounds. A longer game is not learned from."""


class Launch(NamedTuple):
    """What a launch reads and writes; everything but weights and boards by table."""

    players: Workspace
    games: Positions
    samples: SampleBuffer
    noted: NDArray[np.int64]
    """How many samples each table has; -1 if its game was too long."""
    shares: NDArray[np.float64]


class Packed(NamedTuple):
    """The samples of all tables one after the other, without the room that is left between them."""

    first: NDArray[np.int64]
    """By table where its samples begin."""
    rows: NDArray[np.uint16]
    target: NDArray[np.float32]


@kernel
@compiled
def self_play_kernel(arguments: tuple[Launch, np.uint64, Settings], at: int) -> None:
    """Play a game of self-play at one of many tables and note its samples there."""
    launch, seed, settings = arguments
    chance = room(np.uint64, 1)
    reseed(chance, seed + np.uint64(at))
    most = len(launch.samples.target) // len(launch.noted)
    samples = part_of(launch.samples, at * most, (at + 1) * most)
    work = workspace_at(launch.players, at)
    launch.noted[at] = record_game(work, launch.games[at], chance, samples, settings)


@kernel
@compiled
def match_kernel(arguments: tuple[Launch, np.uint64], at: int) -> None:
    """Play a game against `greedy` at one of many tables, seats in turn."""
    launch, seed = arguments
    chance = room(np.uint64, 1)
    reseed(chance, seed + np.uint64(at))
    game = launch.games[at]
    launch.shares[at] = meet_greedy(workspace_at(launch.players, at), game, chance, at % game.seats)


@kernel
@compiled
def pack_kernel(arguments: tuple[Launch, Packed], at: int) -> None:
    """Write the samples of one of many tables to their place among those of all."""
    launch, packed = arguments
    most = len(launch.samples.target) // len(launch.noted)
    for place in range(launch.noted[at]):
        here, there = at * most + place, packed.first[at] + place
        put(packed.rows[there], launch.samples.rows[here])
        packed.target[there] = launch.samples.target[here]


def new_launch(net: Net, boards: Boards, seats: int, count: int) -> Launch:
    """Return what so many tables need, still on this side."""
    return Launch(
        new_workspace(net, boards, count),
        np.repeat(new_position(seats), count),
        new_sample_buffer(count * MOST_ROUNDS * (seats + 1), seats),
        np.zeros(count, np.int64),
        np.zeros(count),
    )


class Gpu:
    """Tables on a GPU, so many at once. Which games are played depends on their number."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._laid: dict[int, Launch] = {}

    def samples(self, net: Net, schedule: Schedule, random: np.random.Generator) -> Samples:
        """Play whole games, launch by launch, until there are samples enough."""
        launch = self._ready(net, schedule.seats)
        found: list[Samples] = []
        while sum(len(target) for _, target in found) < schedule.samples:
            run_kernel(self_play_kernel, (launch, _seed(random), schedule.settings), self._count)
            found.append(self._packed(launch))
        return joined(found)

    def shares(self, net: Net, schedule: Schedule, random: np.random.Generator) -> NDArray[np.float64]:
        """Play so many games, launch by launch; the last one may leave tables empty."""
        launch = self._ready(net, schedule.seats)
        found = []
        for left in range(schedule.games, 0, -self._count):
            count = min(left, self._count)
            run_kernel(match_kernel, (launch, _seed(random)), count)
            found.append(from_gpu(launch.shares)[:count])
        return np.concatenate(found)

    def _packed(self, launch: Launch) -> Samples:
        """Return the samples of a launch, moved together over there, so that less is carried over here."""
        noted = from_gpu(launch.noted).clip(min=0)
        ends = noted.cumsum()
        all_noted, width = int(ends[-1]), launch.samples.rows.shape[1]
        packed = Packed(
            to_gpu(ends - noted),
            empty_on_gpu((all_noted, width), np.uint16),
            empty_on_gpu(all_noted, np.float32),
        )
        run_kernel(pack_kernel, (launch, packed), self._count)
        return from_gpu(packed.rows), from_gpu(packed.target)

    def _ready(self, net: Net, seats: int) -> Launch:
        """Return the tables, laid once, with these weights."""
        if seats not in self._laid:
            self._laid[seats] = to_gpu(new_launch(net, compile_boards(Options()), seats, self._count))
        launch = self._laid[seats]
        return launch._replace(players=launch.players._replace(net=to_gpu(net)))


def _seed(random: np.random.Generator) -> np.uint64:
    return np.uint64(random.integers(2**63))
