"""The bot `greedy`, compiled: the decisions of `hranice.games.border.bots.greedy`, to measure others by."""

import numpy as np
from numpy.typing import NDArray

from hranice.games.border.bots.engine.memory import AREAS, SEGMENTS, WORD, WORDS
from hranice.games.border.bots.greedy import CHANCE, PROMISE
from hranice.games.border.compiled.choices import (
    WAYS,
    completion_at,
    completions_by_colour,
    dice_beyond,
    lowest,
    spend,
    usable,
)
from hranice.games.border.compiled.machine import (
    NONE,
    ONE,
    Marks,
    Words,
    compiled,
    count_bits,
    grid,
    lesser,
    put,
    room,
)
from hranice.games.border.compiled.playout import draw_roll
from hranice.games.border.compiled.records import COMPLETE, KEEP, OVER, ROLL, Boards, Position
from hranice.games.border.compiled.steps import begin, complete, cross, reroll, stop, taken
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
    _weigh(board, game, needed, worth)
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
def _weigh(board: Position, game: Position, needed: NDArray[np.int64], worth: NDArray[np.float64]) -> None:
    """Write for every segment of the active player what it misses and what completing it adds."""
    crossed = game.crossed[game.active]
    for number in range(SEGMENTS):
        low = board.segments[number, 0] & ~crossed[0]
        high = board.segments[number, 1] & ~crossed[1]
        needed[number] = count_bits(low) + count_bits(high)
        if needed[number]:
            worth[number] = gain(board, game, game.active, (low, high))


@compiled
def greedy_completion(boards: Boards, game: Position) -> int:
    """Return the segments to complete, bit i for segment i."""
    seat = game.active
    board = boards[game.boards[seat]]
    sets, counts = grid(np.int64, FACES, WAYS), room(np.int64, FACES)
    best, chosen = -1.0, 0
    for place in range(completions_by_colour(boards, game, sets, counts)):
        completion = completion_at(sets, counts, place)
        low = high = NONE
        for number in range(SEGMENTS):
            if completion >> number & 1:
                low |= board.segments[number, 0]
                high |= board.segments[number, 1]
        worth = gain(board, game, seat, (low, high))
        if worth > best:
            best, chosen = worth, completion
    return chosen


@compiled
def greedy_crossing(boards: Boards, game: Position, seat: int) -> Marks:
    """Return the spaces to cross: again and again the one that adds most."""
    board = boards[game.boards[seat]]
    candidates, colours = room(np.uint64, WORDS), room(np.uint64, WORDS)
    waiting, made, left = room(np.uint64, WORDS), room(np.uint64, WORDS), room(np.int64, FACES)
    made[:] = NONE
    put(left, game.left)
    usable(board, left, colours)
    for word in range(WORDS):
        candidates[word] = game.reach[seat, word] & ~game.crossed[seat, word] & colours[word]
    while candidates[0] | candidates[1]:
        put(waiting, candidates)
        best, chosen = -1.0, 0
        while waiting[0] | waiting[1]:
            space = lowest(waiting)
            waiting[space // WORD] &= waiting[space // WORD] - ONE
            bit = ONE << np.uint64(space % WORD)
            low = made[0] | (bit if space < WORD else NONE)
            high = made[1] | (NONE if space < WORD else bit)
            worth = gain(board, game, seat, (low, high))
            if worth > best:
                best, chosen = worth, space
        made[chosen // WORD] |= ONE << np.uint64(chosen % WORD)
        spend(board, chosen, game.one_die, colours, left)
        for word in range(WORDS):
            if game.chain:
                candidates[word] |= board.near[chosen, word]
            candidates[word] &= colours[word] & ~game.crossed[seat, word] & ~made[word]
    return made[0], made[1]


@compiled
def greedy_game(boards: Boards, game: Position, starter: int, chance: Words) -> None:
    """Play a game to its end on the boards that the seats have; this seat begins."""
    begin(boards, game, game.boards, starter)
    while game.phase != OVER:
        if game.phase == ROLL:
            draw_roll(boards, game, chance)
        elif game.phase == KEEP:
            dice = greedy_hold(boards, game)
            if dice:
                reroll(game, dice)
            else:
                stop(boards, game)
        elif game.phase == COMPLETE:
            complete(boards, game, greedy_completion(boards, game))
        else:
            pending = game.pending
            for seat in range(game.seats):
                if pending >> seat & 1:
                    cross(boards, game, seat, greedy_crossing(boards, game, seat))
