"""Simple players who know nothing but the views that they are sent."""

import asyncio
from collections.abc import Callable
from typing import Any

from hranice.client import AtTable, Client
from hranice.game import Refusal
from hranice.games.border.rules.state import Complete, Cross, Stop
from hranice.games.border.rules.view import View as BorderView
from hranice.games.travel.rules.view import View as TravelView
from hranice.table.log import TableSettings

QUICK: dict[str, Any] = {"border": {}, "travel": {"pace": 0, "settle": 300, "show": 0}}
"""Options by game: without the pauses that people need."""

LOCKED_S = 0.3
HARD = {"server-fault", "server-unreadable", "table-move-unreadable", "table-not-your-seat"}
"""Reasons for which a sound player is never refused."""


def choose(view: Any, tired: int = 1000) -> Any:
    """Return some legal move of the seat that sees this, or None when it is not asked.

    In The BORDER nothing is crossed from round `tired` on, so that the game ends after three circuits (B24).
    """
    some = 0 if view.round >= tired else 1
    match view:
        case TravelView():
            return view.moves[view.round % len(view.moves)] if view.moves else None
        case BorderView() if view.seat == view.active and view.phase == "keep":
            return Stop()
        case BorderView() if view.seat == view.active and view.phase == "complete":
            return Complete(view.segments[:some])
        case BorderView() if view.phase == "cross" and view.seat is not None and view.seat != view.active:
            return Cross(view.spaces[:some]) if view.players[view.seat].thinking else None
    return None


class Player:
    """Plays all seats of one device until the game is over, and notes everything it was told."""

    def __init__(self, client: Client, table: AtTable, tired: int = 1000) -> None:
        self.client = client
        self.table = table
        self.tired = tired
        self.happened: list[int] = []
        """The numbers of all happenings, in the order in which they were told."""
        self.acknowledged: list[int] = []
        self.gaps = 0
        """How often what happened meanwhile was not told one by one."""

    @property
    def over(self) -> bool:
        """Whether the game is."""
        return self.table.about is not None and self.table.about.phase == "finished"

    def knows_more_than(self, number: int | None) -> bool:
        """Say whether the player has been told something since, or there is nothing more to tell."""
        return self.over or self.table.number != number

    async def play(self, pause: Callable[[], float] = lambda: 0.0) -> None:
        """Play to the end."""
        async for update in self.table:
            self.gaps += update.fresh and bool(self.happened)
            self.happened += [happening.number for happening in update.happened]
            # What the table itself says may be ahead of the updates that are still to be read.
            if update.about is not None and update.about.phase == "finished":
                return
            await asyncio.sleep(pause())
            await self._act()

    async def _act(self) -> None:
        refused = False
        # Before the game there are seats but no views.
        for seat, view in zip(self.table.yours, self.table.views, strict=False):
            move = choose(view, self.tired)
            if move is not None:
                try:
                    self.acknowledged.append(await self.table.move(seat, move))
                except Refusal as refusal:
                    if refusal.reason in HARD:
                        raise
                    # Else the view has moved on while this was on its way, and the next update will tell; or
                    # it was too early in a race, for nobody is as quick as this: then the seat is locked.
                    if isinstance(view, TravelView):
                        await asyncio.sleep(LOCKED_S)
                        refused = True
        if refused:
            await self._act()


async def seated(game: str, clients: list[Client], *, tired: int = 1000, **settings: Any) -> list[Player]:
    """Open a table for these clients, one seat each, and begin."""
    host = clients[0]
    chairs = len(clients)
    place = await host.open(game, TableSettings(chairs=chairs, **settings), QUICK[game])
    players = []
    for number, client in enumerate(clients):
        await client.sit(place.code, f"Player {number}")
        players.append(Player(client, await client.watch(place.code), tired))
    await host.start(place.code)
    for player in players:
        await player.table.begun()
    return players
