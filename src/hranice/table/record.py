"""The record of a game: JSON Lines, each bound to all before it by a running hash.

A header, one line per event, and at the end the result with the opened secret. `docs/record.md` describes
the format for others. Here is the writing of it; `record_reader.py` reads, `record_replay.py` proves.
"""

import hashlib
from collections.abc import Sequence
from typing import Annotated, Any, Generic, Literal

import msgspec

from hranice.game import Drawn, Event, Game, Moved, MoveT, OptionsT, Rang, Standing, Value

FORMAT: Literal["hranice-record"] = "hranice-record"
VERSION: Literal[1] = 1

Hex256 = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", min_length=64, max_length=64)]
"""256 bits as 64 lower-case hexadecimal digits."""


class Seat(Value, frozen=True):
    """Who sat there, and the seed with which they contributed to chance."""

    name: str
    bot: str | None
    """The name of the bot that played; None for a person."""
    seed: str


class Header(Value, Generic[OptionsT], frozen=True):
    """The first line: all that is needed to replay the events, and the promise about chance."""

    format: Literal["hranice-record"]
    version: Literal[1]
    game: str
    rules: str
    options: OptionsT
    """Complete: boards or map included, so that a record needs nothing else."""
    seats: tuple[Seat, ...]
    commitment: Hex256
    chain: Hex256


class Ended(Value, frozen=True, tag="end"):
    """The game is over: how it stands, and the secret behind its chance."""

    result: Standing
    secret: Hex256


class Line(Value, Generic[MoveT], frozen=True):
    """Every line after the header."""

    number: Annotated[int, msgspec.Meta(ge=1)]
    event: Moved[MoveT] | Drawn | Rang | Ended
    chain: Hex256


_UNHASHED = ""
_UNCHAINED = b',"chain":""}'
_encode = msgspec.json.Encoder(order="deterministic").encode


def encoded(line: Header[Any] | Line[Any]) -> bytes:
    """Return the one encoding of a line that a record may have, without the newline."""
    return _encode(line)


def chain_after(chain: str, head: bytes) -> str:
    """Return the running hash after a line, given the one before and the line up to its own."""
    return hashlib.sha256(chain.encode() + head).hexdigest()


class Recorder:
    """Turns a game into the lines of its record, one by one; where they go is the caller's business."""

    def __init__(self) -> None:
        self._number = 0
        self._chain = ""

    def begin(
        self, game: Game[Any, Any, OptionsT], options: OptionsT, seats: Sequence[Seat], commitment: str
    ) -> bytes:
        """Return the header of a new record."""
        complete = game.complete(options)
        header = Header(FORMAT, VERSION, game.name, game.rules, complete, tuple(seats), commitment, _UNHASHED)
        return self._chained(header)

    def add(self, event: Event[Any] | Ended) -> bytes:
        """Return the line of the next event, or the last line."""
        self._number += 1
        return self._chained(Line(self._number, event, _UNHASHED))

    def _chained(self, line: Header[Any] | Line[Any]) -> bytes:
        head = encoded(line).removesuffix(_UNCHAINED)
        self._chain = chain_after(self._chain, head)
        return b'%b,"chain":"%b"}\n' % (head, self._chain.encode())
