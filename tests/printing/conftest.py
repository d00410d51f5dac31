"""Kits are printed once, and let go when all tests have looked at them."""

from collections.abc import Iterator

import pytest

from tests.printing.kits import printed, printed_pack


@pytest.fixture(scope="session", autouse=True)
def _let_go() -> Iterator[None]:
    yield
    printed.cache_clear()
    printed_pack.cache_clear()
