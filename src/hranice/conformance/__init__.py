"""Proves that a game keeps the contract of `hranice.game`, and what its parts promise (`hranice.game_parts`).

In a test, with pytest or whatever calls functions:

    @pytest.mark.parametrize("case", cases(MY_GAME), ids=str)
    def test_my_game_keeps_the_contract(case):
        case.check()

Without one: `python -m hranice.conformance my-game`. Nothing here knows a particular game.
"""

from hranice.conformance.cases import Broken, Case, cases

__all__ = ["Broken", "Case", "cases"]
