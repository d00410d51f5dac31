"""Reading a record: every line in its one encoding, in its place, unchanged since it was written."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from hranice.game import BadInput, Event, Game, Games, Refusal, UnknownGame
from hranice.table.record import (
    FORMAT,
    Ended,
    FirstEnded,
    FirstHeader,
    FirstLine,
    Header,
    Line,
    chain_after,
    encoded,
)

_OPENING = b'{"format":"%b",' % FORMAT.encode()
_CHAIN = b',"chain":"'
_CHAIN_LENGTH = len(_CHAIN) + 64 + len(b'"}')

LATEST_STAMP = 2**53 - 1
"""Beyond it a program that counts in floating point, such as a page, reads another moment."""


def printable(text: str) -> str:
    """Keep what a foreign file says from steering the terminal that it is shown on."""
    return "".join(letter if letter.isprintable() else "�" for letter in text)


class BadRecord(BadInput):
    """Why a file is no sound record: the first thing wrong in it, and what would be right."""

    def __init__(self, line: int, fault: str, refused: Refusal | None = None) -> None:
        super().__init__(line, fault, refused)
        self.line = line
        self.fault = printable(fault)
        self.refused = refused
        """What the rules say to it, where they refuse it; whoever has sentences can say it better."""

    def __str__(self) -> str:
        """Name the place and the fault in one line."""
        said = f": {printable(str(self.refused))}" if self.refused else ""
        return f"{self.place}: {self.fault}{said}"

    @property
    def place(self) -> str:
        """Where in the file it is."""
        event = f" (event {self.line - 1})" if self.line > 1 else ""
        return f"line {self.line}{event}"


class NoRecord(BadRecord):
    """The file is no record at all, or one of a kind that this program does not know."""


@dataclass(frozen=True)
class Record:
    """A record whose lines are sound; whether the game in it is, `record_replay` tells."""

    game: Game[Any, Any, Any]
    header: Header[Any] | FirstHeader[Any]
    events: tuple[Event[Any], ...]
    end: Ended | FirstEnded | None
    """None while the game is unfinished."""

    @property
    def digest(self) -> str:
        """What the table published before any seed was revealed; in format 1 it published none."""
        return self.header.chain if isinstance(self.header, Header) else ""

    @property
    def seeds(self) -> tuple[str, ...]:
        """What each seat contributed to chance; in format 2 it is known at the end."""
        if isinstance(self.header, FirstHeader):
            return tuple(seat.seed for seat in self.header.seats)
        return self.end.seeds if isinstance(self.end, Ended) else ()


def read_record(data: bytes, games: Games) -> Record:
    """Return the record in a file's bytes. Raises `BadRecord`, and nothing else, for any other bytes."""
    lines = _chained_lines(data)
    number, text = next(lines)
    version, game = _version_and_game(text, games)
    kind_of_header, kind_of_line = _KINDS[version]
    header = _decoded(_decoder(kind_of_header, game.options_type), number, text)
    if len(header.seats) not in game.players:
        few, many = game.players[0], game.players[-1]
        raise BadRecord(1, f"there are {len(header.seats)} seats; {game.name} is for {few} to {many}")
    decoder = _decoder(kind_of_line, game.move_type)
    events: list[Event[Any]] = []
    end: Ended | FirstEnded | None = None
    for number, text in lines:
        line = _decoded(decoder, number, text)
        if end is not None:
            raise BadRecord(number, "the game has ended; nothing may follow")
        if line.number != number - 1:
            raise BadRecord(number, f"the event has the number {line.number}; it should have {number - 1}")
        if isinstance(line.event, Ended | FirstEnded):
            end = line.event
        elif line.event.at > LATEST_STAMP:
            raise BadRecord(number, f"the stamp is {line.event.at} ms; none is beyond {LATEST_STAMP} ms")
        else:
            events.append(line.event)
    return Record(game, header, tuple(events), end)


def _chained_lines(data: bytes) -> Iterator[tuple[int, bytes]]:
    """Yield the lines with their numbers from 1, at least one, each proven unchanged."""
    if not data:
        raise NoRecord(1, "the file is empty; a record begins with a header")
    if not data.startswith(_OPENING):
        raise NoRecord(1, f"this is no record of Hranice; one would begin with {_OPENING.decode()}")
    chain = ""
    lines = data.split(b"\n")
    rest = lines.pop()
    for number, line in enumerate(lines, 1):
        head, tail = line[:-_CHAIN_LENGTH], line[-_CHAIN_LENGTH:]
        if not tail.startswith(_CHAIN):
            raise BadRecord(number, 'the line has no hash; it should end with "chain" and 64 digits')
        chain = chain_after(chain, head)
        if tail != b'%b%b"}' % (_CHAIN, chain.encode()):
            raise BadRecord(number, f"the line was changed or moved; as it is its chain should be {chain}")
        yield number, line
    if rest:
        raise BadRecord(len(lines) + 1, "the line is cut short; every line ends with a newline")


def _decoder(line: Any, of: Any) -> msgspec.json.Decoder[Any]:
    """Return the decoder of a generic line, made particular to a game."""
    return msgspec.json.Decoder(line[of])


def _decoded(decoder: msgspec.json.Decoder[Any], number: int, text: bytes) -> Any:
    try:
        line = decoder.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord(number, str(error)) from None
    if encoded(line) != text:
        raise BadRecord(number, "the line is not in its canonical encoding, as docs/record.md defines it")
    return line


class _Opening(msgspec.Struct):
    version: int
    game: str
    rules: str
    options: dict[str, msgspec.Raw]


_opening = msgspec.json.Decoder(_Opening)
_KINDS: dict[int, tuple[Any, Any]] = {1: (FirstHeader, FirstLine), 2: (Header, Line)}


def _version_and_game(text: bytes, games: Games) -> tuple[int, Game[Any, Any, Any]]:
    """Return the format and the game that a header names, so that the rest of it can be understood."""
    try:
        opening = _opening.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord(1, str(error)) from None
    if opening.version not in _KINDS:
        raise NoRecord(1, f"the format has version {opening.version}; this program reads versions 1 and 2")
    try:
        game = games.version(opening.game, opening.rules)
    except UnknownGame as error:
        raise NoRecord(1, str(error)) from None
    known = [field.encode_name for field in msgspec.structs.fields(game.options_type)]
    foreign = [name for name in opening.options if name not in known]
    if foreign:
        fault = f"the options are not those of {game.name}: it has no {foreign[0]!r}, but {', '.join(known)}"
        raise BadRecord(1, fault)
    return opening.version, game
