"""What may be done: legal completions and crossings, listed or drawn at random (B10-B19)."""

import numpy as np
from numpy.typing import NDArray

from hranice.games.border.bots.engine.memory import SEGMENTS_OF_COLOUR, WORD, WORDS
from hranice.games.border.compiled.machine import (
    NONE,
    ONE,
    Marks,
    Words,
    compiled,
    count_bits,
    draw,
    grid,
    lowest_bit,
    put,
    room,
)
from hranice.games.border.compiled.records import Boards, Position
from hranice.games.border.rules.state import DICE, FACES

MOST_COMPLETIONS = (1 + SEGMENTS_OF_COLOUR) ** DICE
"""Five dice of different colours, each with four segments that miss one space."""
WAYS = 1 << SEGMENTS_OF_COLOUR
"""Sets of one colour's segments."""
_DEPTHS = DICE + 1
EAGER, FREE = True, False


@compiled
def affordable(board: Position, crossed: Words, colour: int, dice: int, ways: NDArray[np.int64]) -> int:
    """List the sets of a colour's segments that so many dice can complete, the empty one first (B13).

    Writes rows of a set (bit i for segment i) and the dice it takes; returns how many there are, at most
    WAYS.
    """
    ways[0, 0] = ways[0, 1] = 0
    found = 1
    for place in range(SEGMENTS_OF_COLOUR):
        number = board.segments_of[colour, place]
        segment = board.segments[number]
        missing = count_bits(segment[0] & ~crossed[0]) + count_bits(segment[1] & ~crossed[1])
        if not 0 < missing <= dice:
            continue
        for other in range(found):
            if ways[other, 1] + missing <= dice:
                ways[found, 0] = ways[other, 0] | 1 << number
                ways[found, 1] = ways[other, 1] + missing
                found += 1
    return found


@compiled
def completions(boards: Boards, game: Position, found: NDArray[np.int64]) -> int:
    """List every legal completion of the active player in the contract's order.

    Returns how many there are, at most MOST_COMPLETIONS.
    """
    sets, counts = grid(np.int64, FACES, WAYS), room(np.int64, FACES)
    listed = completions_by_colour(boards, game, sets, counts)
    for place in range(listed):
        found[place] = completion_at(sets, counts, place)
    return listed


@compiled
def completions_by_colour(
    boards: Boards, game: Position, sets: NDArray[np.int64], counts: NDArray[np.int64]
) -> int:
    """Write for every colour the sets of its segments that its dice can complete, and how many there are.

    Returns how many completions they make together, one set of each colour in each.
    """
    board = boards[game.boards[game.active]]
    crossed = game.crossed[game.active]
    ways = grid(np.int64, WAYS, 2)
    listed = 1
    for colour in range(FACES):
        counts[colour] = affordable(board, crossed, colour, _showing(game, colour), ways)
        for way in range(counts[colour]):
            sets[colour, way] = ways[way, 0]
        listed *= counts[colour]
    return listed


@compiled
def completion_at(sets: NDArray[np.int64], counts: NDArray[np.int64], place: int) -> int:
    """Return the completion that has so many before it, the last colour changing first."""
    completion = 0
    for colour in range(FACES - 1, -1, -1):
        if counts[colour] > 1:
            completion |= sets[colour, place % counts[colour]]
            place //= counts[colour]
    return completion


@compiled
def draw_completion(boards: Boards, game: Position, chance: Words) -> int:
    """Draw one of the legal completions, each equally likely."""
    board = boards[game.boards[game.active]]
    crossed = game.crossed[game.active]
    ways = grid(np.int64, WAYS, 2)
    chosen = 0
    for colour in range(FACES):
        dice = _showing(game, colour)
        if dice:
            count = affordable(board, crossed, colour, dice, ways)
            if count > 1:
                chosen |= ways[draw(chance, count), 0]
    return chosen


@compiled
def _showing(game: Position, colour: int) -> int:
    dice = 0
    for die in range(DICE):
        dice += game.dice[die] == colour
    return dice


@compiled
def dice_beyond(game: Position, held: NDArray[np.int64]) -> int:
    """Return the dice to roll again, bit i for die i, when so many of each colour are held (B9)."""
    left = room(np.int64, FACES)
    put(left, held)
    rolling = 0
    for die in range(DICE):
        if left[game.dice[die]]:
            left[game.dice[die]] -= 1
        else:
            rolling |= 1 << die
    return rolling


@compiled
def usable(board: Position, left: NDArray[np.int64], mask: Words) -> None:
    """Write the spaces of all colours of which dice are left."""
    mask[0] = mask[1] = NONE
    for colour in range(FACES):
        if left[colour]:
            mask[0] |= board.of_colour[colour, 0]
            mask[1] |= board.of_colour[colour, 1]


@compiled
def crossings(boards: Boards, game: Position, seat: int, found: NDArray[np.uint64]) -> int:
    """List every legal set of a seat's second action once, the empty one first.

    Writes as many as `found` has rows for and returns how many there are.
    """
    board = boards[game.boards[seat]]
    depth = 0
    # One row per cross made so far: what may come next, what was made, what dice and colours remain.
    candidates, made = grid(np.uint64, _DEPTHS, WORDS), grid(np.uint64, _DEPTHS, WORDS)
    colours, left = grid(np.uint64, _DEPTHS, WORDS), grid(np.int64, _DEPTHS, FACES)
    made[0] = NONE
    put(left[0], game.left)
    usable(board, game.left, colours[0])
    for word in range(WORDS):
        candidates[0, word] = game.reach[seat, word] & ~game.crossed[seat, word] & colours[0, word]
    listed = 0
    fresh = True
    while depth >= 0:
        if fresh:
            if listed < len(found):
                found[listed, 0], found[listed, 1] = made[depth, 0], made[depth, 1]
            listed += 1
        space = lowest(candidates[depth])
        if space < 0:
            depth -= 1
            fresh = False
            continue
        word, bit = space // WORD, ONE << np.uint64(space % WORD)
        # Once its sets are listed a space is barred at this depth, so that no set is met twice.
        candidates[depth, word] &= ~bit
        colours[depth, word] &= ~bit
        below = depth + 1
        put(made[below], made[depth])
        put(colours[below], colours[depth])
        put(left[below], left[depth])
        made[below, word] |= bit
        spend(board, space, game.one_die, colours[below], left[below])
        for at in range(WORDS):
            reach = candidates[depth, at] | (board.near[space, at] if game.chain else NONE)
            candidates[below, at] = reach & colours[below, at] & ~game.crossed[seat, at] & ~made[below, at]
        depth = below
        fresh = True
    return listed


@compiled
def spend(board: Position, space: int, one_die: int, colours: Words, left: NDArray[np.int64]) -> None:
    """Take the die that crossing a space needs from those left, and its colour with the last one."""
    colour = board.colour[space]
    left[colour] -= 1
    for word in range(WORDS):
        if one_die:
            colours[word] = NONE
        elif not left[colour]:
            colours[word] &= ~board.of_colour[colour, word]


@compiled
def lowest(mask: Words) -> int:
    """Return the first space of a set; -1 if there is none."""
    if mask[0]:
        return lowest_bit(mask[0])
    return WORD + lowest_bit(mask[1]) if mask[1] else -1


@compiled
def nth(mask: Words, number: int) -> int:
    """Return the space of a set that has so many before it."""
    word = 0
    before = count_bits(mask[0])
    if number >= before:
        word = 1
        number -= before
    bits = mask[word]
    for _ in range(number):
        bits &= bits - ONE
    return word * WORD + lowest_bit(bits)


@compiled
def draw_crossing(boards: Boards, game: Position, seat: int, eager: bool, chance: Words) -> Marks:
    """Draw a legal set: one candidate after the other or an end, each equally likely.

    An EAGER player ends only when nothing is left to cross.
    """
    board = boards[game.boards[seat]]
    candidates, colours = room(np.uint64, WORDS), room(np.uint64, WORDS)
    made, left = room(np.uint64, WORDS), room(np.int64, FACES)
    made[:] = NONE
    put(left, game.left)
    usable(board, left, colours)
    for word in range(WORDS):
        candidates[word] = game.reach[seat, word] & ~game.crossed[seat, word] & colours[word]
    while candidates[0] | candidates[1]:
        number = draw(chance, count_bits(candidates[0]) + count_bits(candidates[1]) + (0 if eager else 1))
        if not eager:
            if not number:
                break
            number -= 1
        space = nth(candidates, number)
        made[space // WORD] |= ONE << np.uint64(space % WORD)
        spend(board, space, game.one_die, colours, left)
        for word in range(WORDS):
            if game.chain:
                candidates[word] |= board.near[space, word]
            candidates[word] &= colours[word] & ~game.crossed[seat, word] & ~made[word]
    return made[0], made[1]
