"""Who may know whom: every room imports only rooms that stand above it (docs/architecture.md)."""

import ast
import re
from pathlib import Path

import pytest

from tools.import_graph import ABOVE, PICTURE, SOURCE, files, imports, name_of, picture, room_of

MAKERS = {"tools", "tests", "benchmarks"}
"""What stands beside `src` in a clone, and in no wheel."""
PURE = ("game", "games.*.rules")
"""Rooms of rules: they can do nothing but reckon."""
RECKONING = {
    "abc", "collections", "difflib", "functools", "hranice", "itertools", "math", "msgspec", "operator", "re",
    "types", "typing", "unicodedata",
}  # fmt: skip
"""What rules may import. None of it opens a file, asks a clock, draws a number or speaks to the system."""
TABLE = RECKONING | {"dataclasses", "hashlib", "logging", "random", "secrets", "statistics", "struct"}
"""What the room of the table may import: no clock, no task and no store, so that a browser can run it."""
DOORS = {"__import__", "breakpoint", "compile", "eval", "exec", "input", "open", "print"}
"""What needs no import, and leads outside all the same."""


def test_every_source_stands_in_a_room() -> None:
    assert [path for room, path in files() if room is None] == [SOURCE / "__init__.py"]


def test_rooms_import_only_what_stands_above() -> None:
    against = [
        f"{path.relative_to(SOURCE)} imports {name}"
        for room, path in files()
        if room is not None
        for name in imports(path)
        if room_of(name) not in {None, room, *ABOVE[room]}
    ]
    assert against == []


def game_of(name: str) -> str | None:
    """Return the game in whose folder a full name stands, if it does in any."""
    found = re.match(r"hranice\.games\.([a-z]\w*)", name)
    return found and found[1]


def test_no_game_knows_another_and_nobody_else_knows_a_game() -> None:
    against = [
        f"{path.relative_to(SOURCE)} imports {name}"
        for _, path in files()
        for name in imports(path)
        if game_of(name) not in {None, game_of(name_of(path))}
    ]
    assert against == []


def test_the_picture_shows_the_imports_and_no_cycle() -> None:
    assert PICTURE.read_text("utf-8") == picture(), "draw it anew: python -m tools.import_graph"


def test_nothing_in_the_wheel_imports_what_only_makers_have() -> None:
    for path in SOURCE.rglob("*.py"):
        found = {module for module in imports(path) if module.partition(".")[0] in MAKERS}
        assert not found, f"{path.relative_to(SOURCE)} imports {found}"


def module_of(name: str) -> str:
    """Return the module of ours in which a full name stands; of somebody else's name the first part."""
    first, *rest = name.split(".")
    if first != SOURCE.name:
        return first
    folder, module = SOURCE, first
    for part in rest:
        folder /= part
        if not folder.is_dir() and not folder.with_suffix(".py").is_file():
            break
        module += f".{part}"
    return module


def ways_out(path: Path, inside: set[str] = RECKONING) -> set[str]:
    """Return what a file of a room of rules uses that could lead outside."""
    used = {module_of(name) for name in imports(path)}
    named = {node.id for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Name)}
    beyond = {module for module in used if module.partition(".")[0] not in inside}
    return beyond | named & DOORS


@pytest.mark.parametrize(
    ("text", "out"),
    [
        ("import os.path", {"os"}),
        ("def setup():\n    from importlib.resources import files", {"importlib"}),
        ("from pathlib import Path", {"pathlib"}),
        ("import io, time, random", {"io", "time", "random"}),
        ("text = open('europe.json').read()", {"open"}),
        ("import re\nfrom collections.abc import Mapping\nfrom hranice.game import Value", set()),
    ],
)
def test_the_walls_see_every_way_out(tmp_path: Path, text: str, out: set[str]) -> None:
    (tmp_path / "rules.py").write_text(text)
    assert ways_out(tmp_path / "rules.py") == out


@pytest.mark.parametrize("room", PURE)
def test_rules_have_no_clock_no_chance_and_no_doors(room: str) -> None:
    for path in [path for place, path in files() if place == room]:
        assert not ways_out(path), path


def test_a_table_has_no_clock_no_tasks_and_no_store() -> None:
    for path in [path for place, path in files() if place == "table"]:
        assert not ways_out(path, TABLE), path
