"""Where a game keeps what people made to play on: in the store of the tables, by its digest."""

from collections.abc import Callable
from typing import Protocol

from hranice.live.problems import Denied
from hranice.store.interface import NoRoom


class MaterialStore(Protocol):
    """What is needed of a store for that; `hranice.store.Store` says what is guaranteed."""

    async def keep_material(self, game: str, digest: str, body: bytes, at: int) -> None:
        """Keep a material by its digest; raises `NoRoom`."""

    async def material(self, game: str, digest: str, at: int) -> bytes | None:
        """Return it; None: it is not here, or not any more."""


class StoreShelf:
    """The shelf of one game; see `hranice.game_parts.Shelf`."""

    def __init__(self, store: MaterialStore, game: str, now: Callable[[], int]) -> None:
        self._store = store
        self._game = game
        self._now = now

    async def keep(self, digest: str, body: bytes) -> None:
        """Keep something; raises `Denied`."""
        try:
            await self._store.keep_material(self._game, digest, body, self._now())
        except NoRoom:
            raise Denied("server-shelf-full") from None

    async def find(self, digest: str) -> bytes | None:
        """Return it; None: it is not here."""
        return await self._store.material(self._game, digest, self._now())
