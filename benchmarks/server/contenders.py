"""The two servers, and the load generator: processes that are started, asked, and ended by their ids."""

import asyncio
import http.client
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Timer
from typing import Any

from benchmarks.server.process_usage import LOAD_CORE, SERVER_CORE, cpu_seconds
from tests.server.real_server import days_around_today, keep_days

NODE = Path(__file__).parent / "node"
START_WITHIN_S = 60
ANSWER_WITHIN_S = 300
"""A generator that needs longer for anything is ended, and the benchmark with it."""

OURS, THEIRS = "hranice", "boardgameio"
READY = {OURS: "/health", THEIRS: "/"}
"""Where to ask whether a server can work; that theirs has nothing there is an answer, too."""


def install() -> None:
    """Install boardgame.io and the generator's socket library beside the scripts, as the lock file says."""
    for program in ("node", "npm", "taskset"):
        if shutil.which(program) is None:
            sys.exit(f"The load benchmark needs {program}, which is not installed.")
    if not (NODE / "node_modules" / ".package-lock.json").exists():
        subprocess.run(["npm", "ci", "--silent"], cwd=NODE, check=True)  # noqa: S607 - found just now


class Server:
    """A running server, alone on its core."""

    def __init__(self, process: "subprocess.Popen[bytes]", url: str, started: float) -> None:
        self.pid = process.pid
        self.url = url
        self.started = started
        """Seconds from the command to the first answer that it is ready."""

    def cpu(self) -> float:
        """Return the processor time so far."""
        return cpu_seconds(self.pid)


class Load:
    """The generator at work, connected to one server."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process

    def do(self, work: str, **how: float) -> dict[str, Any]:
        """Have something done, and return its outcome."""
        if self._process.stdin is None or self._process.stdout is None:
            raise RuntimeError("the generator cannot be reached")
        self._process.stdin.write(json.dumps({"work": work, **how}) + "\n")
        self._process.stdin.flush()
        impatience = Timer(ANSWER_WITHIN_S, self._process.kill)
        impatience.start()
        try:
            answer = self._process.stdout.readline()
        finally:
            impatience.cancel()
        if not answer:
            raise RuntimeError("the generator has given up; it says why above")
        outcome: dict[str, Any] = json.loads(answer)
        return outcome


@contextmanager
def server(kind: str, data: Path | None = None, *, limits: bool = False) -> Iterator[Server]:
    """Run a server until it is not needed any more; ours keeps its tables in a folder of its own.

    Unless they are what is measured, ours has no limits.
    """
    with tempfile.TemporaryDirectory(prefix="hranice-bench-") as scratch:
        port = _free_port()
        if kind == OURS and data is None:
            # As of a server that has run for a day: a new one makes its puzzles for a minute.
            asyncio.run(keep_days(Path(scratch), days_around_today()))
        command = _command(kind, port, data or Path(scratch), [] if limits else ["--unlimited"])
        began = time.perf_counter()
        process = subprocess.Popen(
            ["taskset", "-c", SERVER_CORE, *command],  # noqa: S607 - looked for by `install`
            stdout=subprocess.DEVNULL,
            env={**os.environ, "NODE_ENV": "production"},
        )
        try:
            _await_answer(process, port, READY[kind])
            yield Server(process, f"http://127.0.0.1:{port}", time.perf_counter() - began)
        finally:
            _end(process)


@contextmanager
def load(kind: str, target: Server) -> Iterator[Load]:
    """Run a generator for a server."""
    process = subprocess.Popen(
        ["taskset", "-c", LOAD_CORE, "node", NODE / "load.mjs", kind, target.url],  # noqa: S607 - the same
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        yield Load(process)
    finally:
        _end(process)


def _command(kind: str, port: int, data: Path, options: list[str]) -> list[str]:
    if kind == THEIRS:
        return ["node", str(NODE / "rival.cjs"), str(port)]
    ours = str(Path(sys.executable).parent / "hranice")
    # One process for bots, of which there are none here, as on any machine with two cores.
    options = ["--no-open", "--thinkers", "1", *options]
    return [ours, "serve", "--port", str(port), "--data", str(data), *options]


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


def _await_answer(process: "subprocess.Popen[bytes]", port: int, path: str) -> None:
    until = time.perf_counter() + START_WITHIN_S
    while time.perf_counter() < until and process.poll() is None:
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=START_WITHIN_S)
        try:
            connection.request("GET", path)
            if connection.getresponse().status < http.HTTPStatus.INTERNAL_SERVER_ERROR:
                return
        except ConnectionError:
            time.sleep(0.005)
        finally:
            connection.close()
    raise RuntimeError("the server does not answer")


def _end(process: "subprocess.Popen[Any]") -> None:
    process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
