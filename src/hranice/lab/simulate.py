"""Many games between the same bots, counted; on one core or several, always with the same result."""

import multiprocessing
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any

from hranice.game import Game
from hranice.lab.playing import Played, play_game

_CHUNK = 20
"""Games that a process plays before it reports: enough to outweigh the talk between processes."""


@dataclass(frozen=True)
class Series:
    """Who plays what. Game number n of a series is always the same game."""

    game: Game[Any, Any, Any]
    options: Any
    bots: tuple[str, ...]
    seed: int
    folder: Path | None = None
    """Where the records go; None: nothing is recorded."""

    def play(self, number: int) -> Played:
        """Play one game and write its record, if records are wanted."""
        recorded = self.folder is not None
        played = play_game(self.game, self.options, self.bots, self.seed, number, recorded=recorded)
        if self.folder is not None and played.record is not None:
            name = f"{self.game.name}-{self.seed}-{number:06}.jsonl"
            (self.folder / name).write_bytes(played.record)
        return played


class Tally:
    """Sums over games. Exact, so that the order of adding does not matter."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.wins = [Fraction(0)] * seats
        """By seat; a shared victory counts in parts."""
        self.scores = [0] * seats
        self.rounds = 0
        self.decisions = 0

    def count(self, played: Played) -> None:
        """Add one game."""
        winners = played.standing.winners
        self.games += 1
        self.rounds += played.rounds
        self.decisions += played.decisions
        self.scores = [sum(pair) for pair in zip(self.scores, played.standing.scores, strict=True)]
        for seat in winners:
            self.wins[seat] += Fraction(1, len(winners))

    def add(self, other: "Tally") -> None:
        """Add the games of another tally."""
        self.games += other.games
        self.rounds += other.rounds
        self.decisions += other.decisions
        self.scores = [sum(pair) for pair in zip(self.scores, other.scores, strict=True)]
        self.wins = [sum(pair, Fraction(0)) for pair in zip(self.wins, other.wins, strict=True)]


def simulate(
    series: Series, games: int, jobs: int = 1, progress: Callable[[int], object] = lambda _: None
) -> Tally:
    """Play games 1 … `games` of a series in so many processes.

    `progress` is told how many more games are done, every now and then.
    """
    tally = Tally(len(series.bots))
    chunks = [range(first, min(first + _CHUNK, games + 1)) for first in range(1, games + 1, _CHUNK)]
    if jobs == 1:
        for chunk in chunks:
            tally.add(_played(series, chunk))
            progress(len(chunk))
        return tally
    # Spawned, not forked: a fork would copy the threads' locks of whoever calls, a progress bar's included.
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(jobs, len(chunks)), mp_context=spawn, initializer=leave_ctrl_c) as pool:
        pending = [pool.submit(_played, series, chunk) for chunk in chunks]
        try:
            for done in as_completed(pending):
                tally.add(done.result())
                progress(done.result().games)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
    return tally


def leave_ctrl_c() -> None:
    """Let only the calling process answer Ctrl-C, which reaches all of them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _played(series: Series, numbers: range) -> Tally:
    tally = Tally(len(series.bots))
    for number in numbers:
        tally.count(series.play(number))
    return tally
