"""The daily deal of a server: made ahead in a process aside, kept in the store, the same on all nodes."""

import asyncio
import logging
import os
import secrets
from collections import OrderedDict
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from typing import Any, Protocol

import msgspec

from hranice.daily.attempts import Task
from hranice.daily.dailies import Dailies, Kept, Reckon, name_of, read_made, task_of
from hranice.daily.dates import after, day_at, end_of
from hranice.daily.making import MadeDay, make_day
from hranice.daily.messages import Verdict
from hranice.live.tables import Tables
from hranice.store.interface import DayResult, Store, Unavailable

AHEAD = 3
"""Days that are made before they come: so one is told of on the day before, even if the server rests."""
MADE_UP = 14
"""Days that are made afterwards, at most, when the server was off."""
MOST_LISTED = 1_000
"""Days of the calendar."""
MOST_READ = 64
"""Days that are kept in memory; they never change."""
EVERY_S = 600
"""Seconds between two looks at what is missing."""
FIRST_AFTER_S = 20
"""Seconds after the start until the first look, unless somebody asks for a day before."""
LEAST_URGENT = 19
LEASE_MS = 120_000
"""For so long no other node makes the same day."""

log = logging.getLogger(__name__)


class ServedDailies(Dailies):
    """The days of the store, and the results of everybody."""

    def __init__(self, tables: Tables, store: Store, reckon: Reckon, wanted: Callable[[], object]) -> None:
        """Tell `wanted` when a day is asked for that is not there."""
        super().__init__(tables, store, reckon)
        self._days = store
        self._wanted = wanted
        self._read: OrderedDict[str, MadeDay] = OrderedDict()

    async def made(self, day: str) -> MadeDay | None:
        if day not in self._read:
            body = await self._days.day(day)
            if body is None:
                self._wanted()
                return None
            self._read[day] = read_made(body)
            if len(self._read) > MOST_READ:
                self._read.popitem(last=False)
        return self._read[day]

    async def listed(self) -> list[str]:
        today = day_at(self._tables.now())
        return [day for day in await self._days.days() if day <= today][:MOST_LISTED]

    async def results(self, player: str, day: str) -> Mapping[str, Kept]:
        found = await self._days.day_results(player, day)
        return {name_of(one.day, one.game, one.number): _kept(one) for one in found}

    async def done(self, player: str, days: list[str]) -> Collection[str]:  # noqa: ARG002 - there are not many
        return {name_of(*puzzle) for puzzle in await self._days.days_done(player)}

    async def forget(self, player: str) -> None:
        """Delete all that there is of a player; until midnight a hash tells what they have tried today."""
        now = self._tables.now()
        today = day_at(now)
        made = await self.made(today)
        tried = await self._days.tables_of(player)
        for game, of_game in ({} if made is None else made.games).items():
            for number in range(len(of_game.puzzles)):
                table = task_of(today, game, of_game, number, 0).table(player)
                if table in tried:
                    await self._days.lease(_deleted(table), "nobody", end_of(today) - now)
        await self._tables.forget(player)

    async def keep(self, task: Task, day: str, player: str, kept: Kept) -> Kept:
        number = int(task.name.rpartition(" ")[2])
        share, verdict = kept.verdict.result.share, msgspec.json.encode(kept.verdict)
        counted = kept.counted and await self._days.owner(_deleted(task.table(player))) is None
        result = DayResult(day, task.game, number, player, share, counted, verdict)
        await self._days.keep_day_result(result)
        return (await self.results(player, day))[task.name]

    async def shares(self, day: str, game: str, puzzles: int) -> list[float]:
        return await self._days.day_shares(day, game, puzzles)


def _deleted(table: str) -> str:
    """Return the name of what tells that a player deleted the table of a puzzle; it expires by itself."""
    return f"deleted {table}"


def _kept(result: DayResult) -> Kept:
    return Kept(msgspec.json.decode(result.verdict, type=Verdict), result.counted)


class Aside(Protocol):
    """A process that reckons what takes long."""

    async def reckon(self, answer: Callable[..., Any], *given: Any) -> Any:
        """Return what a function of a module says to some arguments."""

    async def stop(self) -> None:
        """End the process; it starts anew when it is needed."""


class DayMaker:
    """Makes the days that are missing, one after the other, for as long as the server runs."""

    def __init__(self, store: Store, process: Aside, now: Callable[[], int]) -> None:
        self._store = store
        self._process = process
        self._now = now
        self._node = f"days {secrets.token_hex(8)}"
        self._wanted = asyncio.Event()
        self.hurry = self._wanted.set
        """Has it look at once."""

    async def run(self) -> None:
        """Look for missing days now and then. Ends only when it is cancelled."""
        wait = FIRST_AFTER_S
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wanted.wait(), wait)
            wait = EVERY_S
            try:
                await self.make_missing()
            except Unavailable:
                log.info("the store is away; days are made later")
            except Exception:
                log.exception("a day could not be made; it is tried again later")
            self._wanted.clear()

    async def make_missing(self) -> None:
        """Make all days that should be there: today first, then those ahead, then those that were missed."""
        days = missing(day_at(self._now()), await self._store.days())
        try:
            for day in days:
                if await self._store.lease(f"day {day}", self._node, LEASE_MS):
                    if await self._store.day(day) is None:
                        body = await self._process.reckon(make_day_unhurried, day)
                        await self._store.keep_day(day, body, self._now())
                    await self._store.release(f"day {day}", self._node)
        finally:
            await self._process.stop()


def make_day_unhurried(day: str) -> bytes:
    """Make a day in a process that has nothing else to do, and gives way to all others."""
    with suppress(AttributeError, OSError):  # not every system knows that
        os.nice(LEAST_URGENT)
    return make_day(day)


def missing(today: str, there: list[str]) -> list[str]:
    """Return the days to be made, the most urgent first. Days before the first one there are not missed."""
    first = min(there, default=today)
    ahead = [after(today, days) for days in range(AHEAD + 1)]
    missed = [day for days in range(1, MADE_UP + 1) if (day := after(today, -days)) >= first]
    return [day for day in [*ahead, *missed] if day not in there]
