"""Decides what comes of a wish: the entries that its log gets, or a refusal. Pure, like the rules.

Refusals of the table itself have the rule `table` and reasons `table-…`. Whoever is refused has changed
nothing.
"""

from collections.abc import Callable
from typing import Any

from hranice.game import Value
from hranice.table import commands as c
from hranice.table.draft import Draft
from hranice.table.hosting import close, configure, pass_host, rematch, replace_player, succeed
from hranice.table.log import Entry
from hranice.table.playing import bot_move, move, ring, start
from hranice.table.seating import leave, return_seats, seat_bot, sit, stand_in
from hranice.table.table import Facts, Table


class Outcome(Value, frozen=True):
    """What a wish leads to, once its entries are in the store."""

    table: Table
    """As it will be then."""
    entries: tuple[Entry, ...]
    """May be empty: there is nothing to do."""
    facts: tuple[Facts, ...]
    """By entry, what everybody may know."""
    around: bool
    """Whether more changes than the game's position: who sits, who is host, the table's phase."""
    number: int
    """What to acknowledge: the number of the first entry; of a move sent again, that of its first time."""
    at: int
    """When it was decided, in milliseconds since the epoch."""
    mover: int | None = None
    """The seat whose move it was."""


def decide(table: Table, command: c.Command, now: int) -> Outcome:
    """Return what a command leads to at this moment (milliseconds since the epoch). Raises `Refusal`.

    Chance that becomes due is drawn in the same stroke, so no state in which it is open is ever stored.
    """
    draft = Draft(table, now)
    _DECISIONS[type(command)](draft, command)
    around = draft.around or draft.table.phase != table.phase
    entries, facts = tuple(draft.entries), tuple(draft.facts)
    return Outcome(draft.table, entries, facts, around, draft.answer, now, draft.mover)


_DECISIONS: dict[type, Callable[[Draft, Any], None]] = {
    c.Move: move,
    c.BotMove: bot_move,
    c.Ring: ring,
    c.Start: start,
    c.Sit: sit,
    c.SeatBot: seat_bot,
    c.Leave: leave,
    c.StandIn: stand_in,
    c.Return: return_seats,
    c.Configure: configure,
    c.Replace: replace_player,
    c.PassHost: pass_host,
    c.Succeed: succeed,
    c.Close: close,
    c.Rematch: rematch,
}
