"""Which room imports which: `python -m tools.rooms` draws it into docs/pictures/rooms.svg."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tools.layers import Graph, draw

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "hranice"
PAGE = ROOT / "web" / "src"
PICTURE = ROOT / "docs" / "pictures" / "rooms.svg"
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
    "workshop": {"game", "border", "travel"},
}
"""Rooms (modules and packages of `hranice`, less the rooms inside them), and which others each may import."""
ABOVE["cli"] = set(ABOVE)  # the command line may know everybody
PAGE_IMPORT = re.compile(r"""\b(?:from|import)\s*\(?\s*["'](\.[^"']+)["']""")


def imports(path: Path) -> set[str]:
    """Return the full names of what a file imports, in either form: modules, or things in them."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            if node.level:
                raise ValueError(f"{path} imports by another than the full name")
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def room_of(name: str) -> str | None:
    """Return the innermost room in which a full name stands, if it is a name of ours."""
    while name.startswith("hranice."):
        if (room := name.removeprefix("hranice.")) in ABOVE:
            return room
        name = name.rpartition(".")[0]
    return None


def files() -> Iterator[tuple[str | None, Path]]:
    """Yield all sources, each with its room."""
    for path in sorted(SOURCE.rglob("*.py")):
        yield room_of(".".join(path.relative_to(SOURCE.parent).with_suffix("").parts)), path


def python_rooms() -> Graph:
    """Return of every room which others it imports."""
    graph: Graph = {room: set() for room in ABOVE}
    for room, path in files():
        if room is not None:
            graph[room] |= {other for name in imports(path) if (other := room_of(name)) not in {None, room}}
    return graph


def page_folders() -> Graph:
    """Return of every folder of the page which others it imports; styles aside."""
    graph: Graph = {}
    for path in sorted(PAGE.rglob("*")):
        if path.suffix in {".ts", ".svelte"}:
            folder = path.relative_to(PAGE).parts[0]
            named = PAGE_IMPORT.findall(path.read_text("utf-8"))
            modules = ((path.parent / name).resolve() for name in named if not name.endswith(".css"))
            folders = {module.relative_to(PAGE.resolve()).parts[0] for module in modules}
            graph[folder] = graph.get(folder, set()) | folders - {folder}
    return graph


def alike(graph: Graph) -> Graph:
    """Return a graph in which the rooms that every game has stand once for all games."""
    names = {room: re.sub(r"^games\.\w+\.", "games.*.", room) for room in graph}
    return {
        name: {names[other] for room in graph if names[room] == name for other in graph[room]}
        for name in names.values()
    }


def picture() -> str:
    """Return both graphs as SVG. The same sources give the same text."""
    return draw({"src/hranice": alike(python_rooms()), "web/src": page_folders()})


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8")
