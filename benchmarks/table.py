"""What a move costs a table: decided, handed to a store that does nothing, applied, shown to two players.

    python benchmarks/table.py [GAMES]

Prints the processor time per accepted move of a person, for whole games of The BORDER between two people,
and that of early and late moves: it must not grow with the length of the game.
"""

import asyncio
import statistics
import sys
import time
from collections.abc import Sequence
from random import Random

from benchmarks.game_setup import begun
from hranice.live.async_bots import InlineBots
from hranice.live.clock import LoopClock
from hranice.live.live_table import LiveTable, Services
from hranice.live.registry import TableRegistry
from hranice.plugins import GAMES
from hranice.store.interface import Summary
from hranice.table.log import TableSettings

GAME = GAMES["border"]
PEOPLE = ("anna", "bert")


class NoStore:
    """Keeps only what a table needs to be opened."""

    def __init__(self) -> None:
        self._first: dict[str, list[bytes]] = {}

    async def append(self, table: str, expected: int, entries: Sequence[bytes], summary: Summary) -> None:  # noqa: ARG002 - as stores do
        """Forget the entries, but for the first."""
        if not expected:
            self._first[table] = list(entries)

    async def read(self, table: str) -> list[bytes]:
        """Return the opening."""
        return self._first[table]

    async def find(self, code: str) -> str:
        """Find nothing; nobody asks."""
        raise LookupError(code)


def swallow(message: bytes) -> bool:
    """Take a message as a socket would."""
    return bool(message)


async def timed_game(registry: TableRegistry, random: Random) -> list[float]:
    """Play one game and return the microseconds of each move."""
    live = await registry.open(GAME, "anna", TableSettings(chairs=2), GAME.options_type())
    connections = await begun(live, PEOPLE, swallow)
    costs: list[float] = []
    while (chosen := _chosen_move(live, random)) is not None:
        seat, move = chosen
        before = time.process_time_ns()
        await connections[seat].move(seat, move)
        costs.append((time.process_time_ns() - before) / 1000)
    live.end()
    return costs


def _chosen_move(live: LiveTable, random: Random) -> tuple[int, object] | None:
    play = live.table.play
    if play is None or not play.due.seats:
        return None
    seat = play.due.seats[0]
    return seat, GAME.sample(play.state, seat, random.randrange)


async def main(games: int) -> None:
    """Play so many games and print what their moves cost."""
    registry = TableRegistry(GAMES, Services(NoStore(), LoopClock(), InlineBots()))
    random = Random(1)
    await timed_game(registry, random)
    played = [await timed_game(registry, random) for _ in range(games)]
    costs = [cost for game in played for cost in game]
    early = statistics.median(cost for game in played for cost in game[8:13])
    late = statistics.median(cost for game in played for cost in game[-15:-10])
    print(f"{games} games, {len(costs)} moves, µs of processor time per move:")
    print(f"mean {statistics.fmean(costs):.0f}  median {statistics.median(costs):.0f}", end="  ")
    print(f"about the 10th move {early:.0f}  near the end {late:.0f}")
    registry.close()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 50))
