"""Every message between clients and the server, in both directions, as JSON: over HTTP, then over the socket.

What a table tells (`Update`, `Said`, `Trouble`, `Gone`) is defined in `hranice.table.outgoing_messages` and
passed on as it is. `docs/protocol.md` describes the conversation.
"""

from typing import Annotated, Any

import msgspec

from hranice.game import Value
from hranice.game_parts import Option, PlayedOn
from hranice.insight.types import Hint
from hranice.store.interface import Summary
from hranice.table.game_commands import REF_LENGTH
from hranice.table.log import TableSettings
from hranice.table.outgoing_messages import Gone, Said, Trouble, Update

Name = Annotated[str, msgspec.Meta(max_length=100)]
Seal = Annotated[str, msgspec.Meta(max_length=64)]
Seed = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
BotName = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, lt=64)]
Word = Annotated[str, msgspec.Meta(max_length=64)]


class Problem(Value, frozen=True):
    """Why something was not done. `reason` is a key of the catalogues, whose places `params` fill."""

    reason: str
    rule: str | None = None
    """The number of the rule, when it was one of a game."""
    params: dict[str, str | int] = msgspec.field(default_factory=dict)


class Opening(Value, frozen=True):
    """A table to be opened."""

    game: Annotated[str, msgspec.Meta(max_length=32)]
    house: TableSettings | None = None
    """How the table is run; left out: as usual, with all chairs."""
    options: Any = None
    """Options of the game; left out, or in part: as usual."""
    deal: Annotated[str, msgspec.Meta(max_length=32)] = ""
    """The code of a table with duplicate chance whose deal is to be played here as well: with the same luck,
    and unless they are given with the same options and settings."""


class SeatsAtTable(Value, frozen=True):
    """A table, and the seats that whoever asked has there."""

    table: str
    code: str
    """Invites others, and is all that anybody needs to find the table."""
    seats: tuple[int, ...] = ()
    commitment: str = ""
    """The hash of the secret behind all chance. Keep it, and the next, to compare the record with them."""
    digest: str = ""
    """From the start on the hash of all that outcomes depend on."""
    seals: tuple[str, ...] = ()
    """Of these seats: the hashes of the seeds that are to be revealed."""


class Sitting(Value, frozen=True):
    """Somebody who wants to sit down."""

    name: Name
    """Cleaned by the table; at a public table replaced by a generated one."""
    seal: Seal
    """The SHA-256 of one's own share in chance: of a text best drawn at random, revealed at the start."""


class Share(Value, frozen=True):
    """What the device of a seat reveals when the game is started."""

    seat: SeatNumber
    seed: Seed
    """Printable text. Its hash was sent when the player sat down."""
    seal: Seal
    """The hash of another seed, for the case that this start is called off."""


class Revealing(Value, frozen=True):
    """The seeds of one's seats."""

    seeds: tuple[Share, ...]


class Learning(Value, frozen=True):
    """Somebody who wants to learn a game."""

    name: Name


class Taught(Value, frozen=True):
    """A table at which a real game is taken over."""

    code: str
    seat: int
    """The learner's."""
    advice: tuple[Any, ...]
    """What was played there in the game that is taken over: the next moves of that seat, as far as a lesson
    goes. Whoever follows it meets the same chance."""


class Changing(Value, frozen=True):
    """What the host wants different. Left out: as it was."""

    house: TableSettings | None = None
    options: Any = None


class Again(Value, frozen=True):
    """How to play again. Left out: as before."""

    house: TableSettings | None = None
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    """The fields of the game's options that shall be different."""
    bots: Annotated[tuple[str, ...], msgspec.Meta(max_length=16)] | None = None
    """The bots that play along."""


class Choosing(Value, frozen=True):
    """What a seat shall have."""

    option: Annotated[str, msgspec.Meta(max_length=64)]
    """The name of an option that each seat has for itself."""
    value: bool | int | Annotated[str, msgspec.Meta(max_length=64)]
    """For a flag whether it is set; else one of its choices, or nothing where a seat may leave it open."""


class Starting(Value, frozen=True):
    """How to begin."""

    fill: BotName | None = None
    """Bots of this kind take the chairs still free; left out: the game begins without."""


class Seating(Value, frozen=True):
    """A bot by its name, with dials if need be: `quick:speed=0.9`."""

    bot: BotName


class Replacing(Value, frozen=True):
    """A bot for good on the seat of somebody who is gone."""

    seat: SeatNumber
    bot: BotName


class Heir(Value, frozen=True):
    """The seat of the next host."""

    seat: SeatNumber


class Listed(Value, frozen=True):
    """A table as lists show it."""

    code: str
    game: str
    phase: str
    public: bool
    seats: int
    """Chairs."""
    taken: int
    """Chairs that are taken."""
    created: int
    """Milliseconds since the epoch, like the next."""
    updated: int


class Me(Value, frozen=True):
    """What the server knows about a device."""

    tables: tuple[Listed, ...]
    """Where it has or had a seat, the one touched last first."""


class OwnSeat(Value, frozen=True):
    """Who sat there at the end of a game."""

    name: str
    bot: str | None
    """The bot that played; None: a person."""
    score: int


class OwnGame(Value, frozen=True):
    """A finished game of a player, as a list shows it."""

    code: str
    game: str
    at: int
    """When it ended, in milliseconds since the epoch."""
    seats: tuple[OwnSeat, ...]
    winners: tuple[int, ...]
    on: tuple[PlayedOn, ...]
    yours: tuple[int, ...] = ()
    """The seats of whoever asks."""
    luck: tuple[float, ...] = ()
    """What luck was worth to each seat, in points or in money; empty: nobody has had the game analysed."""
    lesson: bool = False
    """A game of others that was taken over."""


class OwnGames(Value, frozen=True):
    """Some of a player's finished games, the table touched last first."""

    games: tuple[OwnGame, ...]
    next: int | None
    """Where the list goes on; null: that is all."""
    unreadable: int = 0
    """Games among them that this program cannot read."""


class Link(Value, frozen=True):
    """Lets another device be the same player, once."""

    link: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class GameAbout(Value, frozen=True):
    """A game that can be played here."""

    name: str
    rules: str
    """The version of the rules."""
    least: int
    """Players, like the next."""
    most: int
    bots: tuple[str, ...]
    company: tuple[str, ...]
    """Those among them that somebody plays against who names none."""
    levels: tuple[str, ...]
    """Those among them that people may want to play with, the weakest first."""
    house: TableSettings
    """The settings of a table for which nobody says others."""
    title: str = ""
    """Its name, for pages that know no other."""
    house_options: tuple[Option, ...] = ()
    """What forms offer of `house`, beside chairs (`least` to `most`) and the stand-in bot (one of `bots`)."""
    options: tuple[Option, ...] = ()
    """What players may agree on before they begin."""
    race: bool = False
    """Time decides."""
    score: str = "count-points"
    """The key of a score in words."""
    duplicate: bool = False
    """It can be dealt so that luck does not depend on what anybody chooses."""
    hints: bool = False
    """There are hints and analyses."""
    lesson: bool = False
    """There is a game to take over, for learners."""
    prints: bool = False
    """Here its material can be printed."""


class Health(Value, frozen=True):
    """The server lives, and its database answers."""

    version: str


class Readiness(Value, frozen=True):
    """The server can work."""

    version: str
    store: bool
    """The database answers; else this would not have been said."""
    valkey: bool | None
    """Whether this node hears the others; null: it is the only one. Without, it serves its own tables."""


def listed(summary: Summary) -> Listed:
    """Return what may be shown of a summary: everything but the id."""
    return msgspec.convert(summary, Listed, from_attributes=True)


# Over the socket: a tag in `type`, in text frames.

LARGEST = 4096
"""Bytes of a message from a device; a longer one ends the connection."""

Code = Annotated[str, msgspec.Meta(min_length=1, max_length=32)]
TableId = Annotated[str, msgspec.Meta(max_length=64)]
Ref = Annotated[str, msgspec.Meta(max_length=REF_LENGTH)]
Number = Annotated[int, msgspec.Meta(ge=0, lt=2**53)]


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
    It tells what its device had seen when it was made: if the table has acted since then, it is too late.
    """

    table: TableId
    seat: SeatNumber
    move: msgspec.Raw
    """A move of the table's game."""
    ref: Annotated[str, msgspec.Meta(min_length=1, max_length=REF_LENGTH)]
    have: Annotated[int, msgspec.Meta(ge=0)] | None = None
    """Of a move sent again: the number of the last update before it was first sent."""


class Undo(Value, frozen=True, tag="undo"):
    """Take back the last move of a seat of one's own, as `undoable` of the last update names it."""

    table: TableId
    seat: SeatNumber
    entry: Number
    ref: Ref = ""


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
    start: Number = 0
    """So many of them are left out: they were told before."""


class Say(Value, frozen=True, tag="say"):
    """Say one of the prepared phrases from a seat of one's own."""

    table: TableId
    seat: SeatNumber
    phrase: Annotated[str, msgspec.Meta(max_length=32)]
    ref: Ref = ""


class Ping(Value, frozen=True, tag="ping"):
    """Ask for nothing but the answer, which shows that the connection stands, and how long it is."""

    ref: Ref = ""


class Ponder(Value, frozen=True, tag="hint"):
    """Ask for the best moves of a seat of one's own. Only who practises gets them: all others are bots."""

    table: TableId
    seat: SeatNumber
    ref: Ref = ""


AtTable = Move | Undo | Consider | ListMoves | Say | Ponder
"""What a device can want of a table to which it is connected."""
Asked = Watch | Unwatch | AtTable | Ping
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
    """Of a move, and of taking one back: that of its entry in the log."""


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
