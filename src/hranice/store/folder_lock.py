"""The claim to a store in a folder: who serves it, or replaces tables in it, does so alone."""

import os
import socket
from pathlib import Path

from hranice.store.interface import Unavailable

try:
    import fcntl
except ModuleNotFoundError:  # not on every system: there nobody is kept out
    fcntl = None  # type: ignore[assignment] # a module or nothing

FILE = "tables.lock"


def own_name() -> str:
    """Say which process this is."""
    return f"process {os.getpid()} on {socket.gethostname()}"


class Claim:
    """A lock on a file that says who holds it. The system lifts it when the process ends, however it ends."""

    def __init__(self, folder: Path) -> None:
        """Raise `Unavailable`, naming who has the claim, unless it is free."""
        self._descriptor = os.open(folder / FILE, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            if fcntl is not None:
                fcntl.flock(self._descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            who = os.read(self._descriptor, 500).decode(errors="replace")
            self.release()
            raise Unavailable(f"{folder} is being used by {who}. Stop that first.") from None
        except OSError:  # a file system without locks
            pass
        os.truncate(self._descriptor, 0)
        os.write(self._descriptor, own_name().encode())

    def release(self) -> None:
        """Give it up."""
        os.close(self._descriptor)
