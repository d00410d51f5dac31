"""The daily deal without a server: puzzles that come with the games, on this device, compared with nobody."""

import asyncio
from collections.abc import Callable, Collection, Mapping
from functools import lru_cache
from typing import Any

from hranice.daily.attempts import Task
from hranice.daily.dailies import Dailies, Kept, task_of
from hranice.daily.dates import after, day_at
from hranice.daily.making import MadeDay
from hranice.daily.practice_puzzles import practice_day
from hranice.live.table_service import TableStore
from hranice.live.tables import Tables

LISTED = 30
"""So many days can be played: today, and those before it."""

_made = lru_cache(maxsize=LISTED + 1)(practice_day)


class OfflineDailies(Dailies):
    """Days from the stock; what was done is told by the tables of this device."""

    practice = True

    def __init__(self, tables: Tables, store: TableStore) -> None:
        super().__init__(tables, store, _at_once)
        self._kept: dict[str, Kept] = {}
        """By the codes of tables: after all was deleted the same puzzle has another."""

    async def made(self, day: str) -> MadeDay | None:
        today = day_at(self._tables.now())
        return _made(day) if after(today, 1 - LISTED) <= day <= after(today) else None

    async def listed(self) -> list[str]:
        today = day_at(self._tables.now())
        return [after(today, -days) for days in range(LISTED)]

    async def results(self, player: str, day: str) -> Mapping[str, Kept]:
        return await self._results(player, [day])

    async def done(self, player: str, days: list[str]) -> Collection[str]:
        return (await self._results(player, days)).keys()

    async def _results(self, player: str, days: list[str]) -> dict[str, Kept]:
        """Judge the tables of these days that are here."""
        there = {*await self._store.tables_of(player)}
        found: dict[str, Kept] = {}
        for day in days:
            for game, made in _made(day).games.items():
                for number in range(len(made.puzzles)):
                    task = task_of(day, game, made, number, 0)
                    if task.table(player) in there:
                        code = await self._code(task, player) or ""
                        kept = self._kept.get(code) or await self._judge(task, day, player)
                        found |= {} if kept is None else {task.name: kept}
        return found

    async def keep(self, task: Task, day: str, player: str, kept: Kept) -> Kept:  # noqa: ARG002 - as everywhere
        return self._kept.setdefault(await self._code(task, player) or "", kept)

    async def shares(self, day: str, game: str, puzzles: int) -> list[float]:  # noqa: ARG002 - nobody is compared
        return []


async def _at_once(answer: Callable[..., Any], *given: Any) -> Any:
    """Answer here, after everything else has had its turn."""
    await asyncio.sleep(0)
    return answer(*given)
