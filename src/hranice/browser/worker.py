"""Everything put together: what the worker's script starts, and hands the page's words to."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from hranice.browser.api import HERE, Api
from hranice.browser.locks import TabLocks
from hranice.browser.page_protocols import Page
from hranice.browser.store import BrowserStore
from hranice.daily.offline_dailies import OfflineDailies
from hranice.game import Game
from hranice.insight import Hint, Progress, insight_of
from hranice.live.analysis_jobs import AnalysisJobs
from hranice.live.async_bots import InlineBots
from hranice.live.clock import LoopClock
from hranice.live.device import Device
from hranice.live.limits import Limits
from hranice.live.live_table import Services
from hranice.live.material_shelf import StoreShelf
from hranice.live.monitor import Monitor
from hranice.live.registry import TableRegistry
from hranice.live.table_service import LocalTables
from hranice.live.tables import Tables
from hranice.live.worker_tasks import Worker
from hranice.plugins import GAMES

PLAYER = "0" * 64
"""The one player of a device: whoever can reach its storage is that one."""


def import_all() -> None:
    """Import what tables would import when they are asked for it: a browser keeps Python as it is then."""
    for game in GAMES.values():
        for part in (
            game.parts.bots,
            game.parts.insight,
            game.parts.lesson,
            game.parts.puzzles,
            game.parts.routes,
        ):
            part()


class BrowserTables:
    """The tables of this device, and the page's requests and sockets. Made in a running event loop."""

    def __init__(self, page: Page) -> None:
        limits, clock = Limits(lifted=True), LoopClock()
        store = BrowserStore(page.logs, page.materials, clock.not_before)
        services = Services(store, clock, InlineBots())
        registry = TableRegistry(GAMES, services, TabLocks(page), dealt="device")
        self._page = page
        self._limits = limits
        self._monitor = Monitor()
        self._tables = Tables(
            GAMES,
            registry,
            LocalTables(registry, store, _advise),
            store,
            clock,
            limits=limits,
            monitor=self._monitor,
            analysis_jobs=AnalysisJobs(_Analyst(), limits),
        )
        self._api = Api(
            self._tables,
            PLAYER,
            lambda game: StoreShelf(store, game, clock.now),
            OfflineDailies(self._tables, store),
        )
        self._sockets: dict[int, PageSocket] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def request(self, number: int, method: str, path: str, body: str) -> None:
        """Answer a request in a while."""
        self._begin(self._answer(number, method, path, body))

    def connect(self, socket: int) -> None:
        """Open a socket of the page: a device is there."""
        opened = self._sockets[socket] = PageSocket(self._page, socket)
        device = Device(opened, PLAYER, HERE, tables=self._tables, limits=self._limits, monitor=self._monitor)
        device.greet()

    def say(self, socket: int, text: str) -> None:
        """Hear a message of the page."""
        opened = self._sockets.get(socket)
        if opened is not None and opened.device is not None:
            opened.device.heard(text.encode())

    def hang_up(self, socket: int) -> None:
        """Close a socket of the page. May be done more than once."""
        opened = self._sockets.pop(socket, None)
        if opened is not None and opened.device is not None:
            opened.device.close()

    async def _answer(self, number: int, method: str, path: str, body: str) -> None:
        self._page.answer(number, *await self._api.answer(method, path, body))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


class PageSocket:
    """A socket of the page; see `hranice.live.device.Socket`. Nothing can get lost on the way."""

    def __init__(self, page: Page, number: int) -> None:
        self._page = page
        self._number = number
        self.device: Device | None = None

    def attach(self, handler: Device) -> None:
        """Give everything that is said to this device."""
        self.device = handler

    def tell(self, data: bytes) -> bool:
        """Send a message."""
        self._page.tell(self._number, data.decode())
        return True

    def ping(self) -> None:
        """Do nothing: the way takes no time."""

    def hang_up(self, code: int, reason: str) -> None:  # noqa: ARG002 - the page connects again anyway
        """End the connection."""
        self._page.hang_up(self._number)


class _Analyst:
    """Makes analyses between other things: after each step the event loop has its turn."""

    def __init__(self) -> None:
        self._worker = Worker()

    async def analyse(self, record: bytes | None) -> Progress | bytes:
        await asyncio.sleep(0)
        return self._worker.analyse(record)


async def _advise(game: Game[Any, Any, Any], state: Any, seat: int) -> Hint:
    return insight_of(game).advised(state, seat)
