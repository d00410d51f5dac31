"""A real server in a process of its own, on loopback, on a folder of its own."""

import signal
import socket
import sys
import time
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from hranice.daily.dates import after, day_at
from hranice.daily.practice_puzzles import practice_day
from hranice.daily.server_dailies import AHEAD
from hranice.store.location import open_store
from tests.services.process import Process, free_port, run_anywhere

HRANICE = Path(sys.executable).parent / "hranice"


def days_around_today() -> list[str]:
    """Return the days that a server should have now, and after a midnight that comes meanwhile."""
    today = day_at(time.time_ns() // 1_000_000)
    return [after(today, days) for days in range(-1, AHEAD + 2)]


async def keep_days(place: Path | str, days: Iterable[str]) -> None:
    """Put days for practice into a store."""
    store = await open_store(place)
    for day in days:
        await store.keep_day(day, msgspec.json.encode(practice_day(day)), 0)
    await store.close()


class RealServer:
    """May be stopped, killed and started again: it always has the same address and data.

    Its days are there before it starts: making them would keep a core busy for a minute.
    """

    def __init__(
        self, data: Path, *options: str, program: Sequence[Path | str] = (HRANICE,), days: bool = True
    ) -> None:
        self._lacks_days = days
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
        if self._lacks_days:
            run_anywhere(keep_days(self.place, days_around_today()))
            self._lacks_days = False
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
