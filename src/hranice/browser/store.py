"""The logs of a device's tables, in the storage of its browser."""

from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec

from hranice.browser.page_protocols import PageLogs, PageMaterials
from hranice.store.interface import CodeTaken, Conflict, NotFound, Summary, Unavailable

T = TypeVar("T")

_WRONG = {"conflict": Conflict, "code-taken": CodeTaken, "away": Unavailable}
_read_summary = msgspec.json.Decoder(Summary).decode


class BrowserStore:
    """A `TableStore`: everything in it is of the one player that a device has."""

    def __init__(self, logs: PageLogs, materials: PageMaterials, not_before: Callable[[int], object]) -> None:
        """Tell the clock before which moment it cannot be when a table is read.

        People set the clocks of their devices. A table of a clock that was ahead would wait for that time.
        """
        self._logs = logs
        self._materials = materials
        self._not_before = not_before

    async def append(self, table: str, expected: int, entries: Sequence[bytes], summary: Summary) -> None:
        """Write entries under the expected number. Raises `Conflict`, `CodeTaken` and `Unavailable`."""
        texts = [entry.decode() for entry in entries]
        wrong = await self._logs.append(table, expected, texts, msgspec.json.encode(summary).decode())
        if wrong:
            raise _WRONG[wrong](f"entry {expected} of {table}")

    async def read(self, table: str, start: int = 0) -> list[bytes]:
        """Return the entries from number `start` on."""
        entries = [entry.encode() for entry in _there(await self._logs.read(table, start))]
        self._not_before((await self.summary(table)).updated)
        return entries

    async def find(self, code: str) -> str:
        """Return the id of the table with this code."""
        return _there(await self._logs.find(code))

    async def summary(self, table: str) -> Summary:
        """Return the summary as of the last append."""
        return _read_summary(_there(await self._logs.summary(table)))

    async def listing(
        self,
        *,
        public: bool | None = True,  # noqa: ARG002 - as every store
        phase: str | None = None,  # noqa: ARG002
        limit: int = 50,  # noqa: ARG002
    ) -> list[Summary]:
        """Return no public table: nobody else could come to one."""
        return []

    async def delete(self, table: str) -> None:
        """Remove a table."""
        await self._logs.remove(table)

    async def remember(self, player: str, table: str) -> None:
        """Do nothing: all tables here are the player's."""

    async def tables_of(self, player: str) -> list[str]:  # noqa: ARG002 - there is but one
        """Return all tables, the one touched last first."""
        return list(await self._logs.tables())

    async def finished_of(
        self,
        player: str,  # noqa: ARG002 - there is but one
        start: int,
        limit: int,
    ) -> list[tuple[str, bytes | None]]:
        """Return finished tables with their results, the one touched last first."""
        tables = list(await self._logs.finished())[start : start + limit]
        return [(table, await self.result(table)) for table in tables]

    async def result(self, table: str) -> bytes | None:
        """Return the result of a table; None: none is kept."""
        found = await self._logs.result(table)
        return None if found is None else found.encode()

    async def keep_result(self, table: str, body: bytes) -> None:
        """Keep the result of a table."""
        await self._logs.conclude(table, body.decode())

    async def forget(self, player: str, table: str | None = None) -> None:
        """Remove all tables, those of finished games are nobody else's either, and all materials; or one."""
        if table is not None:
            await self.delete(table)
            return
        for own in await self.tables_of(player):
            await self.delete(own)
        await self._materials.clear()

    async def keep_material(self, game: str, digest: str, body: bytes, at: int) -> None:
        """Keep what people made to play on; the page gives room to it by what was wanted last."""
        await self._materials.keep(game, digest, body.decode(), at)

    async def material(self, game: str, digest: str, at: int) -> bytes | None:
        """Return it, and note that it was wanted."""
        found = await self._materials.find(game, digest, at)
        return None if found is None else found.encode()


def _there(found: T | None) -> T:
    if found is None:
        raise NotFound
    return found
