"""The lessons: for each game a record to take over, found by `python -m tools.lessons`."""

from functools import cache
from pathlib import Path

import msgspec

from hranice.game import Value
from hranice.plugins import GAMES
from hranice.table.lesson import Lesson
from hranice.table.record_reader import read_record

FOLDER = Path(__file__).parent
INDEX = "index.json"


class Taking(Value, frozen=True):
    """Where the learner takes a game over."""

    begins: int
    """After so many events."""
    seat: int


@cache
def lessons() -> dict[str, Lesson]:
    """Return the lessons by their games."""
    index = msgspec.json.decode((FOLDER / INDEX).read_bytes(), type=dict[str, Taking])
    return {
        name: Lesson(read_record((FOLDER / f"{name}.jsonl").read_bytes(), GAMES), taking.begins, taking.seat)
        for name, taking in index.items()
    }
