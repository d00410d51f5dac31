"""What a seat or a spectator may know (B15), and what a client needs to show it."""

from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from typing import Annotated

import msgspec
from msgspec.structs import replace

from hranice.game import Value
from hranice.games.border.rules.board_bits import Layout
from hranice.games.border.rules.first_action import completable
from hranice.games.border.rules.game_flow import PLAYERS
from hranice.games.border.rules.scoring import AREAS_IN, scored_points, taken, winners
from hranice.games.border.rules.second_action import first_candidates
from hranice.games.border.rules.state import AREAS_TO_END, ROLLS, Phase, State

Digits = Annotated[str, msgspec.Meta(pattern="^[01]*$")]
"""A set of spaces: a digit for each space of the board, by its number, 1 if the space belongs to the set."""


class Closing(Value, frozen=True):
    """An area somebody has closed, and the points it brought."""

    area: int
    points: int


class PlayerView(Value, frozen=True):
    """One player's board as everybody sees it."""

    board: str
    crossed: Digits
    """Which spaces of the board are crossed. As long for a full board as for an empty one, so that late moves
    cost no more than early ones."""
    closed: tuple[Closing, ...]
    score: int
    thinking: bool
    """This player is still to act in the present action."""


class View(Value, frozen=True):
    """The table as one seat sees it, with what that seat may tap."""

    seat: int | None
    phase: Phase
    round: int
    active: int
    dice: tuple[int, ...]
    rolling: tuple[int, ...]
    rolls_left: int
    left: tuple[int, ...]
    """The positions of the dice that the second action may use."""
    one_die: bool
    players: tuple[PlayerView, ...]
    taken: tuple[int, ...]
    """The areas whose higher value is gone (B23)."""
    marks: tuple[int, ...] | None
    """What this seat itself has sealed in the present second action."""
    segments: tuple[int, ...]
    """The segments of this seat's board that the present dice would complete, each alone."""
    spaces: tuple[int, ...]
    """The spaces that this seat may cross first."""
    ending: bool
    winners: tuple[int, ...]
    areas_to_end: int
    """The game ends when somebody has closed so many areas (B24)."""


def redact(state: State, seat: int | None) -> State:
    """Return the state without the sealed marks of others (B15).

    Future chance needs no hiding: it is not in the state.
    """
    if state.phase != "cross" or not any(marks for other, marks in enumerate(state.sealed) if other != seat):
        return state
    return replace(
        state,
        sealed=tuple(
            marks if marks is None or other == seat else 0 for other, marks in enumerate(state.sealed)
        ),
    )


class _Shared(Value, frozen=True):
    """What of a view is the same for everybody, in the order of its fields, but for the end."""

    phase: Phase
    round: int
    active: int
    dice: tuple[int, ...]
    rolling: tuple[int, ...]
    rolls_left: int
    left: tuple[int, ...]
    one_die: bool
    players: tuple[msgspec.Raw, ...]
    taken: tuple[int, ...]


class _Own(Value, frozen=True):
    """What of a view is for its seat alone."""

    marks: tuple[int, ...] | None = None
    segments: tuple[int, ...] = ()
    spaces: tuple[int, ...] = ()


class _End(Value, frozen=True):
    """How far a view says that the game has come to its end."""

    ending: bool
    winners: tuple[int, ...]
    areas_to_end: int = AREAS_TO_END


_encode = msgspec.json.Encoder().encode
_NOTHING_OWN = _Own()


def view(state: State, seat: int | None) -> View:
    """Return what to show to a seat; None is a spectator.

    Of what others have sealed it looks only at whether they have, so `redact` takes nothing from it.
    """
    own = _own(state, seat)
    return View(
        seat,
        state.phase,
        state.round,
        state.active,
        state.dice,
        state.rolling,
        _rolls_left(state),
        state.left,
        state.one_die,
        tuple([_board_view(*board) for board in _boards(state)]),
        AREAS_IN[taken(state)],
        own.marks,
        own.segments,
        own.spaces,
        state.ending,
        winners(state) if state.phase == "over" else (),
        AREAS_TO_END,
    )


def encoded_views(state: State) -> Callable[[int | None], bytes]:
    """Return what gives the view of any seat as JSON. What all of them share is encoded once."""
    shared = _Shared(
        state.phase,
        state.round,
        state.active,
        state.dice,
        state.rolling,
        _rolls_left(state),
        state.left,
        state.one_die,
        tuple(
            [
                _encoded_board(layout, crossed, first, later)[thinking]
                for layout, crossed, first, later, thinking in _boards(state)
            ]
        ),
        AREAS_IN[taken(state)],
    )
    end = _encoded_end(state.ending, winners(state) if state.phase == "over" else ())
    return partial(_encoded_view, state, _encode(shared)[1:-1], end)


def _encoded_view(state: State, shared: bytes, end: bytes, seat: int | None) -> bytes:
    own = _own(state, seat)
    rest = _NOTHING_OWN_ENCODED if own is _NOTHING_OWN else _encode(own)[1:-1]
    return b",".join((_SEAT[seat], shared, rest, end))


_NOTHING_OWN_ENCODED = _encode(_NOTHING_OWN)[1:-1]
_SEAT = {seat: b'{"seat":%b' % _encode(seat) for seat in (None, *range(PLAYERS[-1]))}


@lru_cache(maxsize=64)
def _encoded_end(ending: bool, winning: tuple[int, ...]) -> bytes:
    return _encode(_End(ending, winning))[1:]


def _own(state: State, seat: int | None) -> _Own:
    """Return what only this seat is shown."""
    phase = state.phase
    if seat is None or not state.boards:
        return _NOTHING_OWN
    if phase == "cross":
        if seat == state.active:
            return _NOTHING_OWN
        layout, sealed = state.layout(seat), state.sealed[seat]
        if sealed is None:
            return _Own(spaces=layout.spaces(first_candidates(state, seat)))
        return _Own(layout.spaces(sealed))
    if seat == state.active and phase in ("keep", "complete"):
        return _Own(None, completable(state.layout(seat), state.crossed[seat], state.dice))
    return _NOTHING_OWN


def _rolls_left(state: State) -> int:
    return ROLLS - state.rolls if state.phase in ("roll", "keep") else 0


def _boards(state: State) -> Iterator[tuple[Layout, int, int, int, bool]]:
    """Yield for each seat what its board looks like, and whether its player is still to act."""
    layouts = map(state.options.layouts.__getitem__, state.boards)
    thinking = [marks is None for marks in state.sealed]
    if state.phase in ("keep", "complete"):
        thinking[state.active] = True
    return zip(layouts, state.crossed, state.first, state.later, thinking, strict=False)  # not before boards


@lru_cache(maxsize=4096)
def _board_view(layout: Layout, crossed: int, first: int, later: int, thinking: bool) -> PlayerView:
    """Show one board. Most have not changed since they were last shown, to whomever."""
    return PlayerView(layout.name, layout.digits(crossed), *_closings(layout, first, later), thinking)


@lru_cache(maxsize=1024)
def _closings(layout: Layout, first: int, later: int) -> tuple[tuple[Closing, ...], int]:
    """Return the areas closed on a board, and the points for all of them; both change a few times a game."""
    points = scored_points(layout, first, later)
    return tuple(Closing(area, worth) for area, worth in points.items()), sum(points.values())


@lru_cache(maxsize=4096)
def _encoded_board(layout: Layout, crossed: int, first: int, later: int) -> tuple[msgspec.Raw, msgspec.Raw]:
    """Return one board as JSON: while its player has nothing to do, and while the player thinks.

    That changes with every move, everything else about a board far less often.
    """
    closed, score = _closings(layout, first, later)
    board = PlayerView(layout.name, layout.digits(crossed), closed, score, thinking=False)
    idle = _encode(board)
    return msgspec.Raw(idle), msgspec.Raw(idle.removesuffix(b"false}") + b"true}")
