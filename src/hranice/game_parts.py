"""What a game brings besides its rules. Every part is optional: what is not offered is not shown.

A part is a method that imports what it needs when it is asked for. So rules can be used where nothing else is
installed, and `hranice --help` waits for no engine.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol

import msgspec

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from hranice.bots import BotFactory
    from hranice.cli.narration import Teller
    from hranice.cli.terminal.terminal_game import TerminalGame
    from hranice.daily.contract import Puzzles
    from hranice.insight import Insight
    from hranice.lab.env.encoding import Encoding
    from hranice.printing import Printing
    from hranice.table.record_takeover import Takeover

MOST_PLAYERS = 16
"""Seats of the largest table."""


class OptionChoice(msgspec.Struct, frozen=True):
    """One of the values that a form offers."""

    value: str | int
    name: str = ""
    """What texts call it, in `option-<option>-value`; empty: the value is shown as it is."""


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that players agree on before they begin. Page and terminal make their forms from it."""

    name: str
    """What texts (`option-<name>`) and the command line (`--<name>`) call it."""
    field: str
    """The field of the game's options that holds it."""
    kind: Literal["flag", "choice", "number"]
    rules: tuple[str, ...]
    """The numbers of the rules that it touches."""
    default: bool | str | int
    choices: tuple[OptionChoice, ...] = ()
    """What a form offers; a number may be any other from `least` to `most` as well."""
    choices_from: str = ""
    """The field of a table's options whose things, by name, are offered there in the place of `choices`."""
    least: int = 0
    most: int = 0
    unit: Literal["", "s", "ms"] = ""
    players: tuple[int, ...] = ()
    """For so many players only; empty: for any number."""
    each: bool = False
    """Every seat has its own. In the options a flag is then the seats that have it set, ascending, and is
    offered to people, not to bots; a choice is one value for each seat, all different, or none at all:
    chance decides, and texts have `option-<name>-each` for the row that says so."""
    taken_in: tuple[str, ...] = ()
    """With `each`: the fields in which a value must not stand if a seat is to take it. A seat may also have
    none: an empty text, as for seats beyond the end of the list."""
    needs: str = ""
    """The field of a flag that must be set, or else it means nothing and is not offered."""
    default_nearby: bool | str | int | None = None
    """The default where nobody is far away: all people share one device. None: the same as elsewhere."""
    rare: bool = False
    """Few want to change it: forms show it last."""
    by_name: bool = False
    """The options hold things, and the choices are only names of them: `Parts.read` makes the things of a
    name, as does a page that knows the game. The default names what the options hold anyway."""


class PlayedOn(msgspec.Struct, frozen=True):
    """Something that a game was played on: a map, or the board of a seat."""

    option: str
    """The name of the option by which it is chosen."""
    value: str
    """What it is called."""
    name: str = ""
    """What texts call it, in `option-<option>-value`; empty: it is shown as it is called."""
    seat: int | None = None
    """Whose it was; None: it was for all."""


class LazyCommand(NamedTuple):
    """A command that is imported when it is used: where it is, and what it does in a few words."""

    module: str
    name: str
    """Of a function, or of an application of Typer, in that module."""
    help: str


class Shelf(Protocol):
    """Where a game keeps what people made to play on, on a server and without one."""

    async def keep(self, digest: str, body: bytes) -> None:
        """Keep something by its digest; raises `hranice.live.problems.Denied` if that cannot be."""

    async def find(self, digest: str) -> bytes | None:
        """Return it; None: it is not here, or not any more, for what nobody wants is not kept for ever."""


class Route(NamedTuple):
    """What answers requests under `/api` that only one game has, on a server and without one."""

    method: Literal["GET", "POST"]
    path: str
    """Such as `/maps` or `/maps/{name}`; no other part than `name` may be open."""
    answer: Callable[..., Any]
    """Returns a value for JSON, or raises `Refusal` or `hranice.live.problems.Denied`; may be a coroutine
    function. It is given the shelf, if it wants that, and the name in the path, or the body; its docstring
    and annotations describe it to others."""
    body: Any = None
    """The type of what is posted; `bytes`: the body as it comes."""
    fixed: bool = False
    """Whether the answer is the same as long as the program runs."""
    shelf: bool = False
    """Whether it wants the shelf."""
    largest: int = 0
    """Bytes of what is posted, at most; 0: as for most requests. What is large is worked on aside: no table
    waits for it."""
    per_minute: float = 0
    """How often an address may ask in the long run; 0: as often as for anything else."""
    aside: bool = False
    """Whether it takes so long that a process of its own reckons it, on a server."""
    slow: bool = False
    """Whether it takes about as long without that; an address has few of both under way at once."""


class Parts:
    """Everything that the rest of the program asks of a game; here it offers nothing."""

    title = ""
    """Its name, where texts have no `game-<name>`."""
    race = False
    """Time decides: bots choose their moments themselves, and tables make good for slow connections and lock
    seats that move too early."""
    score = "count-points"
    """The key of a score in words."""
    company: tuple[str, ...] = ("random",)
    """The bots that somebody plays against who names none."""
    levels: tuple[str, ...] = ()
    """The bots that are offered to people, the weakest first; empty: all that it brings."""

    def offers(self, part: str) -> bool:
        """Say whether the game has a part, without importing it."""
        return getattr(type(self), part) is not getattr(Parts, part)

    def texts(self) -> "Traversable | None":
        """Return the folder of its catalogues: a folder for each language, in it files of Fluent."""
        return None

    def options(self) -> tuple[Option, ...]:
        """Return what players may agree on."""
        return ()

    def material(self, options: Any) -> str:  # noqa: ARG002 - for games with boards or maps
        """Say in English what complete options are played on: what comes with the game, or somebody's own.

        By the content, whatever it is called. Empty: there is nothing to tell apart.
        """
        return ""

    def played_on(self, state: Any) -> tuple[PlayedOn, ...]:  # noqa: ARG002 - for games with boards or maps
        """Return what a game that is over was played on, from its last state."""
        return ()

    def is_own(self, options: Any) -> bool:  # noqa: ARG002 - for games with boards or maps
        """Say whether complete options hold words that somebody wrote: those are nothing for strangers."""
        return False

    def bots(self) -> "Mapping[str, BotFactory]":
        """Return its bots by name, the strongest last. Every game has the bot `random` besides."""
        return {}

    def yardsticks(self) -> "Mapping[str, BotFactory]":
        """Return bots that only measure others, in simulations and arenas."""
        return {}

    def insight(self) -> "Insight | None":
        """Return what gives hints and analyses."""
        return None

    def teller(self) -> "Teller | None":
        """Return what tells facts in sentences."""
        return None

    def encoding(self) -> "type[Encoding[Any, Any]] | None":
        """Return what makes the game an environment for learners."""
        return None

    def lesson(self) -> "tuple[bytes, Takeover] | None":
        """Return the record of a game that learners take over, and where they do."""
        return None

    def puzzles(self) -> "Puzzles | None":
        """Return what it offers for the daily deal."""
        return None

    def read(self, option: Option, word: Any) -> Any:  # noqa: ARG002 - for games with things of one's own
        """Return what a word on the command line means for an option: a name may be that of a file, say."""
        return word

    def terminal(self) -> "TerminalGame | None":
        """Return what plays the game with a person in the terminal; None: it is played there plainly."""
        return None

    def commands(self) -> Mapping[str, LazyCommand]:
        """Return the commands that only this game has."""
        return {}

    def print_command(self) -> LazyCommand | None:
        """Return the command that prints its material, called `hranice print` with the name of the game."""
        return None

    def printing(self) -> "Printing | None":
        """Return what prints its material for pages."""
        return None

    def routes(self) -> Sequence[Route]:
        """Return what answers requests under `/api` that only this game has."""
        return ()
