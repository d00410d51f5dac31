"""The same game everywhere: on Pyodide the same moves, records and analyses as here, to the byte."""

import json
from typing import Any

from tests.browser.on_pyodide import on_pyodide
from tests.browser.same_games import lines
from tools.page import ROOT

PROGRAM = ROOT / "tests" / "browser" / "same_games.py"
ADDED = ("games/border/bots/flat_monte_carlo.py", "lab/__init__.py", "lab/playing.py")
"""What drives simulations; browsers do without it."""


def there(first: int, count: int) -> list[Any]:
    """Return what the games came to on Pyodide, in Node."""
    told = on_pyodide(PROGRAM, str(first), str(count), added=ADDED)
    return [json.loads(line) for line in told]


def here(first: int, count: int) -> list[Any]:
    return [json.loads(line) for line in lines(first, count)]


def test_games_are_the_same_on_pyodide() -> None:
    assert there(0, 2) == here(0, 2)
