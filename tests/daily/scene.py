"""The daily deal of a server in this process, on a clock that can be set."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from hranice.bots import make_bot
from hranice.daily.dates import end_of
from hranice.daily.practice_puzzles import practice_day
from hranice.daily.server_dailies import ServedDailies
from hranice.insight import insight_of
from hranice.live.analysis_jobs import AnalysisJobs
from hranice.live.async_bots import InlineBots
from hranice.live.clock import LoopClock
from hranice.live.limits import Limits
from hranice.live.live_table import LiveTable, Services
from hranice.live.monitor import Monitor
from hranice.live.registry import TableRegistry
from hranice.live.table_service import LocalTables
from hranice.live.tables import Asker, Tables
from hranice.live.worker_tasks import Worker
from hranice.plugins import GAMES
from hranice.store import Store

DAY = "2026-11-18"
DAY_MS = 24 * 3600 * 1000
NOON = end_of(DAY) - 12 * 3600 * 1000
ADA, BOB = "a" * 64, "b" * 64


class SetClock(LoopClock):
    """Shows a moment of our own choosing when it is made, and leaps when told."""

    def __init__(self, moment: int) -> None:
        super().__init__()
        self._ahead = moment - super().now()

    def now(self) -> int:
        return super().now() + self._ahead

    def call_at(self, moment: int, callback: Callable[[], object]) -> asyncio.TimerHandle:
        return super().call_at(moment - self._ahead, callback)

    def leap(self, milliseconds: int) -> None:
        self._ahead += milliseconds


class DailyScene:
    """Tables and puzzles on a store; made again on the same store it is a server that was started anew."""

    def __init__(self, store: Store, moment: int = NOON) -> None:
        self.store = store
        self.clock = SetClock(moment)
        limits = Limits(lifted=True)
        self.registry = TableRegistry(GAMES, Services(store, self.clock, InlineBots()))
        self.tables = Tables(
            GAMES,
            self.registry,
            LocalTables(self.registry, store, _advise),
            store,
            self.clock,
            limits=limits,
            monitor=Monitor(),
            analysis_jobs=AnalysisJobs(_Analyst(), limits),
        )
        self.wanted = 0
        self.dailies = ServedDailies(self.tables, store, _at_once, self._want)

    def _want(self) -> None:
        self.wanted += 1

    def close(self) -> None:
        self.registry.close()

    async def keep(self, day: str) -> None:
        """Keep a day, with puzzles that come with the games."""
        await self.store.keep_day(day, msgspec.json.encode(practice_day(day)), self.clock.now())

    async def open(self, number: int, player: str = ADA, day: str = DAY) -> LiveTable:
        """Open the table of a puzzle; return it live."""
        opened = await self.dailies.open(day, "border", number, Asker("here", player), "Ada")
        return await self.registry.get(await self.store.find(opened.code))

    async def play(self, number: int, player: str = ADA, *, day: str = DAY, after: int = 5_000) -> None:
        """Play a puzzle of The BORDER as an expert does, so many milliseconds after it was opened."""
        live = await self.open(number, player, day)
        connection = live.connect(player, lambda _: True)
        self.clock.leap(after)
        seat = live.table.seats_of(player)[0]
        bot = make_bot(live.table.game, "expert", 0)
        round_, phase = _at(live)
        while _at(live)[0] == round_ and (phase == "cross" or _at(live)[1] != "cross"):
            state = live.table.game.redact(live.core.table.play.state, seat)  # type: ignore[union-attr]  # it runs
            await connection.move(seat, bot.choose(state, seat).move)
            if phase == "cross":
                break
        connection.close()


def _at(live: LiveTable) -> tuple[int, str]:
    assert live.table.play is not None
    return live.table.play.state.round, live.table.play.state.phase


async def _at_once(answer: Callable[..., Any], *given: Any) -> Any:
    return answer(*given)


async def _advise(game: Any, state: Any, seat: int) -> Any:
    return insight_of(game).advised(state, seat)


class _Analyst:
    def __init__(self) -> None:
        self._worker = Worker()

    async def analyse(self, record: bytes | None) -> Any:
        return self._worker.analyse(record)
