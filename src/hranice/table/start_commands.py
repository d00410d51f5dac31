"""Handlers of the start: everything is fixed and published, devices reveal their seeds, the game begins."""

from hranice.game import Refusal
from hranice.table.commands import CallOff, Reveal, Start
from hranice.table.dealing import new_header
from hranice.table.fair_chance import SEED_LENGTH, is_seed, seal
from hranice.table.game_commands import draw_chances
from hranice.table.log import Begun, CalledOff, Dealt, Revealed, Sealed, shared
from hranice.table.record import Header, Seat, digest_of
from hranice.table.seat_commands import add_bot, check_seal
from hranice.table.seat_options import fitting
from hranice.table.table_state import Table
from hranice.table.transaction import Transaction

REVEAL_WITHIN = 8_000
"""Milliseconds after which a start is called off for which a device has not revealed its seed."""


def start(transaction: Transaction, command: Start) -> None:
    """Fix options and seats and publish their digest; the game begins when all seeds are revealed."""
    transaction.check_open()
    transaction.check_host(command.player)
    while command.fill is not None and len(transaction.table.seats) < transaction.table.settings.chairs:
        add_bot(transaction, command.fill)
    game, seats = transaction.table.game, len(transaction.table.seats)
    if seats not in game.players:
        raise Refusal("table", "table-too-few", seats=seats, least=game.players[0])
    options = shared(game.complete(fitting(game, transaction.table.options, seats)))
    game.setup(options, seats)  # what makes no game is refused now, and not to the last who reveals a seed
    if transaction.table.opened.version == 1:
        transaction.add(Begun(options, transaction.now))
        draw_chances(transaction)
        return
    transaction.add(Sealed(options, digest_of(header_of(transaction.table, options))))
    _begin_when_revealed(transaction)


def reveal(transaction: Transaction, command: Reveal) -> None:
    """Take in the seeds of a player's seats; those that are known already change nothing."""
    if transaction.table.play is not None:
        return
    if transaction.table.phase != "starting":
        raise Refusal("table", "table-not-starting")
    for share in command.seeds:
        transaction.check_seat(share.seat)
        seat = transaction.table.seats[share.seat]
        if seat.player != command.player:
            raise Refusal("table", "table-not-your-seat", seat=share.seat)
        if not is_seed(share.seed) or seal(share.seed) != seat.seal:
            raise Refusal("table", "table-seed", most=SEED_LENGTH)
        check_seal(share.seal)
        if share.seal == seat.seal:
            raise Refusal("table", "table-seal")
        if not seat.seed:
            transaction.add(Revealed(share.seat, share.seed, share.seal))
    _begin_when_revealed(transaction)


def call_off(transaction: Transaction, command: CallOff) -> None:  # noqa: ARG001 - every handler takes a command
    """Open the table again if it still waits for seeds."""
    if transaction.table.waits_for_seeds:
        transaction.add(CalledOff())


def header_of(table: Table, options: object) -> Header[object]:
    """Return the header that the record of a table has if it starts now with these complete options."""
    seats = [Seat(seat.name, seat.bot, seat.seal or None) for seat in table.seats]
    return new_header(
        table.game,
        options,
        seats,
        table.commitment,
        duplicate=table.settings.duplicate,
        dealt=table.opened.dealt,
    )


def _begin_when_revealed(transaction: Transaction) -> None:
    if transaction.table.phase == "starting" and not transaction.table.waits_for_seeds:
        transaction.add(Dealt(transaction.now))
        draw_chances(transaction)
