"""What travels to browsers for play without a server."""

import ast
import io
import json
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Iterable, Iterator
from importlib import metadata
from pathlib import Path

import msgspec
import pytest

from hranice.browser.worker import import_all
from tests.browser.on_pyodide import on_pyodide
from tools import offline_kit
from tools.import_graph import SOURCE, imported, imports, name_of
from tools.page import PAGE, ROOT

BUILT = ROOT / PAGE / offline_kit.INDEX
PYODIDE = ROOT / "web/node_modules/pyodide" / offline_kit.STDLIB
built = pytest.mark.skipif(not BUILT.is_file(), reason="the page is not built")
SOURCES = {name_of(path): path for path in SOURCE.rglob("*.py")}
MOST = 9_000_000
"""Bytes that are fetched by somebody who keeps everything."""
EVERYTHING = Path(__file__).with_name("import_everything.py")
SURE = {"_pylong", "_strptime", "encodings.idna", "encodings.utf_8", "pyodide.webloop"}
"""Imported by what is not written in Python."""
NOBODY_ASKS = {"tomllib"}
"""For `msgspec.toml`, say."""
DATA = {
    "hranice/games/border/bots/engine/engine.wasm",
    "hranice/games/border/bots/engine/weights.bin",
    "hranice/games/border/insight/exchange.json",
    "hranice/games/border/lesson.jsonl",
    "hranice/games/border/puzzles/stock.json",
    "hranice/games/travel/lesson.jsonl",
    "hranice/games/travel/puzzles/stock.json",
}
MAPS = """
africa asia czechia europe france germany italy japan north-america poland south-america switzerland turkiye
usa
"""
SERVERS = {"cli", "client", "conformance", "lab", "rendering", "server"}


def names() -> list[str]:
    return zipfile.ZipFile(io.BytesIO(offline_kit.archive(ROOT))).namelist()


def in_kit(name: str) -> Path:
    """Return where a file of the built kit is."""
    folder: str = json.loads(BUILT.read_text("utf-8"))["folder"]
    return ROOT / PAGE / folder / name


def modules(files: Iterable[str]) -> set[str]:
    """Return the full names of the modules among files."""
    paths = (Path(name) for name in files if name.endswith((".py", ".pyc")))
    return {".".join(path.with_suffix("").parts).removesuffix(".__init__") for path in paths}


def itself_and_around(name: str) -> Iterator[str]:
    """Yield a full name, and those of all that it stands in."""
    while name:
        yield name
        name = name.rpartition(".")[0]


def asked_of_parts(path: Path) -> set[str]:
    """Return what the parts of a game import: at once, and where the worker has them imported."""
    tree = ast.parse(path.read_text("utf-8"))
    asked = {*import_all.__code__.co_names}
    methods = (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))
    for method in methods:
        if method.name not in asked:
            method.body = [ast.Pass()]
    found = imported(tree)
    # What makes maps is looked for before it is imported.
    return {name for name in found if name.split(".")[3:4] != ["map_maker_api"]}


def named_in(source: bytes) -> Iterator[str]:
    """Yield the full names that a program imports from elsewhere."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def reached() -> set[str]:
    """Return our modules that the worker and the games come to, also those that are imported on the way."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    points = project["entry-points"]["hranice.games"].values()
    found: set[str] = set()
    to_do = ["hranice.browser.worker", *(point.partition(":")[0] for point in points)]
    while to_do:
        for name in {*itself_and_around(to_do.pop())} & SOURCES.keys() - found:
            found.add(name)
            path = SOURCES[name]
            is_parts = name.startswith("hranice.games.") and path.name == "game_parts.py"
            to_do += asked_of_parts(path) if is_parts else imports(path)
    return found


def test_the_archive_has_what_the_worker_reaches_and_nothing_else() -> None:
    assert modules(names()) == reached()


@built
def test_the_built_pack_has_what_the_worker_reaches_and_msgspec() -> None:
    with tarfile.open(in_kit(offline_kit.PACK)) as pack:
        there = pack.getnames()
    ours = {name for name in there if name.startswith("hranice")}
    assert modules(ours) == reached()
    assert {Path(name).parts[0].partition("-")[0] for name in there} == {"hranice", "msgspec"}
    assert {name.replace(".pyc", ".py") for name in ours} == {*names()}


def test_nothing_of_a_server_is_in_the_archive() -> None:
    version = metadata.version("hranice")
    maps = {f"hranice/games/travel/maps/{name}.json" for name in MAPS.split()}
    about = {f"hranice-{version}.dist-info/{name}" for name in ("METADATA", "entry_points.txt")}
    assert {name for name in names() if not name.endswith(".py")} == {*DATA, *maps, *about}
    assert not any(SERVERS & {*Path(name).parts} for name in names())


@built
def test_all_of_the_standard_library_that_is_named_travels() -> None:
    """What our rooms, msgspec and Pyodide itself import, be it when they are asked for something."""
    there = modules(zipfile.ZipFile(in_kit(offline_kit.STDLIB)).namelist())
    library = zipfile.ZipFile(PYODIDE)
    pyodides = [name for name in library.namelist() if name.startswith(("_pyodide/", "pyodide/"))]
    sources = [path.read_bytes() for path in offline_kit.files(ROOT) if path.suffix == ".py"]
    sources += [path.read_bytes() for path in Path(msgspec.__file__).parent.glob("*.py")]
    sources += [library.read(name) for name in pyodides if modules([name]) <= there]
    named = {part for source in sources for name in named_in(source) for part in itself_and_around(name)}
    assert (named & modules(library.namelist())) - there == NOBODY_ASKS
    assert {name for name in SURE if name not in there} == set()


@built
def test_all_that_travels_can_be_imported() -> None:
    assert on_pyodide(EVERYTHING) == []


@built
def test_all_that_is_kept_is_counted_and_at_most_nine_megabytes() -> None:
    kit = json.loads(BUILT.read_text("utf-8"))
    page = ROOT / PAGE
    maps_and_flags = {
        f"assets/{path.name}" for path in page.glob("assets/*") if path.suffix in {".json", ".png"}
    }
    assert {file["name"]: file["size"] for file in kit["beside"]} == {
        name: (page / name).stat().st_size for name in maps_and_flags
    }
    assert kit["zipped"] == sum(file["zipped"] for file in kit["files"])
    assert kit["zipped"] + sum(file["zipped"] for file in kit["beside"]) <= MOST


@built
def test_the_kit_says_of_which_page_it_is() -> None:
    assert json.loads(BUILT.read_text("utf-8"))["page"] in (ROOT / PAGE / "index.html").read_text("utf-8")


@built
def test_the_files_have_names_that_any_host_knows() -> None:
    """As it comes, nginx sends `.mjs` as something that no browser runs."""
    assert {Path(file["name"]).suffix for file in json.loads(BUILT.read_text("utf-8"))["files"]} == {
        ".js",
        ".json",
        ".pack",
        ".wasm",
        ".zip",
    }


def test_the_archive_has_all_that_it_imports() -> None:
    """What a part of a game imports when it is asked for may be missing: that part is for others."""
    there = {name_of(path) for path in offline_kit.files(ROOT) if path.suffix == ".py"}
    lacking = {
        (name_of(path), name)
        for path in offline_kit.files(ROOT)
        if path.suffix == ".py" and path.name != "game_parts.py"
        for name in imports(path)
        if name.startswith("hranice.") and name not in there and name.rpartition(".")[0] not in there
    }
    assert lacking == set()


def test_the_same_rooms_give_the_same_archive() -> None:
    assert offline_kit.archive(ROOT) == offline_kit.archive(ROOT)


def test_wheels_travel_with_the_rooms_and_their_libraries_by_themselves() -> None:
    library, wheel = "thing/_core.cpython-314-wasm32-emscripten.so", io.BytesIO()
    with zipfile.ZipFile(wheel, "w") as zipped:
        for name in ("thing/__init__.py", "thing/__init__.pyi", library):
            zipped.writestr(name, f"# {name}")
    packed = zipfile.ZipFile(io.BytesIO(offline_kit.packages(ROOT, [wheel.getvalue()])))
    assert {*packed.namelist()} == {*names(), "thing/__init__.py", library}
    assert packed.read("thing/__init__.py") == b"# thing/__init__.py"
    assert offline_kit.libraries([wheel.getvalue()]) == {
        "thing._core.cpython-314-wasm32-emscripten.wasm": (library, f"# {library}".encode())
    }


def test_the_worker_starts_from_the_archive_with_msgspec_alone(tmp_path: Path) -> None:
    archive = tmp_path / "hranice.zip"
    archive.write_bytes(offline_kit.archive(ROOT))
    shutil.unpack_archive(archive, tmp_path / "there")
    program = f"""
import sys
class Nothing:
    def find_spec(self, name, path=None, target=None):
        first = name.partition(".")[0]
        if first not in {{"hranice", "msgspec"}} and first not in sys.stdlib_module_names:
            raise ImportError(f"{{name}} is not there")
sys.meta_path.insert(0, Nothing())
sys.path += [{str(tmp_path / "there")!r}, {str(Path(msgspec.__file__).parent.parent)!r}]
import hranice.browser.worker
from hranice.plugins import GAMES, LEFT_OUT
assert [*GAMES] == ["border", "travel"] and not LEFT_OUT
assert hranice.__file__.startswith({str(tmp_path)!r})
hranice.browser.worker.import_all()
"""
    done = subprocess.run(
        [sys.executable, "-S", "-I", "-c", program], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_msgspec_is_of_the_same_version_everywhere() -> None:
    def pinned(file: str) -> str:
        lines = (ROOT / "requirements" / file).read_text("utf-8").splitlines()
        return next(line.split()[0] for line in lines if line.startswith("msgspec=="))

    assert pinned("offline.txt") == pinned("run.txt")
