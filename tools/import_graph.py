"""Which room imports which: `python -m tools.import_graph` draws it into docs/pictures/rooms.svg."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tools.layered_graph import Graph, draw

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "hranice"
PAGE = ROOT / "web" / "src"
PICTURE = ROOT / "docs" / "pictures" / "rooms.svg"
GAME = "games.*"
"""Any of the games: what a room of one may know, it may know of that one alone."""


def _own(*rooms: str) -> set[str]:
    return {f"{GAME}.{room}" for room in rooms}


ABOVE: dict[str, set[str]] = {
    "game_parts": set(),
    "game": {"game_parts"},
    "reproducible_math": set(),
    "svg_to_png": set(),
    "plugins": {"game_parts", "game"},
    "locale": {"game", "plugins"},
    "printing": {"game", "locale"},
    "bots": {"game"},
    "store": {"game"},
    "table": {"game_parts", "game", "bots"},
    "insight": {"game", "table", "locale"},
    "lab": {"game", "plugins", "bots", "table", "svg_to_png"},
    "live": {"game_parts", "game", "plugins", "bots", "table", "store", "insight"},
    "daily": {"game", "plugins", "bots", "table", "store", "live"},
    "server": {
        "daily",
        "game_parts",
        "game",
        "plugins",
        "bots",
        "table",
        "store",
        "locale",
        "insight",
        "live",
        "printing",
    },
    "browser": {"daily", "game_parts", "game", "plugins", "table", "store", "insight", "live"},
    "client": {"game", "plugins", "table", "live", "server", "insight"},
    "conformance": {"game_parts", "game", "plugins", "locale", "bots", "table", "lab"},
    "games": set(),
    f"{GAME}.rules": {"game"},
    f"{GAME}.maps": {"game", *_own("rules")},
    f"{GAME}.appearance": {"game", *_own("rules")},
    f"{GAME}.bots": {"game", "reproducible_math", "bots", *_own("rules", "maps")},
    f"{GAME}.compiled": {"game", "reproducible_math", *_own("rules", "bots")},
    f"{GAME}.boards": {"game", *_own("rules", "bots")},
    f"{GAME}.position_picture": {"lab", *_own("rules", "maps", "appearance")},
    f"{GAME}.encoding": {"lab", *_own("rules", "maps", "position_picture")},
    f"{GAME}.paper": {
        "game",
        "svg_to_png",
        "locale",
        "printing",
        *_own("rules", "maps", "appearance", "boards"),
    },
    f"{GAME}.mapmaking": {"game", "locale", *_own("rules", "maps", "paper")},
    f"{GAME}.api": {"game_parts", "game", "live", *_own("rules", "maps", "boards")},
    f"{GAME}.map_maker_api": {"game_parts", "game", "live", *_own("maps", "mapmaking")},
}
"""Rooms (modules and packages of `hranice`, less the rooms inside them), and which others each may import."""
ABOVE["cli"] = {room for room in ABOVE if not room.startswith("games")}
ABOVE[f"{GAME}.terminal"] = {"cli", *ABOVE["cli"], *_own("rules", "maps", "appearance")}
ABOVE[f"{GAME}.commands"] = {*ABOVE[f"{GAME}.terminal"], *_own("terminal", "paper", "boards", "mapmaking")}
ABOVE[f"{GAME}.insight"] = {
    "game",
    "reproducible_math",
    "table",
    "insight",
    "locale",
    *_own("rules", "maps", "bots"),
}
ABOVE[f"{GAME}.puzzles"] = {"game", "daily", *_own("rules", "maps", "bots", "insight")}
# The whole game, in parts that are imported when they are asked for.
ABOVE[f"{GAME}.game_parts"] = {*ABOVE}
ABOVE[GAME] = _own("game_parts", "rules", "maps")
_IN_GAME = re.compile(r"hranice\.games\.([a-z]\w*)")
PAGE_IMPORT = re.compile(r"""\b(?:from|import)\s*\(?\s*["'](\.[^"']+)["']""")


def _walked(tree: ast.AST) -> Iterator[ast.AST]:
    """Yield all that a program does, but not what only a checker of types reads."""
    if isinstance(tree, ast.If) and ast.unparse(tree.test) == "TYPE_CHECKING":
        return
    yield tree
    for child in ast.iter_child_nodes(tree):
        yield from _walked(child)


@cache
def imports(path: Path) -> set[str]:
    """Return the full names of what a file imports, in either form: modules, or things in them."""
    return imported(ast.parse(path.read_text("utf-8"), str(path)))


def imported(tree: ast.AST) -> set[str]:
    """Return the same of a program that is parsed, or of a part of it."""
    found = set()
    for node in _walked(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            if node.level:
                raise ValueError(f"imported by another than the full name: {ast.unparse(node)}")
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def room_of(name: str) -> str | None:
    """Return the innermost room in which a full name stands, if it is a name of ours."""
    name = _IN_GAME.sub(f"hranice.{GAME}", name)
    while name.startswith("hranice."):
        if (room := name.removeprefix("hranice.")) in ABOVE:
            return room
        name = name.rpartition(".")[0]
    return None


def name_of(path: Path) -> str:
    """Return the full name of a source."""
    return ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts).removesuffix(".__init__")


def files() -> Iterator[tuple[str | None, Path]]:
    """Yield all sources, each with its room."""
    for path in sorted(SOURCE.rglob("*.py")):
        yield room_of(name_of(path)), path


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


def picture() -> str:
    """Return both graphs as SVG. The same sources give the same text."""
    return draw({"src/hranice": python_rooms(), "web/src": page_folders()})


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8")
