"""`python -m benchmarks.fast`: the compiled engine beside the contract and our peers, measured in one run.

    python -m benchmarks.fast [PYTHON]

PYTHON is an interpreter that has pgx (`python -m venv side && side/bin/pip install pgx`); without it pgx is
left out. Everything runs on one core and plays whole games with uniformly random legal choices.
"""

import statistics
import subprocess
import sys
from pathlib import Path
from random import Random

from rich.console import Console
from rich.table import Table

from benchmarks.rivals import Playout, border, decisions_per_second, open_spiel
from hranice.games.border.bots.engine.questions import play_random
from hranice.games.border.compiled.array_types import compile_boards, new_position
from hranice.games.border.compiled.playout import random_games
from hranice.games.border.compiled.primitives import seeded
from hranice.games.border.rules.state import Options

OURS = "The BORDER (4 players, compiled)"
SHIPPED = "The BORDER (4 players, as shipped)"
CONTRACT = "The BORDER (4 players, contract)"
GAMES_AT_ONCE = 50
ROUNDS = 5
SECONDS = 1.5
PGX = ("backgammon", "connect_four", "2048")


def compiled() -> Playout:
    """Return playouts of the compiled engine, many at a time as its users play them."""
    boards, games = compile_boards(Options()), new_position(4)

    def playout(random: Random) -> int:
        return random_games(boards, games, GAMES_AT_ONCE, seeded(random.getrandbits(63)))

    return playout


def shipped(random: Random) -> int:
    """Play in the module that comes with the bots."""
    return play_random(Options().layouts, 4, GAMES_AT_ONCE, random.getrandbits(63))


def main(pgx: str | None) -> None:
    """Interleave the contenders so that a busy moment of the machine hits all of them."""
    contenders = {
        OURS: compiled(),
        SHIPPED: shipped,
        CONTRACT: border,
        "OpenSpiel backgammon (C++)": open_spiel("backgammon"),
        "OpenSpiel connect_four (C++)": open_spiel("connect_four"),
        "OpenSpiel pig (C++)": open_spiel("pig"),
    }
    rates: dict[str, list[float]] = {name: [] for name in contenders}
    for turn in range(ROUNDS):
        for name, playout in contenders.items():
            rates[name].append(decisions_per_second(playout, SECONDS, seed=turn))
    for name in PGX if pgx else ():
        rates[f"pgx {name} (JAX, 512 games at once)"] = [_pgx_rate(str(pgx), name)] * ROUNDS
    table = Table("contender", "decisions/s", "ours is", title="Random play on one core, medians of one run")
    for name, measured in rates.items():
        ratio = statistics.median(mine / theirs for mine, theirs in zip(rates[OURS], measured, strict=True))
        table.add_row(name, f"{statistics.median(measured):,.0f}", f"{ratio:,.1f} ×")
    Console(width=100).print(table)


def _pgx_rate(python: str, name: str) -> float:
    script = Path(__file__).with_name("pgx_random.py")
    return float(subprocess.run([python, script, name], capture_output=True, check=True, text=True).stdout)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else None)
