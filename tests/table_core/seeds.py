"""People whose devices seal a seed when they sit down and reveal it when the game is started."""

from typing import Any

from hranice.server.live_table import LiveTable
from hranice.table.commands import Reveal, SeedOfSeat, Sit, Start
from hranice.table.fair import seal
from hranice.table.handlers import decide
from hranice.table.table import Table

SEED = "seed"
SEAL = seal(SEED)


def sitting(player: str, name: str) -> Sit:
    """Return the wish to sit down, with the seal of a seed that `revealing` knows."""
    return Sit(player, name, SEAL)


def revealing(table: Table, player: str) -> Reveal:
    """Return what a player's device says once the game is started."""
    return Reveal(player, tuple(SeedOfSeat(seat, SEED, SEAL) for seat in table.seats_of(player)))


def started(table: Table, start: Start, now: int) -> Table:
    """Return a table at which the game has begun: everybody has revealed their seeds."""
    table = decide(table, start, now).table
    for player in sorted(table.players):
        table = decide(table, revealing(table, player), now).table
    return table


async def start(live: LiveTable, player: str, **wanted: Any) -> None:
    """Start the game of a live table, and let everybody reveal their seeds."""
    await live.do(Start(player, **wanted))
    for person in sorted(live.table.players):
        await live.do(revealing(live.table, person))
