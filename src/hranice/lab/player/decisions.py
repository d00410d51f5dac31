"""The decisions of a player that judges by the net: whole turns and crossings, compiled."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hranice.border.state import DICE, FACES, ROLLS
from hranice.bots.border.dice import FIRST_ROLL, HANDFULS
from hranice.lab.fast.choices import (
    EAGER,
    WAYS,
    affordable,
    completions,
    dice_beyond,
    draw_crossing,
    lowest,
    spend,
    usable,
)
from hranice.lab.fast.machine import (
    NONE,
    ONE,
    WORD,
    Marks,
    Words,
    compiled,
    count_bits,
    draw,
    draw_unit,
    greater,
    grid,
    put,
    room,
)
from hranice.lab.fast.playout import draw_roll
from hranice.lab.fast.position import COMPLETE, KEEP, Position
from hranice.lab.fast.steps import complete, reroll, stop
from hranice.lab.fast.tables import SEGMENTS, WORDS
from hranice.lab.player.workspace import MOST_PLANS, ROUND_OVER, Workspace, judge, look

NEVER = -1.0
WIDTH = 4
"""How many crossings are pursued at a time."""
_HANDFULS = len(HANDFULS)
_ROLLS = _HANDFULS - FIRST_ROLL


@compiled
def plan(work: Workspace, game: Position, seat: int) -> int:
    """List and judge everything that five dice of any colours could complete; returns how many plans."""
    board, crossed = work.boards[game.boards[seat]], game.crossed[seat]
    ways = grid(np.int64, WAYS, 2)
    sets = work.sets
    sets[0] = 0
    plans, digit = 1, 1
    for colour in range(FACES):
        count = affordable(board, crossed, colour, DICE, ways)
        before = plans
        for way in range(1, count):
            for other in range(before):
                if sets[other, 2] + ways[way, 1] <= DICE and plans < MOST_PLANS:
                    sets[plans, 0] = sets[other, 0] | ways[way, 0]
                    sets[plans, 1] = sets[other, 1] + digit * ways[way, 1]
                    sets[plans, 2] = sets[other, 2] + ways[way, 1]
                    plans += 1
        digit *= 6
    for number in range(plans):
        marks = spaces_of(board, crossed, sets[number, 0])
        work.worth[number] = judge(work, game, seat, marks, DICE - sets[number, 2])
    return plans


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
def worth_of_holding(work: Workspace, final: NDArray[np.float64], worth: NDArray[np.float64]) -> None:
    """Write for every handful what holding it is worth with one roll to come."""
    dice = work.dice
    for held in range(_HANDFULS):
        total = 0.0
        for place in range(dice.start[held], dice.start[held + 1]):
            total += dice.chance[place] * final[dice.roll[place]]
        worth[held] = total


@compiled
def best_of_parts(work: Workspace, worth: NDArray[np.float64], best: NDArray[np.float64]) -> None:
    """Write for every roll the highest worth of the handfuls that are part of it."""
    parts = work.dice.parts
    for number in range(_ROLLS):
        top = worth[parts[number, 0]]
        for place in range(1, parts.shape[1]):
            top = greater(top, worth[parts[number, place]])
        best[number] = top


@compiled
def handful_shown(work: Workspace, game: Position) -> int:
    """Return the number of the handful that all dice together make."""
    code = 0
    for die in range(DICE):
        digit = 1
        for _ in range(game.dice[die]):
            digit *= 6
        code += digit
    return int(work.dice.number[code])


@compiled
def hold(work: Workspace, game: Position, worth: NDArray[np.float64]) -> int:
    """Return the dice to roll again, bit i for die i, so that the best handful is held; 0 to stop."""
    shown = handful_shown(work, game)
    best = shown
    parts = work.dice.parts[shown - FIRST_ROLL]
    for place in range(len(parts)):
        if worth[parts[place]] > worth[best] + 1e-12:
            best = parts[place]
    return dice_beyond(game, work.dice.handfuls[best])


@compiled
def reckon(work: Workspace, game: Position, seat: int) -> float:
    """Reckon a whole turn before it begins: every plan, and every hold exactly. Returns what it is worth."""
    look(work, game, seat)
    plans = plan(work, game, seat)
    best, choice, worth, final = work.best, work.choice, work.holding, work.final
    best[:] = NEVER
    choice[:] = 0
    for number in range(plans):
        taking = work.dice.number[work.sets[number, 1]]
        if work.worth[number] > best[taking]:
            best[taking] = work.worth[number]
            choice[taking] = work.sets[number, 0]
    best_of_parts(work, best, final)
    for rolls_left in range(1, ROLLS):
        worth_of_holding(work, final, worth[rolls_left])
        best_of_parts(work, worth[rolls_left], final)
    worth_of_holding(work, final, worth[0])
    return float(worth[0, 0])


@compiled
def take_turn(work: Workspace, game: Position, chance: Words, whim: float) -> float:
    """Play a whole first action: roll, hold, complete. With the chance `whim` a completion is any one.

    Returns what chance gave: how much more the completion is worth than the turn was before it began.
    """
    seat = game.active
    expected = reckon(work, game, seat)
    draw_roll(work.boards, game, chance)
    while game.phase == KEEP:
        dice = hold(work, game, work.holding[ROLLS - game.rolls])
        if dice:
            reroll(game, dice)
            draw_roll(work.boards, game, chance)
        else:
            stop(work.boards, game)
    parts = work.dice.parts[handful_shown(work, game) - FIRST_ROLL]
    chosen, top = 0, NEVER
    for place in range(len(parts)):
        if work.best[parts[place]] > top:
            chosen, top = work.choice[parts[place]], work.best[parts[place]]
    if game.phase == COMPLETE:
        if draw_unit(chance) < whim:
            ways = completions(work.boards, game, work.sets[:, 0])
            chosen = work.sets[draw(chance, ways), 0]
            marks = spaces_of(work.boards[game.boards[seat]], game.crossed[seat], chosen)
            top = judge(work, game, seat, marks, DICE - count_bits(marks[0]) - count_bits(marks[1]))
        complete(work.boards, game, chosen)
    return top - expected


class Best(NamedTuple):
    """The best crossings of one size, from the best down; room for WIDTH."""

    made: Words
    worth: NDArray[np.float64]


@compiled
def find_crossing(work: Workspace, game: Position, seat: int) -> Marks:
    """Return the best crossing found by adding one space after the other to the WIDTH best so far."""
    look(work, game, seat)
    board = work.boards[game.boards[seat]]
    last = Best(grid(np.uint64, WIDTH, WORDS), room(np.float64, WIDTH))
    here = Best(grid(np.uint64, WIDTH, WORDS), room(np.float64, WIDTH))
    candidates = room(np.uint64, WORDS)
    last.made[0] = NONE
    kept = 1
    best = (NONE, NONE)
    top = judge(work, game, seat, best, ROUND_OVER)
    while kept:
        found = 0
        for place in range(kept):
            made = (last.made[place, 0], last.made[place, 1])
            _next_spaces(board, game, seat, made, candidates)
            space = lowest(candidates)
            while space >= 0:
                candidates[space // WORD] &= candidates[space // WORD] - ONE
                marks = _with_space(made, space)
                if not _is_known(here, found, marks):
                    worth = judge(work, game, seat, marks, ROUND_OVER)
                    found = _insert(here, found, marks, worth)
                    if worth > top:
                        best, top = marks, worth
                space = lowest(candidates)
        last, here = here, last
        kept = found
    return best


@compiled
def _with_space(made: Marks, space: int) -> Marks:
    """Return a crossing with one more space."""
    bit = ONE << np.uint64(space % WORD)
    if space < WORD:
        return made[0] | bit, made[1]
    return made[0], made[1] | bit


@compiled
def _is_known(best: Best, found: int, marks: Marks) -> bool:
    """Return whether a crossing is among the best already; another order of crosses may lead to it."""
    known = False
    for place in range(found):
        known |= best.made[place, 0] == marks[0] and best.made[place, 1] == marks[1]
    return known


@compiled
def _insert(best: Best, found: int, marks: Marks, worth: float) -> int:
    """Put a crossing where it belongs, if it is good enough; returns how many there are then."""
    if found < len(best.worth):
        found += 1
    elif worth <= best.worth[found - 1]:
        return found
    at = found - 1
    while at > 0 and best.worth[at - 1] < worth:
        best.worth[at] = best.worth[at - 1]
        put(best.made[at], best.made[at - 1])
        at -= 1
    best.worth[at] = worth
    best.made[at, 0], best.made[at, 1] = marks
    return found


@compiled
def _next_spaces(board: Position, game: Position, seat: int, made: Marks, candidates: Words) -> None:
    """Write the spaces that may be added to a crossing in the making."""
    left, colours, waiting = room(np.int64, FACES), room(np.uint64, WORDS), room(np.uint64, WORDS)
    put(left, game.left)
    usable(board, left, colours)
    for word in range(WORDS):
        candidates[word] = game.reach[seat, word]
    waiting[0], waiting[1] = made
    space = lowest(waiting)
    while space >= 0:
        waiting[space // WORD] &= waiting[space // WORD] - ONE
        spend(board, space, game.one_die, colours, left)
        if game.chain:
            for word in range(WORDS):
                candidates[word] |= board.near[space, word]
        space = lowest(waiting)
    candidates[0] &= colours[0] & ~game.crossed[seat, 0] & ~made[0]
    candidates[1] &= colours[1] & ~game.crossed[seat, 1] & ~made[1]


@compiled
def choose_crossing(
    work: Workspace, game: Position, seat: int, chance: Words, whim: float
) -> tuple[Marks, float]:
    """Return a crossing: the best found, or with the chance `whim` any that uses what it can.

    Returns also what chance gave: how much more it is worth than the best.
    """
    best = find_crossing(work, game, seat)
    if draw_unit(chance) >= whim:
        return best, 0.0
    drawn = draw_crossing(work.boards, game, seat, EAGER, chance)
    return drawn, judge(work, game, seat, drawn, ROUND_OVER) - judge(work, game, seat, best, ROUND_OVER)
