"""Every listed game keeps the contract, in every version: `hranice.conformance` proves it, as for anybody."""

import pytest

from hranice.conformance import Case, cases
from hranice.plugins import GAMES
from tests.travel.made_up import ON_THE_SMALLEST


def is_enough(case: Case) -> bool:
    """Say whether a case is proven each time: of older versions those at the smallest and largest table."""
    return case.game is GAMES[case.game.name] or case.seats in (case.game.players[0], case.game.players[-1])


EVERYTHING = [
    pytest.param(case, id=str(case), marks=() if is_enough(case) else pytest.mark.soak)
    for game in GAMES.versions.values()
    for case in cases(game)
]


@pytest.mark.parametrize("case", EVERYTHING)
def test_our_games_keep_the_contract(case: Case) -> None:
    case.check()


@pytest.mark.parametrize("case", cases(ON_THE_SMALLEST, seeds=(0,)), ids=str)
def test_t40_so_does_a_game_on_the_smallest_map(case: Case) -> None:
    case.check()
