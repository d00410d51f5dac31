"""How long a bot of The BORDER thinks, and an analysis takes: `python -m benchmarks.thinking [BOT]`.

All in time of one core.
"""

import sys
import time

import numpy as np

from hranice.bots import Bot, make_bot
from hranice.game import Drawn, Moved
from hranice.games.border import BORDER
from hranice.games.border.rules.state import Move, Options, State
from hranice.insight import insight_of
from hranice.lab.playing import play_game
from hranice.plugins import GAMES as ALL
from hranice.table.fair_chance import Fate
from hranice.table.record_reader import read_record

SEATS, GAMES = (2, 3, 4), 10


def thinking(bot: str, seats: int, number: int) -> list[float]:
    """Return the milliseconds of every decision in a game of a bot with itself, whatever else runs here."""
    fate = Fate(number.to_bytes(32, "big"))
    bots: list[Bot[State, Move]] = [make_bot(BORDER, bot, number + seat) for seat in range(seats)]
    state, chances, taken = BORDER.setup(Options(), seats), 0, []
    while due := BORDER.due(state):
        if due.chance is not None:
            chances += 1
            state, _ = BORDER.play(state, Drawn(fate.outcome(chances, due.chance.bounds)))
            continue
        for seat in due.seats:
            view = BORDER.redact(state, seat)
            began = time.process_time()
            move = bots[seat].choose(view, seat).move
            taken.append(1000 * (time.process_time() - began))
            state, _ = BORDER.play(state, Moved(seat, move))
    return taken


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
    first, *_ = thinking(bot, SEATS[0], 0)  # with what is worked out once and kept
    sys.stdout.write(f"{bot}, first thought of a process: {first:.0f} ms\n")
    for seats in SEATS:
        taken = np.concatenate([thinking(bot, seats, number) for number in range(1, 1 + GAMES)])
        sys.stdout.write(
            f"{bot}, {seats} players, {len(taken)} decisions: mean {taken.mean():.1f} ms, "
            f"95 % within {np.percentile(taken, 95):.1f} ms, longest {taken.max():.1f} ms\n"
        )
    sys.stdout.write(f"analysis of a game of four: {analysis(bot):.0f} ms\n")


if __name__ == "__main__":
    main()
