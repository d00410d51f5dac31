"""The numbered rules in docs/rules: what a refusal names is there, and what is there is tested.

That the rules page tells of every number is tested in web/tests/rules.test.ts.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import hranice

HERE = Path(__file__).parent
DOCUMENTS = HERE.parent / "docs" / "rules"
SOURCE = Path(hranice.__file__).parent
PAGE = HERE.parent / "web"
NUMBER = re.compile(r"[BT]\d+")
RESERVED: dict[str, set[int]] = {"B": set(), "T": set()}
"""Numbers of rules that are not written yet."""
TEST_NAME = re.compile(r"(?<=_)[bt]\d+(?=_|$)")


def rules() -> list[str]:
    """Return the numbers of the documents, in their order."""
    return [
        number
        for name in ("border.md", "travel.md")
        for number in re.findall(
            r"^- \*\*([BT]\d+)\*\*", (DOCUMENTS / name).read_text(encoding="utf-8"), re.MULTILINE
        )
    ]


def nodes(folder: Path) -> Iterator[tuple[str, ast.AST]]:
    """Yield everything in the Python sources of a folder, with the name of its file."""
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            yield path.name, node


def cited(folder: Path) -> set[tuple[str, str]]:
    """Return the numbers that stand as texts of their own, as in `Refusal("B16", …)`, with their files."""
    return {
        (name, node.value)
        for name, node in nodes(folder)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and NUMBER.fullmatch(node.value)
    }


def cited_in_page() -> set[tuple[str, str]]:
    """Return the numbers that refusals in the page and in its tests name, with their files."""
    return {
        (path.name, number)
        for folder in ("src", "tests")
        for path in (PAGE / folder).rglob("*")
        if path.suffix in {".ts", ".svelte"}
        for number in re.findall(r'rule: "([BT]\d+)"', path.read_text(encoding="utf-8"))
    }


@cache
def named_by_tests() -> set[tuple[str, str]]:
    """Return the numbers in the names of tests, as in `test_b16_reasons`, with their files."""
    return {
        (name, number.upper())
        for name, node in nodes(HERE)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_")
        for number in TEST_NAME.findall(node.name)
    }


@pytest.mark.parametrize("letter", ["B", "T"])
def test_rules_are_numbered_in_order_without_gaps(letter: str) -> None:
    found = [number for number in rules() if number.startswith(letter)]
    numbers = {*range(1, int(found[-1][1:]) + 1)} - RESERVED[letter]
    assert found == [f"{letter}{number}" for number in sorted(numbers)]


def test_every_number_that_is_named_is_a_rule() -> None:
    places = cited(SOURCE), cited(HERE), cited_in_page(), named_by_tests()
    for place in places:
        assert {"B16", "T12"} <= {number for _, number in place}, "this test looks in the wrong place"
    known = set(rules())
    assert sorted(named for place in places for named in place if named[1] not in known) == []


def test_every_rule_has_a_test_that_names_it() -> None:
    names = {number for _, number in named_by_tests()}
    assert [number for number in rules() if number not in names] == []
