"""People whose devices seal a seed when they sit down and reveal it when the game is started."""

from typing import Any

from hranice.live.live_table import LiveTable
from hranice.table.commands import Reveal, SeedOfSeat, Sit, Start
from hranice.table.dispatch import decide
from hranice.table.fair_chance import seal
from hranice.table.table_state import Table

SEED, OTHER = "seed", "another"
SEAL, OTHER_SEAL = seal(SEED), seal(OTHER)


def sitting(player: str, name: str) -> Sit:
    """Return the wish to sit down, with the seal of a seed that `revealing` knows."""
    return Sit(player, name, SEAL)


def revealing(table: Table, player: str) -> Reveal:
    """Return what a player's device says once the game is started: the two seeds by turns."""
    seals = {seat: table.seats[seat].seal for seat in table.seats_of(player)}
    shares = {OTHER_SEAL: (OTHER, SEAL)}
    return Reveal(
        player, tuple(SeedOfSeat(seat, *shares.get(own, (SEED, OTHER_SEAL))) for seat, own in seals.items())
    )


def started(table: Table, start: Start, now: int) -> Table:
    """Return a table at which the game has begun: everybody has revealed their seeds."""
    table = decide(table, start, now).table
    for player in sorted(table.players):
        table = decide(table, revealing(table, player), now).table
    return table


async def start(live: LiveTable, player: str, **wanted: Any) -> None:
    """Start the game of a live table, and let everybody reveal their seeds."""
    await live.do(Start(player, **wanted))
    await reveal_all(live)


async def reveal_all(live: LiveTable) -> None:
    """Let everybody reveal their seeds, now that the game is started."""
    for person in sorted(live.table.players):
        await live.do(revealing(live.table, person))
