"""B7 to B25 by a second opinion: the engine and `oracle.py` play the same games in step.

Tests of: B7, B8, B9, B10, B11, B12, B13, B14, B15, B16, B17, B18, B19, B20, B21, B22, B23, B24, B25.
"""

from collections import Counter
from random import Random

import pytest

from hranice.game import Drawn, Moved, Refusal
from hranice.games.border import BORDER
from hranice.games.border.rules.board import COLOURS
from hranice.games.border.rules.board_file import published
from hranice.games.border.rules.state import Complete, Cross, Move, Options, Reroll, State, Stop
from tests.border.oracle import Oracle, Set

MOST_SETS = 2000
"""Second actions with more legal sets than that are only sampled."""


class Pair:
    """The same game, played by both."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        seats = self.random.choice((2, 3, 4))
        options = Options(chain=self.random.random() < 0.8)
        self.state = BORDER.setup(options, seats)
        outcome = self.fall()
        files = [published(options.geography, options.boards[board]) for board in self.state.boards]
        self.oracle = Oracle(files, outcome[-1], chain=options.chain)
        self.eager = self.random.random()
        """How often the greatest choice is taken; whoever is lazy never comes to an end."""

    def fall(self) -> tuple[int, ...]:
        """Let fate decide what is due."""
        chance = BORDER.due(self.state).chance
        assert chance is not None
        outcome = tuple(map(self.random.randrange, chance.bounds))
        self.state, _ = BORDER.play(self.state, Drawn(outcome))
        return outcome

    def play_round(self) -> None:
        """Play a round and compare after each event."""
        seat, number = self.state.active, self.state.round
        self.fall()
        while self.state.phase == "keep":
            again = tuple(self.random.sample(range(5), self.random.randrange(6)))
            self.do(seat, Reroll(again) if again else Stop())
            if again:
                self.fall()
        self.oracle.dice = [COLOURS[die] for die in self.state.dice]
        self.first_action(seat)
        while self.state.round == number and not self.oracle.over:
            self.second_action(self.random.choice(self.oracle.thinking))

    def first_action(self, seat: int) -> None:
        """Let the active player complete something; the engine does not ask who has no choice (B14)."""
        legal = self.oracle.completions()
        if len(legal) == 1:
            assert self.state.phase != "complete"
            self.oracle.complete(frozenset())
        else:
            assert listed(self.state, seat) == legal
            odd = [Complete(tuple(self.random.sample(range(24), 2))) for _ in range(3)]
            self.try_others(odd, legal, seat)
            chosen = self.chosen(legal)
            self.do(seat, Complete(tuple(chosen)))
            self.oracle.complete(chosen)
        self.compare()

    def second_action(self, seat: int) -> None:
        """Let one of the others cross something."""
        legal = self.oracle.crossings(seat, MOST_SETS)
        if len(legal) < MOST_SETS:
            assert listed(self.state, seat) == legal
            odd = [self.chosen(legal) ^ {self.random.randrange(86)} for _ in range(3)]
            self.try_others([Cross(tuple(spaces)) for spaces in odd], legal, seat)
        chosen = self.chosen(legal)
        self.do(seat, Cross(tuple(chosen)))
        self.oracle.cross(seat, chosen)
        self.compare()

    def chosen(self, legal: set[Set]) -> Set:
        """Return one of the greatest sets, or any."""
        ordered = sorted(legal, key=lambda spaces: (len(spaces), sorted(spaces)))
        return self.random.choice(ordered[-5:] if self.random.random() < self.eager else ordered)

    def try_others(self, moves: list[Complete] | list[Cross], legal: set[Set], seat: int) -> None:
        """Try moves of which nobody said that they are legal."""
        for move in moves:
            wanted = content(move)
            try:
                BORDER.play(self.state, Moved(seat, move))
            except Refusal:
                assert wanted not in legal
            else:
                assert wanted in legal

    def do(self, seat: int, move: Move) -> None:
        self.state, _ = BORDER.play(self.state, Moved(seat, move))

    def compare(self) -> None:
        """Compare everything that both know."""
        state, oracle = self.state, self.oracle
        standing = BORDER.standing(state)
        assert standing.scores == oracle.points()
        assert (standing.over, standing.winners) == (oracle.over, oracle.winners() if oracle.over else ())
        assert (state.active, state.round) == (oracle.active, oracle.round)
        assert list(BORDER.due(state).seats) == oracle.thinking
        for seat in range(oracle.seats):
            assert set(state.layout(seat).spaces(state.crossed[seat])) == oracle.crossed[seat]
        if oracle.thinking:
            assert Counter(COLOURS[state.dice[position]] for position in state.left) == oracle.left
            assert state.one_die == oracle.one_die


def content(move: Move) -> Set:
    """Return the segments or spaces of a move."""
    match move:
        case Complete(segments=numbers) | Cross(spaces=numbers):
            return frozenset(numbers)
        case _:
            raise AssertionError(move)


def listed(state: State, seat: int) -> set[Set]:
    """Return the legal sets as the engine lists them, each once."""
    moves = list(BORDER.moves(state, seat))
    sets = set(map(content, moves))
    assert len(sets) == len(moves)
    return sets


def play_in_step(seed: int) -> None:
    pair = Pair(seed)
    while not pair.oracle.over:
        pair.play_round()


@pytest.mark.parametrize("seed", range(15))
def test_b7_to_b25_both_play_the_same_game(seed: int) -> None:
    play_in_step(seed)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(1_000, 1_500))
def test_b7_to_b25_both_play_the_same_games_by_the_hundred(seed: int) -> None:
    play_in_step(seed)
