"""What both back ends have in common: every method of a store as one job on a connection."""

import asyncio
from abc import abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection

from hranice.store import backup, days, materials, queries, results
from hranice.store.interface import Contents, DayResult, Store, Summary
from hranice.store.queries import Append
from hranice.store.restore import restore

T = TypeVar("T")
Work = Callable[[Connection], T]


class SqlStore(Store):
    """A store in an SQL database. A back end says how jobs are run, and appends in its own best way."""

    @abstractmethod
    def run_append(self, append: Append) -> Awaitable[None]:
        """Do what `append` promises."""

    @abstractmethod
    async def run_read(self, work: Work[T]) -> T:
        """Run a job that changes nothing."""

    @abstractmethod
    async def run_write(self, work: Work[T]) -> T:
        """Run a job in a transaction and return when it is durable. It may be run twice."""

    @abstractmethod
    async def run_alone(self, work: Work[T]) -> T:
        """Run a job as `run_write`; raises `Unavailable` while anybody serves this store."""

    @abstractmethod
    async def run_snapshot(self, work: Work[T]) -> T:
        """Run a job that changes nothing and sees the database as it is at one moment."""

    def append(
        self, table: str, expected: int, entries: Sequence[bytes], summary: Summary
    ) -> Awaitable[None]:
        if table != summary.table:
            raise ValueError(f"the summary of table {summary.table} cannot describe table {table}")
        if expected < 0 or not entries:
            raise ValueError("an append has at least one entry, and numbers begin with 0")
        return self.run_append(Append(expected, tuple(entries), summary))

    async def read(self, table: str, start: int = 0) -> list[bytes]:
        return await self.run_read(lambda connection: queries.read(connection, table, start))

    async def find(self, code: str) -> str:
        return await self.run_read(lambda connection: queries.find(connection, code))

    async def summary(self, table: str) -> Summary:
        return await self.run_read(lambda connection: queries.summary(connection, table))

    async def listing(
        self, *, public: bool | None = True, phase: str | None = None, limit: int = 50
    ) -> list[Summary]:
        return await self.run_read(lambda connection: queries.listing(connection, public, phase, limit))

    async def delete(self, table: str) -> None:
        await self.run_write(lambda connection: queries.remove(connection, table))

    async def expire(self, before: int) -> int:
        def expire(connection: Connection) -> int:
            materials.expire(connection, before)
            return queries.expire(connection, before)

        return await self.run_write(expire)

    async def remember(self, player: str, table: str) -> None:
        await self.run_write(lambda connection: queries.remember(connection, player, table))

    async def tables_of(self, player: str) -> list[str]:
        return await self.run_read(lambda connection: queries.tables_of(connection, player))

    async def finished_of(self, player: str, start: int, limit: int) -> list[tuple[str, bytes | None]]:
        return await self.run_read(lambda connection: results.finished_of(connection, player, start, limit))

    async def result(self, table: str) -> bytes | None:
        return await self.run_read(lambda connection: results.find(connection, table))

    async def keep_result(self, table: str, body: bytes) -> None:
        await self.run_write(lambda connection: results.keep(connection, table, body))

    async def forget(self, player: str, table: str | None = None) -> None:
        def forget(connection: Connection) -> None:
            queries.forget(connection, player, table)
            if table is None:
                days.forget(connection, player)

        await self.run_write(forget)

    async def keep_material(self, game: str, digest: str, body: bytes, at: int) -> None:
        await self.run_write(lambda connection: materials.keep(connection, game, digest, body, at))

    async def material(self, game: str, digest: str, at: int) -> bytes | None:
        found = await self.run_read(lambda connection: materials.find(connection, game, digest))
        if found is None:
            return None
        if found.used < at - materials.NOTED_EVERY_MS:
            await self.run_write(lambda connection: materials.note(connection, game, digest, at))
        return found.body

    async def keep_day(self, day: str, body: bytes, at: int) -> None:
        await self.run_write(lambda connection: days.keep_day(connection, day, body, at))

    async def day(self, day: str) -> bytes | None:
        return await self.run_read(lambda connection: days.find_day(connection, day))

    async def days(self) -> list[str]:
        return await self.run_read(days.listed_days)

    async def keep_day_result(self, result: DayResult) -> None:
        await self.run_write(lambda connection: days.keep_result(connection, result))

    async def days_done(self, player: str) -> list[tuple[str, str, int]]:
        return await self.run_read(lambda connection: days.done(connection, player))

    async def day_results(self, player: str, day: str) -> list[DayResult]:
        return await self.run_read(lambda connection: days.results_of(connection, player, day))

    async def day_shares(self, day: str, game: str, puzzles: int) -> list[float]:
        return await self.run_read(lambda connection: days.shares(connection, day, game, puzzles))

    async def lease(self, table: str, node: str, ttl_ms: int) -> bool:
        return await self.run_write(lambda connection: queries.lease(connection, table, node, ttl_ms))

    async def renew(self, node: str, ttl_ms: int) -> list[str]:
        return await self.run_write(lambda connection: queries.renew(connection, node, ttl_ms))

    async def release(self, table: str, node: str) -> None:
        await self.run_write(lambda connection: queries.release(connection, table, node))

    async def release_all(self, node: str) -> None:
        await self.run_write(lambda connection: queries.release_all(connection, node))

    async def owner(self, table: str) -> str | None:
        return await self.run_read(lambda connection: queries.owner(connection, table))

    async def backup(self, file: Path, *, replace: bool = False) -> Contents:
        return await self.run_snapshot(lambda connection: backup.write(connection, file, replace=replace))

    async def restore(self, file: Path, *, replace: bool = False) -> Contents:
        await asyncio.to_thread(backup.check, file)  # before the transaction, so that nobody waits for that
        run = self.run_alone if replace else self.run_write
        return await run(lambda connection: restore(connection, file, replace=replace))
