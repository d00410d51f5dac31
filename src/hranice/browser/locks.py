"""Which tables this tab may drive: those that no other tab does."""

from hranice.browser.page_protocols import Page
from hranice.live.problems import Denied


class TabLocks:
    """The ownership of one tab among several; see `hranice.live.registry.Ownership`."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._held: set[str] = set()

    async def acquire(self, table: str) -> None:
        """Make this tab the one that drives a table; raises `Denied` when another one does."""
        if table in self._held:
            return
        if not await self._page.lock(table):
            raise Denied("offline-other-tab")
        self._held.add(table)

    def release(self, table: str) -> None:
        """Give the table up."""
        if table in self._held:
            self._held.remove(table)
            self._page.unlock(table)
