"""Handlers of commands about seats: sit, seat a bot, leave, stand in, return."""

import re
from typing import Any

from hranice.bots import make_bot
from hranice.game import BadInput, Refusal
from hranice.table.commands import Leave, Return, SeatBot, Sit, StandIn
from hranice.table.fair_chance import first_bot_seed
from hranice.table.log import CameBack, Closed, Configured, HostPassed, Left, Replaced, Sat, StoodIn
from hranice.table.names import cleaned, distinct, generated
from hranice.table.rematches import check_held, chosen_at, missing, returning
from hranice.table.seat_options import moved, moved_up
from hranice.table.table_state import Table, place_of
from hranice.table.transaction import Transaction

BOT_NAMES = ("Božena", "Carlo", "Dieter", "Emma", "Fiore", "Greta", "Hugo", "Iva")


def sit(transaction: Transaction, command: Sit) -> None:
    """Give a person the next free seat, or the old one in a rematch."""
    _check_free_chair(transaction)
    check_seal(command.seal)
    table = transaction.table
    if command.player in table.banned:
        raise Refusal("table", "table-sent-away")
    if table.settings.public and table.seats_of(command.player):
        raise Refusal("table", "table-one-chair")
    former = returning(table, command.player, None)
    if former is None:
        check_held(table, transaction.now)
    taken = [seat.name for seat in table.seats]
    if table.settings.public:
        name = generated(f"{table.id} {len(taken)} {command.player}", taken)
    else:
        name = distinct(cleaned(command.name), taken)
    # A table of format 1 takes any text for the seed itself.
    seed, seal = (command.seal, "") if table.opened.version == 1 else ("", command.seal)
    _seat(transaction, Sat(name, command.player, None, seed, seal, former))


def seat_bot(transaction: Transaction, command: SeatBot) -> None:
    """Let the host put a bot on the next free seat."""
    transaction.check_host(command.player)
    add_bot(transaction, command.bot)


def add_bot(transaction: Transaction, bot: str) -> None:
    """Put a bot on the next free seat."""
    _check_free_chair(transaction)
    check_bot(transaction.table, bot)
    table, number = transaction.table, len(transaction.table.seats)
    taken = {seat.name for seat in table.seats}
    former = returning(table, None, bot)
    known = () if former is None else (table.opened.former[former].name,)
    names = (*known, *BOT_NAMES, *(f"Bot {n}" for n in range(99)))
    name = next(name for name in names if name not in taken)
    # The table could bend chance if it chose this seed freely, knowing its secret and the others' seeds. In
    # format 2 it follows from the digest, at the start.
    seed = first_bot_seed(table.commitment, number) if table.opened.version == 1 else ""
    _seat(transaction, Sat(name, None, bot, seed, former=former))


def leave(transaction: Transaction, command: Leave) -> None:
    """Empty a seat before the game, or leave it to a bot in a running one; the host's duty is passed on."""
    transaction.check_seat(command.seat)
    left = transaction.table.seats[command.seat]
    own = left.player == command.player
    if transaction.table.phase == "open":
        if not own:
            transaction.check_host(command.player)
        transaction.add(Left(command.seat, sent_away=not own and left.player is not None))
        table = transaction.table
        if left.former in missing(table):
            options = moved(table.game, table.options, command.seat, chosen_at(table, left.former))
        else:
            options = moved_up(table.game, table.options, command.seat)
        _note_options(transaction, options)
    else:
        transaction.running()
        if not own:
            raise Refusal("table", "table-not-your-seat", seat=command.seat)
        transaction.add(Replaced(command.seat, transaction.table.settings.stand_in))
    if own:
        _release_host(transaction, command.player)


def stand_in(transaction: Transaction, command: StandIn) -> None:
    """Let the stand-in bot play the seats of a person who is gone."""
    transaction.running()
    for number in transaction.table.seats_of(command.player):
        if not transaction.table.seats[number].stood_in:
            transaction.add(StoodIn(number))


def return_seats(transaction: Transaction, command: Return) -> None:
    """Give a person's seats back."""
    for number in transaction.table.seats_of(command.player):
        if transaction.table.seats[number].stood_in:
            transaction.add(CameBack(number))


def check_bot(table: Table, bot: str) -> None:
    """Refuse a bot that does not exist, or not with such dials."""
    try:
        make_bot(table.game, bot, 0)
    except BadInput:
        raise Refusal("table", "table-no-such-bot", bot=cleaned_bot(bot)) from None


def cleaned_bot(bot: str) -> str:
    """Return what somebody took for the name of a bot, fit to be shown back to them."""
    return "".join(char for char in bot[:40] if char.isprintable())


def check_seal(seal: str) -> None:
    """Refuse what is no hash of a seed."""
    if not re.fullmatch("[0-9a-f]{64}", seal):
        raise Refusal("table", "table-seal")


def _seat(transaction: Transaction, sat: Sat) -> None:
    """Add a seat, with what was chosen for it in the game before."""
    table = transaction.table
    end = place_of(sat.former, table.seats)
    options = moved(table.game, table.options, chosen_at(table, sat.former), end)
    transaction.add(sat)
    _note_options(transaction, options)


def _note_options(transaction: Transaction, options: Any) -> None:
    """Note what follows for the options from who sits where."""
    if options != transaction.table.options:
        transaction.add(Configured(transaction.table.settings, options))


def _check_free_chair(transaction: Transaction) -> None:
    transaction.check_open()
    if len(transaction.table.seats) >= transaction.table.settings.chairs:
        raise Refusal("table", "table-full", chairs=transaction.table.settings.chairs)


def _release_host(transaction: Transaction, player: str) -> None:
    """When the host has no seat left: another person becomes host, and without any the table closes."""
    if player != transaction.table.host or transaction.table.seats_of(player):
        return
    heir = next((seat.player for seat in transaction.table.seats if seat.player is not None), None)
    transaction.add(Closed() if heir is None else HostPassed(heir))
