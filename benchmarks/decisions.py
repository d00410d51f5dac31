"""What the strongest bots take to decide in games for four; `make pace` runs it in a browser.

    python benchmarks/decisions.py [GAMES]

Prints milliseconds as JSON, the middle and 95 of 100. It needs nothing but the rooms that travel to browsers,
and `hranice.lab.playing`.
"""

import json
import sys
import time
from collections.abc import Iterable
from typing import Any

from hranice.bots import Bot, Choice, make_bot
from hranice.lab.playing import play_out
from hranice.plugins import GAMES
from hranice.table.dealing import deal, thinking_seed
from hranice.table.record import Seat

STRONGEST = {"border": "expert", "travel": "globetrotter"}
SEATS = 4


class Timed(Bot[Any, Any]):
    """A bot, and the milliseconds that it takes."""

    def __init__(self, bot: Bot[Any, Any], times: list[float]) -> None:
        self._bot = bot
        self._times = times

    def choose(self, state: Any, seat: int) -> Choice[Any]:
        """Return what the bot wants to do."""
        began = time.perf_counter()
        choice = self._bot.choose(state, seat)
        self._times.append(1000 * (time.perf_counter() - began))
        return choice

    def revise(self, state: Any, seat: int, choice: Choice[Any]) -> Choice[Any]:
        """Return what the bot wants now that something else has happened first."""
        return self._bot.revise(state, seat, choice)


def times_of(name: str, bot: str, seats: int, numbers: Iterable[int]) -> list[float]:
    """Return the times of all decisions in some games of a bot with itself, in their order."""
    game = GAMES[name]
    options = game.complete(game.options_type())
    times: list[float] = []
    for number in numbers:
        named = [Seat(bot, bot, None) for _ in range(seats)]
        dealt = deal(game, options, named, number.to_bytes(32, "big"), {}, duplicate=False)
        bots = [Timed(make_bot(game, bot, thinking_seed(seed)), times) for seed in dealt.seeds]
        play_out(game, dealt, bots)
    return times


def main(games: int) -> None:
    """Print a line for each bot."""
    for name, bot in STRONGEST.items():
        times = sorted(times_of(name, bot, SEATS, range(games)))
        middle, most = (round(times[int(share * len(times))], 1) for share in (0.5, 0.95))
        print(json.dumps({"bot": bot, "counted": len(times), "p50": middle, "p95": most}), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3)
