"""Whole games between random players."""

import numpy as np
from numpy.typing import NDArray

from hranice.games.border.bots.engine.memory import SEATS
from hranice.games.border.compiled.choices import FREE, draw_completion, draw_crossing
from hranice.games.border.compiled.machine import Words, compiled, draw, room
from hranice.games.border.compiled.records import COMPLETE, CROSS, KEEP, OVER, ROLL, Boards, Position
from hranice.games.border.compiled.steps import ALL_DICE, begin, complete, cross, reroll, roll, stop
from hranice.games.border.rules.state import DICE, FACES


@compiled
def deal(boards: Boards, game: Position, chance: Words) -> None:
    """Begin a game with boards and starting player drawn (B1, B7)."""
    chosen, places, moved = room(np.int64, SEATS), room(np.int64, SEATS), room(np.int64, SEATS)
    for seat in range(game.seats):
        places[seat] = seat + draw(chance, len(boards) - seat)
        chosen[seat] = _lying_at(places[seat], places, moved, seat)
        moved[seat] = _lying_at(seat, places, moved, seat)
    begin(boards, game, chosen, draw(chance, game.seats))


@compiled
def _lying_at(place: int, places: NDArray[np.int64], moved: NDArray[np.int64], swaps: int) -> int:
    """Return which board lies at a place of the pile after so many swaps; only they are written down."""
    board = place
    for swap in range(swaps):
        if places[swap] == place:
            board = moved[swap]
    return board


@compiled
def draw_roll(boards: Boards, game: Position, chance: Words) -> None:
    """Roll the dice in the air."""
    faces = room(np.int64, DICE)
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
