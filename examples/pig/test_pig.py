"""Pig keeps the contract."""

import pytest

from hranice.conformance import Case, cases
from hranice_pig import PIG


@pytest.mark.parametrize("case", cases(PIG), ids=str)
def test_pig_keeps_the_contract(case: Case) -> None:
    case.check()
