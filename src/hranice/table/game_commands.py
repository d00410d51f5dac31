"""Handlers of commands about a running game: moves of people and bots, alarms."""

from typing import Any

from hranice.game import Drawn, Event, Moved, Rang, Refusal
from hranice.table.commands import BotMove, Move, Ring, Undo
from hranice.table.dealing import outcome_of
from hranice.table.log import Happened, TakenBack
from hranice.table.running_game import Play
from hranice.table.table_state import Table, fate_of
from hranice.table.transaction import Transaction

REF_LENGTH = 36


class Early(Refusal):
    """A refused move that came before its time: it answers something that could not have been seen yet."""


def move(transaction: Transaction, command: Move) -> None:
    """Make a move, once; refuse it if it is not that seat's, or not legal, too early or too late."""
    play = transaction.running()
    seat = command.seat
    _check_player(transaction, command)
    if len(command.ref) > REF_LENGTH:
        raise Refusal("table", "table-ref", most=REF_LENGTH)
    if command.ref:
        number = dict(play.refs.get(seat, ())).get(command.ref)
        if number is not None:
            transaction.answer = number
            return
    if command.have is not None and command.have < transaction.table.acted:
        raise Refusal("table", "table-too-late")
    at = command.at
    if is_early(play, seat, at):
        at = _excused(transaction.table, play, command)
    transaction.mover = seat
    normal = transaction.table.game.normal(command.move)
    _happen(transaction, Moved(seat, normal, at), ref=command.ref)


def take_back(transaction: Transaction, command: Undo) -> None:
    """Take a seat's last move back as long as that tells nobody anything new."""
    play = transaction.running()
    _check_player(transaction, command)
    if transaction.table.undoable.get(command.seat) != command.entry:
        raise Refusal("table", "table-no-undo")
    transaction.mover = command.seat
    transaction.add(TakenBack(command.seat, command.entry, _now(transaction, play)))


def bot_move(transaction: Transaction, command: BotMove) -> None:
    """Make the move that a bot has chosen; it is never early, for it saw what happened at that moment."""
    play = transaction.running()
    transaction.check_seat(command.seat)
    transaction.mover = command.seat
    normal = transaction.table.game.normal(command.move)
    _happen(transaction, Moved(command.seat, normal, max(command.at, play.own)), late=command.late)


def ring(transaction: Transaction, command: Ring) -> None:  # noqa: ARG001 - every handler takes a command
    """Ring the game's alarm if its moment has come."""
    play = transaction.running()
    alarm, at = play.due.alarm, _now(transaction, play)
    if alarm is not None and alarm.at <= at:
        _happen(transaction, Rang(at))


def _check_player(transaction: Transaction, command: Move | Undo) -> None:
    transaction.check_seat(command.seat)
    if transaction.table.seats[command.seat].player != command.player:
        raise Refusal("table", "table-not-your-seat", seat=command.seat)


def is_early(play: Play, seat: int, at: int) -> bool:
    """Say whether a move comes before its time.

    Either its stamp lies before the last thing that the table itself did (a reveal), or the seat is not
    asked anything while the table's next doing is still to come (the cards are being dealt).
    """
    return at < play.own or (play.due.alarm is not None and seat not in play.due.seats)


def _excused(table: Table, play: Play, command: Move) -> int:
    """Return the stamp of an early move for which time does not matter; refuse it where the rules do."""
    if table.game.parts.race:
        try:
            table.game.play(play.state, Moved(command.seat, command.move, command.at))
        except Refusal as refusal:
            raise Early(refusal.rule, refusal.reason, **refusal.params) from None
    return max(command.at, play.own)


def _happen(transaction: Transaction, event: Event[Any], *, ref: str = "", late: bool = False) -> None:
    transaction.add(Happened(event, ref, late))
    draw_chances(transaction)


def draw_chances(transaction: Transaction) -> None:
    """Draw every chance that is due."""
    while (play := transaction.table.play) is not None and play.due.chance is not None:
        table = transaction.table
        outcome = outcome_of(table.game, play.state, play.due.chance, play.chances + 1, fate_of(table))
        transaction.add(Happened(Drawn(outcome, _now(transaction, play))))


def _now(transaction: Transaction, play: Play) -> int:
    """Return the present moment as a stamp; it never lies before an earlier one."""
    return max(transaction.now - play.begun, play.latest)
