"""`make bench`: our figures beside those of our peers, measured in one run."""

import statistics

from rich.console import Console
from rich.table import Table

from benchmarks.rivals import border, catanatron, catanatron_choices, decisions_per_second, open_spiel

ROUNDS = 5
SECONDS = 1.5


def main() -> None:
    """Interleave the contenders so that a busy moment of the machine hits all of them."""
    contenders = {
        "The BORDER (4 players, contract)": border,
        "catanatron, all actions": catanatron,
        "catanatron, actions with a choice": catanatron_choices,
        "OpenSpiel backgammon (C++)": open_spiel("backgammon"),
        "OpenSpiel pig (C++)": open_spiel("pig"),
    }
    rates: dict[str, list[float]] = {name: [] for name in contenders}
    for turn in range(ROUNDS):
        for name, playout in contenders.items():
            rates[name].append(decisions_per_second(playout, SECONDS, seed=turn))
    ours = rates["The BORDER (4 players, contract)"]
    table = Table("contender", "decisions/s", "ours is", title="Random play on one core, medians of one run")
    for name, measured in rates.items():
        ratio = statistics.median(mine / theirs for mine, theirs in zip(ours, measured, strict=True))
        table.add_row(name, f"{statistics.median(measured):,.0f}", f"{ratio:.2f} ×")
    Console().print(table)


if __name__ == "__main__":
    main()
