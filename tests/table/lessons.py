"""The lessons of all games that have one."""

from hranice.plugins import GAMES
from hranice.table.record_takeover import Lesson, lesson_of


def lessons() -> dict[str, Lesson]:
    """Return the lessons by their games."""
    return {name: lesson for name, game in GAMES.items() if (lesson := lesson_of(game)) is not None}
