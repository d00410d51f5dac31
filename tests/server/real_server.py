"""A real server in a process of its own, on loopback, on a folder of its own."""

import signal
import socket
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.services.process import Process, free_port

HRANICE = Path(sys.executable).parent / "hranice"


class RealServer:
    """May be stopped, killed and started again: it always has the same address and data."""

    def __init__(self, data: Path, *options: str, program: Sequence[Path | str] = (HRANICE,)) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        admin = f"127.0.0.1:{free_port()}"
        self.admin = f"http://{admin}"
        """Where operators ask."""
        self.data = data
        self.log = data / "log"
        command: tuple[Path | str, ...] = (
            *program,
            "serve",
            "--port",
            str(self.port),
            "--admin",
            admin,
            "--no-open",
            "--thinkers",
            "1",
        )
        self.place: Path | str = data
        """Where its store is."""
        if "--database" in options:
            self.place = options[options.index("--database") + 1]
        else:
            command = (*command, "--data", str(data))
        self._process = Process([*command, *options], self.log, self._answers)

    def __enter__(self) -> "RealServer":
        """Start."""
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        """Stop, unless that was done."""
        self.stop()

    def start(self) -> None:
        """Start, and return when it can be reached."""
        self._process.start()

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Ask it to stop, or with SIGKILL do not ask."""
        self._process.stop(how)

    def pause(self) -> None:
        """Stop the process where it is, as a machine does that is out of breath."""
        self._process.send(signal.SIGSTOP)

    def resume(self) -> None:
        """Let it go on, with everything it believed before."""
        self._process.send(signal.SIGCONT)

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1) as connection:
                connection.sendall(b"GET /health HTTP/1.0\r\n\r\n")
                return b" 200 " in connection.recv(64)
        except OSError:
            return False
