"""The memory in which a player thinks: allocated once, used for every decision."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hranice.games.border.bots.engine.memory import (
    AREAS,
    HIDDEN_1,
    POSITION,
    REAL,
    SEATS,
    SHORT_REAL,
    WHOLE,
    WHOLE_ROLLS,
    WORD_OF_BITS,
    WORDS,
    Field,
    Record,
    most_crossings,
)
from hranice.games.border.compiled.machine import Words, compiled
from hranice.games.border.compiled.records import Boards, Positions, dtype_of
from hranice.games.border.player.dice import HANDFULS, DiceTables, dice_tables
from hranice.games.border.player.feature_index import most_features
from hranice.games.border.player.features import SIGHT
from hranice.games.border.player.net import Floats, Net
from hranice.games.border.rules.board import SPACES
from hranice.games.border.rules.state import ROLLS

MOST_PLANS = 8_000
WIDTH = 4
"""How many crossings of one size are extended while the player learns."""


class Workspace(NamedTuple):
    """A player's weights and the memory it thinks in; one for each player that thinks at the same time."""

    net: Net
    boards: Boards
    dice: DiceTables
    own: Positions
    """The player's own board as it is."""
    trial: Positions
    """A board as it would be."""
    games: Positions
    """A game as it would go on."""
    others: Floats
    """The sum of the rows of all other boards."""
    rivals: NDArray[np.int64]
    """As `comparisons` wants them, then the best rank of another and how many have it."""
    missing: NDArray[np.int64]
    """By place after oneself and area: how many spaces another misses, 0 if closed."""
    rows: NDArray[np.int64]
    total: Floats
    plans: NDArray[np.int64]
    """What dice could complete: the segments, the handful they take as digits, the dice they take."""
    plan_worth: NDArray[np.float64]
    best: NDArray[np.float64]
    """By handful: what the best plan for it is worth."""
    choice: NDArray[np.int64]
    """By handful: the segments of that plan."""
    holding: NDArray[np.float64]
    """By rolls to come, less one, and handful: what holding it is worth."""
    pursued: NDArray[np.int64]
    """The places of the best among them, the best first."""
    slots: NDArray[np.int64]
    """A hash table of places: which crossings are known."""
    rolls: NDArray[np.float64]
    """By rolls to come and roll: what it is worth as it lies."""
    moves: Words
    """Moves that are considered: dice to roll again, segments, or spaces."""
    worth: NDArray[np.float64]
    """What each of them is worth."""


def scratch_fields(width: int) -> tuple[Field, ...]:
    """Return the fields of a workspace that nobody else reads.

    `width` is how many crossings of one size may be extended.
    """
    return (
        Field("own", SIGHT, (1,)),
        Field("trial", SIGHT, (1,)),
        Field("games", POSITION, (1,)),
        Field("others", SHORT_REAL, (HIDDEN_1,)),
        Field("rivals", WHOLE, (AREAS + 4,)),
        Field("missing", WHOLE, (SEATS, AREAS)),
        Field("rows", WHOLE, (most_features(SEATS),)),
        Field("total", SHORT_REAL, (HIDDEN_1,)),
        Field("plans", WHOLE, (MOST_PLANS, 3)),
        Field("plan_worth", REAL, (MOST_PLANS,)),
        Field("best", REAL, (len(HANDFULS),)),
        Field("choice", WHOLE, (len(HANDFULS),)),
        Field("holding", REAL, (ROLLS, len(HANDFULS))),
        Field("pursued", WHOLE, (width + 1,)),
        Field("slots", WHOLE, (most_slots(width),)),
    )


def answer_fields(width: int) -> tuple[Field, ...]:
    """Return the fields of a workspace that are part of an engine's answer (`memory.ANSWER`)."""
    most = most_crossings(width)
    return (
        Field("rolls", REAL, (ROLLS, WHOLE_ROLLS)),
        Field("moves", WORD_OF_BITS, (most, WORDS)),
        Field("worth", REAL, (most,)),
    )


def most_slots(width: int) -> int:
    """Return the size of a hash table for all crossings of one size: a power of two, less than half full."""
    return 1 << (2 * SPACES * width).bit_length()


_MEMORY = dtype_of(Record(*scratch_fields(WIDTH), *answer_fields(WIDTH)))


class Workspaces(NamedTuple):
    """Workspaces with the same weights; `workspace_at` gives one of them."""

    net: Net
    boards: Boards
    dice: DiceTables
    memory: NDArray[np.void]


def new_workspaces(net: Net, boards: Boards, count: int) -> Workspaces:
    """Return so many workspaces, for players that learn."""
    return Workspaces(net, boards, dice_tables(), np.zeros(count, _MEMORY))


def _workspace_in(net: Net, boards: Boards, dice: DiceTables, scratch: Any, answer: Any) -> Workspace:
    """Return a workspace in memory that has the fields of both kinds."""
    return Workspace(
        net,
        boards,
        dice,
        scratch.own,
        scratch.trial,
        scratch.games,
        scratch.others,
        scratch.rivals,
        scratch.missing,
        scratch.rows,
        scratch.total,
        scratch.plans,
        scratch.plan_worth,
        scratch.best,
        scratch.choice,
        scratch.holding,
        scratch.pursued,
        scratch.slots,
        answer.rolls,
        answer.moves,
        answer.worth,
    )


workspace_in = compiled(_workspace_in)


@compiled
def workspace_at(workspaces: Workspaces, at: int) -> Workspace:
    """Return one of many workspaces."""
    memory = workspaces.memory[at]
    return workspace_in(workspaces.net, workspaces.boards, workspaces.dice, memory, memory)


def new_workspace(net: Net, boards: Boards) -> Workspace:
    """Return a workspace for a player that learns."""
    memory = np.zeros(1, _MEMORY).view(np.recarray)[0]
    return _workspace_in(net, boards, dice_tables(), memory, memory)
