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
    "table": {"game", "games", "bots", "store"},
    "insight": {"game", "games", "arithmetic", "border", "travel", "bots", "table"},
    "lab": {"game", "games", "arithmetic", "border", "travel", "bots", "table", "insight"},
    "client": {"game", "games", "table", "server", "border", "travel", "bots", "insight"},
    "server": {"game", "games", "border", "travel", "bots", "table", "store", "locale", "insight"},
    "workshop": {"game", "games", "border", "travel", "bots", "table", "lab", "server", "locale", "insight"},
}
"""Rooms with a rule; the command line may know everybody."""
PURE = {"border", "travel"}
FORBIDDEN_TO_PURE = {"random", "time", "datetime", "asyncio", "socket", "os", "sys", "secrets", "subprocess"}


def imports(path: Path) -> set[str]:
    """Return the full names of what a file imports, in either form: modules, or things in them."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
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


@pytest.mark.parametrize("room", sorted(PURE))
def test_rules_have_no_clock_no_chance_and_no_doors(room: str) -> None:
    for path in files(room):
        if "maps" in path.parts:  # packaged data, read once like code is imported
            continue
        assert not {module.partition(".")[0] for module in imports(path)} & FORBIDDEN_TO_PURE, path
