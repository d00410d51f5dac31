"""Games played on from any position by eager players, to see what becomes of a move."""

import numpy as np

from hranice.games.border.bots.engine.memory_layout import SEATS
from hranice.games.border.compiled.array_types import COMPLETE, CROSS, KEEP, Boards, Position, Positions
from hranice.games.border.compiled.choices import EAGER, completions, crossings, draw_crossing
from hranice.games.border.compiled.playout import play_on
from hranice.games.border.compiled.primitives import NONE, Words, compiled, room
from hranice.games.border.compiled.steps import ALL_DICE, complete, cross, reroll, win_shares

MOST_CROSSINGS = 128
"""Crossings that are tried; of more than these, so many are drawn."""


@compiled
def try_move(boards: Boards, game: Position, seat: int, move: Words) -> None:
    """Make a move given as words: dice to roll again (none: stop), segments, or spaces."""
    if game.phase == KEEP:
        reroll(boards, game, int(move[0]))
    elif game.phase == COMPLETE:
        complete(boards, game, int(move[0]))
    elif game.phase == CROSS:
        cross(boards, game, seat, (move[0], move[1]))


@compiled
def list_moves(question: Position, answer: Position, chance: Words) -> int:
    """Write the moves of a due seat that are worth trying, nil as the worth of each; returns how many.

    These are all ways to roll, all completions, and all crossings or, of too many, some that use all dice.
    """
    boards, game, seat = question.boards, question.position, question.seat
    if game.phase == KEEP:
        count = ALL_DICE + 1
        for dice in range(count):
            answer.moves[dice, 0], answer.moves[dice, 1] = np.uint64(dice), NONE
    elif game.phase == COMPLETE:
        count = completions(boards, game, answer.moves[:, 0])
        answer.moves[:count, 1] = NONE
    else:
        count = crossings(boards, game, seat, answer.moves[:MOST_CROSSINGS])
        if count > MOST_CROSSINGS:
            count = MOST_CROSSINGS
            for move in answer.moves[:count]:
                move[0], move[1] = draw_crossing(boards, game, seat, EAGER, chance)
    answer.worth[:count] = 0.0
    return count


@compiled
def try_moves(question: Position, answer: Position, count: int, games: Positions, chance: Words) -> None:
    """Add to the worth of each of so many moves the share of the victory it leads to in one playout.

    What others have sealed nobody can know (B15), so they choose once more. `games` is to try moves on.
    """
    boards, game, shares = question.boards, question.position, room(np.float64, SEATS)
    for number in range(count):
        games[0] = game
        trial = games[0]
        if trial.phase == CROSS:
            trial.pending = (1 << game.seats) - 1 & ~(1 << game.active)
        try_move(boards, trial, question.seat, answer.moves[number])
        play_on(boards, trial, EAGER, chance)
        win_shares(boards, trial, shares)
        answer.worth[number] += shares[question.seat]
