"""A decision of the player: which moves it considers, and what each is worth to it.

A question (`memory_layout.QUESTION`) says how well the player sees and how far it looks: the dials of
`JudgingBot`.
"""

import numpy as np
from numpy.typing import NDArray

from hranice.games.border.compiled.array_types import COMPLETE, KEEP, Position
from hranice.games.border.compiled.choices import completions, dice_beyond
from hranice.games.border.compiled.greedy import greedy_answers
from hranice.games.border.compiled.primitives import (
    NONE,
    Words,
    compiled,
    count_bits,
    draw_unit,
    next_word,
    reseed,
    room,
)
from hranice.games.border.compiled.steps import complete, spaces_of
from hranice.games.border.rules.state import DICE, ROLLS
from tools.learned_player.crossing_search import best_moves, grow_crossings, place_of_move
from tools.learned_player.dice_odds import FIRST_ROLL, handful_held
from tools.learned_player.evaluation import ROUND_OVER, ends_game, judge, look, worth_after_round
from tools.learned_player.scratch_memory import Workspace
from tools.learned_player.turn_planning import NEVER, plan, reckon, weigh_rolls

_PARTS, _PART = 12, np.uint64(0xFFFF)
"""A normal number is the sum of twelve uniform ones of sixteen bits each."""
_MIDDLE = _PARTS * 32767.5
_UNIT = 65536.0


@compiled
def weigh(work: Workspace, question: Position) -> tuple[int, int]:
    """List the moves that a due seat considers, with their worth.

    Returns how many there are, and the place of the move asked about (0 if none is).
    """
    look(work, question.position, question.seat)
    if question.position.phase == KEEP:
        return _weigh_holds(work, question)
    if question.position.phase == COMPLETE:
        return _weigh_completions(work, question)
    return _weigh_crossings(work, question)


@compiled
def see_badly(worth: NDArray[np.float64], count: int, question: Position) -> None:
    """Turn worths into what a player sees of them. The first, doing nothing, is never overlooked.

    Chance is drawn anew from where the game stands: the same state always gets the same move, and all rolls
    of a turn are seen alike, so that a plan made after the first is kept after the second.
    """
    if question.blur == 0 and question.inattention == 0:
        return
    game, chance = question.position, room(np.uint64, 1)
    reseed(chance, question.seed)
    for number in (game.round, game.phase, question.seat):
        reseed(chance, next_word(chance) ^ np.uint64(number))
    blur = question.blur * 2 / game.seats
    for place in range(count):
        error, is_overlooked = blur * _draw_normal(chance), draw_unit(chance) < question.inattention
        if is_overlooked and place:
            worth[place] = NEVER
        elif worth[place] > NEVER:
            worth[place] += error


@compiled
def _draw_normal(chance: Words) -> float:
    """Draw from the normal distribution, nearly: plain arithmetic, the same on every machine."""
    total = NONE
    for _ in range(_PARTS // 4):
        word = next_word(chance)
        for place in range(4):
            total += (word >> np.uint64(16 * place)) & _PART
    return (float(total) - _MIDDLE) / _UNIT


@compiled
def _weigh_holds(work: Workspace, question: Position) -> tuple[int, int]:
    """List what can be held of the dice; the first is to stop."""
    game, seat, memory, answer = question.position, question.seat, work.memory[0], work.memory[0].answer
    plans = plan(work, game, seat, (NONE, NONE))
    see_badly(memory.plan_worth, plans, question)
    weigh_rolls(work, plans)
    shown = handful_held(work.dice, game, 0)
    answer.moves[0, 0] = answer.moves[0, 1] = NONE
    answer.worth[0] = answer.rolls[0, shown - FIRST_ROLL]
    held = handful_held(work.dice, game, int(question.asked[0])) if question.is_asked else shown
    found, asked_at = 1, 0
    parts = work.dice.parts[shown - FIRST_ROLL]
    for place in range(len(parts)):
        if parts[place] != shown:
            if parts[place] == held:
                asked_at = found
            answer.moves[found, 0] = np.uint64(dice_beyond(game, work.dice.handfuls[parts[place]]))
            answer.moves[found, 1] = NONE
            answer.worth[found] = memory.holding[ROLLS - game.rolls - 1, parts[place]]
            found += 1
    return found, asked_at


@compiled
def _weigh_completions(work: Workspace, question: Position) -> tuple[int, int]:
    """List what can be completed; the first is nothing.

    The best are judged once more by what the others may make of the dice that are left. How they really
    answer is a guess, so both judgements count alike.
    """
    game, seat = question.position, question.seat
    answer = work.memory[0].answer
    found = completions(work.boards, game, answer.moves[:, 0])
    for place in range(found):
        answer.moves[place, 1] = NONE
        marks = spaces_of(work.boards[game.boards[seat]], game.crossed[seat], int(answer.moves[place, 0]))
        left = DICE - count_bits(marks[0]) - count_bits(marks[1])
        answer.worth[place] = judge(work, game, seat, marks, left)
    asked_at = place_of_move(work, found, (question.asked[0], NONE)) if question.is_asked else 0
    if question.foresight:
        count = _pursue(work, found, question.foresight, question, asked_at)
        for at in range(count):
            place = work.memory[0].pursued[at]
            after = _worth_after_others(work, game, seat, int(answer.moves[place, 0]))
            answer.worth[place] = (answer.worth[place] + after) / 2
        _forget_others(work, found, count)
    see_badly(answer.worth, found, question)
    return found, asked_at


@compiled
def _worth_after_others(work: Workspace, game: Position, seat: int, chosen: int) -> float:
    """Return what a completion is worth if the others then use the dice left as `greedy` would."""
    work.memory[0].games[0] = game
    trial = work.memory[0].games[0]
    complete(work.boards, trial, chosen)
    greedy_answers(work.boards, trial)
    return worth_after_round(work, trial, seat)


@compiled
def _weigh_crossings(work: Workspace, question: Position) -> tuple[int, int]:
    """List crossings; the first is none.

    The best are judged once more by the whole turn that could follow, dice and all. Between now and then
    others may move; they move alike after each of these crossings.
    """
    game, seat, answer = question.position, question.seat, work.memory[0].answer
    found = grow_crossings(work, game, seat, question.width)
    asked_at = 0
    if question.is_asked:
        marks = (question.asked[0], question.asked[1])
        asked_at = place_of_move(work, found, marks)
        if asked_at < 0:
            asked_at = found
            answer.moves[found, 0], answer.moves[found, 1] = marks
            answer.worth[found] = judge(work, game, seat, marks, ROUND_OVER)
            found += 1
    if question.lookahead and not game.ending:
        count = _pursue(work, found, question.lookahead, question, asked_at)
        for at in range(count):
            place = work.memory[0].pursued[at]
            marks = (answer.moves[place, 0], answer.moves[place, 1])
            if not ends_game(work, game, seat, marks):
                answer.worth[place] = reckon(work, game, seat, marks)
        _forget_others(work, found, count)
    see_badly(answer.worth, found, question)
    return found, asked_at


@compiled
def _pursue(work: Workspace, found: int, most: int, question: Position, asked_at: int) -> int:
    """Write the places of the best moves, and that of the one asked about; returns how many they are."""
    count, pursued = best_moves(work, 0, found, most), work.memory[0].pursued
    if question.is_asked:
        for at in range(count):
            if pursued[at] == asked_at:
                return count
        pursued[count] = asked_at
        count += 1
    return count


@compiled
def _forget_others(work: Workspace, found: int, pursued: int) -> None:
    """Consider only the moves that were pursued."""
    for place in range(found):
        known = False
        for at in range(pursued):
            known |= work.memory[0].pursued[at] == place
        if not known:
            work.memory[0].answer.worth[place] = NEVER
