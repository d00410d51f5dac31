"""Programs on Pyodide, with what travels to browsers, in Node."""

import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

from tools.page import PAGE, ROOT, npm_command


def on_pyodide(program: Path, *arguments: str, added: Sequence[str] = ()) -> list[str]:
    """Return the lines that a program prints. `added` are files of our rooms that do not travel."""
    _, environment = npm_command()
    node = shutil.which("node", path=environment["PATH"])
    assert node is not None
    command = [node, "scripts/run-python.mjs", str(ROOT / PAGE), str(program), *arguments]
    for name in added:
        command += ["--add", f"hranice/{name}={ROOT / 'src' / 'hranice' / name}"]
    done = subprocess.run(
        command,
        cwd=ROOT / "web",
        env={**environment, "CHROMIUM": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.splitlines()
