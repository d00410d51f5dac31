"""The memory in which a player thinks: allocated once, used for every decision."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hranice.games.border.bots.engine.memory_layout import (
    AREAS,
    HIDDEN_1,
    POSITION,
    REAL,
    SEATS,
    SHORT_REAL,
    WHOLE,
    Field,
    Record,
    answer_for,
)
from hranice.games.border.compiled.array_types import Boards, dtype_of
from hranice.games.border.compiled.primitives import compiled
from hranice.games.border.rules.board import SPACES
from hranice.games.border.rules.state import ROLLS
from tools.learned_player.dice_odds import HANDFULS, DiceTables, dice_tables
from tools.learned_player.feature_index import most_features
from tools.learned_player.features import SIGHT
from tools.learned_player.net import Net

MOST_PLANS = 8_000
WIDTH = 4
"""How many crossings of one size are extended while the player learns."""


def scratch_fields(width: int) -> tuple[Field, ...]:
    """Return the fields of a workspace's memory, besides its `answer`.

    `width` is how many crossings of one size may be extended.
    """
    return (
        Field("own", SIGHT, (1,)),  # the player's own board as it is
        Field("trial", SIGHT, (1,)),  # a board as it would be
        Field("games", POSITION, (1,)),  # a game as it would go on
        Field("others", SHORT_REAL, (HIDDEN_1,)),  # the sum of the rows of all other boards
        # As `comparisons` wants them, then the best rank of another and how many have it.
        Field("rivals", WHOLE, (AREAS + 4,)),
        Field("missing", WHOLE, (SEATS, AREAS)),  # by place after oneself: spaces missing there, 0 if closed
        Field("rows", WHOLE, (most_features(SEATS),)),
        Field("total", SHORT_REAL, (HIDDEN_1,)),
        # What dice could complete: the segments, the handful they take as digits, the dice they take.
        Field("plans", WHOLE, (MOST_PLANS, 3)),
        Field("plan_worth", REAL, (MOST_PLANS,)),
        Field("best", REAL, (len(HANDFULS),)),  # by handful: what the best plan for it is worth
        Field("choice", WHOLE, (len(HANDFULS),)),  # by handful: the segments of that plan
        Field("holding", REAL, (ROLLS, len(HANDFULS))),  # by rolls to come, less one: what holding is worth
        Field("pursued", WHOLE, (width + 1,)),  # the places of the best moves of an answer, the best first
        Field("slots", WHOLE, (most_slots(width),)),  # a hash table of places: which crossings are known
    )


def most_slots(width: int) -> int:
    """Return the size of a hash table for all crossings of one size: a power of two, less than half full."""
    return 1 << (2 * SPACES * width).bit_length()


_MEMORY = dtype_of(Record(*scratch_fields(WIDTH), Field("answer", answer_for(WIDTH))))


class Workspace(NamedTuple):
    """A player's weights and the memory it thinks in; one for each player that thinks at the same time."""

    net: Net
    boards: Boards
    dice: DiceTables
    memory: NDArray[np.void]
    """One record with the `scratch_fields` and an `answer`; several where many players share the weights."""


def new_workspace(net: Net, boards: Boards, players: int = 1) -> Workspace:
    """Return a workspace for a player that learns, or for several of them (`workspace_at`)."""
    return Workspace(net, boards, dice_tables(), np.zeros(players, _MEMORY))


@compiled
def workspace_at(shared: Workspace, at: int) -> Workspace:
    """Return the workspace of one of several players."""
    return Workspace(shared.net, shared.boards, shared.dice, shared.memory[at : at + 1])
