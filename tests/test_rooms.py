"""Who may know whom: every room imports only rooms that stand above it (docs/architecture.md)."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "hranice"
_COMMON = {"parts", "game", "arithmetic"}
ABOVE: dict[str, set[str]] = {
    "parts": set(),
    "game": {"parts"},
    "arithmetic": set(),
    "plugins": {"parts", "game"},
    "locale": {"game", "plugins"},
    "bots": _COMMON,
    "store": {"game"},
    "table": {"game", "bots", "store"},
    "insight": {"game", "bots", "table", "locale"},
    "lab": {"game", "plugins", "bots", "table"},
    "server": {"parts", "game", "plugins", "bots", "table", "store", "locale", "insight"},
    "conformance": {"parts", "game", "plugins", "locale", "bots", "lab"},
    "client": {"game", "plugins", "table", "server", "insight"},
    "games/*/rules": {"game"},
    "games/*/maps": {"game", "games/*/rules"},
    "games/*/look": {"game", "games/*/rules"},
    "games/*/bots": {*_COMMON, "bots", "games/*", "games/*/rules", "games/*/maps"},
    "games/*/compiled": {*_COMMON, "games/*/rules", "games/*/bots"},
    "games/*/player": {*_COMMON, "games/*/rules", "games/*/bots", "games/*/compiled"},
    "games/*/insight": {
        *_COMMON,
        "bots",
        "table",
        "insight",
        "locale",
        "games/*",
        "games/*/rules",
        "games/*/bots",
        "games/*/terminal",
    },
    "games/*/picture": {"lab", *(f"games/*/{room}" for room in ("rules", "maps", "look"))},
    "games/*/encoding": {"lab", "games/*", "games/*/rules", "games/*/picture"},
    "games/*/paper": {"game", *(f"games/*/{room}" for room in ("rules", "maps", "look"))},
    "games/*/api": {"game", "server", "games/*/rules", "games/*/maps"},
}
"""Rooms with a rule, and what each may import besides itself; `*` is one and the same game.

The command line may know everybody, and so may a game's parts, terminal and commands; but never another game.
"""
MAKERS = {"tools", "tests", "benchmarks"}
"""What stands beside `src` in a clone, and in no wheel."""
PURE = ("game", "games/*/rules")
"""Rooms of rules: they can do nothing but reckon."""
RECKONING = {
    "abc", "collections", "difflib", "functools", "hranice", "itertools", "math", "msgspec", "operator", "re",
    "types", "typing", "unicodedata",
}  # fmt: skip
"""What rules may import. None of it opens a file, asks a clock, draws a number or speaks to the system."""
DOORS = {"__import__", "breakpoint", "compile", "eval", "exec", "input", "open", "print"}
"""What needs no import, and leads outside all the same."""


def walked(tree: ast.AST) -> Iterator[ast.AST]:
    """Yield all that a program does, but not what only a checker of types reads."""
    if isinstance(tree, ast.If) and ast.unparse(tree.test) == "TYPE_CHECKING":
        return
    yield tree
    for child in ast.iter_child_nodes(tree):
        yield from walked(child)


def imports(path: Path) -> set[str]:
    """Return the full names of what a file imports, in either form: modules, or things in them."""
    found = set()
    for node in walked(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path.relative_to(SOURCE)} imports by another than the full name"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def room_of(module: str) -> tuple[str, str]:
    """Return the room of a module of ours, and the game whose room it is; empty: nobody's."""
    _, *parts = module.split(".")
    if parts[:1] != ["games"] or len(parts) == 1:
        return (parts[0] if parts else "", "")
    return ("games/*" if len(parts) == 2 else f"games/*/{parts[2]}", parts[1])


def name_of(path: Path) -> str:
    """Return the full name of a module."""
    return ".".join(("hranice", *path.relative_to(SOURCE).with_suffix("").parts)).removesuffix(".__init__")


def files(room: str) -> list[Path]:
    return [path for path in sorted(SOURCE.rglob("*.py")) if room_of(name_of(path))[0] == room]


@pytest.mark.parametrize("room", ABOVE)
def test_rooms_import_only_what_stands_above(room: str) -> None:
    assert files(room), f"there is no room {room}"
    for path in files(room):
        for module in {module_of(name) for name in imports(path)}:
            other, _ = room_of(module)
            if module.startswith("hranice.") and other not in {room, "__version__"}:
                assert other in ABOVE[room], f"{path.relative_to(SOURCE)} imports {module}"


def test_no_game_knows_another_and_nobody_else_knows_a_game() -> None:
    for path in SOURCE.rglob("*.py"):
        _, own = room_of(name_of(path))
        for name in imports(path):
            _, game = room_of(module_of(name)) if name.startswith("hranice.") else ("", "")
            if path != SOURCE / "cli" / "play.py":
                assert game in {"", own}, f"{path.relative_to(SOURCE)} imports {name}"


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


def ways_out(path: Path) -> set[str]:
    """Return what a file of a room of rules uses that could lead outside."""
    used = {module_of(name) for name in imports(path)}
    named = {node.id for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Name)}
    beyond = {module for module in used if module.partition(".")[0] not in RECKONING}
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
    for path in files(room):
        assert not ways_out(path), path
