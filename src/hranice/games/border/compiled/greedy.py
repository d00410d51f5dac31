"""The bot `greedy`, compiled: the decisions of `hranice.games.border.bots.greedy`, to measure others by."""

import numpy as np

from hranice.games.border.bots.engine.memory_layout import AREAS, SEGMENTS, WORDS
from hranice.games.border.bots.greedy import CHANCE, PROMISE
from hranice.games.border.compiled.array_types import COMPLETE, KEEP, OVER, Boards, Position
from hranice.games.border.compiled.choices import (
    WAYS,
    Making,
    add_space,
    begin_crossing,
    completion_at,
    completions_by_colour,
    dice_beyond,
    lowest,
    pop,
    with_space,
)
from hranice.games.border.compiled.playout import draw_roll, roll_again
from hranice.games.border.compiled.primitives import (
    Marks,
    Words,
    compiled,
    count_bits,
    grid,
    lesser,
    put,
    room,
)
from hranice.games.border.compiled.steps import begin, complete, count_open, cross, spaces_of, taken
from hranice.games.border.rules.state import DICE, FACES, ROLLS

_PROMISE = np.array(PROMISE)
_CHANCE = np.array(CHANCE)


@compiled
def gain(board: Position, game: Position, seat: int, marks: Marks) -> float:
    """Return what crossing these spaces adds to the worth of the areas."""
    closed, gone = game.first[seat] | game.later[seat], taken(game)
    total = 0.0
    for area in range(AREAS):
        if closed >> area & 1:
            continue
        low = board.rings[area, 0] & ~game.crossed[seat, 0]
        high = board.rings[area, 1] & ~game.crossed[seat, 1]
        hit = count_bits(low & marks[0]) + count_bits(high & marks[1])
        if hit:
            before = count_bits(low) + count_bits(high)
            value = board.low[area] if gone >> area & 1 else board.high[area]
            total += value * (_PROMISE[before - hit] - _PROMISE[before])
    return total


@compiled
def greedy_hold(boards: Boards, game: Position) -> int:
    """Return the dice to roll again, bit i for die i; 0 to stop."""
    seat = game.active
    board, rolls = boards[game.boards[seat]], ROLLS - game.rolls
    counts, hold = room(np.int64, FACES), room(np.int64, FACES)
    counts[:] = 0
    hold[:] = 0
    for die in range(DICE):
        counts[game.dice[die]] += 1
    needed, worth = room(np.int64, SEGMENTS), room(np.float64, SEGMENTS)
    for number in range(SEGMENTS):
        segment = board.segments[number]
        needed[number] = count_open(segment, game.crossed[seat])
        worth[number] = gain(board, game, seat, (segment[0], segment[1])) if needed[number] else 0.0
    free = DICE
    while True:
        best, chosen, having = 0.0, -1, 0
        for number in range(SEGMENTS):
            if 0 < needed[number] <= free:
                colour = board.colour[lowest(board.segments[number])]
                have = lesser(lesser(counts[colour] - hold[colour], needed[number]), free)
                value = worth[number] * _CHANCE[rolls, free - have, needed[number] - have]
                if value and value >= best:
                    best, chosen, having = value, number, have
        if chosen < 0:
            break
        hold[board.colour[lowest(board.segments[chosen])]] += having
        free -= having
        if having < needed[chosen]:
            break
        needed[chosen] = 0
    return dice_beyond(game, hold)


@compiled
def greedy_completion(boards: Boards, game: Position) -> int:
    """Return the segments to complete, bit i for segment i."""
    seat = game.active
    board = boards[game.boards[seat]]
    sets, counts = grid(np.int64, FACES, WAYS), room(np.int64, FACES)
    best, chosen = -1.0, 0
    for place in range(completions_by_colour(boards, game, sets, counts)):
        completion = completion_at(sets, counts, place)
        worth = gain(board, game, seat, spaces_of(board, game.crossed[seat], completion))
        if worth > best:
            best, chosen = worth, completion
    return chosen


@compiled
def greedy_crossing(boards: Boards, game: Position, seat: int) -> Marks:
    """Return the spaces to cross: again and again the one that adds most."""
    board = boards[game.boards[seat]]
    made, candidates, waiting = room(np.uint64, WORDS), room(np.uint64, WORDS), room(np.uint64, WORDS)
    making = Making(made, candidates, room(np.uint64, WORDS), room(np.int64, FACES))
    begin_crossing(board, game, seat, making)
    while candidates[0] | candidates[1]:
        put(waiting, candidates)
        best, chosen = -1.0, 0
        while waiting[0] | waiting[1]:
            space = pop(waiting)
            worth = gain(board, game, seat, with_space((made[0], made[1]), space))
            if worth > best:
                best, chosen = worth, space
        add_space(board, game, seat, making, chosen)
    return made[0], made[1]


@compiled
def greedy_turn(boards: Boards, game: Position, chance: Words) -> None:
    """Play a whole first action: roll, hold, complete."""
    draw_roll(boards, game, chance)
    while game.phase == KEEP:
        roll_again(boards, game, greedy_hold(boards, game), chance)
    if game.phase == COMPLETE:
        complete(boards, game, greedy_completion(boards, game))


@compiled
def greedy_answers(boards: Boards, game: Position) -> None:
    """Let all seats cross that are still to do so in this second action."""
    pending = game.pending
    for seat in range(game.seats):
        if pending >> seat & 1:
            cross(boards, game, seat, greedy_crossing(boards, game, seat))


@compiled
def greedy_game(boards: Boards, game: Position, starter: int, chance: Words) -> None:
    """Play a game to its end on the boards that the seats have; this seat begins."""
    begin(boards, game, game.boards, starter)
    while game.phase != OVER:
        greedy_turn(boards, game, chance)
        greedy_answers(boards, game)
