"""Every listed game keeps the contract, in every version: `hranice.conformance` proves it, as for anybody."""

import pytest

from hranice.conformance import Case, cases
from hranice.plugins import GAMES


@pytest.mark.parametrize("case", [case for game in GAMES.versions.values() for case in cases(game)], ids=str)
def test_our_games_keep_the_contract(case: Case) -> None:
    case.check()
