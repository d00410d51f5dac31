"""Moves that may still be taken back: those since the last thing that the table itself did."""

from typing import Any

from msgspec.structs import replace

from hranice.game import Game, Moved, Value
from hranice.table.running_game import Play, happen


class Undoable(Value, frozen=True):
    """A seat may take its last move back: this entry of the log."""

    seat: int
    entry: int


RecentMove = tuple[int, Moved[Any], bool]
"""The number of its entry in the log, the move, and whether a bot chose it because the time was up."""


class Recent(Value, frozen=True):
    """What happened since the last chance or alarm."""

    settled: Play
    """The game after that one: nothing before is ever taken back."""
    moves: tuple[RecentMove, ...] = ()
    """Those that stand."""
    undone: tuple[int, ...] = ()
    """The seats that have taken moves back since then, once for each."""


def undoable(game: Game[Any, Any, Any], recent: Recent, play: Play, most: int) -> dict[int, int]:
    """Return by seat the entry of its last move, if that may be taken back: so many times at a stage.

    What a bot chose for somebody whose time was up may not.
    """
    latest = {}
    for recent_move in recent.moves:
        latest[recent_move[1].seat] = recent_move
    last = recent.moves[-1]
    found = {}
    for seat, recent_move in latest.items():
        entry, _, late = recent_move
        if late or recent.undone.count(seat) >= most:
            continue
        if game.may_undo(play.state, seat, last=recent_move is last):
            found[seat] = entry
    return found


def undo(game: Game[Any, Any, Any], recent: Recent, play: Play, undone: Undoable) -> tuple[Recent, Play]:
    """Return the game without a move; all the others stand, and so does what moves were called.

    Raises `Refusal` if one of them would not be legal without it.
    """
    moves = tuple(move for move in recent.moves if move[0] != undone.entry)
    without = recent.settled
    for _, move, _ in moves:
        without, _ = happen(game, without, move)
    left = Recent(recent.settled, moves, (*recent.undone, undone.seat))
    return left, replace(without, latest=play.latest, refs=play.refs)
