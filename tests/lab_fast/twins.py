"""Both engines side by side: every event goes to both, and every position must be equal."""

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np

from hranice.game import Drawn, Moved
from hranice.games.border import BORDER
from hranice.games.border.bots.engine.memory_layout import SEGMENTS
from hranice.games.border.bots.engine.packing import spaces, words
from hranice.games.border.compiled import choices, steps
from hranice.games.border.compiled.array_types import CROSS, POSITION, compile_boards, load, new_position
from hranice.games.border.compiled.primitives import seeded
from hranice.games.border.rules.first_action import completions
from hranice.games.border.rules.second_action import crossings
from hranice.games.border.rules.state import Complete, Cross, Move, Options, Reroll, State, Stop

Decide = Callable[["Twins", int], Move]


class Twins:
    """One game, played by the contract and by the fast engine at the same time."""

    def __init__(self, options: Options, seats: int, seed: int) -> None:
        self.random = Random(seed)
        self.chance = seeded(seed)
        self.options = options
        self.boards = compile_boards(options)
        self.games = new_position(seats, chain=options.chain)
        self.game: Any = self.games[0]
        self.state: State = BORDER.setup(options, seats)
        self.found = np.zeros((3000, 2), np.uint64)
        self.completions = np.zeros(choices.MOST_COMPLETIONS, np.int64)

    def again(self, seed: int) -> None:
        """Begin another game with the same options and seats."""
        self.random.seed(seed)
        self.chance[:] = seeded(seed)
        self.games[:] = new_position(self.state.seats, chain=self.options.chain)
        self.state = BORDER.setup(self.options, self.state.seats)

    def play(self, decide: Decide, watch: Callable[["Twins", int], None] = lambda *_: None) -> int:
        """Play to the end and return the number of events; raises where the engines differ."""
        events = 0
        while due := BORDER.due(self.state):
            events += 1
            if due.chance:
                self.fate(tuple(map(self.random.randrange, due.chance.bounds)))
                continue
            for seat in due.seats:
                watch(self, seat)
                self.move(seat, decide(self, seat))
        shares = np.zeros(self.state.seats)
        steps.win_shares(self.boards, self.game, shares)
        standing = BORDER.standing(self.state)
        assert set(np.flatnonzero(shares)) == set(standing.winners)
        assert shares.sum() == 1
        for seat, score in enumerate(standing.scores):
            assert steps.points(self.boards, self.game, seat) == score
        return events

    def fate(self, outcome: tuple[int, ...]) -> None:
        """Let the same chance happen to both."""
        setup = self.state.phase == "setup"
        self.state, _ = BORDER.play(self.state, Drawn(outcome))
        if setup:
            steps.begin(self.boards, self.game, np.array(self.state.boards), self.state.active)
        else:
            steps.roll(self.boards, self.game, np.array([*outcome, 0, 0, 0, 0, 0]))
        self.compare()

    def move(self, seat: int, move: Move) -> None:
        """Let the same move happen to both. The contract refuses what is illegal."""
        self.state, _ = BORDER.play(self.state, Moved(seat, move))
        match move:
            case Stop():
                steps.reroll(self.boards, self.game, 0)
            case Reroll():
                steps.reroll(self.boards, self.game, sum(1 << die for die in move.dice))
            case Complete():
                steps.complete(self.boards, self.game, sum(1 << number for number in move.segments))
            case Cross():
                low, high = np.array(words(move.spaces), np.uint64)
                steps.cross(self.boards, self.game, seat, (low, high))
        self.compare()

    def compare(self) -> None:
        """Raise unless both positions are the same in every field."""
        other = np.zeros(1, POSITION)
        load(other, self.state)
        assert self.games.tobytes() == other.tobytes(), _difference(self.game, other[0])


def _difference(fast: Any, contract: Any) -> str:
    return "; ".join(
        f"{name}: fast {fast[name]}, contract {contract[name]}"
        for name in POSITION.names or ()
        if not np.array_equal(fast[name], contract[name])
    )


def by_contract(twins: Twins, seat: int) -> Move:
    """Let the contract draw the move."""
    return BORDER.sample(twins.state, seat, twins.random.randrange)


def by_fast_engine(twins: Twins, seat: int) -> Move:
    """Let the fast engine draw the move; the contract will refuse it unless it is legal."""
    if twins.state.phase == "keep":
        return by_contract(twins, seat)
    if twins.state.phase == "complete":
        chosen = choices.draw_completion(twins.boards, twins.game, twins.chance)
        return Complete(segments(chosen))
    return drawn_crossing(twins, seat)


def drawn_crossing(twins: Twins, seat: int) -> Cross:
    """Let the fast engine draw a crossing, now and then one that leaves no usable die."""
    eager = twins.random.randrange(2) == 0
    marks = choices.draw_crossing(twins.boards, twins.game, seat, eager, twins.chance)
    return Cross(spaces([int(word) for word in marks]))


def listings_agree(twins: Twins, seat: int) -> None:
    """Compare what both engines list as legal; every die in the contract's list is met sooner or later."""
    if twins.state.phase == "complete":
        count = choices.completions(twins.boards, twins.game, twins.completions)
        listed = [segments(chosen) for chosen in twins.completions[:count].tolist()]
        assert listed == [move.segments for move in completions(twins.state)]
    elif twins.game["phase"] == CROSS:
        count = choices.crossings(twins.boards, twins.game, seat, twins.found)
        if count <= len(twins.found):
            listed = [spaces(mask) for mask in twins.found[:count].tolist()]
            assert sorted(listed) == sorted(move.spaces for move in crossings(twins.state, seat))


def segments(chosen: int) -> tuple[int, ...]:
    """Return a set of segments as their numbers."""
    return tuple(number for number in range(SEGMENTS) if chosen >> number & 1)
