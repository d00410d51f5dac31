"""Everything that passes between a device and the server over the socket.

JSON with a tag in `type`, in text frames. What a table tells (`Update`, `Said`, `Trouble`, `Gone`) is defined
in `hranice.table.messages` and passed on as it is. `docs/protocol.md` describes the conversation.
"""

from typing import Annotated, Any

import msgspec

from hranice.game import Value
from hranice.insight.values import Hint
from hranice.table.game_commands import REF_LENGTH
from hranice.table.messages import Gone, Said, Trouble, Update

LARGEST = 4096
"""Bytes of a message from a device; a longer one ends the connection."""

Code = Annotated[str, msgspec.Meta(min_length=1, max_length=32)]
TableId = Annotated[str, msgspec.Meta(max_length=64)]
Ref = Annotated[str, msgspec.Meta(max_length=REF_LENGTH)]
Number = Annotated[int, msgspec.Meta(ge=0, lt=2**53)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, lt=64)]


class Watch(Value, frozen=True, tag="watch"):
    """Connect this device to the table with this invite code: to play one's seats there, or to look on."""

    code: Code
    have: Number | None = None
    """The number of the last update that the device has: it gets what happened since, or a fresh view."""
    ref: Ref = ""
    look: bool = False
    """Only look on, even with a seat there: a screen in the middle of the room shows no hand of cards."""


class Unwatch(Value, frozen=True, tag="unwatch"):
    """Disconnect this device from a table."""

    table: TableId
    ref: Ref = ""


class Move(Value, frozen=True, tag="move"):
    """Make a move on a seat of one's own.

    `ref` is new for every move; one sent again with the same `ref`, because no answer came, is played once.
    """

    table: TableId
    seat: SeatNumber
    move: msgspec.Raw
    """A move of the table's game."""
    ref: Annotated[str, msgspec.Meta(min_length=1, max_length=REF_LENGTH)]


class Consider(Value, frozen=True, tag="consider"):
    """Ask about a move in the making: does it stand, and what could be added to it? Nothing happens."""

    table: TableId
    seat: SeatNumber
    move: msgspec.Raw
    ref: Ref = ""


class ListMoves(Value, frozen=True, tag="moves"):
    """Ask which moves a seat of one's own may make now. Nothing happens."""

    table: TableId
    seat: SeatNumber
    ref: Ref = ""


class Say(Value, frozen=True, tag="say"):
    """Say one of the prepared phrases from a seat of one's own."""

    table: TableId
    seat: SeatNumber
    phrase: Annotated[str, msgspec.Meta(max_length=32)]
    ref: Ref = ""


class Ping(Value, frozen=True, tag="ping"):
    """Ask for nothing but the answer, which shows that the line stands, and how long it is."""

    ref: Ref = ""


class Ponder(Value, frozen=True, tag="hint"):
    """Ask for the best moves of a seat of one's own. Only who practises gets them: all others are bots."""

    table: TableId
    seat: SeatNumber
    ref: Ref = ""


Asked = Watch | Unwatch | Move | Consider | ListMoves | Say | Ponder | Ping
"""What a device can want."""


class Welcome(Value, frozen=True, tag="welcome"):
    """The first message of every connection."""

    version: str
    """Of the server; a page of another version should be loaded anew."""
    known: bool
    """Whether the device has shown a key: only then can it have seats."""


class Done(Value, frozen=True, tag="done"):
    """What the device wanted under this `ref` has been done; a move is in the log and will not be lost."""

    ref: str
    table: str
    """Empty for a ping, which concerns none."""
    number: int = 0
    """Of a move: that of its entry in the log."""


class Considered(Value, frozen=True, tag="considered"):
    """The move in the making stands so far; each of `further` adds one thing to it."""

    ref: str
    table: str
    further: tuple[Any, ...]
    spent: tuple[int, ...] = ()
    """The positions of the dice that it uses."""


class LegalMoves(Value, frozen=True, tag="legal"):
    """What a seat may do now; nothing while it is not its turn."""

    ref: str
    table: str
    moves: tuple[Any, ...]
    more: bool = False
    """There are more than these."""


class Hinted(Value, frozen=True, tag="hinted"):
    """The best moves of a seat, the best one first."""

    ref: str
    table: str
    hint: Hint


class Refused(Value, frozen=True, tag="refused"):
    """What the device wanted under this `ref` has not been done, and nothing has changed.

    With `again` even that is not certain: the answer of the table may have been lost on its way.
    """

    ref: str
    reason: str
    """A key of the catalogues in `hranice/locale`, whose places `params` fill."""
    rule: str | None = None
    """The number of the rule, when it was one of a game."""
    params: dict[str, str | int] = msgspec.field(default_factory=dict)
    again: bool = False
    """It may go better in a moment: send the very same again."""


Told = (
    Welcome
    | Done
    | Considered
    | LegalMoves
    | Hinted
    | Refused
    | Update[Any, Any, Any]
    | Said
    | Trouble
    | Gone
)
"""What a device can be told."""

read_asked = msgspec.json.Decoder(Asked).decode
written = msgspec.json.Encoder().encode
