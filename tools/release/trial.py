"""Tries a wheel as a user would: in an environment of its own that has nothing but what it asks for."""

import os
import re
import shutil
import subprocess
import urllib.request
from pathlib import Path

from tools.page import ROOT

PATIENCE = 1800
"""Seconds for any one command: installing all packages takes minutes on a busy machine."""
ANSWERS = "\n" + "1\n2\n3\n4\n\n" * 30
"""Enough lines for any game of Bez hranic: fields in turn, and Enter."""


class Failed(Exception):  # noqa: N818 - says what is the case
    """Something did not work; says what in a line, and in the next ones what the program said."""


class Environment:
    """A fresh virtual environment with a wheel in it, and no way to anything else of ours or to Node."""

    def __init__(self, python: str, folder: Path, wheel: Path) -> None:
        shutil.rmtree(folder, ignore_errors=True)
        self.home = folder / "home"
        self._bin = folder / "bin"
        self._command = str(self._bin / "hranice")
        ours = ("PYTHON", "HRANICE_")
        kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
        _done([python, "-m", "venv", folder], kept, ROOT)
        self.home.mkdir()
        pip = [str(self._bin / "python"), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
        self._environment = {**kept, "PATH": str(self._bin), "HOME": str(self.home), "LANG": "C.UTF-8"}
        _done([*pip, "--require-hashes", "-r", ROOT / "requirements" / "run.txt"], kept, ROOT)
        _done([*pip, "--no-deps", "--no-index", wheel], kept, ROOT)

    def hranice(self, *arguments: str | Path, given: str = "") -> str:
        """Return what a command prints. Raises `Failed` unless its status is 0."""
        return _done([self._command, *arguments], self._environment, self.home, given)

    def serve(self) -> None:
        """Start a server, ask it for its health and its page, and end it. Raises `Failed`."""
        command = [self._command, "serve", "--port", "0", "--no-open", "--data", str(self.home / "tables")]
        with subprocess.Popen(
            command, env=self._environment, cwd=self.home, stdout=subprocess.PIPE, text=True
        ) as server:
            try:
                address = re.search(r"http://\S+", next(iter(server.stdout or ()), ""))
                if address is None:
                    raise Failed("hranice serve does not say where it is")
                for path, wanted in (("/health", b'"'), ("/", b"<!doctype html")):
                    with urllib.request.urlopen(address[0] + path, timeout=PATIENCE) as answer:  # noqa: S310 - loopback
                        if wanted not in answer.read().lower():
                            raise Failed(f"hranice serve: {path} is not what it should be")
            finally:
                server.terminate()
                status = server.wait(PATIENCE)
        if status:
            raise Failed(f"hranice serve ended with status {status}")


def try_out(environment: Environment, version: str) -> None:
    """Play, simulate, verify and serve. Raises `Failed` at the first thing that does not work."""
    told = environment.hranice("--version")
    if told != f"hranice {version}\n":
        raise Failed(f"hranice --version says {told!r}")
    home = environment.home
    environment.hranice("play", "border", given="\nquit\n")
    environment.hranice("play", "travel", "--pace", "0", "--record", home / "played.jsonl", given=ANSWERS)
    simulate = ("simulate", "border", "--bots", "expert,greedy", "--games", "2", "--record", home / "games")
    environment.hranice(*simulate)
    records = [home / "played.jsonl", *sorted((home / "games").iterdir())]
    verdicts = environment.hranice("verify", *records)
    if len(records) != 3 or verdicts.count(": sound (") != len(records):
        raise Failed(f"hranice verify says\n{verdicts}")
    environment.serve()


def _done(command: list[str | Path], env: dict[str, str], cwd: Path, given: str = "") -> str:
    """Run a command to its end; return its output. Raises `Failed` unless it ends with status 0."""
    said = " ".join(map(str, command))
    try:
        done = subprocess.run(
            command,
            env=env,
            cwd=cwd,
            input=given,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise Failed(f"{said}: not done after {PATIENCE} s") from None
    if done.returncode:
        raise Failed(f"{said}: status {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout
