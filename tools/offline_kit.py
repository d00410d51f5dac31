"""The kit for play without a server: Python for the browser, and those of our rooms that it needs.

`tools.page` has it made beside the page: `offline.json` says what there is, in a folder named by its content.
Only the standard library is used: installing runs this before anything else is there.
"""

import gzip
import hashlib
import io
import json
import shutil
import subprocess
import sys
import tempfile
import tomllib
import zipfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path

INDEX = "offline.json"
FOLDER = "offline"
PACK = "hranice.pack"
"""Our rooms and what they need, compiled: a tar file, compressed as a whole."""
IF_USED = ".vite/if-used.json"
"""Names the maps and flags beside the page: those who want all of it on their device get them, too."""
MANIFEST = ".vite/manifest.json"
"""Names the script that the page begins with, by which its version is known."""
STDLIB = "python_stdlib.zip"
PYODIDE = {
    "pyodide.asm.js": "pyodide.asm.mjs",
    "pyodide.asm.wasm": "pyodide.asm.wasm",
    "pyodide.js": "pyodide.mjs",
}
"""By the names that hosts know: many send no `.mjs` as a script."""
LOCK = "pyodide-lock.json"
LIBRARY = ".so"
REQUIREMENTS = "requirements/offline.txt"
"""What is not in Pyodide, pinned by hash."""
TARGET = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--abi", "cp314")

ROOMS = (
    "__init__.py",
    "reproducible_math.py",
    "bots/**/*",
    "browser/**/*",
    "daily/**/*",
    "game.py",
    "games/**/*",
    "insight/**/*",
    "live/**/*",
    "locale/__init__.py",
    "game_parts.py",
    "plugins.py",
    "store/__init__.py",
    "store/interface.py",
    "table/**/*",
)
"""What is played with; nothing of a server, a command line or a laboratory."""
NOT_OF_GAMES = {
    "appearance.py",
    "commands",
    "compiled",
    "encoding.py",
    "map_maker_api.py",
    "mapmaking",
    "paper",
    "position_picture.py",
    "terminal",
    "texts",
}
NOT_OF_TABLES = {
    "daily/server_dailies.py",
    "games/border/boards/measured_fairness.json",
    "games/border/boards/measured_fairness.py",
    "games/border/bots/flat_monte_carlo.py",
    "table/promise_check.py",
}
"""In rooms that are played with, but for servers, checks and simulations."""
KINDS = {".py", ".json", ".jsonl", ".wasm", ".bin"}
LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""The time of every file in the archive: the same rooms give the same bytes."""


class NoKit(RuntimeError):  # noqa: N818 - says what is the case
    """The kit cannot be made; says why in one line."""


def files(root: Path) -> list[Path]:
    """Return the files of the archive."""
    source = root / "src" / "hranice"
    found = {path for pattern in ROOMS for path in source.glob(pattern) if path.is_file()}
    return sorted(path for path in found if path.suffix in KINDS and not _left_out(path.relative_to(source)))


def _left_out(path: Path) -> bool:
    of_game = path.parts[0] == "games" and len(path.parts) > 2 and path.parts[2] in NOT_OF_GAMES
    return of_game or path.as_posix() in NOT_OF_TABLES


def archive(root: Path) -> bytes:
    """Return our rooms as one archive, with what tells Python which games there are."""
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    points = project["entry-points"]["hranice.games"]
    source = (root / "src/hranice/__init__.py").read_text("utf-8")
    version = source.partition('__version__ = "')[2].partition('"')[0]
    about = f"hranice-{version}.dist-info"
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as zipped:

        def add(name: str, data: bytes) -> None:
            zipped.writestr(zipfile.ZipInfo(name, LONG_AGO), data, zipfile.ZIP_DEFLATED)

        for path in files(root):
            add(path.relative_to(root / "src").as_posix(), path.read_bytes())
        add(f"{about}/METADATA", f"Metadata-Version: 2.1\nName: hranice\nVersion: {version}\n".encode())
        lines = "".join(f"{name} = {points[name]}\n" for name in sorted(points))
        add(f"{about}/entry_points.txt", f"[hranice.games]\n{lines}".encode())
    return packed.getvalue()


def packages(root: Path, wheels: Iterable[bytes]) -> bytes:
    """Return our rooms and the wheels as one archive."""
    packed = io.BytesIO(archive(root))
    with zipfile.ZipFile(packed, "a", zipfile.ZIP_DEFLATED) as zipped:
        for wheel in map(zipfile.ZipFile, map(io.BytesIO, wheels)):
            for name in wheel.namelist():
                if not name.endswith((".pyi", "py.typed")):
                    zipped.writestr(zipfile.ZipInfo(name, LONG_AGO), wheel.read(name), zipfile.ZIP_DEFLATED)
    return packed.getvalue()


def libraries(wheels: Iterable[bytes]) -> dict[str, tuple[str, bytes]]:
    """Return what is no Python in wheels: where Python looks for it, and its content, by the name it gets.

    It is WebAssembly, and called so: hosts compress what they know.
    """
    return {
        name.replace("/", ".").removesuffix(LIBRARY) + ".wasm": (name, wheel.read(name))
        for wheel in map(zipfile.ZipFile, map(io.BytesIO, wheels))
        for name in wheel.namelist()
        if name.endswith(LIBRARY)
    }


def make(root: Path, page: Path, compiled: Callable[[Mapping[str, bytes]], Mapping[str, bytes]]) -> None:
    """Write the kit beside a page that was built, in the place of an older one. Raises `NoKit`.

    `compiled` gets Python's own modules and ours as archives, and returns them as browsers have them.
    """
    pyodide = root / "web/node_modules/pyodide"
    if not pyodide.is_dir():
        raise NoKit("web/node_modules has no pyodide: run npm ci in web/")
    wheels = list(_wheels(root))
    natives = libraries(wheels)
    # Pyodide wants to know its packages; we bring our own.
    lock = {"info": json.loads((pyodide / LOCK).read_text("utf-8"))["info"], "packages": {}}
    parts = {
        **{name: (pyodide / source).read_bytes() for name, source in PYODIDE.items()},
        LOCK: json.dumps(lock).encode(),
        **compiled({STDLIB: (pyodide / STDLIB).read_bytes(), PACK: packages(root, wheels)}),
        **{name: content for name, (_, content) in natives.items()},
    }
    total = hashlib.sha256()
    for name, data in sorted(parts.items()):
        total.update(name.encode() + b"\0" + hashlib.sha256(data).digest())
    folder = f"{FOLDER}/{total.hexdigest()[:16]}/"
    shutil.rmtree(page / FOLDER, ignore_errors=True)
    (page / folder).mkdir(parents=True)
    sizes = {name: _sizes(data) for name, data in parts.items()}
    if_used = json.loads((page / IF_USED).read_text("utf-8"))
    beside = {name: _sizes((page / name).read_bytes()) for name in if_used}
    for name, data in parts.items():
        (page / folder / name).write_bytes(data)
    index = {
        "version": total.hexdigest()[:16],
        "page": json.loads((page / MANIFEST).read_text("utf-8"))["index.html"]["file"],
        "folder": folder,
        "total": sum(size for size, _ in sizes.values()),
        "zipped": sum(zipped for _, zipped in sizes.values()),
        "files": _listed(sizes),
        "libraries": {name: place for name, (place, _) in natives.items()},
        "beside": _listed(beside),
    }
    (page / INDEX).write_text(json.dumps(index, indent=1) + "\n", encoding="utf-8")


def _sizes(data: bytes) -> tuple[int, int]:
    """Return how large a file is, and how large it travels where a host compresses."""
    return len(data), min(len(data), len(gzip.compress(data, 6)))


def _listed(sizes: Mapping[str, tuple[int, int]]) -> list[dict[str, str | int]]:
    return [{"name": name, "size": size, "zipped": zipped} for name, (size, zipped) in sizes.items()]


def _wheels(root: Path) -> Iterator[bytes]:
    """Yield what requirements name, as built for the browser's Python. Raises `NoKit`."""
    with tempfile.TemporaryDirectory() as place:
        # Isolated from the environment in which wheels are built: that one has no pip.
        pip = [sys.executable, "-I", "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
        wanted = ["--no-deps", "--require-hashes", "-r", str(root / REQUIREMENTS), "-d", place]
        command = [*pip, *wanted, "--only-binary", ":all:", *TARGET]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            sys.stderr.write(done.stderr)
            raise NoKit(f"pip could not fetch what {REQUIREMENTS} names")
        for wheel in sorted(Path(place).glob("*.whl")):
            yield wheel.read_bytes()
