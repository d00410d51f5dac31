"""The compiled judgement that is trained and the one in NumPy that plays say the same of every position."""

from functools import cache

import numpy as np
import pytest

from hranice.border.first_action import completions
from hranice.border.layout import Layout
from hranice.border.state import DICE, Options
from hranice.bots.border.judgement.board import Floats
from hranice.bots.border.judgement.judge import Judge
from hranice.bots.border.judgement.net import Weights
from hranice.lab.fast.machine import Marks
from hranice.lab.fast.tables import words
from hranice.lab.player.net import Net, new_net
from hranice.lab.player.workspace import ROUND_OVER, judge, look, new_workspace
from tests.lab_fast.twins import Twins, by_contract, drawn_crossing

TOLERANCE = 1e-4


@cache
def wild_net() -> Net:
    """Return a net of which every row matters, so that one wrong clue shows."""
    random = np.random.default_rng(7)
    net = new_net(7)
    net.rows[:-1] = random.standard_normal(net.rows[:-1].shape) * 0.1
    return net


def marks(layout: Layout, mask: int) -> Marks:
    low, high = words(layout.spaces(mask))
    return low, high


def row(layout: Layout, mask: int) -> Floats:
    crossed = np.zeros((1, len(layout.bit)), np.float32)
    crossed[0, list(layout.spaces(mask))] = 1
    return crossed


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_judgements_agree_on_every_decision_of_a_game(seats: int) -> None:
    """After first actions, after rounds and at the end, with areas closed first, later and at once."""
    net = wild_net()
    weights = Weights(*net)
    twins = Twins(Options(), seats, 3)
    work = new_workspace(net, twins.boards)

    def compare(twins: Twins, seat: int) -> None:
        state, layout = twins.state, twins.state.layout(seat)
        judging = Judge(weights, state, seat)
        look(work, twins.game, seat)
        before = state.crossed[seat]
        if state.phase == "complete":
            for move in list(completions(state))[:8]:
                mask = sum(layout.segments[number] & ~before for number in move.segments)
                left = DICE - mask.bit_count()
                fast = judge(work, twins.game, seat, marks(layout, mask), left)
                slow = judging.after_first(row(layout, before | mask), np.array([left]))[0]
                assert fast == pytest.approx(slow, abs=TOLERANCE)
        elif state.phase == "cross":
            for _ in range(3):
                mask = layout.bits(drawn_crossing(twins, seat).spaces)
                fast = judge(work, twins.game, seat, marks(layout, mask), ROUND_OVER)
                assert fast == pytest.approx(
                    judging.after_round(row(layout, before | mask))[0], abs=TOLERANCE
                )

    for seed in range(3):
        twins.again(seed)
        twins.play(by_contract, compare)
