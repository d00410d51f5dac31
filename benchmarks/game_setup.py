"""People who sit down at a live table and begin."""

from collections.abc import Callable, Sequence

from hranice.live.live_table import Connection, LiveTable
from hranice.table.commands import Reveal, SeedOfSeat, Sit, Start
from hranice.table.fair_chance import seal


async def begun(live: LiveTable, people: Sequence[str], sink: Callable[[bytes], bool]) -> list[Connection]:
    """Seat these people, the host first, begin the game, and return their connections."""
    connections = []
    for name in people:
        await live.do(Sit(name, name, seal(name)))
        connections.append(live.connect(name, sink))
    await live.do(Start(people[0]))
    for seat, name in enumerate(people):
        await live.do(Reveal(name, (SeedOfSeat(seat, name, seal(f"{name} again")),)))
    return connections
