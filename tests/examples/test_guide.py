"""docs/add-a-game.md names everything that the example uses, and nothing that is not there."""

import ast
import re
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
MOST_WORDS = 900


def named() -> set[str]:
    """Return the full names in the list at the end of the guide."""
    _, _, listed = GUIDE.partition("## The names to use")
    found = set()
    for module, names in re.findall(r"^- (?:`([\w.]+)`|for type checkers): (.+)$", listed, re.MULTILINE):
        found |= {f"{module}.{name}".strip(".") for name in re.findall(r"`([\w.]+)`", names)}
    return found


def used() -> set[str]:
    """Return the full names of all that the example imports from hranice."""
    return {
        f"{node.module}.{alias.name}"
        for file in (ROOT / "examples" / "pig").rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("hranice.")
        for alias in node.names
    }


def test_all_that_the_example_uses_is_named() -> None:
    assert used() <= named()


def test_all_that_is_named_is_there() -> None:
    for name in named():
        module, _, thing = name.rpartition(".")
        assert hasattr(import_module(module), thing), name


def test_the_guide_is_short() -> None:
    assert len(GUIDE.split()) <= MOST_WORDS
