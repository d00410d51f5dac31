"""Finds four boards that win about equally often, in few games.

All candidates play in ever new company of four. By all games so far each has a strength: four boards win in
proportion to theirs. The four whose strengths are nearest to each other play among themselves. Against just
these three a board may win more or less than its strength promises, so many a foursome disappoints; but its
games move the strengths, too, and another four comes next.
"""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from hranice.games.border.boards.fairness import PLAYERS, Engine, Tally, measure
from hranice.games.border.rules.board import Board

MEASURED_IN = 4_000
"""Games between the four that are chosen."""
EVEN = 0.03
"""By so much of these games each of the four may be luckier or unluckier than a quarter."""

ROUNDS = 16
"""So often each candidate plays before any four are chosen,"""
TOGETHER = 24
"""each time so many games: every order of the four boards, and every starter, once."""
STAGES = ((240, 2 * EVEN), (960, 1.2 * EVEN), (MEASURED_IN, EVEN))
"""Games of four that seem to be equal, and how far from a quarter each may be by then; else others follow."""
MOST_GAMES = 30_000
"""No four are tried any more after so many games: that bounds the time it takes."""
STEPS = 30
"""After so many the strengths hardly move."""


class Even(NamedTuple):
    """Four boards that win about equally often."""

    boards: tuple[Board, ...]
    measured: Tally


def choose(engine: Engine, candidates: Sequence[Board], chance: Random) -> Even | None:
    """Return four of the candidates with an even tally; None: there are none, or they are hard to find."""
    field = _Field(engine, candidates)
    for _ in range(ROUNDS):
        mixed = sorted(candidates, key=lambda _: chance.random())
        for first in range(0, len(mixed) - PLAYERS + 1, PLAYERS):
            field.play(mixed[first : first + PLAYERS], TOGETHER)
    while field.games < MOST_GAMES and (four := field.nearest()):
        measured = Tally()
        for games, most in STAGES:
            measured = Tally.of((measured, field.play(four, games - measured.games)))
            if _farthest(measured) > most:
                break
        else:
            return Even(four, measured)
    return None


class _Field:
    """Boards, and all games between four of them so far."""

    def __init__(self, engine: Engine, candidates: Sequence[Board]) -> None:
        self._engine = engine
        self._candidates = candidates
        self._tallies: list[Tally] = []
        self._tried: set[frozenset[Board]] = set()
        self.games = 0

    def play(self, four: Sequence[Board], games: int) -> Tally:
        """Play at least so many games between four boards."""
        tally = measure(self._engine, four, PLAYERS, games)
        self._tallies.append(tally)
        self.games += tally.games
        return tally

    def nearest(self) -> tuple[Board, ...] | None:
        """Return the four boards nearest to each other in strength that were not returned before."""
        strengths = self._strengths()
        ordered = sorted(self._candidates, key=lambda board: strengths[board.name])
        fours = [tuple(ordered[first : first + PLAYERS]) for first in range(len(ordered) - PLAYERS + 1)]
        fours = [four for four in fours if frozenset(four) not in self._tried]
        if not fours:
            return None
        best = min(fours, key=lambda four: strengths[four[-1].name] / strengths[four[0].name])
        self._tried.add(frozenset(best))
        return best

    def _strengths(self) -> dict[str, float]:
        """Return the strengths by which these results were most likely, found step by step.

        See Hunter, MM algorithms for generalized Bradley-Terry models (2004).
        """
        wins = Tally.of(self._tallies).wins
        strengths = dict.fromkeys(wins, 1.0)
        for _ in range(STEPS):
            chances = dict.fromkeys(wins, 0.0)
            for tally in self._tallies:
                # Not `sum`, which rounds otherwise in other versions of Python.
                together = 0.0
                for name in tally.wins:
                    together += strengths[name]
                for name in tally.wins:
                    chances[name] += tally.games / together
            # Whoever has won nothing yet may still do so.
            strengths = {name: (wins[name] or 0.5) / chances[name] for name in wins}
        return strengths


def _farthest(tally: Tally) -> float:
    """Return by how much of all games the luckiest or unluckiest board is off a quarter."""
    return max(abs(tally.share(name) - 1 / PLAYERS) for name in tally.wins)
