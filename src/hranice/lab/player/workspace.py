"""A player that judges by the net, compiled: what it knows, and how it judges a move it thinks of."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hranice.border.state import AREAS_TO_END, ROLLS
from hranice.bots.border.dice import CHANCES, FIRST_ROLL, HANDFULS, PARTS
from hranice.bots.border.judgement.rows import (
    AREA_CASES,
    AREAS,
    KIND_AFTER_FIRST,
    KIND_ENDING,
    KIND_ROUND_OVER,
    MISSING,
    MOST_OTHERS,
    OTHER,
    OTHER_AREA,
    OWN,
    clues,
)
from hranice.lab.fast.machine import Marks, compiled, count_bits, greater, lesser, put
from hranice.lab.fast.position import Position, Positions
from hranice.lab.fast.steps import taken
from hranice.lab.fast.tables import Boards
from hranice.lab.player.features import (
    SIGHT,
    board_clues,
    closed_clue,
    comparisons,
    imagine,
    place_of,
    score,
    see,
    surroundings,
)
from hranice.lab.player.net import HIDDEN_1, Floats, Net, add_rows, share

ROUND_OVER = -1
_RANK = 100
"""Points decide, then the best single area, which is worth less than this (B25)."""
_FOR_POINTS = 1e-3
"""When the game is decided either way, points are still better than none."""
MOST_PLANS = 8_000


class DiceTables(NamedTuple):
    """The tables of `hranice.bots.border.dice`, laid out for loops."""

    number: NDArray[np.int64]
    """By counts of the colours, read as digits of a number to the base 6: the number of the handful."""
    start: NDArray[np.int64]
    """By handful where its outcomes begin in the next two."""
    roll: NDArray[np.int64]
    chance: NDArray[np.float64]
    parts: NDArray[np.int64]
    handfuls: NDArray[np.int64]


class Workspace(NamedTuple):
    """A player's weights and the memory it thinks in; one for each player that thinks at the same time."""

    net: Net
    boards: Boards
    dice: DiceTables
    own: Positions
    """How the player's own board is."""
    trial: Positions
    """How a board would be."""
    others: Floats
    """The sum of the rows of all other boards."""
    rivals: NDArray[np.int64]
    """As `comparisons` wants them, then the best rank of another and how many have it."""
    missing: NDArray[np.int64]
    """By place after oneself and area: how many spaces another misses, 0 if closed."""
    rows: NDArray[np.int64]
    total: Floats
    sets: NDArray[np.int64]
    """Plans: segments to complete, the handful they take as digits, the dice they take."""
    worth: NDArray[np.float64]
    best: NDArray[np.float64]
    """By handful: what the best plan for it is worth."""
    choice: NDArray[np.int64]
    """By handful: the segments of that plan."""
    holding: NDArray[np.float64]
    """By rolls to come and handful: what holding it is worth."""
    final: NDArray[np.float64]
    """By roll: what it is worth."""


def dice_tables() -> DiceTables:
    """Return the tables of the dice."""
    digits = 6 ** np.arange(HANDFULS.shape[1])
    number = np.full(6 ** HANDFULS.shape[1], -1)
    number[HANDFULS @ digits] = np.arange(len(HANDFULS))
    held, roll = np.nonzero(CHANCES)
    start = np.searchsorted(held, np.arange(len(HANDFULS) + 1))
    # `nonzero` gives columns of one array; what goes to a card must lie in one piece.
    return DiceTables(number, start, roll.copy(), CHANCES[held, roll], PARTS, HANDFULS)


def new_workspaces(net: Net, boards: Boards, count: int) -> Workspace:
    """Return so many players with the same weights; `workspace_at` gives one of them."""
    return Workspace(
        net=net,
        boards=boards,
        dice=dice_tables(),
        own=np.zeros(count, SIGHT),
        trial=np.zeros(count, SIGHT),
        others=np.zeros((count, HIDDEN_1), np.float32),
        rivals=np.zeros((count, AREAS + 4), np.int64),
        missing=np.zeros((count, MOST_OTHERS + 1, AREAS), np.int64),
        rows=np.zeros((count, clues(MOST_OTHERS + 1)), np.int64),
        total=np.zeros((count, HIDDEN_1), np.float32),
        sets=np.zeros((count, MOST_PLANS, 3), np.int64),
        worth=np.zeros((count, MOST_PLANS)),
        best=np.zeros((count, len(HANDFULS))),
        choice=np.zeros((count, len(HANDFULS)), np.int64),
        holding=np.zeros((count, ROLLS, len(HANDFULS))),
        final=np.zeros((count, len(HANDFULS) - FIRST_ROLL)),
    )


def _workspace_at(workspaces: Workspace, at: int) -> Workspace:
    """Return one of many players."""
    return Workspace(
        workspaces.net,
        workspaces.boards,
        workspaces.dice,
        workspaces.own[at : at + 1],
        workspaces.trial[at : at + 1],
        workspaces.others[at],
        workspaces.rivals[at],
        workspaces.missing[at],
        workspaces.rows[at],
        workspaces.total[at],
        workspaces.sets[at],
        workspaces.worth[at],
        workspaces.best[at],
        workspaces.choice[at],
        workspaces.holding[at],
        workspaces.final[at],
    )


workspace_at = compiled(_workspace_at)


def new_workspace(net: Net, boards: Boards) -> Workspace:
    """Return a player with these weights."""
    return _workspace_at(new_workspaces(net, boards, 1), 0)


@compiled
def look(work: Workspace, game: Position, seat: int) -> None:
    """Take in a position from the point of view of a seat."""
    rows = work.rows
    work.others[:] = 0
    found = look_at_others(work, game, seat, 0)
    add_rows(work.net, rows, found, work.others)
    see(game, seat, taken(game), work.own[0])


@compiled
def look_at_others(work: Workspace, game: Position, seat: int, found: int) -> int:
    """Write the rows of the other boards and remember what comparisons need."""
    gone = taken(game)
    rivals, rows, sight = work.rivals, work.rows, work.trial[0]
    rivals[:] = 0
    rivals[:AREAS] = 99
    for place in range(1, game.seats):
        other = (seat + place) % game.seats
        board = work.boards[game.boards[other]]
        see(game, other, gone, sight)
        score(board, sight)
        found = board_clues(board, sight, OTHER, rows, found)
        rows[found] = closed_clue(sight, place)
        found += 1
        for area in range(AREAS):
            work.missing[place, area] = sight.missing[area]
            rivals[area] = lesser(rivals[area], sight.missing[area])
        rivals[AREAS] = greater(rivals[AREAS], count_bits(np.uint64(sight.first | sight.later)))
        rivals[AREAS + 1] = greater(rivals[AREAS + 1], sight.points)
        rank = sight.points * _RANK + sight.single
        if rank > rivals[AREAS + 2] or place == 1:
            rivals[AREAS + 2], rivals[AREAS + 3] = rank, 1
        elif rank == rivals[AREAS + 2]:
            rivals[AREAS + 3] += 1
    return found


@compiled
def own_clues(work: Workspace, game: Position, seat: int, left: int, found: int) -> int:
    """Write the rows of the board in `trial` as one's own; returns the new number of rows."""
    board, sight, rows = work.boards[game.boards[seat]], work.trial[0], work.rows
    found = board_clues(board, sight, OWN, rows, found)
    found = surroundings(board, sight, rows, found)
    found = comparisons(board, sight, work.rivals, rows, found)
    if left == ROUND_OVER:
        rows[found] = KIND_ROUND_OVER + (seat - game.active - 1) % game.seats
    elif is_ending(game, sight):
        rows[found] = KIND_ENDING + left
    else:
        rows[found] = KIND_AFTER_FIRST + left
    return found + 1


@compiled
def is_ending(game: Position, sight: Position) -> bool:
    """Return whether somebody, or this player on trial, has closed six areas (B24)."""
    return game.ending or count_bits(np.uint64(sight.first | sight.later)) >= AREAS_TO_END


@compiled
def judge(work: Workspace, game: Position, seat: int, marks: Marks, left: int) -> float:
    """Return what crossing these open spaces is worth to a seat that has looked at the position.

    `left` is how many dice a first action leaves (0: all were used), or ROUND_OVER after a second action.
    """
    board, sight = work.boards[game.boards[seat]], work.trial[0]
    work.trial[0] = work.own[0]
    imagine(board, sight, marks[0], marks[1])
    score(board, sight)
    if left == ROUND_OVER and is_ending(game, sight):
        return _final(work, sight)
    total = work.total
    put(total, work.others)
    fresh = sight.first & ~work.own[0].first
    if fresh:
        _take_away(work, board, game.seats, fresh)
    found = own_clues(work, game, seat, left, 0)
    add_rows(work.net, work.rows, found, total)
    return share(work.net, total)


@compiled
def _take_away(work: Workspace, board: Position, seats: int, fresh: int) -> None:
    """Let the others lose the higher values of areas that were open to them until now."""
    total = work.total
    for area in range(AREAS):
        if fresh >> area & 1:
            first = OTHER_AREA + place_of(board, area) * AREA_CASES + 2
            for place in range(1, seats):
                # Nobody had closed it before, so it is open on every other board.
                free = first + lesser(work.missing[place, area], MISSING - 1)
                before, after = work.net.rows[free], work.net.rows[free + MISSING]
                for unit in range(HIDDEN_1):
                    total[unit] += after[unit] - before[unit]


@compiled
def _final(work: Workspace, sight: Position) -> float:
    """Return the share of the victory if the game ends like this and nobody else scores any more."""
    rank = sight.points * _RANK + sight.single
    best, having = work.rivals[AREAS + 2], work.rivals[AREAS + 3]
    won = 1.0 if rank > best else 0.0
    if rank == best:
        won = 1.0 / (1 + having)
    return float(won + _FOR_POINTS * sight.points)
