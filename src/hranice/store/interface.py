"""What a store promises: the logs of tables, kept so that nothing acknowledged is ever lost.

A table is nothing but its log: entries numbered 0, 1, 2 … of bytes that the store never interprets.
Beside the log the store keeps a summary of each table for listing, the result of a finished one, who sits
where, and which node owns a table at the moment; materials, what people made to play on, such as a map; and
the days and results of the daily deal.
"""

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Sequence
from pathlib import Path

from hranice.game import BadInput, Value

FINISHED = "finished"
"""The phase of a table that the store tells from others: such a table does not expire."""
MOST_MATERIAL = 256 * 1024 * 1024
"""Bytes of all materials together."""
RESTS_AFTER_MS = 24 * 3600 * 1000
"""A material that nobody wanted for so long gives way to a new one where there is no room for both."""


class Summary(Value, frozen=True):
    """What a list of tables shows; written together with the entries it describes.

    `table` is the random id, `code` the invite code, unique among all tables; `code`, `game` and `created`
    are fixed when the table is created. Times are milliseconds since the epoch.
    """

    table: str
    code: str
    game: str
    phase: str
    public: bool
    seats: int
    taken: int
    created: int
    updated: int


class DayResult(Value, frozen=True):
    """What came of a puzzle of the daily deal for a player."""

    day: str
    game: str
    number: int
    player: str
    share: float
    counted: bool
    """Whether others are compared with it."""
    verdict: bytes


class Contents(Value, frozen=True):
    """How much a backup holds."""

    tables: int
    entries: int
    materials: int = 0


class Conflict(Exception):  # noqa: N818 - an answer to the writer, not an error of the program
    """The expected number is not the next one: somebody else has written. Read before you go on."""


class CodeTaken(Conflict):
    """The invite code of a new table belongs to another one. Draw a new code."""


class NotFound(Exception):  # noqa: N818 - an answer to the reader, not an error of the program
    """There is no such table."""


class NoRoom(Exception):  # noqa: N818 - an answer to the writer, not an error of the program
    """As much material is kept as there may be, and all of it is in use."""


class Unavailable(Exception):  # noqa: N818 - the message is a sentence for people
    """The disk is full, the database is away …: nothing is acknowledged, and it may be tried again.

    Trying the very same append again is always right: should the first attempt have reached the database
    although its answer was lost, the second one is acknowledged and nothing is written twice.
    """


class BadBackup(BadInput):
    """A backup cannot be used as it is; nothing was changed."""


class Store(ABC):
    """The logs of all tables. Every method may raise `Unavailable`."""

    @abstractmethod
    def append(
        self, table: str, expected: int, entries: Sequence[bytes], summary: Summary
    ) -> Awaitable[None]:
        """Write entries `expected`, `expected` + 1 … and the summary; durable when it returns.

        All of it is written or nothing. With `expected` 0 the table is created. Raises `Conflict` when
        `expected` is not the next number, `CodeTaken` for a new table whose code is not free, and
        `NotFound` when the table was deleted.
        """

    @abstractmethod
    async def read(self, table: str, start: int = 0) -> list[bytes]:
        """Return the entries from number `start` on; raises `NotFound`."""

    @abstractmethod
    async def find(self, code: str) -> str:
        """Return the id of the table with this invite code; raises `NotFound`."""

    @abstractmethod
    async def summary(self, table: str) -> Summary:
        """Return the summary as of the last append; raises `NotFound`."""

    @abstractmethod
    async def listing(
        self, *, public: bool | None = True, phase: str | None = None, limit: int = 50
    ) -> list[Summary]:
        """Return tables, the newest first; None means that it does not matter."""

    @abstractmethod
    async def delete(self, table: str) -> None:
        """Remove a table with all that belongs to it. One that is not there is already removed."""

    @abstractmethod
    async def expire(self, before: int) -> int:
        """Remove tables that were not finished and not touched since; return how many.

        With them go the materials that nobody has wanted since.
        """

    @abstractmethod
    async def remember(self, player: str, table: str) -> None:
        """Note that a player, known by the hash of a key, has to do with a table; raises `NotFound`."""

    @abstractmethod
    async def tables_of(self, player: str) -> list[str]:
        """Return the tables of a player, the one touched last first."""

    @abstractmethod
    async def finished_of(self, player: str, start: int, limit: int) -> list[tuple[str, bytes | None]]:
        """Return finished tables of a player, the one touched last first, with the results kept of them.

        The first `start` of them are left out, and no more than `limit` are returned.
        """

    @abstractmethod
    async def result(self, table: str) -> bytes | None:
        """Return the result that was kept of a table; None: there is none."""

    @abstractmethod
    async def keep_result(self, table: str, body: bytes) -> None:
        """Keep what a list shows of a finished game, in the place of what was kept before.

        It follows from the log and goes with it; a backup does not hold it. Raises `NotFound`.
        """

    @abstractmethod
    async def forget(self, player: str, table: str | None = None) -> None:
        """Remove every trace of a player outside the logs, or only that they have to do with one table."""

    @abstractmethod
    async def keep_material(self, game: str, digest: str, body: bytes, at: int) -> None:
        """Keep what people made to play on, by its digest; it is wanted at this moment.

        What is there already stays as it is. Raises `NoRoom`.
        """

    @abstractmethod
    async def material(self, game: str, digest: str, at: int) -> bytes | None:
        """Return it, and note that it was wanted at this moment; None: it is not here, or not any more."""

    @abstractmethod
    async def keep_day(self, day: str, body: bytes, at: int) -> None:
        """Keep a day of the daily deal, made at this moment; one that is here already stays as it is."""

    @abstractmethod
    async def day(self, day: str) -> bytes | None:
        """Return a day; None: it is not here."""

    @abstractmethod
    async def days(self) -> list[str]:
        """Return all days that are here, the newest first."""

    @abstractmethod
    async def keep_day_result(self, result: DayResult) -> None:
        """Keep a result; one of the same player and puzzle that is here already stays as it is."""

    @abstractmethod
    async def day_results(self, player: str, day: str | None = None) -> list[DayResult]:
        """Return the results of a player on a day, or on all days, in their order."""

    @abstractmethod
    async def day_shares(self, day: str, game: str, puzzles: int) -> list[float]:
        """Return, ascending, the mean shares of those who have so many results of a game that count."""

    @abstractmethod
    async def lease(self, table: str, node: str, ttl_ms: int) -> bool:
        """Make `node` the owner for `ttl_ms`, or prolong that; False when another node is the owner.

        The table need not exist yet. At any moment at most one node holds an unexpired lease of a table, by
        the clock of the database: a node counts its time from the moment before it asked.
        """

    @abstractmethod
    async def renew(self, node: str, ttl_ms: int) -> list[str]:
        """Prolong all unexpired leases of a node at once; return the tables that it still owns."""

    @abstractmethod
    async def release(self, table: str, node: str) -> None:
        """Give a lease back early; that of another node stays."""

    @abstractmethod
    async def release_all(self, node: str) -> None:
        """Give all leases of a node back at once."""

    @abstractmethod
    async def owner(self, table: str) -> str | None:
        """Return the node that holds an unexpired lease."""

    @abstractmethod
    async def backup(self, file: Path, *, replace: bool = False) -> Contents:
        """Write everything but leases, as it is at one moment, into a file; see `hranice.store.backup`.

        The file is complete or absent. Raises `FileExistsError` unless it may be replaced.
        """

    @abstractmethod
    async def restore(self, file: Path, *, replace: bool = False) -> Contents:
        """Add the tables of a backup, all or none; raises `BadBackup`.

        Tables that are already here are an error, or with `replace` give way to those of the backup. That
        is refused, with `Unavailable`, while anybody serves this store.
        """

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun and let go of files and connections."""
