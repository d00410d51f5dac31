"""The learned weights, as they lie in the package, and what they say. NumPy alone."""

import zipfile
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import IO, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hranice.border.rules import PLAYERS
from hranice.bots.border.judgement import WeightsError
from hranice.bots.border.judgement.board import Floats, Whole
from hranice.bots.border.judgement.rows import ROWS

FILE = "weights.npz"
VERSION = 2
"""Of the clues and the shape of the net; weights of another version say nothing."""
_SCALE = "scale"
"""What the whole numbers of a row are multiples of."""
_MOST = 127


class Weights(NamedTuple):
    """The net for one number of players: rows are added up, two small layers follow."""

    rows: Floats
    """A vector for every clue; the last one, of no clue, is nil."""
    inner: Floats
    inner_bias: Floats
    outer: Floats
    outer_bias: Floats

    def sums(self, clues: Whole) -> Floats:
        """Return for each line of clues the sum of their vectors."""
        total = np.zeros((len(clues), self.rows.shape[1]), np.float32)
        apply = (clues < ROWS).any(axis=0)  # most of those of two areas do so nowhere
        for column in clues.T[apply]:  # one clue of all lines at a time: less memory to walk through
            total += self.rows[column]
        return total

    def shares(self, sums: Floats) -> NDArray[np.float64]:
        """Return the share of the victory that each sum of vectors promises."""
        inner = np.maximum(np.maximum(sums, 0) @ self.inner + self.inner_bias, 0)
        out = inner @ self.outer + self.outer_bias
        said: NDArray[np.float64] = 1 / (1 + np.exp(-out.astype(np.float64)))
        return said


def save_weights(stream: IO[bytes], nets: dict[int, Weights]) -> None:
    """Write nets by number of players: the vectors in a byte a number and a scale each, the rest in two."""
    arrays: dict[str, Any] = {"version": np.array(VERSION)}
    for seats, net in nets.items():
        scale = np.abs(net.rows).max(axis=1, keepdims=True) / _MOST
        for name, values in net._asdict().items():
            arrays[f"{name}-{seats}"] = values.astype(np.float16)
        arrays[f"rows-{seats}"] = np.rint(net.rows / np.where(scale > 0, scale, 1)).astype(np.int8)
        arrays[f"{_SCALE}-{seats}"] = scale.astype(np.float32)
    np.savez_compressed(stream, **arrays)


@cache
def load_weights(place: Path | None = None) -> dict[int, Weights]:
    """Return the nets for every number of players, from a file or from the package.

    Raises `WeightsError`.
    """
    file = place or files("hranice.bots.border.judgement") / FILE
    nets = read_weights(file)
    missing = [seats for seats in PLAYERS if seats not in nets]
    if missing:
        raise WeightsError(f"{file}: there are no weights for {missing[0]} players")
    return nets


def read_weights(file: Traversable) -> dict[int, Weights]:
    """Return the nets that a file holds, by number of players. Raises `WeightsError`."""
    try:
        with file.open("rb") as stream, np.load(stream) as arrays:
            return _unpacked(dict(arrays))
    except FileNotFoundError:
        raise WeightsError(f"{file}: the weights of the bots are missing; `make train` makes them") from None
    except WeightsError as error:
        raise WeightsError(f"{file}: {error}") from None
    except (OSError, EOFError, ValueError, KeyError, zipfile.BadZipFile) as error:
        raise WeightsError(f"{file}: no weights can be read ({error})") from None


def _unpacked(arrays: dict[str, Any]) -> dict[int, Weights]:
    version = int(arrays.pop("version", 0))
    if version != VERSION:
        raise WeightsError(f"weights of version {version}; this program needs version {VERSION}")
    nets = {}
    for seats in PLAYERS:
        if f"rows-{seats}" not in arrays:
            continue
        rows, *layers = (arrays[f"{part}-{seats}"].astype(np.float32) for part in Weights._fields)
        nets[seats] = net = Weights(rows * arrays[f"{_SCALE}-{seats}"], *layers)
        if len(net.rows) != ROWS + 1:
            raise WeightsError(f"there are weights for {len(net.rows) - 1} clues; this program has {ROWS}")
    return nets
