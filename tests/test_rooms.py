"""Who may know whom: every room imports only rooms that stand above it (docs/architecture.md)."""

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "hranice"
ABOVE: dict[str, set[str]] = {
    "game": set(),
    "arithmetic": set(),
    "border": {"game"},
    "travel": {"game"},
    "games": {"game", "border", "travel"},
    "locale": {"game"},
    "bots": {"game", "games", "arithmetic", "border", "travel"},
    "store": {"game"},
    "table": {"game", "bots"},
    "insight": {"game", "games", "arithmetic", "border", "travel", "bots", "table"},
    "lab": {"game", "games", "arithmetic", "border", "travel", "bots", "table", "insight"},
    "client": {"game", "games", "table", "server", "border", "travel", "bots", "insight"},
    "server": {"game", "games", "border", "travel", "bots", "table", "store", "locale", "insight"},
    "workshop": {"game", "border", "travel"},
}
"""Rooms with a rule; the command line may know everybody."""
MAKERS = {"tools", "tests", "benchmarks"}
"""What stands beside `src` in a clone, and in no wheel."""
PURE = ("game", "border", "travel")
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
READER = "hranice.travel.maps"
"""Reads the maps that come with the game when it is imported; that is no part of the rules."""
EDGE = {"travel/maps/__init__.py": {"pathlib"}, "travel/__init__.py": {READER}}
"""What besides may be used by the reader, and by the one who hands what it has read to the rules."""


def imports(path: Path) -> set[str]:
    """Return the full names of what a file imports, in either form: modules, or things in them."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path.relative_to(SOURCE)} imports by another than the full name"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def files(room: str) -> list[Path]:
    folder = SOURCE / room
    return sorted(folder.rglob("*.py")) if folder.is_dir() else [SOURCE / f"{room}.py"]


@pytest.mark.parametrize("room", ABOVE)
def test_rooms_import_only_what_stands_above(room: str) -> None:
    for path in files(room):
        for module in imports(path):
            parts = module.split(".")
            if parts[0] == "hranice" and len(parts) > 1 and parts[1] not in {room, "__version__"}:
                assert parts[1] in ABOVE[room], f"{path.relative_to(SOURCE)} imports {module}"


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
    beyond = {module for module in used if module == READER or module.partition(".")[0] not in inside}
    return beyond | named & DOORS


@pytest.mark.parametrize(
    ("text", "out"),
    [
        ("import os.path", {"os"}),
        ("def setup():\n    from importlib.resources import files", {"importlib"}),
        ("from pathlib import Path", {"pathlib"}),
        ("import io, time, random", {"io", "time", "random"}),
        ("text = open('europe.json').read()", {"open"}),
        ("from hranice.travel import maps", {READER}),
        ("from hranice.travel.maps import load", {READER}),
        ("from hranice.travel.maps.pack import Pack", set()),
        ("import re\nfrom collections.abc import Mapping\nfrom hranice.game import Value", set()),
    ],
)
def test_the_walls_see_every_way_out(tmp_path: Path, text: str, out: set[str]) -> None:
    (tmp_path / "rules.py").write_text(text)
    assert ways_out(tmp_path / "rules.py") == out


@pytest.mark.parametrize("room", PURE)
def test_rules_have_no_clock_no_chance_and_no_doors(room: str) -> None:
    for path in files(room):
        allowed = EDGE.get(path.relative_to(SOURCE).as_posix(), set())
        assert ways_out(path) <= allowed, path


def test_a_table_has_no_clock_no_tasks_and_no_store() -> None:
    for path in files("table"):
        assert ways_out(path, TABLE) == set(), path
