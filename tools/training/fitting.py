"""Fitting the net to samples: Adam on the cross entropy, compiled."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hranice.games.border.bots.engine.memory_layout import HIDDEN_1, HIDDEN_2
from hranice.games.border.compiled.primitives import compiled, room
from tools.learned_player.feature_index import ROWS
from tools.learned_player.net import Floats, Net, inner_layer, share_of_inner

_BATCH = 256
_MEAN, _SPREAD, _TINY = np.float32(0.9), np.float32(0.999), np.float32(1e-8)


Samples = tuple[NDArray[np.uint16], NDArray[np.float32]]
"""Positions as rows of features, and what the judgement of each should be."""


class AdamState(NamedTuple):
    """For every weight its gradient in this batch, and the running mean and spread of gradients."""

    gradient: Net
    mean: Net
    spread: Net
    steps: NDArray[np.int64]


def new_adam_state(net: Net) -> AdamState:
    """Return the state before the first step."""
    gradient, mean, spread = (Net(*(np.zeros_like(weights) for weights in net)) for _ in range(3))
    return AdamState(gradient, mean, spread, np.zeros(1, np.int64))


@compiled
def _learn_one(net: Net, gradient: Net, rows: NDArray[np.uint16], target: float) -> float:
    """Add the gradients of one sample; returns its cross entropy."""
    total, back = room(np.float32, HIDDEN_1), room(np.float32, HIDDEN_1)
    total[:] = 0
    count = 0
    while count < len(rows) and rows[count] != ROWS:
        row = net.rows[rows[count]]
        for unit in range(HIDDEN_1):
            total[unit] += row[unit]
        count += 1
    inner = room(np.float32, HIDDEN_2)
    inner_layer(net, total, inner)
    said = share_of_inner(net, inner)
    _backward(net, gradient, (total, inner, back), np.float32(said - target))
    for place in range(count):
        row = gradient.rows[rows[place]]
        for unit in range(HIDDEN_1):
            row[unit] += back[unit]
    said = min(max(said, 1e-6), 1 - 1e-6)
    return float(-(target * np.log(said) + (1 - target) * np.log(1 - said)))


@compiled
def _backward(net: Net, gradient: Net, layers: tuple[Floats, Floats, Floats], off: np.float32) -> None:
    """Add the gradients of both layers, given how far off the answer was.

    `layers` are the sum of rows, the inner layer, and room for the gradients of the sum of rows.
    """
    total, inner, back = layers
    back[:] = 0
    gradient.outer_bias[0] += off
    for other in range(HIDDEN_2):
        if inner[other] > 0:
            gradient.outer[other] += off * inner[other]
            inner[other] = off * net.outer[other]
        else:
            inner[other] = 0
        gradient.inner_bias[other] += inner[other]
    for unit in range(HIDDEN_1):
        if total[unit] > 0:
            pull = np.float32(0)
            for other in range(HIDDEN_2):
                gradient.inner[unit, other] += total[unit] * inner[other]
                pull += net.inner[unit, other] * inner[other]
            back[unit] = pull


@compiled
def _step(weights: Floats, gradient: Floats, mean: Floats, spread: Floats, rate: tuple[float, float]) -> None:
    """Move weights by Adam; `rate` is the size of a step and how many samples the gradient sums up."""
    size, samples = np.float32(rate[0]), np.float32(rate[1])
    for place in range(len(weights)):
        pull = gradient[place] / samples
        gradient[place] = 0
        mean[place] = _MEAN * mean[place] + (1 - _MEAN) * pull
        spread[place] = _SPREAD * spread[place] + (1 - _SPREAD) * pull * pull
        weights[place] -= size * mean[place] / (np.sqrt(spread[place]) + _TINY)


@compiled
def fit(net: Net, adam: AdamState, samples: Samples, order: NDArray[np.int64], learning_rate: float) -> float:
    """Go once through samples in the order given; returns the mean cross entropy on the way."""
    rows, target = samples
    loss = 0.0
    for first in range(0, len(order) - _BATCH + 1, _BATCH):
        for at in order[first : first + _BATCH]:
            loss += _learn_one(net, adam.gradient, rows[at], target[at])
        adam.steps[0] += 1
        done = adam.steps[0]
        size = learning_rate * np.sqrt(1 - 0.999**done) / (1 - 0.9**done)
        going = (size, float(_BATCH))
        g, m, v = adam.gradient, adam.mean, adam.spread
        _step(net.rows.reshape(-1), g.rows.reshape(-1), m.rows.reshape(-1), v.rows.reshape(-1), going)
        _step(net.inner.reshape(-1), g.inner.reshape(-1), m.inner.reshape(-1), v.inner.reshape(-1), going)
        _step(net.inner_bias, g.inner_bias, m.inner_bias, v.inner_bias, going)
        _step(net.outer, g.outer, m.outer, v.outer, going)
        _step(net.outer_bias, g.outer_bias, m.outer_bias, v.outer_bias, going)
    return loss / max(1, len(order) // _BATCH * _BATCH)
