"""How a server is run."""

import os
from pathlib import Path

from hranice.game import Value


class Settings(Value, frozen=True):
    """What the command line decides about a server."""

    location: str | Path
    """A folder for SQLite, or the address of a database."""
    valkey: str | None = None
    """The address of Valkey, through which this node speaks with others; None: it is the only one."""
    bot_processes: int = max(1, (os.cpu_count() or 2) - 1)
    """Processes in which bots think."""
    names: tuple[str, ...] = ()
    """By which it is asked for, besides those that are the server's own anyway; see `HostNames`."""
    admin_port: int | None = None
    """The port at which operators ask; None: they cannot."""
    unlimited: bool = False
    """Lifts the limits per address, per connection and of load: for measuring, and for tests."""
