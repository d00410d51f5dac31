"""Kits to print: made aside, in a process of their own, one at a time. The last ones are kept."""

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any

from hranice.game import Games
from hranice.game_parts import Shelf
from hranice.live.limits import Limits
from hranice.live.problems import Denied
from hranice.printing import can_print
from hranice.server.bot_pool import PrintProcess
from hranice.server.static import Static, static

KEPT = 16
"""Kits that are remembered; one weighs some 600 kB."""
MOST_WAITING = 8
"""Kits that may wait for the one being made."""


class Prints:
    """Makes kits of the games that can be printed."""

    def __init__(self, games: Games, limits: Limits) -> None:
        self._games = games
        self._limits = limits
        self._process = PrintProcess()
        self._one_at_a_time = asyncio.Lock()
        self._waiting = 0
        self._kept: OrderedDict[tuple[str, Any], Static] = OrderedDict()
        self.stop = self._process.stop

    async def of(self, game: str, wanted: Mapping[str, str], address: str, shelf: Shelf) -> Static:
        """Return the kit that is ordered with these words; of somebody's own, from the game's shelf.

        Raises `Denied` where nothing can be printed and for what is asked for too often, `Refusal` for what
        there is not, `msgspec.ValidationError` for words that are no order.
        """
        if game not in self._games:
            raise Denied("server-no-such-game")
        printing = self._games[game].parts.printing()
        if printing is None or not can_print():
            raise Denied("server-no-print")
        order = printing.read(wanted)
        key = (game, order)
        if key not in self._kept:
            if self._waiting >= MOST_WAITING or not self._limits.prints.of(address).take():
                raise Denied("server-too-fast")
            material = None
            if digest := printing.material(order):
                material = await shelf.find(digest)
                if material is None:
                    raise Denied("server-no-such-map")
            await self._make(key, material)
        self._kept.move_to_end(key)
        return self._kept[key]

    async def _make(self, key: tuple[str, Any], material: bytes | None) -> None:
        self._waiting += 1
        try:
            async with self._one_at_a_time:
                if key not in self._kept:
                    pdf = await self._process.print(*key, material)
                    self._kept[key] = static(pdf, "application/pdf")
        finally:
            self._waiting -= 1
            if not self._waiting:  # Typst remembers a lot; whoever orders next waits a second more
                await self._process.stop()
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
