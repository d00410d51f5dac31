"""Boards and running games as records: many games are one array, and a copy is one assignment.

Their fields are those of the memory that the shipped engine shares with its host
(`hranice.games.border.bots.engine.memory_layout`), so what is packed for it can be read here.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from hranice.games.border.bots.engine import memory_layout
from hranice.games.border.bots.engine.packing import packed_board, packed_position
from hranice.games.border.rules.state import PHASES, Options, State

SETUP, ROLL, KEEP, COMPLETE, CROSS, OVER = range(len(PHASES))


def dtype_of(record: memory_layout.Record) -> np.dtype[np.void]:
    """Return the type of an array element with the fields of a record."""
    kinds = [
        dtype_of(kind) if isinstance(kind, memory_layout.Record) else f"<{kind}"
        for _, kind, _ in record.fields
    ]
    fields: Any = [(field.name, kind, field.shape) for field, kind in zip(record.fields, kinds, strict=True)]
    made: np.dtype[np.void] = np.dtype(fields, align=True)  # a GPU reads what may lie anywhere byte by byte
    return made


BOARD, POSITION = dtype_of(memory_layout.BOARD), dtype_of(memory_layout.POSITION)

Boards = NDArray[np.void]
Positions = NDArray[np.void]
Position = Any
"""One element of `Positions`, or of another array of records: numba knows its fields, mypy cannot."""


def compile_boards(options: Options) -> Boards:
    """Return the boards of legal options, in their order, as an array of `BOARD`."""
    return np.frombuffer(bytearray(b"".join(map(packed_board, options.layouts))), BOARD)


def new_position(seats: int, *, chain: bool = True) -> Positions:
    """Return an array with one game for so many seats, before boards are handed out."""
    games = np.zeros(1, POSITION)
    games["seats"] = seats
    games["chain"] = chain
    return games


def load(games: Positions, state: State) -> None:
    """Make the first of these games equal to a state of the contract."""
    games[:1] = np.frombuffer(packed_position(state, state.boards), POSITION)
