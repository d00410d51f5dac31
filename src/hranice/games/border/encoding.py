"""The BORDER for learners."""

from functools import lru_cache

import numpy as np

from hranice.games.border.position_picture import svg
from hranice.games.border.rules.board import COLOURS, LETTERS
from hranice.games.border.rules.board_bits import Layout
from hranice.games.border.rules.first_action import REROLLS, STOP
from hranice.games.border.rules.game import RULES
from hranice.games.border.rules.scoring import AREAS_IN, closed_areas, points_of, scored_points
from hranice.games.border.rules.state import (
    DICE,
    FACES,
    IDLE_CIRCUITS,
    PHASES,
    ROLLS,
    Complete,
    Cross,
    Move,
    Options,
    State,
)
from hranice.lab.env.encoding import Encoding, Floats, marked, one_hot, scaled

_DONE = 0
_GROUND = len(COLOURS) + 1
"""Numbers per space that say its colour; the last one is white."""


class BorderEncoding(Encoding[State, Move]):
    """Acts: 0 done, 1-31 roll dice again, then one for each segment and one for each space.

    Done is to stop rolling, or to complete or cross what is marked so far.
    """

    game = RULES
    opponent = "greedy"
    sides = FACES

    def __init__(self, seats: int, options: Options | None = None, tick: int = 0) -> None:  # noqa: ARG002 - no race
        self.options = options = options or Options()
        self.seats = seats
        self._segments = max(len(layout.segments) for layout in options.layouts)
        self._spaces = len(options.geography.spaces)
        self._first_segment = 1 + len(REROLLS)
        self._first_space = self._first_segment + self._segments
        self.acts = self._first_space + self._spaces
        self._no_board = np.zeros_like(_board_row(options.layouts[0], 0, 0, 0))
        self.length = len(self.observe(self.game.setup(options, seats), 0, None, 0))
        # Between two crosses lie at most three idle circuits (B24); in a round everybody marks at most five
        # things, each time followed by an end, and dice are taken up at most twice.
        rounds = (self._spaces * seats + 1) * IDLE_CIRCUITS * seats
        self.longest = rounds * (ROLLS + seats * (DICE + 1))

    def legal(self, state: State, seat: int, draft: Move | None) -> list[int]:
        """Return the acts of a due seat."""
        if state.phase == "keep":
            return list(range(self._first_segment))
        first, _ = self._parts(_blank(state))
        further = self.game.further(state, seat, draft or _blank(state), at=0)
        return [_DONE, *sorted(first + self._parts(move)[1][-1] for move in further)]

    def _parts(self, move: Move) -> tuple[int, tuple[int, ...]]:
        """Return the first of the acts that put a part into such a move, and the parts it has."""
        match move:
            case Complete(parts):
                return self._first_segment, parts
            case Cross(parts):
                return self._first_space, parts
            case _:
                raise AssertionError(move)

    def take(self, state: State, seat: int, draft: Move | None, act: int) -> tuple[Move, bool]:  # noqa: ARG002 - the contract
        """Return the move after a legal act."""
        if state.phase == "keep":
            return (STOP if act == _DONE else REROLLS[act - 1]), True
        draft = draft or _blank(state)
        if act == _DONE:
            return draft, True
        first, parts = self._parts(draft)
        return type(draft)((*parts, act - first)), False

    def observe(self, state: State, seat: int, draft: Move | None, now: int) -> Floats:  # noqa: ARG002 - no race
        """Return the dice and the course, the draft, then every board with its closed areas."""
        seats = self.seats
        parts = [
            one_hot(PHASES.index(state.phase), len(PHASES)),
            one_hot((state.active - seat) % seats, seats),
            one_hot(state.rolls, ROLLS + 1),
            *(one_hot(colour, FACES) for colour in state.dice or (-1,) * DICE),
            marked(state.left, DICE),
            scaled([state.one_die, state.ending, state.quiet / (IDLE_CIRCUITS * seats)]),
            marked(self._drafted(state, seat, draft), self._spaces),
        ]
        parts += [self._board(state, (seat + other) % seats) for other in range(seats)]
        return np.concatenate(parts)

    def _board(self, state: State, seat: int) -> Floats:
        if not state.boards:
            return self._no_board
        sealed = state.sealed[seat] if state.phase == "cross" else 0
        return _board_row(
            state.layout(seat), state.crossed[seat] | (sealed or 0), state.first[seat], state.later[seat]
        )

    def _drafted(self, state: State, seat: int, draft: Move | None) -> tuple[int, ...]:
        match draft:
            case Complete(segments):
                layout = state.layout(seat)
                return tuple(space for number in segments for space in layout.spaces(layout.segments[number]))
            case Cross(spaces):
                return spaces
            case _:
                return ()

    def act_name(self, act: int) -> str:
        """Return an act in words."""
        if act == _DONE:
            return "done"
        if act < self._first_segment:
            return "roll " + ",".join(str(die + 1) for die in REROLLS[act - 1].dice)
        if act < self._first_space:
            return f"segment {act - self._first_segment}"
        return f"space {act - self._first_space}"

    def text(self, state: State) -> str:
        """Return the round, the dice, and a line for every seat."""
        state = self.game.redact(state, None)
        lines = [f"round {state.round}, seat {state.active} {state.phase}: {_letters(state.dice)}"]
        for seat in range(self.seats) if state.boards else ():
            areas = self.options.geography.areas
            closed = [areas[number].name for number in AREAS_IN[closed_areas(state, seat)]]
            lines.append(
                f"  {seat}: board {state.layout(seat).name}, {state.crossed[seat].bit_count()} crossed, "
                f"{points_of(state, seat)} points {' '.join(closed)}".rstrip()
            )
        return "\n".join(lines)

    def svg(self, state: State) -> str:
        """Return all boards and the dice."""
        return svg(self.game.redact(state, None))


@lru_cache(maxsize=1024)
def _board_row(layout: Layout, crossed: int, first: int, later: int) -> Floats:
    """Return a board in numbers. Most have not changed since they were last seen, by whomever."""
    areas = len(layout.rings)
    points = sum(scored_points(layout, first, later).values())
    return np.concatenate(
        [
            np.eye(_GROUND, dtype=np.float32)[list(layout.colour)].ravel(),
            marked(layout.spaces(crossed), len(layout.colour)),
            marked(AREAS_IN[first], areas),
            marked(AREAS_IN[later], areas),
            scaled([points / sum(layout.high)]),
        ]
    )


def _blank(state: State) -> Move:
    return Complete() if state.phase == "complete" else Cross()


def _letters(dice: tuple[int, ...]) -> str:
    return "".join(LETTERS[colour] for colour in dice)
