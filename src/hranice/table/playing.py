"""The game itself: how it begins, and what may happen to it."""

from typing import Any

from hranice.game import Drawn, Event, Moved, Rang, Refusal
from hranice.table.commands import BotMove, Move, Ring, Start
from hranice.table.draft import Draft
from hranice.table.log import Begun, Happened, shared
from hranice.table.seating import add_bot
from hranice.table.table import Play, Table, fate_of

REF_LENGTH = 36


class Early(Refusal):
    """A refused move that came before its time: it answers something that could not have been seen yet."""


def start(draft: Draft, wish: Start) -> None:
    """Begin the game; its first chances are drawn at once."""
    draft.check_open()
    draft.check_host(wish.player)
    while wish.fill is not None and len(draft.table.seats) < draft.table.settings.chairs:
        add_bot(draft, wish.fill)
    game, seats = draft.table.game, len(draft.table.seats)
    if seats not in game.players:
        raise Refusal("table", "table-too-few", seats=seats, least=game.players[0])
    draft.add(Begun(shared(game.complete(draft.table.options)), draft.now))
    _draw(draft)


def move(draft: Draft, wish: Move) -> None:
    """Make a move, once; refuse it if it is not that seat's, or not legal, or too early."""
    play = draft.running()
    seat = wish.seat
    draft.check_seat(seat)
    if draft.table.seats[seat].player != wish.player:
        raise Refusal("table", "table-not-your-seat", seat=seat)
    if len(wish.ref) > REF_LENGTH:
        raise Refusal("table", "table-ref", most=REF_LENGTH)
    if wish.ref:
        for who, ref, number in play.refs:
            if ref == wish.ref and who == seat:
                draft.answer = number
                return
    at = wish.at
    if is_early(play, seat, at):
        at = _excused(draft.table, play, wish)
    draft.mover = seat
    _happen(draft, Moved(seat, wish.move, at), ref=wish.ref)


def bot_move(draft: Draft, wish: BotMove) -> None:
    """Make the move that a bot has chosen; it is never early, for it saw what happened at that moment."""
    play = draft.running()
    draft.check_seat(wish.seat)
    draft.mover = wish.seat
    _happen(draft, Moved(wish.seat, wish.move, max(wish.at, play.own)), late=wish.late)


def ring(draft: Draft, wish: Ring) -> None:  # noqa: ARG001 - every decision takes the wish
    """Ring the game's alarm if its moment has come."""
    play = draft.running()
    alarm, at = play.due.alarm, _now(draft, play)
    if alarm is not None and alarm.at <= at:
        _happen(draft, Rang(at))


def is_early(play: Play, seat: int, at: int) -> bool:
    """Say whether a move comes before its time.

    Either its stamp lies before the last thing that the table itself did (a reveal), or the seat is not
    asked anything while the table's next doing is still to come (the cards are being dealt).
    """
    return at < play.own or (play.due.alarm is not None and seat not in play.due.seats)


def _excused(table: Table, play: Play, wish: Move) -> int:
    """Return the stamp of an early move for games in which time does not matter; refuse it in others.

    The table does not know which games are races; but their rules refuse what was stamped too early.
    """
    try:
        table.game.play(play.state, Moved(wish.seat, wish.move, wish.at))
    except Refusal as refusal:
        raise Early(refusal.rule, refusal.reason, **refusal.params) from None
    return max(wish.at, play.own)


def _happen(draft: Draft, event: Event[Any], *, ref: str = "", late: bool = False) -> None:
    draft.add(Happened(event, ref, late))
    _draw(draft)


def _draw(draft: Draft) -> None:
    """Draw every chance that is due."""
    while (play := draft.table.play) is not None and play.due.chance is not None:
        outcome = fate_of(draft.table).outcome(play.chances + 1, play.due.chance.bounds)
        draft.add(Happened(Drawn(outcome, _now(draft, play))))


def _now(draft: Draft, play: Play) -> int:
    """Return the present moment as a stamp; it never lies before an earlier one."""
    return max(draft.table.stamp(draft.now), play.latest)
