"""The core of a table, rules, and simple bots need msgspec and the standard library only."""

import subprocess
import sys
from pathlib import Path

import msgspec

SOURCE = Path(__file__).parent.parent.parent / "src"

PROGRAM = """
import sys

class Nothing:
    '''Finds msgspec and our own modules, and nothing else that is not in the standard library.'''

    def find_spec(self, name, path=None, target=None):
        first = name.partition(".")[0]
        if first not in {"hranice", "msgspec"} and first not in sys.stdlib_module_names:
            raise ImportError(f"{name} is not there")

sys.meta_path.insert(0, Nothing())
sys.path += sys.argv[1:]

import hranice.table.core
from hranice.bots.random import RandomBot
from hranice.games.border import BORDER
from hranice.games.travel import TRAVEL
from hranice.games.travel.bots import Traveller
from hranice.table.fair_chance import Fate
from hranice.table.synchronous_table import SynchronousTable

for game, times, bot in (BORDER, {}, lambda seat: RandomBot(BORDER, seat)), (TRAVEL, {"show": 0}, Traveller):
    options = game.complete(game.options_type(**times))
    bots = {seat: ("bot", bot(seat)) for seat in range(2)}
    table = SynchronousTable(game, options, 2, Fate(bytes(32)), bots)
    table.advance()
    assert table.play.over
assert "asyncio" not in sys.modules
"""


def test_games_run_where_there_is_nothing_but_msgspec() -> None:
    places = [str(SOURCE), str(Path(msgspec.__file__).parent.parent)]
    command = [sys.executable, "-S", "-I", "-c", PROGRAM, *places]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
