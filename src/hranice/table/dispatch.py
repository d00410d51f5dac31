"""Handles commands: returns the entries that a table's log gets, or refuses. Pure, like the rules.

Refusals of the table itself have the rule `table` and reasons `table-…`. Whoever is refused has changed
nothing.
"""

from collections.abc import Callable
from typing import Any

from hranice.game import Refusal, Value
from hranice.table import commands as c
from hranice.table.game_commands import bot_move, move, ring, take_back
from hranice.table.host_commands import choose, close, configure, pass_host, rematch, replace_player, succeed
from hranice.table.log import Entry
from hranice.table.running_game import Facts
from hranice.table.seat_commands import leave, return_seats, seat_bot, sit, stand_in
from hranice.table.start_commands import call_off, reveal, start
from hranice.table.table_state import Table
from hranice.table.transaction import Transaction


class Outcome(Value, frozen=True):
    """What a command leads to, once its entries are in the store."""

    table: Table
    """As it will be then."""
    entries: tuple[Entry, ...]
    """May be empty: there is nothing to do."""
    facts: tuple[Facts, ...]
    """By entry, what everybody may know."""
    table_changed: bool
    """Whether more changes than the game's position: what is known of seats and host, the table's phase."""
    number: int
    """What to acknowledge: the number of the first entry; of a move sent again, that of its first time."""
    at: int
    """When it was decided, in milliseconds since the epoch."""
    mover: int | None = None
    """The seat whose move it was."""
    credit: int = 0
    """The milliseconds that the move was credited with for latency."""


def decide(table: Table, command: c.Command, now: int) -> Outcome:
    """Return what a command leads to at this moment (milliseconds since the epoch). Raises `Refusal`.

    Chance that becomes due is drawn in the same stroke, so no state in which it is open is ever stored.
    """
    if table.opened.puzzle and isinstance(command, c.Close | c.Leave | c.Replace):
        raise Refusal("table", "table-puzzle-stays")  # its one table must not end before it is done
    transaction = Transaction(table, now)
    _HANDLERS[type(command)](transaction, command)
    after = transaction.table
    table_changed = transaction.table_changed or after.phase != table.phase or after.seats is not table.seats
    entries, facts = tuple(transaction.entries), tuple(transaction.facts)
    return Outcome(after, entries, facts, table_changed, transaction.answer, now, transaction.mover)


_HANDLERS: dict[type, Callable[[Transaction, Any], None]] = {
    c.Move: move,
    c.Undo: take_back,
    c.BotMove: bot_move,
    c.Ring: ring,
    c.Start: start,
    c.Reveal: reveal,
    c.CallOff: call_off,
    c.Sit: sit,
    c.SeatBot: seat_bot,
    c.Leave: leave,
    c.StandIn: stand_in,
    c.Return: return_seats,
    c.Configure: configure,
    c.Choose: choose,
    c.Replace: replace_player,
    c.PassHost: pass_host,
    c.Succeed: succeed,
    c.Close: close,
    c.Rematch: rematch,
}
