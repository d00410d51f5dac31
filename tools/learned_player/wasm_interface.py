"""The entries of the engine: what a host may ask of it.

An entry finds everything at one address, in a block of memory: what is shared with the host
(`memory_layout.SHARED`), then what is the engine's own. The same functions run here and in the shipped
module, and a test compares what they answer.
"""

import numpy as np

from hranice.games.border.bots.engine.memory_layout import (
    FEATURES,
    HIDDEN_1,
    HIDDEN_2,
    LAYERS,
    MOST_PURSUED,
    SEATS,
    SHARED,
    SHORT_REAL,
    Field,
    Record,
)
from hranice.games.border.compiled.array_types import Position, dtype_of
from hranice.games.border.compiled.greedy import greedy_game
from hranice.games.border.compiled.moves_by_playout import list_moves, try_moves
from hranice.games.border.compiled.playout import random_game
from hranice.games.border.compiled.primitives import NONE, compiled, reseed, room, row_at
from hranice.games.border.compiled.steps import win_shares
from hranice.games.border.rules.game_flow import PLAYERS
from tools.learned_player.crossing_search import best_moves
from tools.learned_player.dice_odds import DiceTables, dice_tables
from tools.learned_player.evaluation import look, worth_after_round
from tools.learned_player.net import Net
from tools.learned_player.scratch_memory import Workspace, scratch_fields
from tools.learned_player.turn_planning import reckon
from tools.learned_player.weighing import weigh

NET = Record(*LAYERS, Field("rows", SHORT_REAL, (FEATURES + 1, HIDDEN_1)))
"""A net as the engine uses it."""
BLOCK = dtype_of(Record(*SHARED.fields, *scratch_fields(MOST_PURSUED), Field("nets", NET, (len(PLAYERS),))))
"""All memory of the engine."""

_FEWEST = PLAYERS[0]
# What never changes goes into the module. As one tuple it would be one constant too large to compile quickly.
_number, _start, _roll, _chance, _parts, _handfuls = dice_tables()


@compiled
def _workspace(address: int) -> Workspace:
    """Return a workspace in the block at an address; its memory is the whole block."""
    memory = row_at(address, BLOCK, 1)
    question, nets = memory[0].question, memory[0].nets
    net = nets[question.position.seats - _FEWEST]
    weights = Net(net.rows, net.inner, net.inner_bias, net.outer, net.outer_bias)
    dice = DiceTables(_number, _start, _roll, _chance, _parts, _handfuls)
    return Workspace(weights, question.boards, dice, memory)


@compiled
def _add_shares(question: Position, answer: Position) -> None:
    """Add what each seat has of the victory."""
    shares = room(np.float64, SEATS)
    win_shares(question.boards, question.position, shares)
    for seat in range(question.position.seats):
        answer.shares[seat] += shares[seat]


@compiled
def load_net(address: int) -> None:
    """Unpack the net for as many players as the position has."""
    block = row_at(address, BLOCK, 1)[0]
    source, target = block.packed, block.nets[block.question.position.seats - _FEWEST]
    for unit in range(HIDDEN_1):
        for other in range(HIDDEN_2):
            target.inner[unit, other] = source.inner[unit, other]
    for other in range(HIDDEN_2):
        target.inner_bias[other] = source.inner_bias[other]
        target.outer[other] = source.outer[other]
    target.outer_bias[0] = source.outer_bias[0]
    for row in range(FEATURES + 1):
        for unit in range(HIDDEN_1):
            target.rows[row, unit] = np.float32(source.rows[row, unit]) * source.scale[row]


@compiled
def weigh_moves(address: int) -> None:
    """List what a due seat considers: answers count, best, asked, worth and moves."""
    work = _workspace(address)
    question, answer = work.memory[0].question, work.memory[0].answer
    answer.count, answer.asked = weigh(work, question)
    best_moves(work, 0, answer.count, 1)
    answer.best = work.memory[0].pursued[0]


@compiled
def reckon_turn(address: int) -> None:
    """Reckon the turn of a seat: answers turn and rolls."""
    work = _workspace(address)
    question, answer = work.memory[0].question, work.memory[0].answer
    look(work, question.position, question.seat)
    answer.turn = reckon(work, question.position, question.seat, (NONE, NONE))


@compiled
def judge_round(address: int) -> None:
    """Judge a position after a round for every seat: answers shares."""
    work = _workspace(address)
    question, answer = work.memory[0].question, work.memory[0].answer
    answer.shares[:] = 0
    for seat in range(question.position.seats):
        answer.shares[seat] = worth_after_round(work, question.position, seat)


@compiled
def try_out_moves(address: int) -> None:
    """Try every move of a due seat in `count` random playouts: answers count, best, worth and moves."""
    work = _workspace(address)
    question, answer = work.memory[0].question, work.memory[0].answer
    chance = room(np.uint64, 1)
    reseed(chance, question.seed)
    count = list_moves(question, answer, chance)
    for _ in range((question.count + count - 1) // count):
        try_moves(question, answer, count, work.memory[0].games, chance)
    answer.count = count
    best_moves(work, 0, answer.count, 1)
    answer.best = work.memory[0].pursued[0]


@compiled
def play_random(address: int) -> None:
    """Play `count` games between random players on boards drawn: answers count (of decisions) and shares."""
    block = row_at(address, BLOCK, 1)[0]
    question, answer = block.question, block.answer
    answer.count = 0
    answer.shares[:] = 0
    chance = room(np.uint64, 1)
    reseed(chance, question.seed)
    for _ in range(question.count):
        answer.count += random_game(question.boards, question.position, chance)
        _add_shares(question, answer)


@compiled
def play_greedy(address: int) -> None:
    """Play `count` games between greedy players on the seats' boards: answers shares.

    The seat that asks begins the first game, the one after it the next, and so on.
    """
    block = row_at(address, BLOCK, 1)[0]
    question, answer = block.question, block.answer
    answer.shares[:] = 0
    chance = room(np.uint64, 1)
    reseed(chance, question.seed)
    for number in range(question.count):
        starter = (question.seat + number) % question.position.seats
        greedy_game(question.boards, question.position, starter, chance)
        _add_shares(question, answer)


EXPORTS = (load_net, weigh_moves, reckon_turn, judge_round, try_out_moves, play_random, play_greedy)
