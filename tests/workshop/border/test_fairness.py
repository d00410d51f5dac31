"""Measuring boards: turns are even, games reproducible, victories are all given away."""

from fractions import Fraction

import pytest

from hranice.border.board import Board
from hranice.border.boards import STANDARD_BOARDS, STANDARD_GEOGRAPHY
from hranice.bots import UnknownBot
from hranice.game import Standing
from hranice.workshop.border.fairness import Plan, Tally, choose, measure, one_cycle

G = STANDARD_GEOGRAPHY


@pytest.mark.parametrize(("players", "turns"), [(2, 24), (3, 72), (4, 96)])
def test_every_order_and_every_starter_comes_once(players: int, turns: int) -> None:
    cycle = one_cycle(STANDARD_BOARDS, players)
    assert len({(tuple(board.name for board in boards), starter) for boards, starter in cycle}) == turns
    for seat in range(players):
        at_seat = [boards[seat].name for boards, _ in cycle]
        assert {at_seat.count(name) for name in "ABCD"} == {turns // 4}
    begins = [boards[starter].name for boards, starter in cycle]
    assert {begins.count(name) for name in "ABCD"} == {turns // 4}


def test_b25_shared_victories_count_in_parts() -> None:
    tally = Tally()
    tally.count(["A", "B", "C"], 1, Standing((9, 9, 0), over=True, winners=(0, 1)))
    tally.count(["C", "A", "B"], 0, Standing((9, 0, 0), over=True, winners=(0,)))
    assert tally.wins == {"A": Fraction(1, 2), "B": Fraction(1, 2), "C": Fraction(1)}
    assert tally.starter_wins == Fraction(3, 2)
    assert tally.share("A") == 0.25


def test_the_same_plan_gives_the_same_figures() -> None:
    plan = Plan("random-eager", games=8, seed=3)
    one, other = measure(G, STANDARD_BOARDS, 2, plan), measure(G, STANDARD_BOARDS, 2, plan)
    assert (one.wins, one.starter_wins) == (other.wins, other.starter_wins)
    assert sum(one.wins.values()) == one.games == 8


def test_choosing_returns_four_of_the_candidates() -> None:
    candidates = [Board(f"{own.name}{copy}", own.colours) for own in STANDARD_BOARDS for copy in range(3)]
    chosen = choose(G, candidates, Plan("random-eager", games=96, seed=2))
    assert len({board.name for board, _ in chosen}) == 4
    assert all(board in candidates for board, _ in chosen)
    shares = [share for _, share in chosen]
    assert shares == sorted(shares)


def test_an_unknown_bot_is_refused_at_once() -> None:
    with pytest.raises(UnknownBot):
        measure(G, STANDARD_BOARDS, 4, Plan("nobody"))
