"""Nets to and from the file of weights."""

from pathlib import Path
from typing import Any

import numpy as np

from hranice.games.border.bots.engine.loaded_engine import PACKAGE
from hranice.games.border.bots.engine.memory_layout import PACKED_NET
from hranice.games.border.bots.engine.weights_file import FILE, pack_weights, read_weights, unpack_net
from hranice.games.border.compiled.array_types import dtype_of
from tools.learned_player.net import Net

_PACKED = dtype_of(PACKED_NET)
_MOST = 127


def packed_net(net: Net) -> bytes:
    """Return a net as it lies in a file: rows in a byte a number and a scale each, the rest rounded."""
    packed: Any = np.zeros(1, _PACKED)
    scale = np.abs(net.rows).max(axis=1) / _MOST
    for name in ("inner", "inner_bias", "outer"):
        packed[name] = getattr(net, name).astype(np.float16)
    packed["outer_bias"][0, 0] = net.outer_bias[0].astype(np.float16)
    packed["scale"] = scale
    packed["rows"] = np.rint(net.rows / np.where(scale > 0, scale, 1)[:, None])
    data: bytes = packed.tobytes()
    return data


def unpacked_net(data: bytes) -> Net:
    """Return a net as the engine unpacks it."""
    packed: Any = np.frombuffer(data, _PACKED)[0]
    rows = packed["rows"].astype(np.float32) * packed["scale"][:, None]
    inner, inner_bias, outer = (packed[name].copy() for name in ("inner", "inner_bias", "outer"))
    return Net(rows, inner, inner_bias, outer, packed["outer_bias"][:1].copy())


def save_nets(place: Path, nets: dict[int, Net]) -> None:
    """Write nets by number of players."""
    place.write_bytes(pack_weights({seats: packed_net(net) for seats, net in nets.items()}))


def load_nets(place: Path | None = None) -> dict[int, Net]:
    """Return the nets of a file, or of the package, by number of players. Raises `EngineError`."""
    file = place or PACKAGE / FILE
    return {seats: unpacked_net(unpack_net(file, net)) for seats, net in read_weights(file).items()}
