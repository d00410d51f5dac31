"""How long a bot of The BORDER thinks, and an analysis takes: `python -m benchmarks.thinking [BOT]`.

All in time of one core.
"""

import sys
import time

import numpy as np

from benchmarks.decisions import times_of
from hranice.games.border import BORDER
from hranice.games.border.rules.state import Options
from hranice.insight import insight_of
from hranice.lab.playing import play_game
from hranice.plugins import GAMES as ALL
from hranice.table.record_reader import read_record

SEATS, GAMES = (2, 3, 4), 10


def analysis(bot: str) -> float:
    """Return the milliseconds that the analysis of a game of four takes."""
    played = play_game(BORDER, Options(), [bot] * SEATS[-1], seed=7, number=1, recorded=True)
    record = read_record(played.record or b"", ALL)
    began = time.process_time()
    for _ in insight_of(BORDER).analysed(record):
        pass
    return 1000 * (time.process_time() - began)


def main() -> None:
    """Print the first thought, then mean, 95th of 100 and longest, then an analysis."""
    bot = sys.argv[1] if len(sys.argv) > 1 else "expert"
    first, *_ = times_of(BORDER.name, bot, SEATS[0], [0])  # with what is worked out once and kept
    sys.stdout.write(f"{bot}, first thought of a process: {first:.0f} ms\n")
    for seats in SEATS:
        taken = np.array(times_of(BORDER.name, bot, seats, range(1, 1 + GAMES)))
        sys.stdout.write(
            f"{bot}, {seats} players, {len(taken)} decisions: mean {taken.mean():.1f} ms, "
            f"95 % within {np.percentile(taken, 95):.1f} ms, longest {taken.max():.1f} ms\n"
        )
    sys.stdout.write(f"analysis of a game of four: {analysis(bot):.0f} ms\n")


if __name__ == "__main__":
    main()
