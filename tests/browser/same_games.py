"""Plays games and prints what they came to, wherever there is Python: natively, and on Pyodide.

`python tests/browser/same_games.py FIRST COUNT` prints a line of JSON for each game: the hashes of its record
and of its analysis. It needs nothing but the rooms that travel to browsers, and `hranice.lab.playing`.
"""

import hashlib
import json
import sys
from collections.abc import Iterator

import msgspec

from hranice.insight import Analysis, insight_of
from hranice.lab.playing import play_game
from hranice.plugins import GAMES
from hranice.table.record_reader import read_record

BOTS = {
    "border": ("expert", "regular", "greedy", "beginner"),
    "travel": ("globetrotter", "traveller", "tourist", "random"),
}
SERIES = 17
ANALYSED = 10
"""One game of so many is analysed, too."""


def lines(first: int, count: int) -> Iterator[str]:
    """Yield what each game came to."""
    for number in range(first, first + count):
        for name, bots in BOTS.items():
            game, seats = GAMES[name], 2 + number % 3
            options = game.complete(game.options_type())
            record = play_game(game, options, bots[:seats], SERIES, number, recorded=True).record or b""
            told = {"game": name, "number": number, "record": hashlib.sha256(record).hexdigest()}
            if number % ANALYSED == 0:
                told["analysis"] = hashlib.sha256(_analysis(record)).hexdigest()
            yield json.dumps(told)


def _analysis(record: bytes) -> bytes:
    read = read_record(record, GAMES)
    *_, found = insight_of(read.game).analysed(read)
    assert isinstance(found, Analysis)
    return msgspec.json.encode(found)


if __name__ == "__main__":
    for line in lines(int(sys.argv[1]), int(sys.argv[2])):
        print(line, flush=True)
