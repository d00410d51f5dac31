"""The file of learned weights: a head that says what it is, then the nets, each compressed by itself.

    8 bytes    the letters HRANICE and a zero
    4 bytes    version of the features and of the net's shape
   32 bytes    SHA-256 of all that follows
    then for each number of players from 2 to 4: 4 bytes, the length of what follows, and a zlib stream; a
    length of 0 if there is no net for that number

A stream holds the small layers and the scales of the rows as floats of 4 bytes, then the rows themselves, a
byte a number; the engine multiplies them out. All numbers are little-endian.
"""

import hashlib
import zlib
from importlib.resources.abc import Traversable
from struct import Struct, error

from hranice.bots.bot import EngineError
from hranice.games.border.bots.engine.memory_layout import PACKED_NET
from hranice.games.border.rules.game_flow import PLAYERS

FILE = "weights.bin"
VERSION = 3
"""Of the features and the shape of the net; weights of another version say nothing."""
_MAGIC = b"HRANICE\0"
_HEAD = Struct("<8sI32s")
_LENGTH = Struct("<I")


def pack_weights(nets: dict[int, bytes], version: int = VERSION) -> bytes:
    """Return a file with these nets by number of players; a number may be missing."""
    body = b""
    for seats in PLAYERS:
        net = zlib.compress(nets[seats], 9) if seats in nets else b""
        body += _LENGTH.pack(len(net)) + net
    return _HEAD.pack(_MAGIC, version, hashlib.sha256(body).digest()) + body


def read_weights(file: Traversable) -> dict[int, bytes]:
    """Return the nets of a file by number of players, still compressed. Raises `EngineError`."""
    try:
        data = file.read_bytes()
        magic, version, digest = _HEAD.unpack_from(data)
    except FileNotFoundError:
        raise EngineError(f"{file}: the weights of the bots are missing; `make train` makes them") from None
    except (OSError, error) as problem:
        raise EngineError(f"{file}: no weights can be read ({problem})") from None
    if magic != _MAGIC:
        raise EngineError(f"{file}: this is no file of weights")
    if version != VERSION:
        raise EngineError(f"{file}: weights of version {version}; this program needs version {VERSION}")
    body = data[_HEAD.size :]
    if hashlib.sha256(body).digest() != digest:
        raise EngineError(f"{file}: the weights are damaged or cut off; install hranice anew")
    nets, at = {}, 0
    for seats in PLAYERS:
        (length,) = _LENGTH.unpack_from(body, at)
        at += _LENGTH.size
        if length:
            nets[seats] = body[at : at + length]
        at += length
    return nets


def unpack_net(file: Traversable, compressed: bytes) -> bytes:
    """Return a net of a file as `memory_layout.PACKED_NET` describes it. Raises `EngineError`."""
    net = zlib.decompress(compressed)
    if len(net) != PACKED_NET.size:
        raise EngineError(f"{file}: a net has {len(net):,} bytes; this program needs {PACKED_NET.size:,}")
    return net
