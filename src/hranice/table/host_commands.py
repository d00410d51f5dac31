"""Handlers of what the host may do: configure, replace somebody gone, pass the duty on, close, rematch.

For their own seats players choose like the host.
"""

from typing import Any

from msgspec.structs import replace

from hranice.game import Refusal
from hranice.table.commands import Choose, Close, Configure, PassHost, Rematch, Replace, Succeed
from hranice.table.log import Closed, Configured, HostPassed, Rematched, Replaced, TableSettings, shared
from hranice.table.seat_commands import check_bot
from hranice.table.seat_options import seat_option, values_of, with_choice
from hranice.table.table_state import Table
from hranice.table.transaction import Transaction


def configure(transaction: Transaction, command: Configure) -> None:
    """Change the table's settings or the options; refuse what could not be played."""
    transaction.check_open()
    transaction.check_host(command.player)
    table = transaction.table
    settings = table.settings if command.house is None else command.house
    options = table.options if command.options is None else shared(command.options)
    _agree(transaction, settings, options)


def choose(transaction: Transaction, command: Choose) -> None:
    """Choose something for a seat: players for their own, the host for any.

    Of what is exchanged only the host takes away what another seat has that is not empty.
    """
    transaction.check_open()
    transaction.check_seat(command.seat)
    table = transaction.table
    option = seat_option(table.game, command.option)
    given = values_of(table.options, option)[: len(table.seats)]
    others = [value for seat, value in enumerate(given) if seat != command.seat]
    exchanged = option.kind == "choice" and not option.taken_in and command.value in others
    if exchanged or table.seats[command.seat].player != command.player:
        transaction.check_host(command.player)
    _agree(transaction, table.settings, with_choice(table.options, option, command.seat, command.value))


def _agree(transaction: Transaction, settings: TableSettings, options: Any) -> None:
    """Note what is agreed on now; refuse what could not be played."""
    changed = replace(transaction.table, settings=settings, options=options)
    check_settings(changed)
    if changed != transaction.table:
        transaction.add(Configured(settings, options))


def check_settings(table: Table) -> None:
    """Refuse settings with which the table's game could not be played."""
    players = table.game.players
    settings: TableSettings = table.settings
    if settings.chairs not in players:
        raise Refusal("table", "table-chairs", chairs=settings.chairs, least=players[0], most=players[-1])
    if settings.chairs < len(table.seats):
        raise Refusal("table", "table-full", chairs=settings.chairs)
    if settings.duplicate and not table.game.has_addresses:
        raise Refusal("table", "table-no-duplicate")
    check_bot(table, settings.stand_in)
    complete = table.game.complete(table.options)
    if settings.public and table.game.parts.is_own(complete):
        raise Refusal("table", "table-own-public")
    table.game.check_new(complete)
    table.game.setup(complete, settings.chairs)


def replace_player(transaction: Transaction, command: Replace) -> None:
    """Put a bot for good on the seat of somebody gone; before the game another kind of bot on a bot's."""
    before = transaction.table.phase == "open"
    if not before:
        transaction.running()
    transaction.check_host(command.player)
    transaction.check_seat(command.seat)
    check_bot(transaction.table, command.bot)
    seat = transaction.table.seats[command.seat]
    gone = seat.player is not None and (seat.stood_in or command.gone)
    if not (seat.bot is not None if before else gone):
        raise Refusal("table", "table-player-present", seat=command.seat)
    if seat.bot != command.bot:
        transaction.add(Replaced(command.seat, command.bot))


def pass_host(transaction: Transaction, command: PassHost) -> None:
    """Let the host make the person on a seat the host."""
    transaction.check_host(command.player)
    succeed(transaction, Succeed(command.seat))


def succeed(transaction: Transaction, command: Succeed) -> None:
    """Make the person on a seat the host."""
    transaction.check_seat(command.seat)
    heir = transaction.table.seats[command.seat].player
    if heir is None:
        raise Refusal("table", "table-bot-cannot-host", seat=command.seat)
    if heir != transaction.table.host:
        transaction.add(HostPassed(heir))


def close(transaction: Transaction, command: Close) -> None:
    """Close the table; a finished game stays finished."""
    transaction.check_host(command.player)
    if not transaction.table.closed:
        transaction.add(Closed())


def rematch(transaction: Transaction, command: Rematch) -> None:
    """Point to the next table; who comes later follows those who were first, unless that led nowhere."""
    check_rematch(transaction.table, command.player)
    known = transaction.table.rematch
    if known is None or known.table == command.instead:
        seat = next(iter(transaction.table.seats_of(command.player)), None)
        transaction.add(Rematched(command.table, command.code, seat))


def check_rematch(table: Table, player: str) -> None:
    """Refuse a rematch before the end, and to people who did not play."""
    if table.phase != "finished":
        raise Refusal("table", "table-not-finished")
    if not table.seats_of(player) and player != table.host:
        raise Refusal("table", "table-players-only")
