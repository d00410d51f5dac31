"""Games of a player against itself, and what can be learned from them."""

import math
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hranice.games.border.bots.engine.memory_layout import SEATS
from hranice.games.border.compiled.array_types import CROSS, OVER, Boards, Position
from hranice.games.border.compiled.greedy import greedy_crossing, greedy_turn
from hranice.games.border.compiled.playout import deal
from hranice.games.border.compiled.primitives import Words, compiled, put, room
from hranice.games.border.compiled.steps import cross, dice_left, points, taken, win_shares
from tools.learned_player.crossing_search import choose_crossing
from tools.learned_player.evaluation import ROUND_OVER, look_at_others, own_features
from tools.learned_player.feature_index import ROWS, most_features
from tools.learned_player.features import score, see
from tools.learned_player.net import add_rows, share
from tools.learned_player.scratch_memory import Workspace
from tools.learned_player.turn_planning import take_turn

_CLEAR = 5.0
"""A lead by so many points is a clear one."""


class Settings(NamedTuple):
    """How games are played, and which targets are made of them."""

    epsilon: float
    """The chance that a completion or a crossing of a seat that learns is any one."""
    greedy: int
    """The seats that play like that bot, as a bit set."""
    td_lambda: float
    """How much end results weigh; see `set_targets`."""
    nearness: float
    """How much of the worth of an end goes by points; see `worth_of_end`."""


class SampleBuffer(NamedTuple):
    """Positions with what came of them; room for so many."""

    rows: NDArray[np.uint16]
    """The features of a position, filled up with the row of no feature."""
    seat: NDArray[np.int64]
    judged: NDArray[np.float32]
    """What the player itself thought of the position."""
    target: NDArray[np.float32]
    """What the judgement should have been."""
    luck: NDArray[np.float32]
    """By seat: what chance gave it, beyond what was to be expected, since the sample before."""


def new_sample_buffer(most: int, seats: int) -> SampleBuffer:
    """Return an empty buffer with room for so many positions."""
    return SampleBuffer(
        np.full((most, most_features(seats)), ROWS, np.uint16),
        np.zeros(most, np.int64),
        np.zeros(most, np.float32),
        np.zeros(most, np.float32),
        np.zeros((most, SEATS), np.float32),
    )


@compiled
def part_of(samples: SampleBuffer, first: int, last: int) -> SampleBuffer:
    """Return the room between two places."""
    return SampleBuffer(
        samples.rows[first:last],
        samples.seat[first:last],
        samples.judged[first:last],
        samples.target[first:last],
        samples.luck[first:last],
    )


@compiled
def note(work: Workspace, game: Position, seat: int, samples: SampleBuffer, at: int) -> None:
    """Write down a position as a seat sees it: after a first action, or after a round."""
    left, memory = ROUND_OVER, work.memory[0]
    if game.phase == CROSS:
        left = 0 if game.one_die else dice_left(game)
    found = look_at_others(work, game, seat, 0)
    sight = memory.trial[0]
    see(game, seat, taken(game), sight)
    score(work.boards[game.boards[seat]], sight)
    found = own_features(work, game, seat, left, found)
    memory.total[:] = 0
    add_rows(work.net, memory.rows, found, memory.total)
    for place in range(samples.rows.shape[1]):
        samples.rows[at, place] = memory.rows[place] if place < found else ROWS
    samples.seat[at] = seat
    samples.luck[at] = 0
    samples.judged[at] = share(work.net, memory.total)


@compiled
def set_targets(coming: NDArray[np.float64], samples: SampleBuffer, noted: int, td_lambda: float) -> None:
    """Set the targets of a game's positions, from its end backwards.

    `coming` is what the end is worth to each seat, and is used up on the way.

    `td_lambda`, the lambda of TD(lambda), weighs the end result against the player's own later judgement: 1
    takes the end result alone, 0 the judgement of the seat's next position. Either way without luck: what
    dice give says nothing about the position before they fell, nor does a random choice. Since holds are
    exact, the luck of dice is nil on average: targets stay right and scatter far less.
    """
    for at in range(noted - 1, -1, -1):
        seat = samples.seat[at]
        samples.target[at] = coming[seat]
        coming[seat] = td_lambda * coming[seat] + (1 - td_lambda) * samples.judged[at]
        for other in range(len(coming)):
            coming[other] -= samples.luck[at, other]


@compiled
def give(luck: NDArray[np.float64], seats: int, seat: int, share: float) -> None:
    """Add what chance gave to a seat; the others lose it, all alike."""
    for other in range(seats):
        luck[other] += share if other == seat else -share / (seats - 1)


@compiled
def worth_of_end(boards: Boards, game: Position, nearness: float, worth: NDArray[np.float64]) -> None:
    """Write what an end is worth to each seat: its share of the victory, and partly how near it came.

    A narrow defeat says more of a position than a clear one, so a part of the worth is shared out by points.
    """
    win_shares(boards, game, worth)
    near, total = room(np.float64, SEATS), 0.0
    for seat in range(game.seats):
        near[seat] = math.exp(points(boards, game, seat) / _CLEAR)
        total += near[seat]
    for seat in range(game.seats):
        worth[seat] = (1 - nearness) * worth[seat] + nearness * near[seat] / total


@compiled
def play_first(
    work: Workspace, game: Position, chance: Words, settings: Settings, luck: NDArray[np.float64]
) -> None:
    """Play the first action and write what chance gave to whom, as far as it is known."""
    luck[:] = 0
    active = game.active
    if settings.greedy >> active & 1:
        greedy_turn(work.boards, game, chance)
    else:
        give(luck, game.seats, active, take_turn(work, game, chance, settings.epsilon))


@compiled
def play_others(
    work: Workspace, game: Position, chance: Words, settings: Settings, luck: NDArray[np.float64]
) -> None:
    """Play the second action, if one is due, and write what chance gave to whom."""
    luck[:] = 0
    pending = game.pending
    for seat in range(game.seats):
        if pending >> seat & 1:
            if settings.greedy >> seat & 1:
                marks = greedy_crossing(work.boards, game, seat)
            else:
                marks, given = choose_crossing(work, game, seat, chance, settings.epsilon)
                give(luck, game.seats, seat, given)
            cross(work.boards, game, seat, marks)


@compiled
def record_game(
    work: Workspace, game: Position, chance: Words, samples: SampleBuffer, settings: Settings
) -> int:
    """Play a game and note its positions; returns how many there are, or -1 if there is no room for all."""
    noted = 0
    luck, first = room(np.float64, SEATS), room(np.float64, SEATS)
    deal(work.boards, game, chance)
    while game.phase != OVER:
        if noted + game.seats + 1 > len(samples.target):
            return -1
        play_first(work, game, chance, settings, first)
        if game.phase == CROSS:
            note(work, game, game.active, samples, noted)
            put(samples.luck[noted], first)
            first[:] = 0
            noted += 1
        play_others(work, game, chance, settings, luck)
        for seat in range(SEATS):
            luck[seat] += first[seat]
        if game.phase != OVER:
            for seat in range(game.seats):
                note(work, game, seat, samples, noted)
                noted += 1
            put(samples.luck[noted - game.seats], luck)
    worth = room(np.float64, SEATS)
    worth_of_end(work.boards, game, settings.nearness, worth)
    for seat in range(SEATS):
        worth[seat] -= luck[seat]
    set_targets(worth, samples, noted, settings.td_lambda)
    return noted


@compiled
def self_play(
    work: Workspace, game: Position, chance: Words, samples: SampleBuffer, settings: Settings
) -> int:
    """Play games until the buffer is (nearly) full; returns how many positions were noted."""
    noted = more = 0
    while more >= 0:
        noted += more
        more = record_game(work, game, chance, part_of(samples, noted, len(samples.target)), settings)
    return noted


@compiled
def meet_greedy(work: Workspace, game: Position, chance: Words, mine: int) -> float:
    """Play a game against `greedy` in all seats but this one; return its share of the victory."""
    settings = Settings(0.0, ~(1 << mine), 0.0, 0.0)
    shares = room(np.float64, SEATS)
    deal(work.boards, game, chance)
    while game.phase != OVER:
        play_first(work, game, chance, settings, shares)
        play_others(work, game, chance, settings, shares)
    win_shares(work.boards, game, shares)
    return float(shares[mine])
