"""What may be done: legal completions and crossings, listed or drawn at random (B10-B19)."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hranice.games.border.bots.engine.memory_layout import SEGMENTS, SEGMENTS_OF_COLOUR, WORD, WORDS
from hranice.games.border.compiled.array_types import Boards, Position
from hranice.games.border.compiled.primitives import (
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
from hranice.games.border.compiled.steps import count_open, within_reach
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
        missing = count_open(board.segments[number], crossed)
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
def draw_eager_completion(boards: Boards, game: Position, chance: Words) -> int:
    """Draw a completion to which no segment could be added."""
    seat = game.active
    board = boards[game.boards[seat]]
    counts, missing, colours = room(np.int64, FACES), room(np.int64, SEGMENTS), room(np.int64, SEGMENTS)
    counts[:] = 0
    for die in range(DICE):
        counts[game.dice[die]] += 1
    for number in range(SEGMENTS):
        missing[number] = count_open(board.segments[number], game.crossed[seat])
        colours[number] = board.colour[lowest(board.segments[number])]
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


class Making(NamedTuple):
    """A crossing in the making, the counterpart of `hranice.games.border.rules.second_action.Crossing`."""

    made: Words
    candidates: Words
    """The spaces that may be chosen next."""
    colours: Words
    """The spaces of all colours of which dice are left."""
    left: NDArray[np.int64]
    """By colour: the dice that are left."""


@compiled
def begin_crossing(board: Position, game: Position, seat: int, making: Making) -> None:
    """Begin a crossing without any space."""
    making.made[:] = NONE
    put(making.left, game.left)
    making.candidates[0], making.candidates[1] = within_reach(board, game, seat, making.colours)


@compiled
def add_space(board: Position, game: Position, seat: int, making: Making, space: int) -> None:
    """Cross one of the candidates and spend a die of its colour (B16-B18)."""
    colour = board.colour[space]
    making.made[space // WORD] |= ONE << np.uint64(space % WORD)
    making.left[colour] -= 1
    for word in range(WORDS):
        if game.one_die:
            making.colours[word] = NONE
        elif not making.left[colour]:
            making.colours[word] &= ~board.of_colour[colour, word]
        if game.chain:
            making.candidates[word] |= board.near[space, word]
        making.candidates[word] &= making.colours[word] & ~game.crossed[seat, word] & ~making.made[word]


@compiled
def crossings(boards: Boards, game: Position, seat: int, found: NDArray[np.uint64]) -> int:
    """List every legal set of a seat's second action once, the empty one first.

    Writes as many as `found` has rows for and returns how many there are.
    """
    board = boards[game.boards[seat]]
    # One row per cross made so far.
    made, candidates = grid(np.uint64, _DEPTHS, WORDS), grid(np.uint64, _DEPTHS, WORDS)
    colours, left = grid(np.uint64, _DEPTHS, WORDS), grid(np.int64, _DEPTHS, FACES)
    begin_crossing(board, game, seat, Making(made[0], candidates[0], colours[0], left[0]))
    depth = listed = space = 0
    while depth >= 0:
        if space >= 0:
            if listed < len(found):
                put(found[listed], made[depth])
            listed += 1
        space = pop(candidates[depth])
        if space < 0:
            depth -= 1
            continue
        # Once its sets are listed a space is barred at this depth, so that no set is met twice.
        colours[depth, space // WORD] &= ~(ONE << np.uint64(space % WORD))
        below = Making(made[depth + 1], candidates[depth + 1], colours[depth + 1], left[depth + 1])
        put(below.made, made[depth])
        put(below.candidates, candidates[depth])
        put(below.colours, colours[depth])
        put(below.left, left[depth])
        add_space(board, game, seat, below, space)
        depth += 1
    return listed


@compiled
def lowest(mask: Words) -> int:
    """Return the first space of a set; -1 if there is none."""
    if mask[0]:
        return lowest_bit(mask[0])
    return WORD + lowest_bit(mask[1]) if mask[1] else -1


@compiled
def pop(mask: Words) -> int:
    """Take the first space out of a set and return it; -1 if there is none."""
    space = lowest(mask)
    if space >= 0:
        mask[space // WORD] &= mask[space // WORD] - ONE
    return space


@compiled
def with_space(made: Marks, space: int) -> Marks:
    """Return a crossing with one more space."""
    bit = ONE << np.uint64(space % WORD)
    if space < WORD:
        return made[0] | bit, made[1]
    return made[0], made[1] | bit


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
    making = Making(room(np.uint64, WORDS), candidates, colours, room(np.int64, FACES))
    begin_crossing(board, game, seat, making)
    while candidates[0] | candidates[1]:
        number = draw(chance, count_bits(candidates[0]) + count_bits(candidates[1]) + (0 if eager else 1))
        if not eager:
            if not number:
                break
            number -= 1
        add_space(board, game, seat, making, nth(candidates, number))
    return making.made[0], making.made[1]
