"""Games of The BORDER with what the engine says of them, to the last bit: `golden.jsonl.gz`, a game a line.

`python -m tests.engine.golden` writes the file anew, for when the engine or its weights are meant to say
something else. Everything that thinks in the engine is to be compared with it: server, terminal, browser.
"""

import gzip
import hashlib
from collections.abc import Iterator
from itertools import islice, product
from pathlib import Path

import msgspec

from hranice.bots import make_bot
from hranice.game import Moved, Value
from hranice.games.border import BORDER
from hranice.games.border.bots.judging_bot import JudgingBot
from hranice.games.border.bots.levels import LEVELS
from hranice.games.border.rules.state import Move, Options, State
from hranice.insight import Analysis, insight_of
from hranice.lab.playing import play_game
from hranice.plugins import GAMES
from hranice.table.record_reader import Record, read_record
from hranice.table.record_replay import replayed

FILE = Path(__file__).with_suffix(".jsonl.gz")
GAMES_KEPT, POSITIONS = 10, 110
"""So many games, and of each so many decisions, the first ones being left out where there are more."""
TABLES = list(product((2, 3, 4), (True, False)))
PLAYERS = ("expert", "random-eager", "regular", "beginner")
"""Good play meets strange positions, too."""
SEED = 11


class Position(Value, frozen=True, array_like=True):
    """A decision of the game."""

    number: int
    """Of the event that decided it."""
    seat: int
    choices: dict[str, Move]
    """What each level would choose, with the seed above."""
    worth: str
    """What the best move is worth to the expert, exactly, as Python writes a float in hexadecimal."""
    considered: str
    """The beginning of the SHA-256 of all moves that the expert considers and their worth."""


class Golden(Value, frozen=True):
    """A game."""

    record: list[str]
    """The lines of its record."""
    positions: list[Position]
    hints: str
    """The SHA-256 of the hints at all these positions."""
    analysis: str
    """The SHA-256 of its analysis."""


def digest(value: object) -> str:
    """Return the SHA-256 of a value as JSON; floats are written so that they are read back exactly."""
    return hashlib.sha256(msgspec.json.encode(value)).hexdigest()


def records() -> Iterator[str]:
    """Play the games; yield their records."""
    for number, (seats, chain) in islice(enumerate(TABLES * GAMES_KEPT), GAMES_KEPT):
        bots = tuple(PLAYERS[(number + seat) % len(PLAYERS)] for seat in range(seats))
        played = play_game(BORDER, Options(chain=chain), bots, seed=SEED, number=number, recorded=True)
        yield (played.record or b"").decode()


def decisions(record: Record) -> Iterator[tuple[int, State, int]]:
    """Yield the number of the event, the state as the seat may know it, and the seat, for each decision."""
    before: State | None = None
    for step in replayed(record):
        if before is not None and isinstance(step.event, Moved):
            yield step.number, BORDER.redact(before, step.event.seat), step.event.seat
        before = step.state


def position(number: int, state: State, seat: int) -> Position:
    """Ask everybody about a decision."""
    expert = make_bot(BORDER, "expert", SEED)
    assert isinstance(expert, JudgingBot)
    weighed = expert.weigh(state, seat)
    choices = {level: make_bot(BORDER, level, SEED).choose(state, seat).move for level in LEVELS}
    considered = digest([weighed.moves, [worth.hex() for worth in weighed.worth]])
    return Position(number, seat, choices, weighed.worth[0].hex(), considered[:16])


def analysis(record: Record) -> Analysis:
    """Return the analysis of a game."""
    *_, found = insight_of(record.game).analysed(record)
    assert isinstance(found, Analysis)
    return found


def golden(lines: str) -> Golden:
    """Ask everybody about the game of a record."""
    record = read_record(lines.encode(), GAMES)
    asked = list(decisions(record))[-POSITIONS:]
    hints = [insight_of(BORDER).advised(state, seat) for _, state, seat in asked]
    positions = [position(*decision) for decision in asked]
    return Golden(lines.splitlines(), positions, digest(hints), digest(analysis(record)))


def read() -> list[Golden]:
    """Return what the file says."""
    return [
        msgspec.json.decode(line, type=Golden) for line in gzip.decompress(FILE.read_bytes()).splitlines()
    ]


def main() -> None:
    """Write the file."""
    lines = b"".join(msgspec.json.encode(golden(record)) + b"\n" for record in records())
    FILE.write_bytes(gzip.compress(lines, mtime=0))


if __name__ == "__main__":
    main()
