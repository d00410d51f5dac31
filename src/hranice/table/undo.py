"""Moves that may still be taken back: those since the last thing that the table itself did."""

from typing import Any

from msgspec.structs import replace

from hranice.game import Game, Moved, Value
from hranice.table.play import Play, happen


class Undoable(Value, frozen=True):
    """A seat may take its last move back: this entry of the log."""

    seat: int
    entry: int


class RecentMove(Value, frozen=True):
    """A move that stands."""

    entry: int
    """Its number in the log."""
    event: Moved[Any]
    late: bool


class Recent(Value, frozen=True):
    """What happened since the last chance or alarm."""

    settled: Play
    """The game after that one: nothing before is ever taken back."""
    moves: tuple[RecentMove, ...] = ()
    undone: tuple[int, ...] = ()
    """The seats that have taken moves back since then, once for each."""


def undoable(game: Game[Any, Any, Any], recent: Recent, play: Play, most: int) -> list[Undoable]:
    """Return whose last moves may be taken back, by each seat so many times since the table did something.

    What a bot chose for somebody whose time was up may not.
    """
    moves, found = recent.moves, []
    latest: dict[int, RecentMove] = {}
    for move in moves:
        latest[move.event.seat] = move
    for seat in sorted(latest):
        move = latest[seat]
        free = not move.late and recent.undone.count(seat) < most
        if free and game.may_undo(play.state, seat, last=move is moves[-1]):
            found.append(Undoable(seat, move.entry))
    return found


def undo(game: Game[Any, Any, Any], recent: Recent, play: Play, undone: Undoable) -> tuple[Recent, Play]:
    """Return the game without a move; all the others stand, and so does what moves were called.

    Raises `Refusal` if one of them would not be legal without it.
    """
    moves = tuple(move for move in recent.moves if move.entry != undone.entry)
    without = recent.settled
    for move in moves:
        without, _ = happen(game, without, move.event)
    left = Recent(recent.settled, moves, (*recent.undone, undone.seat))
    return left, replace(without, latest=play.latest, refs=play.refs)
