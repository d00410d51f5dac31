"""What a log gives to the world: the whole record of a finished game, and of a running one what all know."""

from collections.abc import Iterable, Iterator
from typing import Any

from hranice.game import Game, Refusal
from hranice.table.log import Begun, Entry, Happened
from hranice.table.messages import Happening
from hranice.table.record import Ended, Recorder, Seat
from hranice.table.table import Table, replay


def happenings(game: Game[Any, Any, Any], entries: Iterable[Entry]) -> Iterator[Happening[Any]]:
    """Yield what everybody may know of a game, finished or not."""
    for table, entry, facts in replay(game, entries):
        if isinstance(entry, Happened):
            yield Happening(table.number, entry.event.at, facts, entry.late)


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
