"""Running a server: one process, one event loop, on sockets that are open before anything else happens."""

import asyncio
import errno
import gc
import logging
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any

import uvicorn

from hranice.live.limits import CONNECTIONS, NO_LIMIT
from hranice.live.messages import LARGEST
from hranice.server.app import make_app
from hranice.server.http_limits import Connections, HttpProtocol
from hranice.server.settings import Settings
from hranice.server.websocket import WebSocket
from hranice.store.location import open_store

ASKING_TO_STOP = (signal.SIGINT, signal.SIGTERM)
SHUTDOWN_S = 5
"""Seconds for what is being done when the server is asked to stop."""

KEEP_S = 75
"""Seconds for which a connection without a request stays open: longer than clients and proxies keep theirs,
so that none of them sends a request just when we hang up."""

WANTED_FILES = 65_536
"""Open files, connections among them, for which a server asks the system."""
OTHER_FILES = 128
"""So many are no connections: the store, the bots' processes, and what is just being accepted."""
FEW_FILES = 4_096
"""With fewer the log tells at the start how many connections there can be."""

log = logging.getLogger(__name__)


class Server(uvicorn.Server):
    """Tells when it can be reached."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._tell_started = started

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop when asked to. Unlike the original, do not die of the signal before everything is closed."""
        before = {number: signal.signal(number, self.handle_exit) for number in ASKING_TO_STOP}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and tell."""
        await super().startup(sockets)
        if self.started:
            self._tell_started()


def listen(host: str, port: int) -> socket.socket:
    """Return a socket on which a server can listen; raises OSError when that cannot be."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        host.encode("idna")
    except UnicodeError:
        raise OSError(errno.EINVAL, "no host has such a name") from None
    return socket.create_server((host, port), family=family, backlog=2048)


def serve(settings: Settings, sockets: list[socket.socket], started: Callable[[], None]) -> bool:
    """Serve until somebody asks to stop. False: it could not even start, and the log says why.

    Raises what `open_store` raises.
    """
    with asyncio.Runner(loop_factory=_fast_loop()) as runner:
        return runner.run(_serve(settings, sockets, started))


async def _serve(settings: Settings, sockets: list[socket.socket], started: Callable[[], None]) -> bool:
    store = await open_store(settings.location, serving=True)
    _collect_garbage_seldom()
    connections = Connections(
        each=NO_LIMIT if settings.unlimited else CONNECTIONS, most=max(1, open_files() - OTHER_FILES)
    )
    http: Any = partial(HttpProtocol, connections)
    try:
        config = uvicorn.Config(
            make_app(settings, store),
            http=http,
            ws=WebSocket,
            ws_max_size=LARGEST,
            ws_ping_interval=None,  # our socket pings by itself
            ws_per_message_deflate=False,  # costs more memory and time than it spares
            lifespan="on",
            log_level="warning",
            access_log=False,
            server_header=False,
            date_header=False,
            timeout_keep_alive=KEEP_S,
            timeout_graceful_shutdown=SHUTDOWN_S,
        )
        server = Server(config, started)
        await server.serve(sockets=sockets)
    finally:
        await store.close()
    return server.started


def open_files() -> int:
    """Have the system allow this process more open files, as far as it does; return how many."""
    try:
        import resource  # noqa: PLC0415 - not on Windows, which has no such limit
    except ModuleNotFoundError:
        return NO_LIMIT
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED_FILES if hard == resource.RLIM_INFINITY else min(WANTED_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(ValueError, OSError):  # some systems allow less than they say
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    now = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    allowed = NO_LIMIT if now == resource.RLIM_INFINITY else now
    level = logging.WARNING if allowed < FEW_FILES else logging.INFO
    log.log(level, "%d files may be open, connections among them", allowed)
    return allowed


def _collect_garbage_seldom() -> None:
    """Let the collector of cycles alone for longer: a move makes many values and hardly a cycle.

    This spares a sixth of the processor time of a move.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 50)


def _fast_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return what makes event loops of uvloop, where there is one."""
    try:
        import uvloop  # noqa: PLC0415 - not on every system
    except ModuleNotFoundError:
        return None
    return uvloop.new_event_loop
