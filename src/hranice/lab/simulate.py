"""Many games between the same bots, counted; on one core or several, always with the same result."""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import Any

from hranice.game import Game
from hranice.lab.playing import Played, play_game
from hranice.lab.processes import shared_out

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
    duplicate: bool = False
    """Whether luck does not depend on what anybody chooses."""

    def play(self, number: int) -> Played:
        """Play one game, with a record if records are wanted."""
        recorded = self.folder is not None
        return play_game(
            self.game, self.options, self.bots, self.seed, number, recorded=recorded, duplicate=self.duplicate
        )

    def record_of(self, number: int) -> Path | None:
        """Return where the record of a game goes."""
        name = f"{self.game.name}-{self.seed}-{number:06}.jsonl"
        return None if self.folder is None else self.folder / name

    def chunks(self, games: int) -> list[range]:
        """Return the numbers of so many games in pieces of work, the first game being number 1."""
        return [range(first, min(first + _CHUNK, games + 1)) for first in range(1, games + 1, _CHUNK)]


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


def simulate(
    series: Series, games: int, jobs: int = 1, progress: Callable[[int], object] = lambda _: None
) -> Tally:
    """Play games 1 … `games` of a series in so many processes.

    `progress` is told how many more games are done, every now and then.
    """
    tally = Tally(len(series.bots))
    for played in shared_out(partial(play_chunk, series), series.chunks(games), jobs):
        keep(series, tally, played, progress)
    return tally


def play_chunk(series: Series, numbers: range) -> dict[int, Played]:
    """Play some games of a series. Whoever asked writes the records, which may be on another machine."""
    return {number: series.play(number) for number in numbers}


def keep(series: Series, tally: Tally, chunk: dict[int, Played], progress: Callable[[int], object]) -> None:
    """Count some games, write their records down if records are wanted, and tell of the progress."""
    for number, played in chunk.items():
        tally.count(played)
        file = series.record_of(number)
        if file is not None and played.record is not None:
            with file.open("xb") as record:
                record.write(played.record)
    progress(len(chunk))
