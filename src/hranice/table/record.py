"""The record of a game: JSON Lines, each bound to all before it by a running hash.

A header, one line per event, and at the end the result with the opened secret and seeds. `docs/record.md`
describes the format for others. Here is the writing of it; `record_reader.py` reads, `record_replay.py`
proves.
"""

import hashlib
from typing import Annotated, Any, Generic, Literal

import msgspec

from hranice.game import Drawn, Event, Moved, MoveT, OptionsT, Rang, Standing, Value

FORMAT: Literal["hranice-record"] = "hranice-record"

Hex256 = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", min_length=64, max_length=64)]
"""256 bits as 64 lower-case hexadecimal digits."""


class Seat(Value, frozen=True):
    """Who sat there when the game began, and the seal of the seed that they contributed to chance."""

    name: str
    bot: str | None
    """The name of the bot that played; None for a person."""
    seal: Hex256 | None
    """The hash of the seed; None for a bot, whose seed follows from commitment and digest."""


class Header(Value, Generic[OptionsT], frozen=True):
    """The first line: all that outcomes depend on, as the table published it before any seed was revealed.

    Its `chain` is the digest.
    """

    format: Literal["hranice-record"]
    version: Literal[2]
    game: str
    rules: str
    options: OptionsT
    """Complete: boards or map included, so that a record needs nothing else."""
    seats: tuple[Seat, ...]
    commitment: Hex256
    duplicate: bool
    """Whether draws are addressed by what they are for, so that all who play this deal meet the same luck."""
    dealt: Literal["server", "device"]
    """Where the secret was kept."""
    chain: Hex256


class Ended(Value, frozen=True, tag="end"):
    """The game is over: how it stands, and what was behind its chance."""

    result: Standing
    secret: Hex256
    seeds: tuple[str, ...]
    """Of all seats, in their order."""


class Line(Value, Generic[MoveT], frozen=True):
    """Every line after the header."""

    number: Annotated[int, msgspec.Meta(ge=1)]
    event: Moved[MoveT] | Drawn | Rang | Ended
    chain: Hex256


class FirstSeat(Value, frozen=True):
    """Who sat there, and the seed with which they contributed to chance. Format 1."""

    name: str
    bot: str | None
    seed: str


class FirstHeader(Value, Generic[OptionsT], frozen=True):
    """The first line in format 1, in which nothing but the commitment was published before the game."""

    format: Literal["hranice-record"]
    version: Literal[1]
    game: str
    rules: str
    options: OptionsT
    seats: tuple[FirstSeat, ...]
    commitment: Hex256
    chain: Hex256


class FirstEnded(Value, frozen=True, tag="end"):
    """The game is over: how it stands, and the secret behind its chance. Format 1."""

    result: Standing
    secret: Hex256


class FirstLine(Value, Generic[MoveT], frozen=True):
    """Every line after the header in format 1."""

    number: Annotated[int, msgspec.Meta(ge=1)]
    event: Moved[MoveT] | Drawn | Rang | FirstEnded
    chain: Hex256


UNHASHED = ""
"""Instead of the chain of a line that has none yet."""
_UNCHAINED = b',"chain":""}'
_encode = msgspec.json.Encoder(order="deterministic").encode


def encoded(line: Header[Any] | FirstHeader[Any] | Line[Any] | FirstLine[Any]) -> bytes:
    """Return the one encoding of a line that a record may have, without the newline."""
    return _encode(line)


def chain_after(chain: str, head: bytes) -> str:
    """Return the running hash after a line, given the one before and the line up to its own."""
    return hashlib.sha256(chain.encode() + head).hexdigest()


def digest_of(header: Header[Any]) -> str:
    """Return what a table publishes before any seed is revealed: the chain that its header will have."""
    return chain_after("", encoded(header).removesuffix(_UNCHAINED))


class Recorder:
    """Turns a game into the lines of its record, one by one; where they go is the caller's business."""

    def __init__(self) -> None:
        self._number = 0
        self._chain = ""

    def begin(self, header: Header[Any] | FirstHeader[Any]) -> bytes:
        """Return the first line."""
        return self._chained(header)

    def add(self, event: Event[Any] | Ended | FirstEnded) -> bytes:
        """Return the line of the next event, or the last line."""
        self._number += 1
        if isinstance(event, FirstEnded):
            return self._chained(FirstLine(self._number, event, UNHASHED))
        return self._chained(Line(self._number, event, UNHASHED))

    def _chained(self, line: Header[Any] | FirstHeader[Any] | Line[Any] | FirstLine[Any]) -> bytes:
        head = encoded(line).removesuffix(_UNCHAINED)
        self._chain = chain_after(self._chain, head)
        return b'%b,"chain":"%b"}\n' % (head, self._chain.encode())
