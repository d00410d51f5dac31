"""Documents stay short, and what they tell of the sources is there."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
MOST_WORDS, MOST_LINES, MOST_STEPS = 14_000, 30, 15
FOLDERS = {"In `web/src`:": "web/src", "In `src/hranice`:": "src/hranice", "On the other screen:": "web/src"}
"""Where the files of the steps are that follow these words."""
STEP = re.compile(r"\d+\. `([\w./-]+\.(?:py|ts))`, `([\w.#]+)`: [^`]+")
"""One file and one function, and in words what it does."""


def section(title: str) -> str:
    """Return what stands under a heading of architecture.md."""
    _, found, text = (DOCS / "architecture.md").read_text(encoding="utf-8").partition(f"\n## {title}\n")
    assert found, title
    return text.partition("\n## ")[0]


def steps() -> dict[str, str]:
    """Return the steps of a tap's way, each with the folder in which its file is."""
    found, folder = {}, ""
    for line in section("A tap's way from finger to the other screen").splitlines():
        folder = next((place for words, place in FOLDERS.items() if line.endswith(words)), folder)
        if re.match(r"\d+\. ", line):
            found[line] = folder
    return found


def names_in(file: Path) -> set[str]:
    """Return what a file defines: functions, and methods as `Class.method`."""
    text = file.read_text(encoding="utf-8")
    return set(_python(ast.parse(text)) if file.suffix == ".py" else _typescript(text))


def _python(tree: ast.Module) -> list[str]:
    function = (ast.FunctionDef, ast.AsyncFunctionDef)
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    methods = [
        f"{cls.name}.{node.name}" for cls in classes for node in cls.body if isinstance(node, function)
    ]
    return [node.name for node in tree.body if isinstance(node, function)] + methods


def _typescript(text: str) -> list[str]:
    found, owner = [], ""
    for line in text.splitlines():
        if opened := re.match(r"(?:export )?(?:abstract )?class (\w+)", line):
            owner = opened[1]
        elif line == "}":
            owner = ""
        elif owner and (method := re.match(r"  (?:async |private )*(#?\w+)(?:<.*>)?\(", line)):
            found.append(f"{owner}.{method[1]}")
        elif function := re.match(r"(?:export )?(?:async )?function (\w+)", line):
            found.append(function[1])
    return found


def test_all_documents_together_are_short() -> None:
    words = [
        len(file.read_text(encoding="utf-8").split())
        for file in DOCS.rglob("*.md")
        if DOCS / "rules" not in file.parents
    ]
    assert 0 < sum(words) <= MOST_WORDS


def test_the_glossary_is_short() -> None:
    assert 0 < len(section("Words one must know").strip().splitlines()) <= MOST_LINES


def test_a_taps_way_is_short() -> None:
    numbers = [int(step.partition(".")[0]) for step in steps()]
    assert numbers == list(range(1, len(numbers) + 1))
    assert 0 < len(numbers) <= MOST_STEPS


@pytest.mark.parametrize(("step", "folder"), steps().items(), ids=range(1, len(steps()) + 1))
def test_a_step_of_it_is_one_file_and_one_function(step: str, folder: str) -> None:
    named = STEP.fullmatch(step)
    assert named, "it is one file, one function, and nothing else that the sources call so"
    path, function = named.groups()
    assert function in names_in(ROOT / folder / path)
