"""The module in the package is what its sources give, byte for byte."""

import sys

import pytest

from hranice.games.border.bots.engine.loaded_engine import MODULE, PACKAGE
from tools.engine import BuildError, built, find_linker


@pytest.mark.skipif(sys.version_info[:2] != (3, 11), reason="Numba's code follows Python's version")
def test_the_shipped_module_is_built_from_these_sources() -> None:
    try:
        find_linker()
    except BuildError as error:
        pytest.skip(str(error))
    assert built() == (PACKAGE / MODULE).read_bytes(), "run python -m tools.engine"


def test_a_missing_linker_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(BuildError, match=r"^the linker wasm-ld is missing; on Debian 12: apt"):
        find_linker()
