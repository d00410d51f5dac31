"""What the worker's script gives to Python: its store, its locks, and the page to talk to.

`web/src/offline/worker.ts` has the other side. What crosses are numbers, texts, and lists of texts.
"""

from collections.abc import Awaitable, Sequence
from typing import Protocol


class PageLogs(Protocol):
    """The logs of tables in the browser's storage; entries and summaries are JSON."""

    def append(self, table: str, expected: int, entries: Sequence[str], summary: str) -> Awaitable[str]:
        """Write entries and summary, all or nothing; tell what was wrong.

        That is nothing, `conflict`, `code-taken` or `away`. Storage that is full or refused is no reason to
        stop: then it is kept in memory, and the page told. It is away where the log cannot be read either.
        """

    def read(self, table: str, start: int) -> Awaitable[Sequence[str] | None]:
        """Return the entries from number `start` on; None: there is no such table."""

    def find(self, code: str) -> Awaitable[str | None]:
        """Return the id of the table with this code."""

    def summary(self, table: str) -> Awaitable[str | None]:
        """Return what was written with the last entries."""

    def tables(self) -> Awaitable[Sequence[str]]:
        """Return the ids of all tables, the one touched last first."""

    def finished(self) -> Awaitable[Sequence[str]]:
        """Return the ids of all tables whose games are over, the one touched last first."""

    def result(self, table: str) -> Awaitable[str | None]:
        """Return what is kept of a finished game."""

    def conclude(self, table: str, result: str) -> Awaitable[None]:
        """Keep what a list shows of a finished game."""

    def remove(self, table: str) -> Awaitable[None]:
        """Remove a table with all that belongs to it."""


class PageMaterials(Protocol):
    """What people made to play on, in the browser's storage; it is JSON."""

    def keep(self, game: str, digest: str, body: str, at: int) -> Awaitable[None]:
        """Keep something that is wanted at this moment. For it something gives way that was not for long."""

    def find(self, game: str, digest: str, at: int) -> Awaitable[str | None]:
        """Return it, and note that it is wanted; None: it is not here."""

    def clear(self) -> Awaitable[None]:
        """Remove all of it."""


class Page(Protocol):
    """The page behind the worker."""

    @property
    def logs(self) -> PageLogs:
        """The storage of tables."""

    @property
    def materials(self) -> PageMaterials:
        """The storage of what people made."""

    def lock(self, table: str) -> Awaitable[bool]:
        """Keep other tabs from driving a table; False: one does."""

    def unlock(self, table: str) -> None:
        """Let other tabs drive a table."""

    def answer(self, number: int, status: int, text: str) -> None:
        """Answer a request."""

    def tell(self, socket: int, text: str) -> None:
        """Send a message over a socket."""

    def hang_up(self, socket: int) -> None:
        """End a socket."""
