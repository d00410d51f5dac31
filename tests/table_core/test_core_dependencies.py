"""The core of a table, the rules and the bots of Bez hranic need msgspec and the standard library only."""

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

import hranice.games.border, hranice.games.travel
import hranice.games.travel.bots
import hranice.table.core, hranice.table.synchronous_table
from hranice.games.travel.bots import Traveller
from hranice.games.travel import TRAVEL

options = TRAVEL.complete(TRAVEL.options_type(show=0))
bots = {seat: ("traveller", Traveller(seat)) for seat in range(2)}
fate = hranice.table.fair_chance.Fate(bytes(32))
table = hranice.table.synchronous_table.SynchronousTable(TRAVEL, options, 2, fate, bots)
table.advance()
assert table.play.over
assert "asyncio" not in sys.modules
"""


def test_a_game_runs_where_there_is_nothing_but_msgspec() -> None:
    places = [str(SOURCE), str(Path(msgspec.__file__).parent.parent)]
    command = [sys.executable, "-S", "-I", "-c", PROGRAM, *places]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
