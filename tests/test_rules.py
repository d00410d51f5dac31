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
from hranice.plugins import GAMES

HERE = Path(__file__).parent
DOCUMENTS = HERE.parent / "docs" / "rules"
SOURCE = Path(hranice.__file__).parent
PAGE = HERE.parent / "web"
NUMBERED = {
    game.name: re.findall(
        r"^- \*\*([A-Z]\d+)\*\*", (DOCUMENTS / f"{game.name}.md").read_text(encoding="utf-8"), re.MULTILINE
    )
    for game in GAMES.values()
    if (SOURCE / "games" / game.name).is_dir()
}
"""The numbers in the document of each of our games, in their order."""
LETTERS = "".join(numbers[0][0] for numbers in NUMBERED.values())
NUMBER = re.compile(rf"[{LETTERS}]\d+")
TEST_NAME = re.compile(rf"(?<=_)[{LETTERS.lower()}]\d+(?=_|$)")


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
        for number in re.findall(rf'rule: "({NUMBER.pattern})"', path.read_text(encoding="utf-8"))
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


def test_every_document_is_that_of_a_game_with_a_letter_of_its_own() -> None:
    assert {path.stem for path in DOCUMENTS.iterdir()} == NUMBERED.keys()
    assert len({*LETTERS}) == len(NUMBERED)


@pytest.mark.parametrize("game", NUMBERED)
def test_rules_are_numbered_in_order_without_gaps(game: str) -> None:
    found = NUMBERED[game]
    assert found == [f"{found[0][0]}{number}" for number in range(1, len(found) + 1)]


def test_every_number_that_is_named_is_a_rule() -> None:
    places = cited(SOURCE), cited(HERE), cited_in_page(), named_by_tests()
    for place in places:
        assert {"B16", "T12"} <= {number for _, number in place}, "this test looks in the wrong place"
    known = {number for numbers in NUMBERED.values() for number in numbers}
    assert sorted(named for place in places for named in place if named[1] not in known) == []


def test_every_rule_has_a_test_that_names_it() -> None:
    names = {number for _, number in named_by_tests()}
    assert [number for numbers in NUMBERED.values() for number in numbers if number not in names] == []
