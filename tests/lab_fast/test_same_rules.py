"""The fast engine plays by the rules of the contract: event by event, move by move (B7-B25)."""

from collections import Counter
from itertools import product

import numpy as np
import pytest

from hranice.games.border.compiled.array_types import OVER, compile_boards, load, new_position
from hranice.games.border.compiled.playout import random_games
from hranice.games.border.compiled.primitives import seeded
from hranice.games.border.rules.state import Options
from tests.lab_fast.twins import Decide, Twins, by_contract, by_fast_engine, listings_agree

TABLES = list(product((True, False), (2, 3, 4)))


def play_many(games: int, decide: Decide, first: int) -> None:
    """Play games on every kind of table in turn, listing all legal moves in some of them."""
    tables = {key: Twins(Options(chain=key[0]), key[1], first) for key in TABLES}
    for number in range(games):
        twins = tables[TABLES[number % len(TABLES)]]
        twins.again(first + number)
        if number // len(TABLES) % 25 == 0:
            twins.play(decide, listings_agree)
        else:
            twins.play(decide)


@pytest.mark.parametrize("decide", [by_contract, by_fast_engine])
def test_games_are_equal_event_by_event(decide: Decide) -> None:
    """B7-B25: positions after every event, legal moves, points and winners, in both directions."""
    play_many(120, decide, first=1)


@pytest.mark.soak
@pytest.mark.parametrize("decide", [by_contract, by_fast_engine])
@pytest.mark.parametrize("part", range(10))
def test_a_hundred_thousand_games_are_equal(decide: Decide, part: int) -> None:
    """B7-B25: as above, long enough for what is rare: quiet ends, ties, closings at one moment."""
    play_many(5_000, decide, first=1_000_000 * (part + 1))


def test_a_state_loads_as_it_is() -> None:
    twins = Twins(Options(), 3, 5)

    def loads(twins: Twins, _seat: int) -> None:
        fresh = new_position(3)
        load(fresh, twins.state)
        assert fresh == twins.games

    twins.play(by_contract, loads)


@pytest.mark.parametrize("seats", [2, 4])
def test_playouts_have_the_contracts_length_and_scores(seats: int) -> None:
    """Whole compiled games look like the contract's: equal means within four standard errors."""
    boards, games, chance = compile_boards(Options()), new_position(seats), seeded(3)
    fast = np.array([_measured(boards, games, chance) for _ in range(1000)])
    twins, slow = Twins(Options(), seats, 0), []
    for seed in range(60):
        twins.again(seed)
        twins.play(by_contract)
        slow.append((twins.game["round"], int(twins.game["first"].sum() > 0)))
    by_contract_games = np.array(slow)
    error = np.sqrt(fast.var(0) / len(fast) + by_contract_games.var(0) / len(slow)) + 1e-9
    assert (np.abs(fast.mean(0) - by_contract_games.mean(0)) < 4 * error).all()


def _measured(boards: np.ndarray, games: np.ndarray, chance: np.ndarray) -> tuple[int, int]:
    random_games(boards, games, 1, chance)
    assert games[0]["phase"] == OVER
    return games[0]["round"], int(games[0]["first"].sum() > 0)


def test_the_same_seed_gives_the_same_games_and_another_seed_others() -> None:
    boards = compile_boards(Options())

    def played(seed: int) -> tuple[int, bytes]:
        games = new_position(4)
        return random_games(boards, games, 20, seeded(seed)), games.tobytes()

    assert played(1) == played(1) != played(2)


def test_chance_is_even() -> None:
    """Drawing is uniform: every board and every starting player comes up as often as any other."""
    boards, games, chance = compile_boards(Options()), new_position(4), seeded(9)
    first_boards: Counter[int] = Counter()
    for _ in range(4000):
        random_games(boards, games, 1, chance)
        first_boards[int(games[0]["boards"][0])] += 1
    assert all(abs(count - 1000) < 5 * np.sqrt(750) for count in first_boards.values())
    assert len(first_boards) == 4
