"""Whole games between random players."""

import numpy as np
from numpy.typing import NDArray

from hranice.border.state import DICE, FACES
from hranice.lab.fast.choices import FREE, draw_completion, draw_crossing
from hranice.lab.fast.machine import Words, compiled, draw
from hranice.lab.fast.position import COMPLETE, CROSS, KEEP, OVER, ROLL, Position
from hranice.lab.fast.steps import ALL_DICE, begin, complete, cross, reroll, roll, stop
from hranice.lab.fast.tables import Boards


@compiled
def deal(boards: Boards, game: Position, chance: Words) -> None:
    """Begin a game with boards and starting player drawn (B1, B7)."""
    pile = np.arange(len(boards))
    for seat in range(game.seats):
        other = seat + draw(chance, len(boards) - seat)
        pile[seat], pile[other] = pile[other], pile[seat]
    begin(boards, game, pile, draw(chance, game.seats))


@compiled
def draw_roll(boards: Boards, game: Position, chance: Words) -> None:
    """Roll the dice in the air."""
    faces = np.empty(DICE, np.int64)
    for die in range(DICE):
        faces[die] = draw(chance, FACES)
    roll(boards, game, faces)


@compiled
def draw_move(boards: Boards, game: Position, seat: int, chance: Words) -> None:
    """Let a due seat do something legal at random."""
    if game.phase == KEEP:
        dice = draw(chance, ALL_DICE + 1)
        if dice:
            reroll(game, dice)
        else:
            stop(boards, game)
    elif game.phase == COMPLETE:
        complete(boards, game, draw_completion(boards, game, chance))
    else:
        cross(boards, game, seat, draw_crossing(boards, game, seat, FREE, chance))


@compiled
def random_game(boards: Boards, game: Position, chance: Words) -> int:
    """Play a game to its end with random players; returns the number of decisions in it."""
    decisions = 0
    deal(boards, game, chance)
    while game.phase != OVER:
        if game.phase == ROLL:
            draw_roll(boards, game, chance)
        elif game.phase == CROSS:
            for seat in range(game.seats):
                if game.phase == CROSS and game.pending >> seat & 1:
                    draw_move(boards, game, seat, chance)
                    decisions += 1
        else:
            draw_move(boards, game, game.active, chance)
            decisions += 1
    return decisions


@compiled
def random_games(boards: Boards, games: NDArray[np.void], count: int, chance: Words) -> int:
    """Play so many games one after the other on the first element of `games`; returns all decisions."""
    decisions = 0
    for _ in range(count):
        decisions += random_game(boards, games[0], chance)
    return decisions
