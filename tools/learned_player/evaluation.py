"""How the player judges: what a position after a move it thinks of is worth to a seat."""

import numpy as np

from hranice.games.border.bots.engine.memory_layout import AREAS, HIDDEN_1, SEATS
from hranice.games.border.compiled.array_types import OVER, ROLL, Position
from hranice.games.border.compiled.primitives import (
    NONE,
    Marks,
    compiled,
    count_bits,
    greater,
    lesser,
    put,
    room,
)
from hranice.games.border.compiled.steps import RANK, taken, win_shares
from hranice.games.border.rules.state import AREAS_TO_END
from tools.learned_player import feature_index as index
from tools.learned_player.features import (
    Rows,
    board_features,
    closed_feature,
    comparisons,
    imagine,
    place_of,
    score,
    see,
    surroundings,
)
from tools.learned_player.net import add_rows, share
from tools.learned_player.scratch_memory import Workspace

ROUND_OVER = -1
_FOR_POINTS = 1e-3
"""When the game is decided either way, points are still better than none."""


@compiled
def look(work: Workspace, game: Position, seat: int) -> None:
    """Take in a position from the point of view of a seat."""
    memory = work.memory[0]
    memory.others[:] = 0
    add_rows(work.net, memory.rows, look_at_others(work, game, seat, 0), memory.others)
    see(game, seat, taken(game), memory.own[0])


@compiled
def look_at_others(work: Workspace, game: Position, seat: int, found: int) -> int:
    """Write the rows of the other boards and remember what comparisons need."""
    gone, memory = taken(game), work.memory[0]
    rivals, rows, sight = memory.rivals, memory.rows, memory.trial[0]
    rivals[:] = 0
    rivals[:AREAS] = 99
    for place in range(1, game.seats):
        other = (seat + place) % game.seats
        board = work.boards[game.boards[other]]
        see(game, other, gone, sight)
        score(board, sight)
        found = board_features(board, sight, index.OTHER, rows, found)
        rows[found] = closed_feature(sight, place)
        found += 1
        for area in range(AREAS):
            memory.missing[place, area] = sight.missing[area]
            rivals[area] = lesser(rivals[area], sight.missing[area])
        rivals[AREAS] = greater(rivals[AREAS], count_bits(np.uint64(sight.first | sight.later)))
        rivals[AREAS + 1] = greater(rivals[AREAS + 1], sight.points)
        rank = sight.points * RANK + sight.single
        if rank > rivals[AREAS + 2] or place == 1:
            rivals[AREAS + 2], rivals[AREAS + 3] = rank, 1
        elif rank == rivals[AREAS + 2]:
            rivals[AREAS + 3] += 1
    return found


@compiled
def own_features(work: Workspace, game: Position, seat: int, left: int, found: int) -> int:
    """Write the rows of the board in `trial` as one's own; returns the new number of rows."""
    board, sight, rows = work.boards[game.boards[seat]], work.memory[0].trial[0], work.memory[0].rows
    found = board_features(board, sight, index.OWN, rows, found)
    found = surroundings(board, sight, rows, found)
    found = comparisons(board, sight, work.memory[0].rivals, rows, found)
    if left == ROUND_OVER:
        rows[found] = index.KIND_ROUND_OVER + (seat - game.active - (game.phase != ROLL)) % game.seats
    elif is_ending(game, sight):
        rows[found] = index.KIND_ENDING + left
    else:
        rows[found] = index.KIND_AFTER_FIRST + left
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
    board, memory = work.boards[game.boards[seat]], work.memory[0]
    sight, total = memory.trial[0], memory.total
    memory.trial[0] = memory.own[0]
    imagine(board, sight, marks)
    score(board, sight)
    if left == ROUND_OVER and is_ending(game, sight):
        return _final(memory.rivals, sight)
    put(total, memory.others)
    fresh = sight.first & ~memory.own[0].first
    if fresh:
        _take_away(work, board, game.seats, fresh)
    add_rows(work.net, memory.rows, own_features(work, game, seat, left, 0), total)
    return share(work.net, total)


@compiled
def _take_away(work: Workspace, board: Position, seats: int, fresh: int) -> None:
    """Let the others lose the higher values of areas that were open to them until now."""
    total = work.memory[0].total
    for area in range(AREAS):
        if fresh >> area & 1:
            first = index.OTHER_AREA + place_of(board, area) * index.AREA_CASES + 2
            for place in range(1, seats):
                # Nobody had closed it before, so it is open on every other board.
                free = first + lesser(work.memory[0].missing[place, area], index.MISSING - 1)
                before, after = work.net.rows[free], work.net.rows[free + index.MISSING]
                for unit in range(HIDDEN_1):
                    total[unit] += after[unit] - before[unit]


@compiled
def _final(rivals: Rows, sight: Position) -> float:
    """Return the share of the victory if the game ends like this and nobody else scores any more."""
    rank = sight.points * RANK + sight.single
    best, having = rivals[AREAS + 2], rivals[AREAS + 3]
    won = 1.0 if rank > best else 0.0
    if rank == best:
        won = 1.0 / (1 + having)
    return float(won + _FOR_POINTS * sight.points)


@compiled
def ends_game(work: Workspace, game: Position, seat: int, marks: Marks) -> bool:
    """Return whether the game is over once a seat that has looked at the position crosses these spaces."""
    memory = work.memory[0]
    memory.trial[0] = memory.own[0]
    imagine(work.boards[game.boards[seat]], memory.trial[0], marks)
    return is_ending(game, memory.trial[0])


@compiled
def worth_after_round(work: Workspace, game: Position, seat: int) -> float:
    """Return what a position after a round, or after the game, is worth to a seat."""
    if game.phase == OVER:
        shares = room(np.float64, SEATS)
        win_shares(work.boards, game, shares)
        return float(shares[seat])
    look(work, game, seat)
    return judge(work, game, seat, (NONE, NONE), ROUND_OVER)
