"""Running a server: one process, one event loop, on sockets that are open before anything else happens."""

import socket
from collections.abc import Callable

import uvicorn

from hranice.server.app import make_app
from hranice.server.line import Line
from hranice.server.messages import LARGEST
from hranice.server.settings import Settings

FAREWELL_S = 5
"""Seconds for what is being done when the server is asked to stop."""


class Server(uvicorn.Server):
    """Tells when it can be reached."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._tell_started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and tell."""
        await super().startup(sockets)
        if self.started:
            self._tell_started()


def listen(host: str, port: int) -> socket.socket:
    """Return a socket on which a server can listen; raises OSError when that cannot be."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family, backlog=2048)


def serve(settings: Settings, sock: socket.socket, started: Callable[[], None]) -> bool:
    """Serve until somebody asks to stop. False: it could not even start, and the log says why."""
    config = uvicorn.Config(
        make_app(settings),
        ws=Line,
        ws_max_size=LARGEST,
        ws_ping_interval=None,  # the line itself pings
        ws_per_message_deflate=False,  # costs more memory and time than it spares on messages of this size
        lifespan="on",
        log_level="warning",
        access_log=False,
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=FAREWELL_S,
    )
    server = Server(config, started)
    server.run(sockets=[sock])
    return server.started
