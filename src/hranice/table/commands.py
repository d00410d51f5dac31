"""Commands to a table. `handlers.decide` answers each with entries of the log, or with a refusal.

`player` is always the hash of a key that the server has checked. Commands without a player are the table's
own: they never come from outside.
"""

from typing import Any

from hranice.game import Value
from hranice.table.log import Discreet, TableSettings


class Sit(Value, frozen=True):
    """Take the next free seat. A player may take several, for people around one device, but one in public."""

    player: str
    name: str
    """Cleaned by the table; at a public table it is replaced by a generated one."""
    seal: str
    """The hash of the device's own share in chance, which it reveals when the game is started."""


class SeatBot(Value, frozen=True):
    """Put a bot on the next free seat. Only the host may."""

    player: str
    bot: str


class Leave(Value, frozen=True):
    """Give a seat up: one's own, or as the host anybody's before the game.

    Before the game it becomes empty; in a running game a bot takes it for good.
    """

    player: str
    seat: int


class Configure(Value, frozen=True):
    """Change the settings or the options of the game before it begins. Only the host may. None: as before."""

    player: str
    house: TableSettings | None = None
    options: Any = None


class Choose(Value, frozen=True):
    """Choose what a game leaves open for every seat, before it begins: for one's own, as the host for any."""

    player: str
    seat: int
    option: str
    """The name of one that each seat has for itself."""
    value: bool | int | str


class Start(Value, frozen=True):
    """Begin the game, with bots of this kind on the chairs still free (None: without). Only the host may."""

    player: str
    fill: str | None = None


class SeedOfSeat(Discreet, frozen=True):
    """What the device of a seat reveals."""

    seat: int
    seed: str
    """Up to 64 printable characters of the device's choosing; its hash was sent when the player sat down."""
    seal: str
    """The hash of another seed, for the case that this start is called off."""


class Reveal(Value, frozen=True):
    """Reveal the seeds of one's seats, now that the host has started."""

    player: str
    seeds: tuple[SeedOfSeat, ...]


class CallOff(Value, frozen=True):
    """Call the start off: somebody has not revealed the seed in time."""


class Move(Value, frozen=True):
    """Make a move in the game."""

    player: str
    seat: int
    move: Any
    at: int
    """The stamp, as `hranice.table.latency` reckons it; one before the table's last own event is early."""
    ref: str = ""
    have: int | None = None
    """Of a move sent again: the number of the last entry that its device had seen when it was made."""


class Undo(Value, frozen=True):
    """Take the last move of a seat back."""

    player: str
    seat: int
    entry: int
    """The number of the move: so another one is not taken back by mistake."""


class BotMove(Value, frozen=True):
    """Make the move that the bot on a seat has chosen."""

    seat: int
    move: Any
    at: int
    late: bool = False
    """It is chosen for a person whose time was up."""


class Ring(Value, frozen=True):
    """The game's alarm is due."""


class StandIn(Value, frozen=True):
    """Let a bot play the seats of a player who is gone."""

    player: str


class Return(Value, frozen=True):
    """Give the seats back to a player who is here again."""

    player: str


class Replace(Value, frozen=True):
    """Put a bot for good on the seat of a player who is gone. Only the host may.

    Before the game the host so changes the kind of a bot that sits there already.
    """

    player: str
    seat: int
    bot: str
    gone: bool = False
    """Whether that player is gone, if only a moment ago."""


class PassHost(Value, frozen=True):
    """Make another seat's player the host. Only the host may."""

    player: str
    seat: int


class Succeed(Value, frozen=True):
    """Make a seat's player the host, because the host is gone."""

    seat: int


class Close(Value, frozen=True):
    """Close the table. Only the host may."""

    player: str


class Rematch(Value, frozen=True):
    """Say where the players of a finished game go on."""

    player: str
    table: str
    code: str
    instead: str = ""
    """The table that was named before, and leads nowhere any more."""


Command = (
    Sit
    | SeatBot
    | Leave
    | Configure
    | Choose
    | Start
    | Reveal
    | CallOff
    | Move
    | Undo
    | BotMove
    | Ring
    | StandIn
    | Return
    | Replace
    | PassHost
    | Succeed
    | Close
    | Rematch
)
