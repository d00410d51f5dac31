"""A game that was played somewhere, played again by another driver."""

from typing import Any

from msgspec.structs import replace

from hranice.cli.terminal.solo_table import SoloTable
from hranice.game import Event, Moved
from hranice.table.dealing import deal
from hranice.table.record import Header
from hranice.table.record_reader import Record


def in_terminal(record: Record) -> bytes:
    """Return the record of a terminal's table at which everybody moves as in another record."""
    header, now, game = record.header, 0, record.game
    assert record.end is not None
    assert isinstance(header, Header)
    seeds, secret = dict(enumerate(record.seeds)), bytes.fromhex(record.end.secret)
    dealt = deal(game, header.options, header.seats, secret, seeds, dealt=header.dealt)
    table = SoloTable(game, dealt, clock=lambda: now)
    for event in record.events:
        now = event.at - isinstance(event, Moved)  # an alarm of the very moment of a move comes after it
        table.go_on()
        now = event.at
        if isinstance(event, Moved):
            table.move(event.seat, event.move, now)
    table.go_on()
    table.finish()
    return table.record


def timeless(record: Record) -> list[Event[Any]]:
    """Return the events of a record without their stamps, for comparing games in real time."""
    return [replace(event, at=0) for event in record.events]
