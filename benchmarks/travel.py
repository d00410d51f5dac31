"""How fast Bez hranic is: prices of round 7, and whole games between bots.

Run it with `python -m benchmarks.travel`. Each figure is the best of several runs, on one core.
"""

import time
from collections.abc import Callable
from random import Random

from rich.console import Console
from rich.table import Table

from hranice.games.travel import TRAVEL
from hranice.games.travel.maps import load
from hranice.games.travel.rules.fare import Case, Fares
from hranice.games.travel.rules.options import Options
from hranice.lab.playing import play_game

RUNS = 5
CASES = 20_000
GAMES = 20


def final_cases(name: str) -> list[Case]:
    """Return random cases of round 7, as they occur: states in parts among them."""
    random, codes = Random(7), load(name).atlas.codes
    cases = []
    for _ in range(CASES):
        start, target, *picks = random.sample(codes, 4)
        cases.append(Case(7, start, tuple(picks), target, (random.randrange(6), random.randrange(6))))
    return cases


def best_time(work: Callable[[], object]) -> float:
    """Return the seconds of processor time that the quickest of several runs took."""
    times = []
    for _ in range(RUNS):
        began = time.process_time()
        work()
        times.append(time.process_time() - began)
    return min(times)


def prices_per_second(name: str) -> float:
    """Price cases of round 7."""
    price = Fares(load(name).atlas).price
    asked = [(case.round, case.start, case.picks, case.target, sum(case.under)) for case in final_cases(name)]

    def work() -> None:
        for case in asked:
            price(*case)

    return CASES / best_time(work)


def bills_per_second(name: str) -> float:
    """Explain the same cases: every line of the bill, and the route."""
    bill, cases = Fares(load(name).atlas).bill, final_cases(name)

    def work() -> None:
        for case in cases:
            bill(case)

    return CASES / best_time(work)


def game_milliseconds(bot: str) -> float:
    """Play whole games of six with the usual options, each bot drawing up the map it remembers."""

    def work() -> None:
        for number in range(GAMES):
            play_game(TRAVEL, Options(), [bot] * 6, seed=1, number=number)

    return 1_000 * best_time(work) / GAMES


def main() -> None:
    """Print the figures beside what was asked for."""
    table = Table("what", "measured", "asked for", title="Bez hranic, one core")
    for name in ("europe", "usa"):
        table.add_row(f"prices of round 7, {name}", f"{prices_per_second(name):,.0f}/s", "≥ 200,000/s")
        table.add_row(f"bills with routes, {name}", f"{bills_per_second(name):,.0f}/s", "")
    for bot in ("traveller", "random"):
        table.add_row(f"game of six, {bot}", f"{game_milliseconds(bot):.1f} ms", "< 20 ms")
    Console().print(table)


if __name__ == "__main__":
    main()
