"""What leaves a table. Nothing else does: this is the one filter between the log and everybody.

Messages are JSON with a tag in `type`. Facts are public by the contract of a game, views are made by
`game.view` for the seats that the recipient holds, and the rest is listed here field by field.
"""

from typing import Generic, TypeVar

from hranice.game import OptionsT, Value
from hranice.table.latency import LOCK
from hranice.table.log import TableSettings, Tally
from hranice.table.table_state import Phase
from hranice.table.undo import Undoable

FactT = TypeVar("FactT")
ViewT = TypeVar("ViewT")


class SeatAbout(Value, frozen=True):
    """A seat as everybody sees it."""

    name: str
    bot: str | None
    """The kind of bot to which the seat belongs; None: to a person."""
    here: bool
    """The person is connected; bots always are."""
    stood_in: bool
    """A bot plays for the person at present."""
    credit: int
    """The most milliseconds that a move of this game was credited with for latency; 0: too few to matter."""
    quick: bool
    """A move of this game came sooner than a person can answer what was shown."""
    seal: str = ""
    """The hash of the seed that the person's device reveals when the game is started."""
    tally: Tally = Tally()
    """How they have done here, once the game is over, and in the games of which this is a rematch."""
    rank: int = 0
    """Who came where, once the game is over: the first is 1, equals share a rank."""


class About(Value, frozen=True):
    """The table as everybody sees it."""

    game: str
    rules: str
    code: str
    phase: Phase
    house: TableSettings
    seats: tuple[SeatAbout, ...]
    host: int | None
    """The first seat of the host; None: the host has none."""
    spectators: int
    commitment: str
    """The hash of the secret behind all chance; the record of the finished game opens it."""
    digest: str
    """From the start on the hash of all that outcomes depend on; the record begins with what it is of."""
    called_off: tuple[str, ...]
    """Whose devices did not reveal their seeds, so that the last start was called off."""
    rematch: str | None
    """The code of the table where the players go on."""
    lesson: bool = False
    """It began as a lesson: its secret is no secret, and there is nothing to open."""
    lock: int = LOCK
    """For so many milliseconds a seat is locked that moved before its time."""
    rematch_seat: int | None = None
    """The first seat of whoever wanted to play again."""
    missing: tuple[str, ...] = ()
    """Who played in the game before and has not come back to its rematch, while it has not begun."""


class Happening(Value, Generic[FactT], frozen=True):
    """What one entry of the log told everybody."""

    number: int
    at: int
    facts: tuple[FactT, ...]
    late: bool = False
    """The player's time was up; the stand-in bot chose."""
    takes_back: int = 0
    """A move was taken back: what the entry of this number told holds no more. 0: none was."""


class Countdown(Value, frozen=True):
    """A seat must act, or its player come back, before this stamp, or the stand-in bot takes over."""

    seat: int
    until: int


class Update(
    Value, Generic[OptionsT, FactT, ViewT], frozen=True, tag="update", kw_only=True, omit_defaults=True
):
    """The table changed, or the client has just come: where it stands now, and what happened since.

    `about` and `options` are left out while they are as they were. `views` are those of `yours`, in that
    order, or the one of a spectator; before the game there are none.
    """

    table: str
    number: int
    """The last entry that the client has now; say it to resume."""
    now: int = 0
    """The table's clock in stamps, to show countdowns by."""
    fresh: bool = False
    """What happened since the number the client said is not told: show the views as they are."""
    happened: tuple[Happening[FactT], ...] = ()
    earlier: tuple[Happening[FactT], ...] = ()
    """Beside a fresh view: the last things that happened before it, no news."""
    about: About | None = None
    options: OptionsT | None = None
    yours: tuple[int, ...] = ()
    hosting: bool = False
    views: tuple[ViewT, ...] = ()
    undoable: tuple[Undoable, ...] = ()
    """Which of `yours` may take their last moves back."""
    countdowns: tuple[Countdown, ...] = ()
    """For seats that must act in time."""
    absences: tuple[Countdown, ...] = ()
    """For seats of a running game whose players are gone."""


class Said(Value, frozen=True, tag="said"):
    """Somebody said one of the prepared phrases."""

    table: str
    seat: int
    phrase: str


class Trouble(Value, frozen=True, tag="trouble"):
    """The table cannot write its log and tries again. Nothing is lost; the next update ends the trouble."""

    table: str


class Gone(Value, frozen=True, tag="gone"):
    """This connection to the table has ended, through no fault of the client: connect again and resume."""

    table: str


PHRASES = tuple(
    f"phrase-{word}"
    for word in (
        "hello",
        "luck",
        "thanks",
        "well-played",
        "oops",
        "wow",
        "laugh",
        "moment",
        "ready",
        "again",
        "bye",
    )
)
"""All that anybody can say at a table, in the order of a menu: keys of the catalogues in `hranice/locale`."""
