"""The same game everywhere: on Pyodide the same moves, records and analyses as here, to the byte."""

import json
import os
import shutil
from typing import Any

import pytest

from tests.browser.on_pyodide import on_pyodide
from tests.browser.same_games import lines
from tools.page import ROOT

PROGRAM = ROOT / "tests" / "browser" / "same_games.py"
ADDED = ("games/border/bots/flat_monte_carlo.py", "lab/__init__.py", "lab/playing.py")
"""What drives simulations; browsers do without it."""


def there(first: int, count: int, browser: str = "") -> list[Any]:
    """Return what the games came to on Pyodide, in Node or in a browser."""
    told = on_pyodide(PROGRAM, str(first), str(count), added=ADDED, browser=browser)
    return [json.loads(line) for line in told]


def here(first: int, count: int) -> list[Any]:
    return [json.loads(line) for line in lines(first, count)]


def test_games_are_the_same_on_pyodide() -> None:
    assert there(0, 2) == here(0, 2)


@pytest.mark.soak
def test_a_hundred_games_of_each_game_are_the_same_in_a_real_browser() -> None:
    browser = os.environ.get("CHROMIUM") or shutil.which("chromium")
    assert browser, "there is no Chromium"
    assert there(0, 100, browser) == here(0, 100)
