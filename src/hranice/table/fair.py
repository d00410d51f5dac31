"""Chance that a table cannot bend and that anybody can check afterwards.

The table commits to a secret before the first move, every seat adds a seed of its own, and each outcome
follows from these alone. `docs/fairness.md` gives the derivation, with vectors to test against.
"""

import hashlib
import struct
from collections.abc import Sequence

SECRET_BYTES = 32
MOST_SIDES = 2**32
"""The largest bound that a single draw can have."""

_DOMAIN = b"hranice fair chance 1"
_words = struct.Struct(">8I").unpack
_BLOCK = 64
_INNER, _OUTER = (bytes(byte ^ mask for byte in range(256)) for mask in (0x36, 0x5C))
_counters = struct.Struct(">QI").pack


def commitment(secret: bytes) -> str:
    """Return what a table shows before the first move: it fixes the secret without telling it."""
    return hashlib.sha256(secret).hexdigest()


class Fate:
    """All chance of one table, decided by its secret and the seats' seeds, in the order of the seats.

    The outcome of a chance depends on its number and bounds only: not on when it is asked for, nor on
    what was asked before. Draws are independent and without bias.
    """

    def __init__(self, secret: bytes, seeds: Sequence[str]) -> None:
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"the secret has {len(secret)} bytes; it must have {SECRET_BYTES}")
        key = hashlib.sha256(_DOMAIN + secret)
        for seed in seeds:
            text = seed.encode()
            key.update(len(text).to_bytes(4, "big") + text)
        self._inner, self._outer = _keyed(key.digest())

    def outcome(self, number: int, bounds: tuple[int, ...]) -> tuple[int, ...]:
        """Return the outcome of a table's chance of that number; the first one has the number 1."""
        words = self._block(number, 0)
        block = at = fair = 0
        sides: int | None = None
        drawn: list[int] = []
        for bound in bounds:
            if bound != sides:  # dice are alike
                if not 1 <= bound <= MOST_SIDES:
                    raise ValueError(f"no draw can have {bound} sides; it has 1 to {MOST_SIDES}")
                sides, fair = bound, MOST_SIDES - MOST_SIDES % bound
            while True:
                if at == len(words):
                    block, at = block + 1, 0
                    words = self._block(number, block)
                word = words[at]
                at += 1
                # The last, incomplete run of remainders would favour the low ones: draw again.
                if word < fair:
                    break
            drawn.append(word % bound)
        return tuple(drawn)

    def _block(self, number: int, block: int) -> tuple[int, ...]:
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(_counters(number, block))
        outer.update(inner.digest())
        return _words(outer.digest())


def _keyed(key: bytes) -> tuple["hashlib._Hash", "hashlib._Hash"]:
    """Return the two hashes of an HMAC (RFC 2104) that have taken in the key, to be copied for each use.

    Keying anew for every outcome, as a plain call would, takes six times as long.
    """
    padded = key.ljust(_BLOCK, b"\0")
    return hashlib.sha256(padded.translate(_INNER)), hashlib.sha256(padded.translate(_OUTER))
