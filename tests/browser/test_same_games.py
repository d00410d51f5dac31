"""The same game everywhere: on Pyodide the same moves, records and analyses as here, to the byte."""

import json
import os
import shutil
import subprocess
from typing import Any

import pytest

from tests.browser.same_games import lines
from tools.page import PAGE, ROOT, npm_command

PROGRAM = ROOT / "tests" / "browser" / "same_games.py"
ADDED = ("lab/__init__.py", "lab/playing.py")
"""What drives simulations; browsers do without it."""


def on_pyodide(first: int, count: int, browser: str = "") -> list[Any]:
    """Return what the games came to on Pyodide, in Node or in a browser."""
    _, environment = npm_command()
    node = shutil.which("node", path=environment["PATH"])
    assert node is not None
    command = [node, "scripts/run-python.mjs", str(ROOT / PAGE), str(PROGRAM), str(first), str(count)]
    for name in ADDED:
        command += ["--add", f"hranice/{name}={ROOT / 'src' / 'hranice' / name}"]
    done = subprocess.run(
        command,
        cwd=ROOT / "web",
        env={**environment, "CHROMIUM": browser},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return [json.loads(line) for line in done.stdout.splitlines()]


def here(first: int, count: int) -> list[Any]:
    return [json.loads(line) for line in lines(first, count)]


def test_games_are_the_same_on_pyodide() -> None:
    assert on_pyodide(0, 2) == here(0, 2)


@pytest.mark.soak
def test_a_hundred_games_of_each_game_are_the_same_in_a_real_browser() -> None:
    browser = os.environ.get("CHROMIUM") or shutil.which("chromium")
    assert browser, "there is no Chromium"
    assert on_pyodide(0, 100, browser) == here(0, 100)
