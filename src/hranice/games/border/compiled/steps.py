"""What happens: the steps of a game, each the counterpart of an event of the contract (B7-B25).

A step changes the position in place and trusts that it is legal. `boards` is always what
`records.compile_boards` returned, `game` one element of an array of `records.POSITION`.
"""

import numpy as np
from numpy.typing import NDArray

from hranice.games.border.bots.engine.memory_layout import (
    AREAS,
    SEATS,
    SEGMENTS,
    SEGMENTS_OF_COLOUR,
    WORD,
    WORDS,
)
from hranice.games.border.compiled.array_types import COMPLETE, CROSS, KEEP, OVER, ROLL, Boards, Position
from hranice.games.border.compiled.primitives import (
    NONE,
    ONE,
    Marks,
    Words,
    compiled,
    count_bits,
    greater,
    lowest_bit,
    room,
)
from hranice.games.border.rules.state import AREAS_TO_END, DICE, FACES, IDLE_CIRCUITS, ROLLS

ALL_DICE = (1 << DICE) - 1
RANK = 100
"""Points decide, then the best single area, which is worth less than this (B25)."""


@compiled
def begin(boards: Boards, game: Position, chosen: NDArray[np.int64], starter: int) -> None:
    """Hand out boards, by seat, and let a seat begin (B1, B7)."""
    for seat in range(game.seats):
        board = boards[chosen[seat]]
        game.boards[seat] = chosen[seat]
        game.first[seat] = game.later[seat] = 0
        game.crossed[seat] = game.reach[seat] = NONE
        cross_out(board, game.crossed[seat], game.reach[seat], (board.white[0], board.white[1]))
    game.dice[:] = 0
    game.round = game.ending = 0
    _next_round(game, starter, 0)


@compiled
def roll(boards: Boards, game: Position, faces: NDArray[np.int64]) -> None:
    """Let the dice in the air fall: one face for each of them, in order (B9)."""
    fallen = 0
    for die in range(DICE):
        if game.rolling >> die & 1:
            game.dice[die] = faces[fallen]
            fallen += 1
    game.rolls += 1
    game.rolling = 0
    game.phase = KEEP
    if game.rolls == ROLLS:
        _take_dice(boards, game)


@compiled
def reroll(boards: Boards, game: Position, dice: int) -> None:
    """Take up dice, bit i for die i, to roll them again; without any, leave the dice as they lie (B9)."""
    if dice:
        game.rolling = dice
        game.phase = ROLL
    else:
        _take_dice(boards, game)


@compiled
def complete(boards: Boards, game: Position, chosen: int) -> None:
    """Complete segments of the active player's board, bit i for segment i (B10-B14)."""
    seat = game.active
    board = boards[game.boards[seat]]
    low, high = spaces_of(board, game.crossed[seat], chosen)
    _count_dice(game)
    for colour in range(FACES):
        of_colour = board.of_colour[colour]
        game.left[colour] -= count_bits(low & of_colour[0]) + count_bits(high & of_colour[1])
    if chosen:
        _cross_and_score(board, game, seat, (low, high), taken(game))
    _others_turn(boards, game)


@compiled
def cross(boards: Boards, game: Position, seat: int, marks: Marks) -> None:
    """Seal the marks of a seat in the second action; the last of them opens all (B15-B19)."""
    game.sealed[seat, 0], game.sealed[seat, 1] = marks
    game.pending &= ~(1 << seat)
    if not game.pending:
        _open_seals(boards, game)


@compiled
def taken(game: Position) -> int:
    """Return the areas that somebody has closed: their higher value is gone (B23)."""
    areas = 0
    for seat in range(game.seats):
        areas |= game.first[seat]
    return areas


@compiled
def spaces_of(board: Position, crossed: Words, chosen: int) -> Marks:
    """Return the open spaces of segments, bit i for segment i."""
    low = high = NONE
    for number in range(SEGMENTS):
        if chosen >> number & 1:
            low |= board.segments[number, 0]
            high |= board.segments[number, 1]
    return low & ~crossed[0], high & ~crossed[1]


@compiled
def count_open(spaces: Words, crossed: Words) -> int:
    """Return how many of these spaces are not crossed."""
    return count_bits(spaces[0] & ~crossed[0]) + count_bits(spaces[1] & ~crossed[1])


@compiled
def dice_left(game: Position) -> int:
    """Return how many dice the second action may use."""
    dice = 0
    for colour in range(FACES):
        dice += game.left[colour]
    return dice


@compiled
def within_reach(board: Position, game: Position, seat: int, colours: Words) -> Marks:
    """Return the spaces that a seat may cross first in the second action (B16).

    Writes the spaces of all colours of which dice are left.
    """
    colours[:] = NONE
    for colour in range(FACES):
        if game.left[colour]:
            colours[0] |= board.of_colour[colour, 0]
            colours[1] |= board.of_colour[colour, 1]
    reach, crossed = game.reach[seat], game.crossed[seat]
    return reach[0] & ~crossed[0] & colours[0], reach[1] & ~crossed[1] & colours[1]


@compiled
def value_of(board: Position, first: int, later: int) -> tuple[int, int]:
    """Return the points for areas that were closed first or later, and for the best of them (B24, B25)."""
    total = best = 0
    for area in range(AREAS):
        value = 0
        if first >> area & 1:
            value = board.high[area]
        elif later >> area & 1:
            value = board.low[area]
        total += value
        best = greater(best, value)
    return total, best


@compiled
def points(boards: Boards, game: Position, seat: int) -> int:
    """Return the points of a seat (B24)."""
    return value_of(boards[game.boards[seat]], game.first[seat], game.later[seat])[0]


@compiled
def win_shares(boards: Boards, game: Position, shares: NDArray[np.float64]) -> None:
    """Write for each seat its share of the victory as the points stand now (B25)."""
    best = -1
    rank = room(np.int64, SEATS)
    for seat in range(game.seats):
        total, single = value_of(boards[game.boards[seat]], game.first[seat], game.later[seat])
        rank[seat] = total * RANK + single
        best = greater(best, rank[seat])
    winners = 0
    for seat in range(game.seats):
        winners += rank[seat] == best
    for seat in range(game.seats):
        shares[seat] = 1.0 / winners if rank[seat] == best else 0.0


@compiled
def _next_round(game: Position, active: int, quiet: int) -> None:
    game.phase = ROLL
    game.round += 1
    game.active = active
    game.rolls = 0
    game.rolling = ALL_DICE
    game.one_die = 0
    game.quiet = quiet
    game.pending = 0
    game.left[:] = 0
    game.sealed[:] = NONE


@compiled
def _count_dice(game: Position) -> None:
    """Count the dice by colour into `left`: so far none is used."""
    game.left[:] = 0
    for die in range(DICE):
        game.left[game.dice[die]] += 1


@compiled
def _take_dice(boards: Boards, game: Position) -> None:
    """End the rolling. Who can complete nothing is not asked."""
    _count_dice(game)
    if _can_complete(boards[game.boards[game.active]], game.crossed[game.active], game.left):
        game.phase = COMPLETE
        game.left[:] = 0
    else:
        _others_turn(boards, game)


@compiled
def _can_complete(board: Position, crossed: Words, counts: NDArray[np.int64]) -> bool:
    """Return whether so many dice of each colour could complete any segment (B10)."""
    for colour in range(FACES):
        for place in range(SEGMENTS_OF_COLOUR if counts[colour] else 0):
            if 0 < count_open(board.segments[board.segments_of[colour, place]], crossed) <= counts[colour]:
                return True
    return False


@compiled
def _others_turn(boards: Boards, game: Position) -> None:
    """Begin the second action (B15, B18, B19). Who has nothing to cross is not asked."""
    game.one_die = dice_left(game) == 0
    if game.one_die:
        _count_dice(game)
    pending, colours = 0, room(np.uint64, WORDS)
    for seat in range(game.seats):
        if seat != game.active:
            low, high = within_reach(boards[game.boards[seat]], game, seat, colours)
            if low | high:
                pending |= 1 << seat
    game.phase = CROSS
    game.pending = pending
    if not pending:
        _open_seals(boards, game)


@compiled
def _open_seals(boards: Boards, game: Position) -> None:
    """Apply what all the others have marked, together (B15, B22), and end the round (B8, B24)."""
    gone = taken(game)
    marked = NONE
    for seat in range(game.seats):
        low, high = game.sealed[seat, 0], game.sealed[seat, 1]
        if low | high:
            marked |= low | high
            _cross_and_score(boards[game.boards[seat]], game, seat, (low, high), gone)
    # A round was quiet if nothing was crossed in either action; using no die says it of the first.
    quiet = game.quiet + 1 if not marked and dice_left(game) == DICE and not game.one_die else 0
    if game.ending or quiet >= IDLE_CIRCUITS * game.seats:
        game.phase = OVER
        game.quiet = quiet
    else:
        _next_round(game, (game.active + 1) % game.seats, quiet)


@compiled
def cross_out(board: Position, crossed: Words, reach: Words, marks: Marks) -> None:
    """Cross spaces on a board and extend what is in reach from there."""
    for word in range(WORDS):
        bits = marks[word]
        crossed[word] |= bits
        while bits:
            near = board.near[WORD * word + lowest_bit(bits)]
            reach[0] |= near[0]
            reach[1] |= near[1]
            bits &= bits - ONE


@compiled
def newly_closed(board: Position, crossed: Words, closed: int) -> int:
    """Return the areas all of whose spaces are crossed and that were not closed before (B20)."""
    areas = 0
    for area in range(AREAS):
        if not closed >> area & 1 and not count_open(board.rings[area], crossed):
            areas |= 1 << area
    return areas


@compiled
def _cross_and_score(board: Position, game: Position, seat: int, marks: Marks, gone: int) -> None:
    """Cross spaces and note the areas that this closes (B20-B22, B24); `gone` had been closed before."""
    cross_out(board, game.crossed[seat], game.reach[seat], marks)
    areas = newly_closed(board, game.crossed[seat], game.first[seat] | game.later[seat])
    game.later[seat] |= areas & gone
    game.first[seat] |= areas & ~gone
    if count_bits(np.uint64(game.first[seat] | game.later[seat])) >= AREAS_TO_END:
        game.ending = 1
