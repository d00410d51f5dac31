"""Chance that a table cannot bend and that anybody can check afterwards.

The table commits to a secret, every device to a seed, and the table to all else that outcomes depend on,
before any seed is revealed; each outcome follows from these alone. `docs/fairness.md` gives the derivation,
with vectors to test against.
"""

import hashlib
import struct
from collections.abc import Iterator, Sequence

SECRET_BYTES = 32
SEED_LENGTH = 64
MOST_SIDES = 2**32
"""The largest bound that a single draw can have."""

_words = struct.Struct(">8I").unpack
_BLOCK = 64
_INNER, _OUTER = (bytes(byte ^ mask for byte in range(256)) for mask in (0x36, 0x5C))
_counters = struct.Struct(">QI").pack


def commitment(secret: bytes) -> str:
    """Return what a table shows before the first move: it fixes the secret without telling it."""
    return hashlib.sha256(secret).hexdigest()


def seal(seed: str) -> str:
    """Return what a device sends when it sits down: it fixes the seed without telling it."""
    return hashlib.sha256(seed.encode()).hexdigest()


def is_seed(text: str) -> bool:
    """Say whether a device may have drawn this: 1 to 64 printable ASCII characters."""
    return 0 < len(text) <= SEED_LENGTH and text.isascii() and text.isprintable()


def bot_seed(promised: str, digest: str, seat: int) -> str:
    """Return the seed of a bot's seat. It follows from the commitment and the digest: nobody chooses it."""
    return hashlib.sha256(f"{promised} {digest} seat {seat}".encode()).hexdigest()


def first_bot_seed(promised: str, chair: int) -> str:
    """Return the seed of a bot in format 1, given the commitment and the chair on which it sat down."""
    return hashlib.sha256(f"{promised} seat {chair}".encode()).hexdigest()


def first_key(secret: bytes, seeds: Sequence[str]) -> bytes:
    """Return the key of chance in format 1, given the seats' seeds in their order."""
    return _key(b"hranice fair chance 1", secret, b"", seeds)


def fair_key(secret: bytes, digest: str, seeds: Sequence[str]) -> bytes:
    """Return the key of chance in format 2, given the digest and the seats' seeds in their order."""
    return _key(b"hranice fair chance 2", secret, bytes.fromhex(digest), seeds)


def duplicate_key(secret: bytes) -> bytes:
    """Return the key of duplicate chance: the same for everybody who plays this deal."""
    return _key(b"hranice duplicate chance 2", secret, b"", ())


def _key(domain: bytes, secret: bytes, digest: bytes, seeds: Sequence[str]) -> bytes:
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"the secret has {len(secret)} bytes; it must have {SECRET_BYTES}")
    key = hashlib.sha256(domain + secret + digest)
    for seed in seeds:
        text = seed.encode()
        key.update(len(text).to_bytes(4, "big") + text)
    return key.digest()


class Fate:
    """All chance of one table, decided by its key. Draws are independent and without bias."""

    def __init__(self, key: bytes, *, duplicate: bool = False) -> None:
        self.duplicate = duplicate
        """Draws are addressed by what they are for, not by the number of their chance."""
        self._inner, self._outer = _keyed(key)

    def outcome(self, number: int, bounds: tuple[int, ...]) -> tuple[int, ...]:
        """Return the outcome of a table's chance of that number; the first one has the number 1.

        It depends on number and bounds only: not on when it is asked for, nor on what was asked before.
        """
        words = self._block(_counters(number, 0))
        block = at = fair = 0
        sides: int | None = None
        drawn: list[int] = []
        for bound in bounds:
            if bound != sides:  # dice are alike
                sides, fair = bound, _fair(bound)
            while True:
                if at == len(words):
                    block, at = block + 1, 0
                    words = self._block(_counters(number, block))
                word = words[at]
                at += 1
                if word < fair:
                    break
            drawn.append(word % bound)
        return tuple(drawn)

    def outcome_at(self, addresses: Sequence[str], bounds: Sequence[int]) -> tuple[int, ...]:
        """Return the outcome of a chance whose draws have these addresses; each depends on its own only."""
        return tuple(
            next(word for word in self._row(address) if word < _fair(bound)) % bound
            for address, bound in zip(addresses, bounds, strict=True)
        )

    def _row(self, address: str) -> Iterator[int]:
        """Yield the words of an address, without end."""
        block = 0
        while True:
            yield from self._block(address.encode() + block.to_bytes(4, "big"))
            block += 1

    def _block(self, message: bytes) -> tuple[int, ...]:
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(message)
        outer.update(inner.digest())
        return _words(outer.digest())


def _fair(bound: int) -> int:
    """Return below which a word counts: the last, incomplete run of remainders would favour the low ones."""
    if not 1 <= bound <= MOST_SIDES:
        raise ValueError(f"no draw can have {bound} sides; it has 1 to {MOST_SIDES}")
    return MOST_SIDES - MOST_SIDES % bound


def _keyed(key: bytes) -> tuple["hashlib._Hash", "hashlib._Hash"]:
    """Return the two hashes of an HMAC (RFC 2104) that have taken in the key, to be copied for each use.

    Keying anew for every outcome, as a plain call would, takes six times as long.
    """
    padded = key.ljust(_BLOCK, b"\0")
    return hashlib.sha256(padded.translate(_INNER)), hashlib.sha256(padded.translate(_OUTER))
