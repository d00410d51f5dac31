"""Running the real command, as a user would."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

COMMAND = (sys.executable, "-c", "from hranice.cli import main; main()")

Hranice = Callable[..., subprocess.CompletedProcess[str]]


def environment(**changes: str) -> dict[str, str]:
    """Return this process's environment without what would choose a language or colours."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("LC_", "LANG", "HRANICE_", "NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES"))
    }
    return {**kept, "TERM": "xterm-256color", "PYTHONUTF8": "1", **changes}


@pytest.fixture
def hranice(tmp_path: Path) -> Hranice:
    """Return a function that runs `hranice` with arguments, input and environment."""

    def run(*arguments: str, given: str = "", **changes: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*COMMAND, *arguments],
            input=given,
            env=environment(**changes),
            cwd=tmp_path,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )

    return run
