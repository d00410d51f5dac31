"""Running the command as a user would: mostly in this process, which is quick, or as one of its own."""

import io
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from hranice.cli import run

COMMAND = (sys.executable, "-c", "from hranice.cli import main; main()")

_CHOOSING = ("LC_", "LANG", "HRANICE_", "NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES")
"""What the environment may say about language, colours and size."""


class Result(NamedTuple):
    """What came of a command."""

    status: int
    stdout: str
    stderr: str


Hranice = Callable[..., Result]


def environment(**changes: str) -> dict[str, str]:
    """Return this process's environment without what would choose a language or colours."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(_CHOOSING)}
    return {**kept, "TERM": "xterm-256color", "PYTHONUTF8": "1", **changes}


@pytest.fixture
def hranice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Hranice:
    """Return a function that runs `hranice` in an empty folder with arguments, input and environment."""
    monkeypatch.chdir(tmp_path)
    for name in os.environ:
        if name.startswith(_CHOOSING):
            monkeypatch.delenv(name)

    def hranice(*arguments: str, given: str = "", **changes: str) -> Result:
        with monkeypatch.context() as patch:
            patch.setattr(sys, "stdin", io.StringIO(given))
            for name, value in changes.items():
                patch.setenv(name, value)
            status = run(arguments)
        return Result(status, *capsys.readouterr())

    return hranice
