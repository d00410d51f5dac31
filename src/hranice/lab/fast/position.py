"""A running game as one record, so that many games are one array and a copy is one assignment."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hranice.border.layout import Layout
from hranice.border.rules import PLAYERS
from hranice.border.second_action import offer
from hranice.border.state import DICE, FACES, PHASES, State
from hranice.lab.fast.tables import WORDS, words

SEATS = PLAYERS[-1]
SETUP, ROLL, KEEP, COMPLETE, CROSS, OVER = range(len(PHASES))

POSITION = np.dtype(
    [
        ("seats", np.int64),
        ("chain", np.int64),  # B16, decided: a switch in the options
        ("boards", np.int64, (SEATS,)),
        ("phase", np.int64),  # a place in PHASES
        ("round", np.int64),
        ("active", np.int64),
        ("rolls", np.int64),
        ("dice", np.int64, (DICE,)),  # the colour each die shows
        ("rolling", np.int64),  # the dice in the air, bit i for die i
        ("left", np.int64, (FACES,)),  # by colour: dice that the second action may use
        ("one_die", np.int64),
        ("crossed", np.uint64, (SEATS, WORDS)),
        ("reach", np.uint64, (SEATS, WORDS)),  # all spaces next to a crossed one, crossed or not
        ("first", np.int64, (SEATS,)),  # areas scored high, bit i for area i
        ("later", np.int64, (SEATS,)),
        ("sealed", np.uint64, (SEATS, WORDS)),
        ("pending", np.int64),  # seats that are still to act in this second action, bit i for seat i
        ("quiet", np.int64),
        ("ending", np.int64),
    ],
    align=True,
)
"""The counterpart of `hranice.border.state.State`."""

Positions = NDArray[np.void]
Position = Any
"""One element of `Positions`: numba knows its fields, mypy cannot."""


def new_position(seats: int, *, chain: bool = True) -> Positions:
    """Return an array with one game for so many seats, before boards are handed out."""
    games = np.zeros(1, POSITION)
    games["seats"] = seats
    games["chain"] = chain
    return games


def load(games: Positions, state: State) -> None:
    """Make the first of these games equal to a state of the contract."""
    games.view(np.uint64)[: POSITION.itemsize // 8] = flattened(state)


def flattened(state: State) -> list[int]:
    """Return a state of the contract as the numbers of a position, field by field.

    Every field takes whole words, so a position is these numbers and nothing else.
    """
    begun = bool(state.boards)
    left, _ = offer(state.dice, state.left)
    layouts = [state.layout(seat) for seat in range(state.seats)] if begun else []
    crossed = [_sets(layout, mask) for layout, mask in zip(layouts, state.crossed, strict=begun)]
    sealed = [_sets(layout, mask or 0)[0] for layout, mask in zip(layouts, state.sealed, strict=begun)]
    fields: dict[str, int | list[int]] = {
        "seats": state.seats,
        "chain": int(state.options.chain),
        "boards": _padded(state.boards),
        "phase": PHASES.index(state.phase),
        "round": state.round,
        "active": state.active,
        "rolls": state.rolls,
        "dice": list(state.dice) or [0] * DICE,
        "rolling": sum(1 << die for die in state.rolling),
        "left": list(left),
        "one_die": int(state.one_die),
        "crossed": _padded([word for mask, _ in crossed for word in mask], WORDS),
        "reach": _padded([word for _, mask in crossed for word in mask], WORDS),
        "first": _padded(state.first),
        "later": _padded(state.later),
        "sealed": _padded([word for mask in sealed for word in mask], WORDS),
        "pending": sum(1 << seat for seat, marks in enumerate(state.sealed) if marks is None),
        "quiet": state.quiet,
        "ending": int(state.ending),
    }
    numbers: list[int] = []
    for name in POSITION.names or ():
        value = fields[name]
        numbers += value if isinstance(value, list) else [value]
    return numbers


def _padded(numbers: Sequence[int], per_seat: int = 1) -> list[int]:
    return [*numbers, *[0] * (SEATS * per_seat - len(numbers))]


@lru_cache(maxsize=4096)
def _sets(layout: Layout, mask: int) -> tuple[list[int], list[int]]:
    """Return a set of the contract in words, and everything next to it."""
    members = layout.spaces(mask)
    near = [other for space in members for other in layout.spaces(layout.near[space])]
    return words(members).tolist(), words(near).tolist()
