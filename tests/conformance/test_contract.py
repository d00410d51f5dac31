"""Every listed game keeps the contract, in every version: `hranice.conformance` proves it, as for anybody."""

import pytest

from hranice.conformance import Case, cases
from hranice.plugins import GAMES
from tests.travel.made_up import ON_THE_SMALLEST


@pytest.mark.parametrize("case", [case for game in GAMES.versions.values() for case in cases(game)], ids=str)
def test_our_games_keep_the_contract(case: Case) -> None:
    case.check()


@pytest.mark.parametrize("case", cases(ON_THE_SMALLEST, seeds=(0,)), ids=str)
def test_t40_so_does_a_game_on_the_smallest_map(case: Case) -> None:
    case.check()
