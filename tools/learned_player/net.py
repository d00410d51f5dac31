"""The net: rows that apply are added up, two small layers follow, and out comes a share of the victory."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hranice import reproducible_math
from hranice.games.border.bots.engine.memory_layout import HIDDEN_1, HIDDEN_2
from hranice.games.border.compiled.primitives import compiled, greater, room
from tools.learned_player.feature_index import KIND, OTHER_AREA, ROWS

# Rows and units are taken by fours below: sums are fetched and stored less often, which is twice as fast.

Floats = NDArray[np.float32]
exp = compiled(reproducible_math.exp)


class Net(NamedTuple):
    """The weights. The last row is that of no feature and stays nil."""

    rows: Floats
    """ROWS + 1 by HIDDEN_1."""
    inner: Floats
    """HIDDEN_1 by HIDDEN_2."""
    inner_bias: Floats
    outer: Floats
    outer_bias: Floats


def new_net(seed: int) -> Net:
    """Return a net that has learned nothing: small random weights, and every position is as good as any."""
    random = np.random.default_rng(seed)

    def normal(*shape: int, scale: float) -> Floats:
        return (random.standard_normal(shape) * scale).astype(np.float32)

    rows = normal(ROWS + 1, HIDDEN_1, scale=0.02)
    rows[KIND:OTHER_AREA] = np.abs(normal(1, HIDDEN_1, scale=0.5))  # exactly one kind applies: a bias
    rows[ROWS] = 0
    return Net(
        rows,
        normal(HIDDEN_1, HIDDEN_2, scale=(2 / HIDDEN_1) ** 0.5),
        np.zeros(HIDDEN_2, np.float32),
        normal(HIDDEN_2, scale=0.1),
        np.zeros(1, np.float32),
    )


@compiled
def add_rows(net: Net, numbers: NDArray[np.int64], count: int, total: Floats) -> None:
    """Add the first so many rows to a sum."""
    place = 0
    while place + 4 <= count:
        one, two = net.rows[numbers[place]], net.rows[numbers[place + 1]]
        three, four = net.rows[numbers[place + 2]], net.rows[numbers[place + 3]]
        for unit in range(HIDDEN_1):
            total[unit] = total[unit] + one[unit] + two[unit] + three[unit] + four[unit]
        place += 4
    while place < count:
        row = net.rows[numbers[place]]
        for unit in range(HIDDEN_1):
            total[unit] += row[unit]
        place += 1


@compiled
def share(net: Net, total: Floats) -> float:
    """Return the share of the victory that a sum of rows promises."""
    inner = room(np.float32, HIDDEN_2)
    inner_layer(net, total, inner)
    return share_of_inner(net, inner)


@compiled
def inner_layer(net: Net, total: Floats, inner: Floats) -> None:
    """Write the inner layer before it is cut off at nil."""
    nil = np.float32(0)
    for other in range(HIDDEN_2):
        inner[other] = net.inner_bias[other]
    for unit in range(0, HIDDEN_1, 4):
        one, two = greater(total[unit], nil), greater(total[unit + 1], nil)
        three, four = greater(total[unit + 2], nil), greater(total[unit + 3], nil)
        for other in range(HIDDEN_2):
            inner[other] = (
                inner[other]
                + one * net.inner[unit, other]
                + two * net.inner[unit + 1, other]
                + three * net.inner[unit + 2, other]
                + four * net.inner[unit + 3, other]
            )


@compiled
def share_of_inner(net: Net, inner: Floats) -> float:
    """Return the share of the victory that an inner layer promises."""
    out = net.outer_bias[0]
    for unit in range(HIDDEN_2):
        if inner[unit] > np.float32(0):
            out += inner[unit] * net.outer[unit]
    return float(1.0 / (1.0 + exp(-np.float64(out))))
