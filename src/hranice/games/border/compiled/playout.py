"""Whole games between random players, free or eager."""

import numpy as np
from numpy.typing import NDArray

from hranice.games.border.bots.engine.memory_layout import SEATS
from hranice.games.border.compiled.array_types import CROSS, KEEP, OVER, ROLL, Boards, Position
from hranice.games.border.compiled.choices import FREE, draw_completion, draw_crossing, draw_eager_completion
from hranice.games.border.compiled.primitives import Words, compiled, draw, room
from hranice.games.border.compiled.steps import ALL_DICE, begin, complete, cross, reroll, roll
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
def roll_again(boards: Boards, game: Position, dice: int, chance: Words) -> None:
    """Take up dice, bit i for die i, and roll them at once; without any, stop rolling."""
    reroll(boards, game, dice)
    if dice:
        draw_roll(boards, game, chance)


@compiled
def draw_move(boards: Boards, game: Position, seat: int, eager: bool, chance: Words) -> None:
    """Let a due seat do something legal at random; an EAGER one rolls at random and uses every die it can."""
    if game.phase == KEEP:
        reroll(boards, game, draw(chance, ALL_DICE + 1))
    elif game.phase == CROSS:
        cross(boards, game, seat, draw_crossing(boards, game, seat, eager, chance))
    elif eager:
        complete(boards, game, draw_eager_completion(boards, game, chance))
    else:
        complete(boards, game, draw_completion(boards, game, chance))


@compiled
def play_on(boards: Boards, game: Position, eager: bool, chance: Words) -> int:
    """Play to the end with random players; returns the number of decisions on the way."""
    decisions = 0
    while game.phase != OVER:
        if game.phase == ROLL:
            draw_roll(boards, game, chance)
            continue
        due = game.pending if game.phase == CROSS else 1 << game.active
        for seat in range(game.seats):
            if due >> seat & 1:
                draw_move(boards, game, seat, eager, chance)
                decisions += 1
    return decisions


@compiled
def random_game(boards: Boards, game: Position, chance: Words) -> int:
    """Play a whole game with random players; returns the number of decisions in it."""
    deal(boards, game, chance)
    return play_on(boards, game, FREE, chance)


@compiled
def random_games(boards: Boards, games: NDArray[np.void], count: int, chance: Words) -> int:
    """Play so many games one after the other on the first element of `games`; returns all decisions."""
    decisions = 0
    for _ in range(count):
        decisions += random_game(boards, games[0], chance)
    return decisions
