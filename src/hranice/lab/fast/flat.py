"""A flat Monte-Carlo player, a yardstick for others: it knows the rules and nothing else.

Every move it could make is tried in equally many playouts by eager random players; the one that won most is
made. What others have sealed it cannot know (B15), so in its playouts they choose once more.
"""

from math import ceil

import numpy as np

from hranice.border.state import DICE, Complete, Cross, Move, Options, Phase, Reroll, State, Stop
from hranice.bots import Bot, Choice
from hranice.lab.fast.choices import EAGER, MOST_COMPLETIONS, completions, crossings, draw_crossing
from hranice.lab.fast.machine import Words, seeded
from hranice.lab.fast.position import POSITION, load
from hranice.lab.fast.rollout import Tries, try_moves
from hranice.lab.fast.steps import ALL_DICE
from hranice.lab.fast.tables import SEGMENTS, WORDS, Boards, compile_boards, spaces

MOST_CROSSINGS = 128
"""Crossings that are tried; of more than these, so many are drawn."""


class FlatMonteCarloBot(Bot[State, Move]):
    """Tries all moves at random. Not a clock but the number of playouts limits it, so games can repeat."""

    def __init__(self, seed: int, playouts: float) -> None:
        if playouts < 1:
            raise ValueError(f"the bot flat-monte-carlo needs at least 1 playout; {playouts:g} are given")
        self._playouts = playouts
        self._chance = seeded(seed)
        self._games = np.zeros(2, POSITION)
        self._known: tuple[Options, Boards] | None = None

    def choose(self, state: State, seat: int) -> Choice[Move]:
        """Return the move that won most of its playouts."""
        if self._known is None or self._known[0] is not state.options:
            self._known = state.options, compile_boards(state.options)
        boards = self._known[1]
        load(self._games, state)
        if state.phase == "cross":
            others = (1 << state.seats) - 1 & ~(1 << state.active)
            self._games[0]["pending"] = others
        moves = self._moves(boards, state.phase, seat)
        tries = Tries(moves, np.zeros(len(moves)))
        for _ in range(ceil(self._playouts / len(moves))):
            try_moves(boards, self._games, seat, tries, self._chance)
        return Choice(_told(state, moves[int(np.argmax(tries.worth))]))

    def _moves(self, boards: Boards, phase: Phase, seat: int) -> Words:
        """Return the moves to try, as `rollout.try_move` takes them."""
        game = self._games[0]
        if phase == "keep":
            return np.array([[dice, 0] for dice in range(ALL_DICE + 1)], np.uint64)
        if phase == "complete":
            sets = np.zeros(MOST_COMPLETIONS, np.int64)
            count = completions(boards, game, sets)
            return np.stack([sets[:count], np.zeros(count, np.int64)], axis=1).astype(np.uint64)
        found = np.zeros((MOST_CROSSINGS, WORDS), np.uint64)
        count = crossings(boards, game, seat, found)
        if count <= MOST_CROSSINGS:
            return found[:count]
        drawn = {draw_crossing(boards, game, seat, EAGER, self._chance) for _ in range(MOST_CROSSINGS)}
        return np.array(sorted(drawn), np.uint64)


def _told(state: State, move: Words) -> Move:
    match state.phase:
        case "keep":
            rolling = tuple(die for die in range(DICE) if int(move[0]) >> die & 1)
            return Reroll(rolling) if rolling else Stop()
        case "complete":
            return Complete(tuple(number for number in range(SEGMENTS) if int(move[0]) >> number & 1))
        case _:
            return Cross(spaces(move))
