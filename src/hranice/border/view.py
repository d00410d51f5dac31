"""What a seat or a spectator may know (B15), and what a client needs to show it."""

from functools import lru_cache

from msgspec.structs import replace

from hranice.border.first_action import completable
from hranice.border.layout import Layout
from hranice.border.scoring import AREAS_IN, scored_points, taken, winners
from hranice.border.second_action import first_candidates
from hranice.border.state import ROLLS, Phase, State
from hranice.game import Value


class Closing(Value, frozen=True):
    """An area somebody has closed, and the points it brought."""

    area: int
    points: int


class PlayerView(Value, frozen=True):
    """One player's board as everybody sees it."""

    board: str
    crossed: tuple[int, ...]
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


def view(state: State, seat: int | None) -> View:
    """Return what to show to a seat; None is a spectator.

    Of what others have sealed it looks only at whether they have, so `redact` takes nothing from it.
    """
    phase = state.phase
    marks: tuple[int, ...] | None = None
    segments: tuple[int, ...] = ()
    spaces: tuple[int, ...] = ()
    if seat is not None and state.boards:
        if phase == "cross":
            if seat != state.active:
                layout, sealed = state.layout(seat), state.sealed[seat]
                if sealed is None:
                    spaces = layout.spaces(first_candidates(state, seat))
                else:
                    marks = layout.spaces(sealed)
        elif seat == state.active and phase in ("keep", "complete"):
            segments = completable(state.layout(seat), state.crossed[seat], state.dice)
    return View(
        seat,
        phase,
        state.round,
        state.active,
        state.dice,
        state.rolling,
        ROLLS - state.rolls if phase in ("roll", "keep") else 0,
        state.left,
        state.one_die,
        tuple([_player(state, other) for other in range(state.seats)]) if state.boards else (),
        AREAS_IN[taken(state)],
        marks,
        segments,
        spaces,
        state.ending,
        winners(state) if phase == "over" else (),
    )


def _player(state: State, seat: int) -> PlayerView:
    if state.phase == "cross":
        thinking = state.sealed[seat] is None
    else:
        thinking = seat == state.active and state.phase in ("keep", "complete")
    return _board_view(
        state.layout(seat), state.crossed[seat], state.first[seat], state.later[seat], thinking
    )


@lru_cache(maxsize=4096)
def _board_view(layout: Layout, crossed: int, first: int, later: int, thinking: bool) -> PlayerView:
    """Show one board. Most boards have not changed since they were last shown, to whomever."""
    points = scored_points(layout, first, later)
    return PlayerView(
        board=layout.name,
        crossed=layout.spaces(crossed),
        closed=tuple(Closing(area, worth) for area, worth in points.items()),
        score=sum(points.values()),
        thinking=thinking,
    )
