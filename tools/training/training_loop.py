"""The loop of training: play against oneself, learn from it, measure, and again."""

import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from typing import Protocol, TypeVar

import numpy as np
from numpy.typing import NDArray

from hranice.games.border.compiled.array_types import compile_boards, new_position
from hranice.games.border.compiled.primitives import seeded
from hranice.games.border.rules.state import Options
from tools.learned_player.feature_index import CLOSED, KIND_ROUND_OVER, OTHER_AREA, OTHER_CLOSED, ROWS
from tools.learned_player.net import Net, new_net
from tools.learned_player.scratch_memory import new_workspace
from tools.training.fitting import Samples
from tools.training.selfplay import Settings, meet_greedy, new_sample_buffer, self_play

Fit = Callable[[Samples, NDArray[np.int64], float], float]
"""Improves a net by samples (in which order, by steps of which size); returns the mean cross entropy."""
T = TypeVar("T")

_AVERAGED = 8
"""Weights are averaged over about so many steps: what differs from one to the next is mostly noise."""


@dataclass(frozen=True)
class Schedule:
    """How to train."""

    seats: int
    steps: int
    samples: int
    """Positions noted in each step."""
    games: int
    """Games against `greedy` after each step."""
    seed: int = 1
    memory: int = 4
    """Samples of so many steps are learned from together."""
    epsilon: float = 0.05
    """How often a move is made at random."""
    td_lambda: float = 0.8
    """How much a target trusts what came of the game, and not the next judgement."""
    nearness: float = 0.5
    learning_rate: float = 1e-3
    """At first."""
    last_learning_rate: float = 1e-4
    """In the end."""

    @property
    def settings(self) -> Settings:
        """How the games are played, and which targets are made of them."""
        return Settings(self.epsilon, 0, self.td_lambda, self.nearness)

    def learning_rate_at(self, step: int) -> float:
        """Return the learning rate of a step; it changes evenly, by the same factor each time."""
        return float(
            self.learning_rate * (self.last_learning_rate / self.learning_rate) ** (step / self.steps)
        )


@dataclass(frozen=True)
class Progress:
    """One point of the learning curve."""

    seats: int
    step: int
    positions: int
    """Positions played in all so far."""
    loss: float
    wins: float
    """The share of victories of one against `greedy` in all other seats."""
    error: float
    """Half the width of its 95 % interval."""
    seconds: float

    def after(self, before: "Progress | None") -> "Progress":
        """Return the same point on a curve that goes on from another one."""
        if before is None:
            return self
        return replace(
            self,
            step=before.step + self.step,
            positions=before.positions + self.positions,
            seconds=before.seconds + self.seconds,
        )


class Tables(Protocol):
    """Where games are played: by processes, or on a GPU (`tools.training.gpu_selfplay`)."""

    def samples(self, net: Net, schedule: Schedule, random: np.random.Generator) -> Samples:
        """Let a net play against itself and return the samples of one step."""

    def shares(self, net: Net, schedule: Schedule, random: np.random.Generator) -> NDArray[np.float64]:
        """Let a net play against `greedy` and return its share of each game."""


class CpuWorkers:
    """Processes that play; none but this one, if there is no pool. Which games depends on their number."""

    def __init__(self, pool: Executor | None = None, count: int = 1) -> None:
        self._pool = pool
        self._count = count

    def samples(self, net: Net, schedule: Schedule, random: np.random.Generator) -> Samples:
        """Let every process note its part of the samples."""
        return joined(self._all_do(collect_samples, random, net, schedule, self._count))

    def shares(self, net: Net, schedule: Schedule, random: np.random.Generator) -> NDArray[np.float64]:
        """Let every process play its part of the games."""
        return np.concatenate(self._all_do(play_match, random, net, schedule, self._count))

    def _all_do(self, task: Callable[..., T], random: np.random.Generator, *arguments: object) -> list[T]:
        """Let every process do a task with these arguments and a seed of its own."""
        seeds = [int(random.integers(2**63)) for _ in range(self._count)]
        if self._pool is None:
            return [task(*arguments, seed) for seed in seeds]
        return [doing.result() for doing in [self._pool.submit(task, *arguments, seed) for seed in seeds]]


def train(net: Net, schedule: Schedule, fit: Fit, tables: Tables) -> Iterator[tuple[Progress, Net]]:
    """Train a net in place; yield after each step how it is going, and the averaged net."""
    random = np.random.default_rng(schedule.seed)
    average = Net(*(weights.copy() for weights in net))
    memory: deque[Samples] = deque(maxlen=schedule.memory)
    began, positions = time.monotonic(), 0
    for step in range(schedule.steps):
        memory.append(tables.samples(net, schedule, random))
        positions += len(memory[-1][1])
        samples = joined(memory)
        loss = fit(samples, random.permutation(len(samples[1])), schedule.learning_rate_at(step))
        for mean, weights in zip(average, net, strict=True):
            np.add(mean, (weights - mean) / min(step + 1, _AVERAGED), out=mean)
        shares = tables.shares(average, schedule, random)
        error = 1.96 * shares.std() / np.sqrt(len(shares))
        seconds = round(time.monotonic() - began, 1)
        yield (
            Progress(schedule.seats, step + 1, positions, loss, float(shares.mean()), float(error), seconds),
            average,
        )


def joined(samples: "list[Samples] | deque[Samples]") -> Samples:
    """Return samples as one."""
    return np.concatenate([rows for rows, _ in samples]), np.concatenate([target for _, target in samples])


def collect_samples(net: Net, schedule: Schedule, parts: int, seed: int) -> Samples:
    """Play against oneself until one of so many parts of the samples is noted, or nearly so."""
    work, games = new_workspace(net, compile_boards(Options())), new_position(schedule.seats)
    samples = new_sample_buffer(schedule.samples // parts, schedule.seats)
    noted = self_play(work, games[0], seeded(seed), samples, schedule.settings)
    return samples.rows[:noted], samples.target[:noted]


def play_match(net: Net, schedule: Schedule, parts: int, seed: int) -> NDArray[np.float64]:
    """Play one of so many parts of the games against `greedy`, seats in turn; return each game's share."""
    work, games = new_workspace(net, compile_boards(Options())), new_position(schedule.seats)
    chance, count = seeded(seed), schedule.games // parts
    return np.array([meet_greedy(work, games[0], chance, game % schedule.seats) for game in range(count)])


def grown(net: Net, seats: int) -> Net:
    """Return a net that begins with more players where one for two players has come to."""
    more = Net(*(weights.copy() for weights in net))
    rows = more.rows
    for wait in range(2, seats):
        rows[KIND_ROUND_OVER + wait] = rows[KIND_ROUND_OVER + 1]
    for place in range(1, seats - 1):
        there = OTHER_CLOSED + place * CLOSED
        rows[there : there + CLOSED] = rows[OTHER_CLOSED : OTHER_CLOSED + CLOSED]
    # Several others add up to about what one did, and a fair share of the victory is smaller.
    rows[OTHER_AREA:ROWS] /= seats - 1
    more.outer_bias[0] -= np.log(seats - 1)
    return more


def first_net(seats: int, known: Mapping[int, Net], seed: int) -> Net:
    """Return the net to begin with: a known one, one grown from two players, or one that knows nothing."""
    if seats in known:
        return Net(*(weights.copy() for weights in known[seats]))
    return grown(known[2], seats) if 2 in known else new_net(seed)


def mean_nets(parts: Sequence[Mapping[int, Net]]) -> dict[int, Net]:
    """Return by number of players the mean of all nets there are for it.

    Where several trainings began with the same weights, what each of them learned adds up in the mean, and
    what is noise in one of them cancels out.
    """
    nets = {}
    for seats in sorted({seats for part in parts for seats in part}):
        same = [part[seats] for part in parts if seats in part]
        nets[seats] = Net(*(np.mean(weights, axis=0) for weights in zip(*same, strict=True)))
    return nets
