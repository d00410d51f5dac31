"""Games played on from any position by eager players, to see what becomes of a move."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hranice.games.border.bots.engine.memory import SEATS, SEGMENTS
from hranice.games.border.compiled.choices import (
    EAGER,
    WAYS,
    completion_at,
    completions_by_colour,
    crossings,
    draw_crossing,
    lowest,
)
from hranice.games.border.compiled.machine import NONE, Words, compiled, count_bits, draw, grid, room
from hranice.games.border.compiled.playout import draw_roll
from hranice.games.border.compiled.records import (
    COMPLETE,
    CROSS,
    KEEP,
    OVER,
    ROLL,
    Boards,
    Position,
    Positions,
)
from hranice.games.border.compiled.steps import ALL_DICE, complete, cross, reroll, stop, win_shares
from hranice.games.border.rules.state import DICE, FACES

MOST_CROSSINGS = 128
"""Crossings that are tried; of more than these, so many are drawn."""


class Tries(NamedTuple):
    """Moves that are tried."""

    moves: Words
    worth: NDArray[np.float64]


@compiled
def draw_eager_completion(boards: Boards, game: Position, chance: Words) -> int:
    """Draw a completion to which no segment could be added."""
    seat = game.active
    board = boards[game.boards[seat]]
    counts, missing, colours = room(np.int64, FACES), room(np.int64, SEGMENTS), room(np.int64, SEGMENTS)
    counts[:] = 0
    for die in range(DICE):
        counts[game.dice[die]] += 1
    for number in range(SEGMENTS):
        segment = board.segments[number]
        missing[number] = count_bits(segment[0] & ~game.crossed[seat, 0])
        missing[number] += count_bits(segment[1] & ~game.crossed[seat, 1])
        colours[number] = board.colour[lowest(segment)]
    chosen, picked = 0, 0
    while picked >= 0:
        found, picked = 0, -1
        for number in range(SEGMENTS):
            if 0 < missing[number] <= counts[colours[number]]:
                found += 1
                if draw(chance, found) == 0:  # each is kept with the chance 1 in those found so far
                    picked = number
        if picked >= 0:
            chosen |= 1 << picked
            counts[colours[picked]] -= missing[picked]
            missing[picked] = 0
    return chosen


@compiled
def play_on(boards: Boards, game: Position, chance: Words) -> None:
    """Play to the end with players that roll at random and then use every die they can."""
    while game.phase != OVER:
        if game.phase == ROLL:
            draw_roll(boards, game, chance)
        elif game.phase == KEEP:
            dice = draw(chance, ALL_DICE + 1)
            if dice:
                reroll(game, dice)
            else:
                stop(boards, game)
        elif game.phase == COMPLETE:
            complete(boards, game, draw_eager_completion(boards, game, chance))
        else:
            pending = game.pending
            for seat in range(game.seats):
                if pending >> seat & 1:
                    cross(boards, game, seat, draw_crossing(boards, game, seat, EAGER, chance))


@compiled
def try_move(boards: Boards, game: Position, seat: int, move: Words) -> None:
    """Make a move given as words: dice to roll again (none: stop), segments, or spaces."""
    if game.phase == KEEP:
        if move[0]:
            reroll(game, int(move[0]))
        else:
            stop(boards, game)
    elif game.phase == COMPLETE:
        complete(boards, game, int(move[0]))
    elif game.phase == CROSS:
        cross(boards, game, seat, (move[0], move[1]))


@compiled
def list_moves(question: Position, tries: Tries, chance: Words) -> int:
    """Write the moves of a due seat that are worth trying, nil as the worth of each; returns how many.

    These are all ways to roll, all completions, and all crossings or, of too many, some that use all dice.
    """
    boards, game, seat = question.boards, question.position, question.seat
    count = 0
    if game.phase == KEEP:
        count = ALL_DICE + 1
        for dice in range(count):
            tries.moves[dice, 0], tries.moves[dice, 1] = np.uint64(dice), NONE
    elif game.phase == COMPLETE:
        sets, counts = grid(np.int64, FACES, WAYS), room(np.int64, FACES)
        count = completions_by_colour(boards, game, sets, counts)
        for place in range(count):
            tries.moves[place, 0] = np.uint64(completion_at(sets, counts, place))
            tries.moves[place, 1] = NONE
    else:
        count = crossings(boards, game, seat, tries.moves[:MOST_CROSSINGS])
        if count > MOST_CROSSINGS:
            count = MOST_CROSSINGS
            for place in range(count):
                tries.moves[place, 0], tries.moves[place, 1] = draw_crossing(
                    boards, game, seat, EAGER, chance
                )
    for place in range(count):
        tries.worth[place] = 0.0
    return count


@compiled
def try_moves(question: Position, tries: Tries, games: Positions, chance: Words) -> None:
    """Add to the worth of each of a seat's moves the share of the victory it leads to in one playout.

    What others have sealed nobody can know (B15), so they choose once more. `games` is to try moves on.
    """
    boards, game, shares = question.boards, question.position, room(np.float64, SEATS)
    for number in range(len(tries.moves)):
        games[0] = game
        trial = games[0]
        if trial.phase == CROSS:
            trial.pending = (1 << game.seats) - 1 & ~(1 << game.active)
        try_move(boards, trial, question.seat, tries.moves[number])
        play_on(boards, trial, chance)
        win_shares(boards, trial, shares)
        tries.worth[number] += shares[question.seat]
