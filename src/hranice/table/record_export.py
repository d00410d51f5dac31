"""Exports a log as the record of a finished game. While a game is running, nothing of its log leaves."""

from collections.abc import Iterable
from typing import Any

from hranice.game import Game, Refusal
from hranice.table.log import Begun, Entry, Happened
from hranice.table.record import Ended, Recorder, Seat
from hranice.table.table import Table, replay


def full_record(game: Game[Any, Any, Any], entries: Iterable[Entry]) -> bytes:
    """Return the record of a finished game, its secret opened; refuse before the end."""
    recorder, lines = Recorder(), []
    table: Table | None = None
    for table, entry, _ in replay(game, entries):
        if isinstance(entry, Begun):
            seats = [Seat(seat.name, seat.bot, seat.seed) for seat in table.seats]
            lines.append(recorder.begin(game, entry.options, seats, table.commitment))
        elif isinstance(entry, Happened):
            lines.append(recorder.add(entry.event))
    if table is None or table.play is None or table.phase != "finished":
        raise Refusal("table", "table-not-finished")
    lines.append(recorder.add(Ended(game.standing(table.play.state), table.opened.secret)))
    return b"".join(lines)
