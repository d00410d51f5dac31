"""Whole turns of the player: every completion is judged, every hold reckoned exactly."""

import numpy as np
from numpy.typing import NDArray

from hranice.games.border.compiled.array_types import COMPLETE, KEEP, Position
from hranice.games.border.compiled.choices import WAYS, affordable, completions, dice_beyond
from hranice.games.border.compiled.playout import draw_roll, roll_again
from hranice.games.border.compiled.primitives import (
    NONE,
    Marks,
    Words,
    compiled,
    count_bits,
    draw,
    draw_unit,
    grid,
    room,
)
from hranice.games.border.compiled.steps import complete, spaces_of
from hranice.games.border.rules.state import DICE, FACES, ROLLS
from tools.learned_player.dice_odds import BASE, FIRST_ROLL, best_of_parts, handful_held, worth_of_holding
from tools.learned_player.evaluation import judge, look
from tools.learned_player.scratch_memory import MOST_PLANS, Workspace

NEVER = -1.0
"""Less than anything is worth: of what is not considered."""


@compiled
def plan(work: Workspace, game: Position, seat: int, before: Marks) -> int:
    """List and judge everything that five dice of any colours could complete; returns how many plans.

    `before` are spaces that the seat will have crossed by then.
    """
    board, crossed = work.boards[game.boards[seat]], room(np.uint64, 2)
    crossed[0] = game.crossed[seat, 0] | before[0]
    crossed[1] = game.crossed[seat, 1] | before[1]
    ways = grid(np.int64, WAYS, 2)
    plans = work.memory[0].plans
    plans[0] = 0
    found, digit = 1, 1
    for colour in range(FACES):
        count = affordable(board, crossed, colour, DICE, ways)
        without = found
        for way in range(1, count):
            for other in range(without):
                if plans[other, 2] + ways[way, 1] <= DICE and found < MOST_PLANS:
                    plans[found, 0] = plans[other, 0] | ways[way, 0]
                    plans[found, 1] = plans[other, 1] + digit * ways[way, 1]
                    plans[found, 2] = plans[other, 2] + ways[way, 1]
                    found += 1
        digit *= BASE
    for number in range(found):
        low, high = spaces_of(board, crossed, plans[number, 0])
        marks = (before[0] | low, before[1] | high)
        work.memory[0].plan_worth[number] = judge(work, game, seat, marks, DICE - plans[number, 2])
    return found


@compiled
def weigh_rolls(work: Workspace, plans: int) -> float:
    """Reckon every roll and every hold exactly, by the worth of so many plans.

    Returns what the turn is worth before its first roll.
    """
    memory = work.memory[0]
    best, choice, rolls = memory.best, memory.choice, memory.answer.rolls
    best[:] = NEVER
    choice[:] = 0
    for number in range(plans):
        taking = work.dice.number[memory.plans[number, 1]]
        if memory.plan_worth[number] > best[taking]:
            best[taking] = memory.plan_worth[number]
            choice[taking] = memory.plans[number, 0]
    best_of_parts(work.dice, best, rolls[0])
    for to_come in range(ROLLS):
        worth_of_holding(work.dice, rolls[to_come], memory.holding[to_come])
        if to_come + 1 < ROLLS:
            best_of_parts(work.dice, memory.holding[to_come], rolls[to_come + 1])
    return float(memory.holding[ROLLS - 1, 0])


@compiled
def reckon(work: Workspace, game: Position, seat: int, before: Marks) -> float:
    """Reckon the whole turn of a seat that has looked at the position; returns what it is worth.

    `before` are spaces that the seat will have crossed by then.
    """
    return weigh_rolls(work, plan(work, game, seat, before))


@compiled
def hold(work: Workspace, game: Position, worth: NDArray[np.float64]) -> int:
    """Return the dice to roll again, bit i for die i, so that the best handful is held; 0 to stop."""
    shown = handful_held(work.dice, game, 0)
    best = shown
    parts = work.dice.parts[shown - FIRST_ROLL]
    for place in range(len(parts)):
        if worth[parts[place]] > worth[best] + 1e-12:
            best = parts[place]
    return dice_beyond(game, work.dice.handfuls[best])


@compiled
def take_turn(work: Workspace, game: Position, chance: Words, epsilon: float) -> float:
    """Play a whole first action: roll, hold, complete. With the chance `epsilon` a completion is any one.

    Returns what chance gave: how much more the completion is worth than the turn was before it began.
    """
    seat, memory = game.active, work.memory[0]
    look(work, game, seat)
    expected = reckon(work, game, seat, (NONE, NONE))
    draw_roll(work.boards, game, chance)
    while game.phase == KEEP:
        dice = hold(work, game, memory.holding[ROLLS - game.rolls - 1])
        roll_again(work.boards, game, dice, chance)
    parts = work.dice.parts[handful_held(work.dice, game, 0) - FIRST_ROLL]
    chosen, top = 0, NEVER
    for place in range(len(parts)):
        if memory.best[parts[place]] > top:
            chosen, top = memory.choice[parts[place]], memory.best[parts[place]]
    if game.phase == COMPLETE:
        if draw_unit(chance) < epsilon:
            ways = completions(work.boards, game, memory.plans[:, 0])
            chosen = memory.plans[draw(chance, ways), 0]
            marks = spaces_of(work.boards[game.boards[seat]], game.crossed[seat], chosen)
            top = judge(work, game, seat, marks, DICE - count_bits(marks[0]) - count_bits(marks[1]))
        complete(work.boards, game, chosen)
    return top - expected
