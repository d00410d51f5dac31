"""A WebSocket that connects again whenever the connection is lost."""

import asyncio
import random
from collections.abc import Callable, Mapping
from contextlib import suppress

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

LARGEST = 4 * 1024 * 1024
FIRST_WAIT_S, LONGEST_WAIT_S = 0.05, 1.0
KEEPALIVE_S = 5.0


class ReconnectingSocket:
    """Keeps one socket open, and passes on what arrives."""

    def __init__(
        self,
        url: str,
        headers: Mapping[str, str],
        *,
        opened: Callable[[], None],
        heard: Callable[[bytes], None],
    ) -> None:
        self._url = url
        self._headers = headers
        self._opened = opened
        self._listeners: list[Callable[[bytes], object]] = [heard]
        self._socket: ClientConnection | None = None
        self._outgoing: asyncio.Queue[bytes] = asyncio.Queue()
        self.times = 0
        """How often it was opened."""

    @property
    def is_open(self) -> bool:
        """Whether there is a connection at present."""
        return self._socket is not None

    def tell(self, data: bytes) -> None:
        """Send a message; what is not gone when the connection fails is the caller's to repeat."""
        self._outgoing.put_nowait(data)

    def listen(self, heard: Callable[[bytes], object]) -> None:
        """Let somebody else hear everything that arrives from now on, too."""
        self._listeners.append(heard)

    def cut(self) -> None:
        """Break the connection as a bad network would; it is opened again."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def run(self) -> None:
        """Connect, again and again, until cancelled. Raises only what trying again cannot mend."""
        wait = FIRST_WAIT_S
        while True:
            try:
                async with connect(
                    self._url,
                    additional_headers=self._headers,
                    max_size=LARGEST,
                    compression=None,
                    ping_interval=KEEPALIVE_S,
                    ping_timeout=KEEPALIVE_S,
                    open_timeout=5,
                    proxy=None,
                ) as socket:
                    wait = FIRST_WAIT_S
                    await self._converse(socket)
            except InvalidStatus as error:
                if error.response.status_code in (403, 404):
                    raise
            except (OSError, WebSocketException, TimeoutError):
                pass
            finally:
                self._socket = None
            await asyncio.sleep(wait * random.uniform(0.5, 1.0))
            wait = min(LONGEST_WAIT_S, 2 * wait)

    async def _converse(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._outgoing = asyncio.Queue()
        self.times += 1
        self._opened()
        sending = asyncio.create_task(self._send(socket, self._outgoing))
        try:
            while True:
                data = await socket.recv(decode=False)
                for heard in self._listeners:
                    heard(bytes(data))
        except ConnectionClosed:
            pass
        finally:
            sending.cancel()
            with suppress(asyncio.CancelledError, ConnectionClosed):
                await sending

    @staticmethod
    async def _send(socket: ClientConnection, outgoing: asyncio.Queue[bytes]) -> None:
        while True:
            await socket.send(await outgoing.get(), text=True)
