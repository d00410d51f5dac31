"""What happens: the steps of a game, each the counterpart of an event of the contract (B7-B25).

A step changes the position in place and trusts that it is legal. `boards` is always what
`tables.compile_boards` returned, `game` one element of an array of `position.POSITION`.
"""

import numpy as np
from numpy.typing import NDArray

from hranice.games.border.bots.engine.memory import AREAS, SEATS, SEGMENTS, SEGMENTS_OF_COLOUR, WORDS
from hranice.games.border.compiled.machine import (
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
from hranice.games.border.compiled.records import COMPLETE, CROSS, KEEP, OVER, ROLL, Boards, Position
from hranice.games.border.rules.state import AREAS_TO_END, DICE, FACES, IDLE_CIRCUITS, ROLLS

ALL_DICE = (1 << DICE) - 1


@compiled
def begin(boards: Boards, game: Position, chosen: NDArray[np.int64], starter: int) -> None:
    """Hand out boards, by seat, and let a seat begin (B1, B7)."""
    for seat in range(game.seats):
        board = boards[chosen[seat]]
        game.boards[seat] = chosen[seat]
        game.first[seat] = game.later[seat] = 0
        for word in range(WORDS):
            game.crossed[seat, word] = game.reach[seat, word] = NONE
        _cross_out(board, game, seat, (board.white[0], board.white[1]))
    for die in range(DICE):
        game.dice[die] = 0
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
def reroll(game: Position, dice: int) -> None:
    """Take up dice, bit i for die i, to roll them again (B9)."""
    game.rolling = dice
    game.phase = ROLL


@compiled
def stop(boards: Boards, game: Position) -> None:
    """Leave the dice as they lie (B9)."""
    _take_dice(boards, game)


@compiled
def complete(boards: Boards, game: Position, chosen: int) -> None:
    """Complete segments of the active player's board, bit i for segment i (B10-B14)."""
    seat = game.active
    board = boards[game.boards[seat]]
    low = high = NONE
    _count_dice(game)
    for number in range(SEGMENTS):
        if chosen >> number & 1:
            low |= board.segments[number, 0]
            high |= board.segments[number, 1]
    low &= ~game.crossed[seat, 0]
    high &= ~game.crossed[seat, 1]
    for colour in range(FACES):
        of_colour = board.of_colour[colour]
        game.left[colour] -= count_bits(low & of_colour[0]) + count_bits(high & of_colour[1])
    if chosen:
        gone = taken(game)
        _cross_out(board, game, seat, (low, high))
        _score(board, game, seat, (low, high), gone)
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
def count_completable(board: Position, crossed: Words, counts: NDArray[np.int64]) -> int:
    """Return how many segments so many dice of each colour could complete, each taken alone (B10)."""
    found = 0
    for colour in range(FACES):
        if counts[colour]:
            for place in range(SEGMENTS_OF_COLOUR):
                segment = board.segments[board.segments_of[colour, place]]
                missing = count_bits(segment[0] & ~crossed[0]) + count_bits(segment[1] & ~crossed[1])
                found += 0 < missing <= counts[colour]
    return found


@compiled
def points(boards: Boards, game: Position, seat: int) -> int:
    """Return the points of a seat (B24)."""
    board = boards[game.boards[seat]]
    total = 0
    for area in range(AREAS):
        if game.first[seat] >> area & 1:
            total += board.high[area]
        elif game.later[seat] >> area & 1:
            total += board.low[area]
    return total


@compiled
def win_shares(boards: Boards, game: Position, shares: NDArray[np.float64]) -> None:
    """Write for each seat its share of the victory as the points stand now (B25)."""
    best = -1
    rank = room(np.int64, SEATS)
    for seat in range(game.seats):
        board = boards[game.boards[seat]]
        single = 0
        for area in range(AREAS):
            if game.first[seat] >> area & 1:
                single = greater(single, board.high[area])
            elif game.later[seat] >> area & 1:
                single = greater(single, board.low[area])
        rank[seat] = points(boards, game, seat) * 100 + single
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
    for colour in range(FACES):
        game.left[colour] = 0
    for seat in range(game.seats):
        game.sealed[seat, 0] = game.sealed[seat, 1] = NONE


@compiled
def _count_dice(game: Position) -> None:
    """Count the dice by colour into `left`: so far none is used."""
    for colour in range(FACES):
        game.left[colour] = 0
    for die in range(DICE):
        game.left[game.dice[die]] += 1


@compiled
def _take_dice(boards: Boards, game: Position) -> None:
    """End the rolling. Who can complete nothing is not asked."""
    _count_dice(game)
    seat = game.active
    if count_completable(boards[game.boards[seat]], game.crossed[seat], game.left):
        game.phase = COMPLETE
        for colour in range(FACES):
            game.left[colour] = 0
    else:
        _others_turn(boards, game)


@compiled
def _others_turn(boards: Boards, game: Position) -> None:
    """Begin the second action (B15, B18, B19). Who has nothing to cross is not asked."""
    unused = 0
    for colour in range(FACES):
        unused += game.left[colour]
    game.one_die = unused == 0
    if not unused:
        _count_dice(game)
    pending = 0
    for seat in range(game.seats):
        if seat == game.active:
            continue
        board = boards[game.boards[seat]]
        low = game.reach[seat, 0] & ~game.crossed[seat, 0]
        high = game.reach[seat, 1] & ~game.crossed[seat, 1]
        for colour in range(FACES):
            of_colour = board.of_colour[colour]
            if game.left[colour] and (low & of_colour[0] or high & of_colour[1]):
                pending |= 1 << seat
                break
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
            board = boards[game.boards[seat]]
            _cross_out(board, game, seat, (low, high))
            _score(board, game, seat, (low, high), gone)
    unused = 0
    for colour in range(FACES):
        unused += game.left[colour]
    # A round was quiet if nothing was crossed in either action; using no die says it of the first.
    quiet = game.quiet + 1 if not marked and unused == DICE and not game.one_die else 0
    if game.ending or quiet >= IDLE_CIRCUITS * game.seats:
        game.phase = OVER
        game.quiet = quiet
    else:
        _next_round(game, (game.active + 1) % game.seats, quiet)


@compiled
def _cross_out(board: Position, game: Position, seat: int, marks: Marks) -> None:
    """Cross spaces on a board and extend what is in reach from there."""
    low, high = marks
    game.crossed[seat, 0] |= low
    game.crossed[seat, 1] |= high
    while low:
        near = board.near[lowest_bit(low)]
        game.reach[seat, 0] |= near[0]
        game.reach[seat, 1] |= near[1]
        low &= low - ONE
    while high:
        near = board.near[64 + lowest_bit(high)]
        game.reach[seat, 0] |= near[0]
        game.reach[seat, 1] |= near[1]
        high &= high - ONE


@compiled
def _score(board: Position, game: Position, seat: int, marks: Marks, gone: int) -> None:
    """Note the areas that these marks, already crossed out, have closed (B20-B22, B24).

    `gone` are the areas that had been closed before this action.
    """
    low, high = marks
    open_low, open_high = ~game.crossed[seat, 0], ~game.crossed[seat, 1]
    for area in range(AREAS):
        ring = board.rings[area]
        if not (ring[0] & open_low | ring[1] & open_high) and (ring[0] & low | ring[1] & high):
            if gone >> area & 1:
                game.later[seat] |= 1 << area
            else:
                game.first[seat] |= 1 << area
    if count_bits(np.uint64(game.first[seat] | game.later[seat])) >= AREAS_TO_END:
        game.ending = 1
