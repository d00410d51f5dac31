"""The log of a table: what happened at it, entry by entry. A table is nothing but its log.

Entries are written once and never changed. They hold what nobody outside may know (the secret, seeds,
players' key hashes), so a log never leaves the server; clients get `hranice.table.outgoing_messages`, and
finished games are exported as records.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Annotated, Any, Generic, Literal

import msgspec
from msgspec.structs import replace

from hranice.game import BadInput, Drawn, Game, Games, Moved, MoveT, OptionsT, Rang, UnknownGame, Value
from hranice.game_parts import MOST_PLAYERS
from hranice.table.codes import TableOrigin
from hranice.table.record import Hex256

VERSION: Literal[2] = 2
"""The format of chance and records at new tables; each keeps the one that it was opened with."""


class Discreet(Value, frozen=True):
    """A value that holds secrets: it shows none of them when printed, logged or part of a traceback."""

    def __repr__(self) -> str:
        """Tell no more than the kind."""
        return f"<{type(self).__name__}>"

    def __rich_repr__(self) -> list[tuple[str, Any]]:
        """Tell terminals no more either."""
        return []


class TableSettings(Value, frozen=True):
    """What the host decides about the table itself, whatever is played: `house` in logs and messages."""

    chairs: Annotated[int, msgspec.Meta(ge=1, le=MOST_PLAYERS)]
    """The most seats there can be."""
    public: bool = False
    """Listed for everybody, and with generated names only."""
    clock: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0
    """Seconds for each action of a person; then the stand-in bot does it. 0: no clock."""
    last_call: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0
    """Seconds for the last person whom all the others wait for; then as with the clock. 0: no countdown."""
    credit: bool = True
    """Whether stamps make good for slow connections."""
    grace: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 30
    """Seconds after which a bot stands in for a person who is gone. 0: never."""
    stand_in: Annotated[str, msgspec.Meta(max_length=64)] = "random"
    """The bot that does it."""
    pause: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 0
    """Milliseconds, a little more or less, for which a bot shows that it thinks before each act, so that
    people can follow it; bots that choose their moment themselves keep to that. 0: they act at once."""
    duplicate: bool = False
    """Whether luck does not depend on what anybody chooses: draws are addressed by what they are for."""


class Tally(Value, frozen=True):
    """How somebody has done in a game and the rematches that followed it."""

    games: int = 0
    won: int = 0
    """A shared victory counts for everybody who shares it."""
    points: int = 0


class Former(Discreet, frozen=True):
    """Somebody who played at the table of which another is the rematch."""

    name: str
    player: str | None
    bot: str | None
    tally: Tally


class Opened(Discreet, Generic[OptionsT], frozen=True, tag="opened"):
    """Somebody opened the table: always the first entry, and only that."""

    table: str
    code: str
    game: str
    rules: str
    secret: Hex256
    """Behind all chance. Fixed, and its hash shown, before any seat contributes its seed."""
    host: str
    house: TableSettings
    options: OptionsT
    at: int
    """Milliseconds since the epoch."""
    previous: str = ""
    """The table of which this one is the rematch."""
    lesson: bool = False
    """The game of a lesson is taken over here: its secret is known to everybody who has the package."""
    version: Literal[1, 2] = VERSION
    former: tuple[Former, ...] = ()
    """Who played at the previous table, in the order of their seats."""
    dealt: TableOrigin = "server"
    """Where chance is drawn."""
    puzzle: str = ""
    """The puzzle that is played here, if it is one; nobody gets hints then."""
    sealed: int = 0
    """The moment until which others play with the same secret: so long nothing tells it."""


class Configured(Value, Generic[OptionsT], frozen=True, tag="configured"):
    """The host changed what is played, or how."""

    house: TableSettings
    options: OptionsT


class Sat(Discreet, frozen=True, tag="sat"):
    """Somebody took a seat, a player or a bot: behind all others, unless they had one in the game before."""

    name: str
    player: str | None
    """The hash of the player's key; None for a bot."""
    bot: str | None
    seed: str = ""
    """Only in format 1, in which the table knew it from the beginning."""
    seal: str = ""
    """The hash of the seed of a player's device."""
    former: int | None = None
    """Which of those who played at the previous table this is; they sit in the same order again."""


class Left(Value, frozen=True, tag="left", omit_defaults=True):
    """A seat became empty before the game; those after it moved up."""

    seat: int
    sent_away: bool = False
    """The host emptied it: its player does not sit down at this table again."""


class Sealed(Value, Generic[OptionsT], frozen=True, tag="sealed"):
    """The host started: options and seats are fixed, the digest is shown, and devices reveal their seeds."""

    options: OptionsT
    """Complete: from here on nothing outside the log matters."""
    digest: Hex256


class Revealed(Discreet, frozen=True, tag="revealed"):
    """The device of a seat revealed its seed."""

    seat: int
    seed: str
    seal: Hex256
    """Of another seed, in case that this start is called off: what was revealed cannot be used again."""


class CalledOff(Value, frozen=True, tag="called-off"):
    """Somebody did not reveal the seed in time: the table is open again."""


class Dealt(Value, frozen=True, tag="dealt"):
    """All seeds are revealed, and the game began as it was sealed."""

    at: int
    """Milliseconds since the epoch; stamps of events count from here."""


class Begun(Value, Generic[OptionsT], frozen=True, tag="begun"):
    """The game began in format 1, with complete options, without anything being sealed."""

    options: OptionsT
    at: int
    """Milliseconds since the epoch; stamps of events count from here."""


class Happened(Value, Generic[MoveT], frozen=True, tag="happened", omit_defaults=True):
    """Something happened to the game."""

    event: Moved[MoveT] | Drawn | Rang
    ref: str = ""
    """What the client calls this move, so that one sent twice is played once."""
    late: bool = False
    """The player's time was up and the stand-in bot chose."""


class TakenBack(Value, frozen=True, tag="taken-back"):
    """A seat took its last move back. Its entry stays in the log; the record holds only what stood."""

    seat: int
    entry: int
    """The number of the move's entry."""
    at: int
    """The stamp."""


class StoodIn(Value, frozen=True, tag="stood-in"):
    """A bot plays this seat until its player comes back."""

    seat: int


class CameBack(Value, frozen=True, tag="came-back"):
    """The player of this seat plays again."""

    seat: int


class Replaced(Value, frozen=True, tag="replaced"):
    """A bot took this seat: that of a player in a running game, or before it that of another bot."""

    seat: int
    bot: str


class HostPassed(Discreet, frozen=True, tag="host"):
    """Another player is the host now."""

    player: str


class Closed(Value, frozen=True, tag="closed"):
    """The table is closed: nothing happens at it any more."""


class Rematched(Value, frozen=True, tag="rematched"):
    """The players go on at another table."""

    table: str
    code: str
    seat: int | None = None
    """The first seat of whoever wanted it; None: a host without one, or nobody noted it then."""


_Plain = (
    Sat
    | Left
    | Revealed
    | CalledOff
    | Dealt
    | TakenBack
    | StoodIn
    | CameBack
    | Replaced
    | HostPassed
    | Closed
    | Rematched
)
"""Entries without options or moves: they are read alike in every game."""
Entry = Opened[Any] | Configured[Any] | Sealed[Any] | Begun[Any] | Happened[Any] | _Plain


class BadLog(BadInput):
    """Why stored bytes are not the log of a table that this program can go on with."""


encode_entry = msgspec.json.Encoder().encode


def read_log(data: Sequence[bytes], games: Games) -> tuple[Game[Any, Any, Any], list[Entry]]:
    """Return the game and the entries of a stored log. Raises `BadLog`, and nothing else, for any other."""
    try:
        opening = _opening.decode(data[0])
        game = games.version(opening.game, opening.rules)
        decode = _decoder(game).decode
        return game, [_shared(decode(entry)) for entry in data]
    except IndexError:
        raise BadLog("it is empty") from None
    except UnknownGame as error:
        raise BadLog(str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadLog(" ".join(str(error).split())) from None


class _Opening(msgspec.Struct):
    version: Literal[1, 2]
    game: str
    rules: str


_opening = msgspec.json.Decoder(_Opening)


@cache
def _decoder(game: Game[Any, Any, Any]) -> msgspec.json.Decoder[Entry]:
    generic: Any = (Opened, Configured, Sealed, Begun)
    opened, configured, sealed, begun = (kind[game.options_type] for kind in generic)
    happened: Any = Happened
    return msgspec.json.Decoder(opened | configured | sealed | begun | happened[game.move_type] | _Plain)


def _shared(entry: Entry) -> Entry:
    """Let equal options of all tables be one object: boards and maps are large and carry caches."""
    if isinstance(entry, Opened | Configured | Sealed | Begun):
        return replace(entry, options=shared(entry.options))
    return entry


@lru_cache(maxsize=256)
def shared(options: OptionsT) -> OptionsT:
    """Return the options equal to these that were seen first."""
    return options
