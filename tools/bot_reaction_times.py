"""How fast the travellers of Bez hranic are: `python -m tools.bot_reaction_times [PICTURE.svg]`.

They see offers as they are dealt and are asked for their first token; nobody else is there to watch.
"""

import statistics
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

from hranice.game import Drawn, Moved
from hranice.games.travel import TRAVEL
from hranice.games.travel.bots import TRAVEL_BOTS
from hranice.games.travel.rules.fare import picks_in
from hranice.games.travel.rules.options import Options
from hranice.games.travel.rules.state import FIELDS, Place, State
from tools.line_charts_and_histograms import histogram_chart

GAMES = 1_000
QUICK = Options(pace=0, settle=0, show=0)
STEP = 0.2
"""Seconds."""


def offers(seed: int) -> Iterator[State]:
    """Yield what a game reveals, round by round; both players then take any fields."""
    random = Random(seed)
    state = TRAVEL.setup(TRAVEL.complete(QUICK), 2)
    round_seen = 0
    while due := TRAVEL.due(state):
        if due.chance is not None:
            state, _ = TRAVEL.play(state, Drawn(tuple(map(random.randrange, due.chance.bounds))))
            continue
        if state.phase == "place" and state.round > round_seen:
            round_seen = state.round
            yield state
        seat = due.seats[0]
        free = [field for field in FIELDS if field not in state.fields(seat)]
        state, _ = TRAVEL.play(state, Moved(seat, Place(random.choice(free))))


def reactions(level: str, games: int) -> dict[int, list[float]]:
    """Return a level's times to the first token in seconds, by how many fields a round asks for."""
    taken: dict[int, list[float]] = {1: [], 2: []}
    for seed in range(games):
        bot = TRAVEL_BOTS[level](seed)
        for state in offers(seed):
            taken[picks_in(state.round)].append(bot.choose(state, 0).delay / 1000)
    return taken


def skewness(values: list[float]) -> float:
    """Return the third standardised moment: above 0 the tail is on the right."""
    mean, spread = statistics.fmean(values), statistics.pstdev(values)
    return statistics.fmean(((value - mean) / spread) ** 3 for value in values)


def main() -> None:
    """Print the figures of every level; draw those of the rounds with one field, if a file is named."""
    drawn = []
    for level in sorted(TRAVEL_BOTS, key=lambda name: -statistics.fmean(reactions(name, GAMES // 10 + 1)[1])):
        taken = reactions(level, GAMES)
        drawn.append((level, taken[1]))
        for fields, choices in ((1, 8), (2, 28)):
            values = taken[fields]
            sys.stdout.write(
                f"{level}, {choices} choices: mean {statistics.fmean(values):.2f} s, "
                f"median {statistics.median(values):.2f} s, spread {statistics.stdev(values):.2f} s, "
                f"skewness {skewness(values):.1f}\n"
            )
    if len(sys.argv) > 1:
        across = "seconds from the reveal to the first token, 8 choices"
        picture = histogram_chart(drawn, STEP, across, f"% in each {STEP:g} s")
        Path(sys.argv[1]).write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
