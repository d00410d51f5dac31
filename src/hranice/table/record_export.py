"""Exports a log as the record of a finished game. While a game is running, nothing of its log leaves."""

from collections.abc import Sequence
from typing import Any

from hranice.game import Game, Refusal
from hranice.table.log import Begun, Dealt, Entry, Happened, Sealed, TakenBack
from hranice.table.record import FORMAT, UNHASHED, Ended, FirstEnded, FirstHeader, FirstSeat, Header, Recorder
from hranice.table.start_commands import header_of
from hranice.table.table_state import Table, replay


def full_record(game: Game[Any, Any, Any], entries: Sequence[Entry]) -> bytes:
    """Return the record of a finished game, its secret opened, in the format of its table; refuse before.

    It holds only what stood: moves that were taken back are not in it.
    """
    recorder, lines = Recorder(), []
    undone = {entry.entry for entry in entries if isinstance(entry, TakenBack)}
    table: Table | None = None
    header: Header[Any] | None = None
    for table, entry, _ in replay(game, entries):
        if isinstance(entry, Sealed):
            header = header_of(table, entry.options)
        elif isinstance(entry, Begun | Dealt):
            lines.append(recorder.begin(header or _first_header(table)))
        elif isinstance(entry, Happened) and table.number not in undone:
            lines.append(recorder.add(entry.event))
    if table is None or table.play is None or table.phase != "finished":
        raise Refusal("table", "table-not-finished")
    result, secret = game.standing(table.play.state), table.opened.secret
    end = FirstEnded(result, secret) if header is None else Ended(result, secret, table.seeds)
    lines.append(recorder.add(end))
    return b"".join(lines)


def _first_header(table: Table) -> FirstHeader[Any]:
    """Return the header of a table of format 1 that has just begun."""
    seats = tuple(FirstSeat(seat.name, seat.bot, seat.seed) for seat in table.seats)
    game = table.game
    return FirstHeader(FORMAT, 1, game.name, game.rules, table.agreed, seats, table.commitment, UNHASHED)
