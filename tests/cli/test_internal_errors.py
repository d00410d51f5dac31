"""A fault of ours is told as one: not as advice to the user, and with another status."""

import subprocess
import sys
from pathlib import Path

import pytest

from hranice.cli import COMMANDS
from hranice.game_parts import LazyCommand
from tests.cli.conftest import Hranice, environment


def miscounts() -> None:
    int("seven")


def loses_itself() -> None:
    {}["map"]  # type: ignore[index]


def misses_its_own_module() -> None:
    import hranice.nowhere  # type: ignore[import-not-found] # noqa: F401, PLC0415 - as a programmer might


def misses_a_package_of_everybody() -> None:
    import rich.nowhere  # type: ignore[import-not-found] # noqa: F401, PLC0415 - as a programmer might


FAULTS = [
    (miscounts, "ValueError: invalid literal for int"),
    (loses_itself, "KeyError: 'map'"),
    (misses_its_own_module, "No module named 'hranice.nowhere'"),
    (misses_a_package_of_everybody, "No module named 'rich.nowhere'"),
]


@pytest.mark.parametrize(("command", "told"), FAULTS, ids=lambda value: getattr(value, "__name__", None))
def test_a_fault_of_ours_gets_one_line_and_status_1(
    hranice: Hranice, monkeypatch: pytest.MonkeyPatch, command: object, told: str
) -> None:
    monkeypatch.setitem(COMMANDS, "map", LazyCommand(__name__, command.__name__, "Fails."))  # type: ignore[attr-defined]
    result = hranice("map")
    assert (result.status, len(result.stderr.splitlines())) == (1, 1)
    assert told in result.stderr
    assert "our fault" in result.stderr
    assert "HRANICE_TRACEBACK=1" in result.stderr
    assert "pip install" not in result.stderr
    assert "Fehler von uns" in hranice("map", HRANICE_LANGUAGE="de").stderr


def test_where_it_happened_is_shown_on_demand(hranice: Hranice, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(COMMANDS, "map", LazyCommand(__name__, "miscounts", "Fails."))
    result = hranice("map", HRANICE_TRACEBACK="1")
    assert result.status == 1
    assert Path(__file__).name in result.stderr
    assert result.stderr.splitlines()[-1].startswith("hranice: ")


@pytest.mark.parametrize(
    ("package", "extra", "arguments"),
    [
        ("openskill", "lab", ["arena", "border", "--bots", "random,greedy", "--games", "2"]),
        ("ray", "cluster", ["simulate", "border", "--bots", "random,random", "--cluster"]),
    ],
)
def test_a_package_that_is_not_for_everybody_is_asked_for(
    package: str, extra: str, arguments: list[str]
) -> None:
    program = f"import sys; sys.modules['{package}'] = None; from hranice.cli import main; main()"
    command = [sys.executable, "-c", program, *arguments]
    result = subprocess.run(command, capture_output=True, text=True, env=environment(), check=False)
    assert (result.returncode, len(result.stderr.splitlines())) == (2, 1)
    assert f"pip install 'hranice[{extra}]'" in result.stderr
