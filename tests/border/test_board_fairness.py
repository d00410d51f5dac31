"""Measuring boards: turns are even, games reproducible, victories are all given away.

Tests of: B25.
"""

from collections.abc import Sequence
from random import Random

import pytest

from hranice.bots import UnknownBot
from hranice.games.border.boards.balanced_four import MEASURED_IN, MOST_GAMES, TOGETHER, choose
from hranice.games.border.boards.fairness import Tally, measure, orders
from hranice.games.border.boards.measured_fairness import measured
from hranice.games.border.boards.quick_games import QuickGames
from hranice.games.border.rules.board import Board
from hranice.games.border.rules.standard_boards import STANDARD_BOARDS, STANDARD_GEOGRAPHY
from tools.boards.bot_games import ByContract

G = STANDARD_GEOGRAPHY


@pytest.mark.parametrize(("players", "around"), [(2, 6), (3, 8), (4, 6)])
def test_every_order_around_a_table_comes_once(players: int, around: int) -> None:
    turned = [tuple(board.name for board in boards) for boards in orders(STANDARD_BOARDS, players)]
    assert len({*turned}) == len(turned) == around
    for name in "ABCD":
        assert sum(name in boards for boards in turned) == around * players // 4


def test_b25_shared_victories_count_in_parts() -> None:
    a, b, c, _ = STANDARD_BOARDS
    results = iter([[0.5, 0.5, 0.0], [1.0, 0.0, 0.0]])
    tally = Tally()
    for boards in ((a, b, c), (c, a, b)):
        tally.play(lambda *_: next(results), boards, 1)
    assert tally.wins == {"A": 0.5, "B": 0.5, "C": 1.0}
    assert tally.share("A") == 0.25


@pytest.mark.parametrize("players", [2, 4])
def test_the_same_seed_gives_the_same_games(players: int) -> None:
    for make in (lambda: ByContract(G, "random-eager", 3), lambda: QuickGames(G, 3)):
        one, other = (measure(make(), STANDARD_BOARDS, players, 24) for _ in range(2))
        assert one == other
        assert sum(one.wins.values()) == pytest.approx(one.games)
        assert one.games == 24


def test_both_engines_find_boards_alike() -> None:
    """Greedy against greedy by contract and in machine code."""
    slow = measure(ByContract(G, "greedy", 5), STANDARD_BOARDS, 4, 192)
    fast = measure(QuickGames(G, 5), STANDARD_BOARDS, 4, 4800)
    assert all(abs(slow.share(name) - fast.share(name)) < 0.11 for name in "ABCD")


class Known:
    """Games between boards whose strength is known; it counts them."""

    def __init__(self, strengths: Sequence[float]) -> None:
        self.strengths = {f"board {number}": strength for number, strength in enumerate(strengths)}
        self.boards = [Board(name, "") for name in self.strengths]
        self.games = 0

    def __call__(self, boards: Sequence[Board], games: int) -> list[float]:
        self.games += games
        weights = [self.strengths[board.name] for board in boards]
        return [games * weight / sum(weights) for weight in weights]


def test_the_even_four_are_chosen() -> None:
    """Of boards whose strength is known, the four equal ones are found: not the most usual, nor the best."""
    engine = Known([3, 9, 5, 12, 2, 12, 7, 5, 1, 14, 12, 12])
    found = choose(engine, engine.boards, Random(1))
    assert found is not None
    assert {engine.strengths[board.name] for board in found.boards} == {12}
    assert found.measured.games >= MEASURED_IN


def test_what_follows_on_a_disappointment_is_another_four() -> None:
    """Four boards that are even in any other company win unevenly among themselves."""
    engine = Known([5, 5, 5, 5, 5.5, 5.5, 1, 9])
    misleading = {board.name for board in engine.boards[:4]}

    def odd(boards: Sequence[Board], games: int) -> list[float]:
        fair = engine(boards, games)
        if {board.name for board in boards} != misleading:
            return fair
        return [games * (0.4 if board.name == "board 0" else 0.2) for board in boards]

    found = choose(odd, engine.boards, Random(1))
    assert found is not None
    assert {board.name for board in found.boards} != misleading


@pytest.mark.parametrize("strengths", [[3.0**power for power in range(8)], [2, 3, 4, 5]])
def test_looking_for_four_ends(strengths: Sequence[float]) -> None:
    """Where no four are even, that is found out in bounded time."""
    engine = Known(strengths)
    assert choose(engine, engine.boards, Random(1)) is None
    assert engine.games <= MOST_GAMES + MEASURED_IN + TOGETHER


def test_an_unknown_bot_is_refused_at_once() -> None:
    with pytest.raises(UnknownBot):
        ByContract(G, "nobody", 1)


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
    """Every board wins 25 ± 1.5 per cent of a hundred thousand games that nobody has seen before."""
    tally = measure(QuickGames(G, 77), STANDARD_BOARDS, 4, 96_000)
    assert all(abs(tally.share(name) - 0.25) < 0.015 for name in "ABCD")
