"""The application: everything put together."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

from litestar import Litestar, Router, asgi
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Receive, Scope, Send

from hranice import __version__
from hranice.daily.server_dailies import DayMaker, ServedDailies
from hranice.live.analysis_jobs import AnalysisJobs
from hranice.live.clock import Clock, LoopClock
from hranice.live.limits import Limits
from hranice.live.live_table import Services
from hranice.live.registry import TableRegistry
from hranice.live.table_service import LocalTables, TableService
from hranice.live.tables import Tables
from hranice.plugins import GAMES
from hranice.server.api import analyses, game_routes, games, lessons, monitoring, prints, replays
from hranice.server.api.days import DayController
from hranice.server.api.device_request import DeviceRequest
from hranice.server.api.me import MeController
from hranice.server.api.tables import TableController
from hranice.server.bot_pool import AnalysisProcess, AsideProcess, BotPool
from hranice.server.device_links import DeviceLinks, LocalDeviceLinks
from hranice.server.host_names import HostNames
from hranice.server.http_problems import respond
from hranice.server.load_shedding import Load
from hranice.server.metrics import Metrics
from hranice.server.middleware import Middleware
from hranice.server.page import Page, page
from hranice.server.print_queue import Prints
from hranice.server.replay_cache import Replays
from hranice.server.settings import Settings
from hranice.server.websocket_endpoint import WebSocketEndpoint
from hranice.store import Store, Unavailable

LARGEST_BODY = 64 * 1024
"""Bytes of a request: options may hold boards and a map of one's own, but none that takes long to reckon."""
LIFETIME_MS = 30 * 24 * 3600 * 1000
"""Unfinished tables that nobody touched for so long expire."""
EXPIRY_EVERY_S = 3600
LONGEST_DAY_S = 6 * 3600
"""Seconds for the puzzles of a day: they are found in passing, while others work."""

log = logging.getLogger(__name__)


class AppState:
    """Everything that lives as long as the server: made when it starts, closed when it stops."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self._settings = settings
        self.store = store
        self.limits = Limits(lifted=settings.unlimited)
        self.names = HostNames(settings.names)
        self.metrics = Metrics()
        self.load = Load(lambda: self.limits.visits.total, self.metrics.moves)
        self.metrics.watch(
            "hranice_overloaded", "Whether new tables and games are refused", lambda: self.load.overloaded
        )
        self.links: DeviceLinks = LocalDeviceLinks()
        self.pages = Page()
        self.replays = Replays(GAMES, self.limits)
        self.prints = Prints(GAMES, self.limits)
        self.aside = AsideProcess()
        self.valkey: Callable[[], bool | None] = lambda: None
        """Whether the other nodes can be heard; None: there are none."""
        self.tables: Tables
        self.dailies: ServedDailies
        self.websockets: WebSocketEndpoint

    @asynccontextmanager
    async def open(self, _: Litestar) -> AsyncIterator[None]:
        """Serve tables for as long as the server runs."""
        pool = BotPool(self._settings.bot_processes)
        clock = LoopClock()
        analyst = AnalysisProcess()
        analysis_jobs = AnalysisJobs(analyst, self.limits)
        judge = AsideProcess()  # of its own: nobody waits for a verdict behind boards that others want
        day_process = AsideProcess(LONGEST_DAY_S)
        day_maker = DayMaker(self.store, day_process, clock.now)
        works = (pool.warm_up(), self._expire(clock.now), day_maker.run())
        background = [asyncio.create_task(work) for work in works]
        if not self._settings.unlimited:
            background.append(asyncio.create_task(self.load.watch()))
        try:
            async with self._service(clock, pool) as (registry, service):
                self.tables = Tables(
                    GAMES,
                    registry,
                    service,
                    self.store,
                    clock,
                    limits=self.limits,
                    monitor=self.metrics,
                    analysis_jobs=analysis_jobs,
                    overloaded=lambda: self.load.overloaded,
                )
                self.dailies = ServedDailies(self.tables, self.store, judge.reckon, day_maker.hurry)
                self.websockets = WebSocketEndpoint(self.tables, self.limits, self.names, self.metrics)
                yield
        finally:
            for task in background:
                task.cancel()
            await asyncio.gather(*background, return_exceptions=True)
            await pool.close()
            await analysis_jobs.close()
            await analyst.stop()
            await self.prints.stop()
            await self.aside.stop()
            await judge.stop()
            await day_process.stop()

    @asynccontextmanager
    async def _service(
        self, clock: Clock, pool: BotPool
    ) -> AsyncIterator[tuple[TableRegistry, TableService]]:
        """Yield the tables of this process or, where there are other nodes, those of the cluster."""
        if self._settings.valkey is None:
            registry = TableRegistry(GAMES, Services(self.store, clock, pool, self.limits.thoughts))
            try:
                yield registry, LocalTables(registry, self.store, pool.advise)
            finally:
                registry.close()
            return
        from hranice.server.nodes.cluster_node import ClusterNode  # noqa: PLC0415 - needs a driver that is an extra

        cluster = ClusterNode(
            self._settings.valkey, self.store, clock, pool, limits=self.limits, metrics=self.metrics
        )
        self.links = cluster.links
        self.valkey = lambda: cluster.connected
        async with cluster.joined():
            yield cluster.registry, cluster.service

    async def _expire(self, now: Callable[[], int]) -> None:
        while True:
            with suppress(Unavailable):
                expired = await self.store.expire(now() - LIFETIME_MS)
                self.metrics.expired.inc(expired)
            await asyncio.sleep(EXPIRY_EVERY_S)


def make_app(settings: Settings, store: Store) -> Middleware:
    """Return the application for uvicorn."""
    state = AppState(settings, store)
    admin = {} if settings.admin_port is None else {settings.admin_port: make_admin(state)}
    return Middleware(make_litestar(state), admin, state.limits, state.names)


def make_admin(state: AppState) -> Litestar:
    """Return what operators ask, at a port of its own: who plays has no way there."""
    return Litestar(
        route_handlers=[monitoring.health, monitoring.ready, monitoring.metrics],
        dependencies=_lent(state, "metrics", "store", "valkey"),
        exception_handlers={Exception: respond},
        logging_config=None,
        openapi_config=None,
    )


def make_litestar(state: AppState) -> Litestar:
    """Return the application without the middleware."""

    @asgi("/ws", copy_scope=False)
    async def websockets(scope: Scope, receive: Receive, send: Send) -> None:
        await state.websockets(scope, receive, send)

    of_games = (games.games, games.texts, prints.print_kit)
    replaying = (replays.replay_of_table, replays.replay_of_record, lessons.learn)
    analysing = (analyses.analysis_of_table, analyses.analysis_of_record)
    controllers = (TableController, MeController, DayController)
    api = Router("/api", route_handlers=[*controllers, *of_games, *replaying, *analysing])
    for handler in game_routes.handlers(GAMES, api):
        api.register(handler)
    return Litestar(
        route_handlers=[api, monitoring.health, monitoring.elsewhere, websockets, page],
        dependencies=_lent(
            state, "aside", "dailies", "tables", "limits", "links", "pages", "prints", "replays", "store"
        ),
        request_class=DeviceRequest,
        exception_handlers={Exception: respond},
        lifespan=[state.open],
        logging_config=None,
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Hranice",
            version=__version__,
            path="/api",
            # No pages about it: they would load scripts from elsewhere.
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
    )


def _lent(state: AppState, *names: str) -> dict[str, Provide]:
    """Return parts of the state as dependencies; some of them are made only when the server starts."""

    def given(name: str) -> Provide:
        return Provide(lambda: getattr(state, name), sync_to_thread=False)

    return {name: given(name) for name in names}
