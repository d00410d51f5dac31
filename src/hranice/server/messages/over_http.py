"""Everything that passes between a client and the server over HTTP, as JSON."""

from typing import Annotated, Any

import msgspec

from hranice.game import Value
from hranice.parts import Option
from hranice.store import Summary
from hranice.table.log import TableSettings

Name = Annotated[str, msgspec.Meta(max_length=100)]
Seed = Annotated[str, msgspec.Meta(max_length=64)]
BotName = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Chair = Annotated[int, msgspec.Meta(ge=0, lt=64)]
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


class Place(Value, frozen=True):
    """A table, and the seats that whoever asked has there."""

    table: str
    code: str
    """Invites others, and is all that anybody needs to find the table."""
    seats: tuple[int, ...] = ()


class Sitting(Value, frozen=True):
    """Somebody who wants to sit down."""

    name: Name
    """Cleaned by the table; at a public table replaced by a generated one."""
    seed: Seed
    """One's own share in chance: any printable text, best drawn at random."""


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


class Starting(Value, frozen=True):
    """How to begin."""

    fill: BotName | None = None
    """Bots of this kind take the chairs still free; left out: the game begins without."""


class Seating(Value, frozen=True):
    """A bot by its name, with dials if need be: `quick:speed=0.9`."""

    bot: BotName


class Replacing(Value, frozen=True):
    """A bot for good on the seat of somebody who is gone."""

    seat: Chair
    bot: BotName


class Heir(Value, frozen=True):
    """The seat of the next host."""

    seat: Chair


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
    title: str = ""
    """Its name, for pages that know no other."""
    options: tuple[Option, ...] = ()
    """What players may agree on before they begin."""
    race: bool = False
    """Time decides."""
    score: str = "count-points"
    """The key of a score in words."""
    hints: bool = False
    """There are hints and analyses."""
    lesson: bool = False
    """There is a game to take over, for learners."""


class Health(Value, frozen=True):
    """The server lives."""

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
    return Listed(
        code=summary.code,
        game=summary.game,
        phase=summary.phase,
        public=summary.public,
        seats=summary.seats,
        taken=summary.taken,
        created=summary.created,
        updated=summary.updated,
    )
