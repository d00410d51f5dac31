"""Crossings of the player: they grow by one space at a time, and only the best grow on."""

import numpy as np

from hranice.games.border.bots.engine.memory_layout import WORDS
from hranice.games.border.compiled.array_types import Position
from hranice.games.border.compiled.choices import (
    EAGER,
    Making,
    add_space,
    begin_crossing,
    draw_crossing,
    pop,
    with_space,
)
from hranice.games.border.compiled.primitives import NONE, Marks, Words, compiled, draw_unit, room
from hranice.games.border.rules.board import SPACES
from hranice.games.border.rules.state import FACES
from tools.learned_player.evaluation import ROUND_OVER, judge, look
from tools.learned_player.scratch_memory import WIDTH, Workspace

_SPREAD_LOW = np.uint64(0x9E3779B97F4A7C15)
_SPREAD_HIGH = np.uint64(0xC2B2AE3D27D4EB4F)
_U29 = np.uint64(29)
FREE = -1
"""A slot of the hash table in which nothing lies."""


@compiled
def grow_crossings(work: Workspace, game: Position, seat: int, width: int) -> int:
    """List and judge crossings of a seat that has looked at the position; returns how many.

    The first is that of no space. All that add one space to the `width` best of one size are listed, each
    once: so the list is complete when there are few, and a well chosen part when there are many.
    """
    memory, answer = work.memory[0], work.memory[0].answer
    candidates = room(np.uint64, WORDS)
    answer.moves[0, 0] = answer.moves[0, 1] = NONE
    answer.worth[0] = judge(work, game, seat, (NONE, NONE), ROUND_OVER)
    first, found = 0, 1
    while first < found:
        kept = best_moves(work, first, found, width)
        slots = _clear_slots(work, kept)
        first = found
        for place in range(kept):
            made = (answer.moves[memory.pursued[place], 0], answer.moves[memory.pursued[place], 1])
            _next_spaces(work.boards[game.boards[seat]], game, seat, made, candidates)
            while candidates[0] | candidates[1]:
                marks = with_space(made, pop(candidates))
                if _is_new(work, marks, found, slots):
                    answer.moves[found, 0], answer.moves[found, 1] = marks
                    answer.worth[found] = judge(work, game, seat, marks, ROUND_OVER)
                    found += 1
    return found


@compiled
def best_moves(work: Workspace, first: int, last: int, most: int) -> int:
    """Write the places of the best moves among those between two places, the best first.

    Of equal ones the earlier comes first. Returns how many they are.
    """
    pursued, worth = work.memory[0].pursued, work.memory[0].answer.worth
    kept = 0
    for place in range(first, last):
        if kept < most:
            kept += 1
        elif worth[place] <= worth[pursued[kept - 1]]:
            continue
        at = kept - 1
        while at > 0 and worth[pursued[at - 1]] < worth[place]:
            pursued[at] = pursued[at - 1]
            at -= 1
        pursued[at] = place
    return kept


@compiled
def place_of_move(work: Workspace, count: int, marks: Marks) -> int:
    """Return the place of a move among the first so many, or -1."""
    moves = work.memory[0].answer.moves
    for place in range(count):
        if moves[place, 0] == marks[0] and moves[place, 1] == marks[1]:
            return place
    return -1


@compiled
def _clear_slots(work: Workspace, kept: int) -> int:
    """Empty as much of the hash table as the extensions of so many crossings need; returns its size."""
    slots = 256
    while slots < 2 * SPACES * kept:
        slots *= 2
    work.memory[0].slots[:slots] = FREE
    return slots


@compiled
def _is_new(work: Workspace, marks: Marks, place: int, slots: int) -> bool:
    """Return whether a crossing is not known yet, and remember it as the one at this place."""
    known, moves = work.memory[0].slots, work.memory[0].answer.moves
    mixed = marks[0] * _SPREAD_LOW ^ marks[1] * _SPREAD_HIGH
    slot = np.int64((mixed ^ (mixed >> _U29)) & np.uint64(slots - 1))
    while known[slot] != FREE:
        if moves[known[slot], 0] == marks[0] and moves[known[slot], 1] == marks[1]:
            return False
        slot = (slot + 1) & (slots - 1)
    known[slot] = place
    return True


@compiled
def _next_spaces(board: Position, game: Position, seat: int, made: Marks, candidates: Words) -> None:
    """Write the spaces that may be added to a crossing in the making."""
    waiting = room(np.uint64, WORDS)
    waiting[0], waiting[1] = made
    making = Making(room(np.uint64, WORDS), candidates, room(np.uint64, WORDS), room(np.int64, FACES))
    begin_crossing(board, game, seat, making)
    while waiting[0] | waiting[1]:
        add_space(board, game, seat, making, pop(waiting))


@compiled
def choose_crossing(
    work: Workspace, game: Position, seat: int, chance: Words, epsilon: float
) -> tuple[Marks, float]:
    """Return a crossing: the best found, or with the chance `epsilon` any that uses what it can.

    Returns also what chance gave: how much more it is worth than the best.
    """
    look(work, game, seat)
    best_moves(work, 0, grow_crossings(work, game, seat, WIDTH), 1)
    answer, best = work.memory[0].answer, work.memory[0].pursued[0]
    if draw_unit(chance) >= epsilon:
        return (answer.moves[best, 0], answer.moves[best, 1]), 0.0
    drawn = draw_crossing(work.boards, game, seat, EAGER, chance)
    return drawn, judge(work, game, seat, drawn, ROUND_OVER) - answer.worth[best]
