"""Measuring boards: turns are even, games reproducible, victories are all given away."""

from fractions import Fraction

import pytest

from hranice.border.board import Board
from hranice.border.boards import STANDARD_BOARDS, STANDARD_GEOGRAPHY
from hranice.bots import UnknownBot
from hranice.game import Standing
from hranice.workshop.border.fairness import Plan, Tally, choose, measure, one_cycle
from hranice.workshop.border.measured import measured

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
    told: list[int] = []
    chosen = choose(G, candidates, Plan("random-eager", games=96, seed=2), told.append)
    assert len({board.name for board, _ in chosen}) == 4
    assert all(board in candidates for board, _ in chosen)
    assert sum(share for _, share in chosen) == pytest.approx(1)
    # Twelve candidates need two rounds, of at least 96 games; sixteen foursomes need four rounds of 96.
    assert sum(told) >= 6 * 96


def test_what_was_measured_is_about_these_boards_and_fair() -> None:
    """Four greedy bots, one per board, fresh games: every board wins 25 ± 1.5 per cent."""
    figures = {(own.bot, own.players): own for own in measured(STANDARD_BOARDS)}
    assert set(figures) == {(bot, players) for bot in ("greedy", "random") for players in (2, 3, 4)}
    fair = figures["greedy", 4]
    assert fair.games >= 20_000
    assert all(abs(share - 25) <= 1.5 for share in fair.wins.values())
    assert sum(fair.wins.values()) == pytest.approx(100, abs=0.05)


def test_figures_do_not_survive_a_change_of_boards() -> None:
    other = Board("A", STANDARD_BOARDS[1].colours)
    assert measured((other, *STANDARD_BOARDS[1:])) == ()


@pytest.mark.soak
def test_boards_are_fair_in_other_games_too() -> None:
    tally = measure(G, STANDARD_BOARDS, 4, Plan("greedy", games=4800, seed=77))
    assert all(abs(tally.share(name) - 0.25) < 0.03 for name in "ABCD")


def test_an_unknown_bot_is_refused_at_once() -> None:
    with pytest.raises(UnknownBot):
        measure(G, STANDARD_BOARDS, 4, Plan("nobody"))
