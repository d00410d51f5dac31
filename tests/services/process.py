"""A server process that a test starts and that ends with the tests, whatever happens to them."""

import asyncio
import contextlib
import ctypes
import os
import pwd
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from typing import Any

PATIENCE_S = 300.0
"""Only spent when something fails, or on a machine that has much else to do."""
FIRST_PORT, PORTS_EACH = 20_000, 1_000
"""Above 32767 the system hands ports out to connections, also while a server is down that will come back."""
GIVEN: set[int] = set()
"""Those that were handed out: whoever has one may not use it yet."""
PR_SET_PDEATHSIG = 1
STARTER = ThreadPoolExecutor(1)
"""Starts all servers: for Linux the parent of a process is a thread, and this one lives as long as we do."""
LIBC = ctypes.CDLL(None) if sys.platform == "linux" else None


def bundled(package: str, pattern: str) -> list[Path]:
    """Return files of an installed package, without importing it."""
    spec = find_spec(package)
    return sorted(Path(spec.origin).parent.glob(pattern)) if spec and spec.origin else []


def unprivileged() -> pwd.struct_passwd | None:
    """Return the user as whom servers must run that refuse root; None when we are not root."""
    return pwd.getpwnam("nobody") if os.geteuid() == 0 else None


def open_folder(prefix: str) -> Path:
    """Return a new folder that an unprivileged server can reach; those of pytest are closed to others."""
    folder = Path(tempfile.mkdtemp(prefix=prefix))
    folder.chmod(0o755)
    return folder


def free_port() -> int:
    """Return a port of this machine on which nobody listens now, each once; others' tests look elsewhere."""
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw5").removeprefix("gw")) % 6
    first = FIRST_PORT + PORTS_EACH * worker
    for port in random.SystemRandom().sample(range(first, first + PORTS_EACH), PORTS_EACH):
        if port in GIVEN:
            continue
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", port)):
            GIVEN.add(port)
            return port
    raise RuntimeError("no port is free")


def run(command: Sequence[str | Path], user: pwd.struct_passwd | None) -> subprocess.CompletedProcess[str]:
    """Run a command to its end, as that user."""
    return subprocess.run(
        command,
        check=False,
        capture_output=True,
        text=True,
        cwd="/",
        user=user and user.pw_uid,
        group=user and user.pw_gid,
        extra_groups=user and [],
    )


def run_anywhere(work: Coroutine[Any, Any, None]) -> None:
    """Run to the end, even if the caller is itself inside an event loop."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work).result()


class Process:
    """A server: a command, a log file, and a way to see whether it answers."""

    def __init__(
        self,
        command: Sequence[str | Path],
        log: Path,
        answers: Callable[[], bool],
        user: pwd.struct_passwd | None = None,
    ) -> None:
        self._command = command
        self._log = log
        self._answers = answers
        self._user = user
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        """The number of the running process."""
        if self._process is None:
            raise RuntimeError("the process does not run")
        return self._process.pid

    def start(self) -> None:
        """Start and return when it answers."""
        self._process = STARTER.submit(self._launch).result()
        until = time.monotonic() + PATIENCE_S
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > until:
                self.stop(signal.SIGKILL)
                raise RuntimeError(f"{self._command[0]} does not start:\n{self._log.read_text()}")
            time.sleep(0.02)

    def _launch(self) -> subprocess.Popen[bytes]:
        with self._log.open("ab") as log:
            return subprocess.Popen(
                self._command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd="/",
                user=self._user and self._user.pw_uid,
                group=self._user and self._user.pw_gid,
                extra_groups=self._user and [],
                preexec_fn=_die_with_parent,  # noqa: PLW1509 - it makes one system call and takes no lock
            )

    def send(self, how: signal.Signals) -> None:
        """Send a signal, and do not wait."""
        os.kill(self.pid, how)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Send a signal and return when the process is gone."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE_S)
            self._process = None


def _die_with_parent() -> None:
    """Ask Linux to end this process when the tests are killed, so that no server is left behind."""
    if LIBC is not None:
        LIBC.prctl(PR_SET_PDEATHSIG, signal.SIGINT)
