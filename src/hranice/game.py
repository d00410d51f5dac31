"""The contract every game keeps.

A game is a set of pure functions on frozen values. It never does I/O, never reads a clock and never
draws a random number: what a seat wants comes in as a *move*, what fate decides comes in as a *drawn
outcome*, and time comes in as the stamp on every event. A list of events therefore replays to the same
state anywhere, without any generator.

The words used throughout:

seat        a place in the game that somebody has taken, numbered from 0 clockwise
state       one frozen value that holds all there is to know about a running game
move        what a seat wants, as a small tagged value
chance      what fate must decide now; the table draws it and hands the outcome back
alarm       a moment at which the game wants to be woken
fact        something that happened and that everybody may know
refusal     why a move was not accepted: the rule, the reason, the particulars
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import zip_longest
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from hranice.game_parts import Parts

StateT = TypeVar("StateT")
MoveT = TypeVar("MoveT")
OptionsT = TypeVar("OptionsT")

SHORT_NAME = r"^[^\W_](?:[\w .'-]{0,38}[\w.'])?$"
"""What a board or a map may be called: up to 40 letters and digits of any script, safe to print anywhere."""

LONGEST_SHOWN = 60
"""Characters of an entry that a refusal quotes."""

Draw = Callable[[int], int]
"""A source of chance lent to a pure function: `draw(n)` is uniform over 0 … n-1."""


class Value(msgspec.Struct, frozen=True, gc=False):
    """Base of all values of the rules: frozen, comparable, hashable, JSON both ways.

    A frozen value holds only what was there before it. So values never form a cycle, and the collector of
    cycles need not visit them.
    """


class Chance(Value, frozen=True):
    """What fate must decide: independent draws, the i-th of them uniform over 0 … bounds[i]-1.

    Dice are bounds (6, 6, 6, 6, 6); nine cards dealt from fifty are bounds (50, 49, …, 42), each the
    place of the card among those that remain. No game needs more, so a table can serve any game.
    """

    kind: str
    bounds: tuple[int, ...]


class Alarm(Value, frozen=True):
    """A moment, in milliseconds on the table's clock, at which the game wants to be woken."""

    kind: str
    at: int


class Due(Value, frozen=True):
    """What the game waits for. When nothing is due, the game is over."""

    seats: tuple[int, ...] = ()
    chance: Chance | None = None
    alarm: Alarm | None = None

    def __bool__(self) -> bool:
        """Whether the game goes on."""
        return self.chance is not None or self.seats != () or self.alarm is not None


class Moved(Value, Generic[MoveT], frozen=True, tag="move"):
    """A seat made a move."""

    seat: int
    move: MoveT
    at: int = 0


class Drawn(Value, frozen=True, tag="chance"):
    """Fate decided the chance that was due."""

    outcome: tuple[int, ...]
    at: int = 0


class Rang(Value, frozen=True, tag="alarm"):
    """The alarm that was due has rung."""

    at: int = 0


Event = Moved[MoveT] | Drawn | Rang
"""Everything that can happen to a game after its setup."""


class Standing(Value, frozen=True):
    """Who has what. `winners` is empty until the game is over; several share a victory."""

    scores: tuple[int, ...]
    over: bool = False
    winners: tuple[int, ...] = ()


class Draft(Value, Generic[MoveT], frozen=True):
    """A move in the making that stands so far."""

    further: tuple[MoveT, ...]
    """The legal moves that add one thing to it."""
    spent: tuple[int, ...]
    """The positions of the dice that it uses."""


class Legal(Value, Generic[MoveT], frozen=True):
    """What a seat may do now."""

    moves: tuple[MoveT, ...]
    more: bool
    """There are more than these."""


class Refusal(Exception):  # noqa: N818 - a refusal is an answer to the player, not an error of the program
    """A move or setup that the rules do not allow. Whoever raises it has changed nothing.

    `rule` is the number on the rules page, `reason` a key of the catalogues in `hranice/locale`, and
    `params` fill the places in that sentence.
    """

    def __init__(self, rule: str, reason: str, **params: str | int) -> None:
        super().__init__(rule, reason, params)
        self.rule = rule
        self.reason = reason
        self.params = params

    def __reduce__(self) -> tuple[Any, ...]:
        """Let a refusal go from one process to another."""
        return partial(Refusal, self.rule, self.reason, **self.params), ()

    def __str__(self) -> str:
        """Tell programmers what happened; people are told in their language by the catalogues."""
        particulars = ", ".join(f"{key}={value}" for key, value in self.params.items())
        return f"{self.rule}: {self.reason}" + (f" ({particulars})" if particulars else "")


class BadInput(ValueError):  # noqa: N818 - an answer to the user, like a refusal
    """What somebody gave us cannot be used: a name, a file, an address. The message is a line for them.

    Any other `ValueError` is a fault of the program.
    """


class Game(ABC, Generic[StateT, MoveT, OptionsT]):
    """One game: its types, and its rules as pure functions.

    Guarantees that `hranice.conformance` proves for any game:

    - a state, an event and a view survive JSON unchanged;
    - a state keeps the complete options of its game, always the same, in its field `options`;
    - the same setup and events give the same states and facts;
    - `play` accepts every move that `moves` yields or `sample` returns, and refuses others by raising
      `Refusal`, leaving the state as it was;
    - what other seats see depends only on facts, never on what a seat keeps to itself.
    """

    name: ClassVar[str]
    rules: ClassVar[str]
    """Version of the rules. A table keeps the one it began with."""
    players: ClassVar[range]
    parts: ClassVar[Parts] = Parts()
    """What it brings besides its rules."""

    state_type: ClassVar[Any]
    move_type: ClassVar[Any]
    options_type: ClassVar[Any]
    fact_type: ClassVar[Any]
    view_type: ClassVar[Any]

    def complete(self, options: OptionsT) -> OptionsT:
        """Return the options with names of boards or maps, if any, replaced by the things themselves.

        A record opens with complete options, so that it needs nothing else to be replayed.
        """
        return options

    def canonical(self, options: OptionsT) -> OptionsT:
        """Return the options with every list whose order means nothing in its one order."""
        return options

    def check_new(self, options: OptionsT) -> None:
        """Refuse complete options that may not begin a new game, though older logs and records hold such."""
        place, given, wanted = first_difference(options, self.canonical(options))
        if given != wanted:
            raise Refusal("table", "table-options-order", place=place, given=given, wanted=wanted)

    def options_view(self, options: OptionsT) -> Any:
        """Return the options as a client shows them: with what the rules derive from them, if anything.

        A client that sends this as options is understood: it has every field that they have.
        """
        return options

    @abstractmethod
    def setup(self, options: OptionsT, seats: int) -> StateT:
        """Return the state before anything has happened. Refuses options that make no game."""

    @abstractmethod
    def due(self, state: StateT) -> Due:
        """Say what the game waits for: seats, a chance, an alarm; or nothing, when it is over."""

    def addresses(self, state: StateT) -> tuple[str, ...]:  # noqa: ARG002 - for games that have them
        """Say what each draw of the chance that is due is for; no two draws of a game have the same address.

        "roll 3 2 4" may be die 4 in the second roll of round 3. With duplicate chance a draw follows from its
        address alone, so that whoever plays the same deal meets the same luck, whatever they choose. A game
        without addresses cannot be dealt so.
        """
        return ()

    @property
    def has_addresses(self) -> bool:
        """Whether it can be dealt with duplicate chance."""
        return type(self).addresses is not Game.addresses

    def may_undo(self, state: StateT, seat: int, *, last: bool) -> bool:  # noqa: ARG002 - for games that allow it
        """Say whether a seat may take back its last move; no chance was drawn since, and no alarm rang.

        `last`: nobody else has moved since either. Otherwise the moves of the others must be the same without
        it: nobody knew it. In a game that does not say so nothing is taken back.
        """
        return False

    @property
    def has_undo(self) -> bool:
        """Whether any move can be taken back."""
        return type(self).may_undo is not Game.may_undo

    @abstractmethod
    def moves(self, state: StateT, seat: int) -> Iterator[MoveT]:
        """Yield every legal move of a seat, each once, lazily; nothing for a seat that is not due."""

    def sample(self, state: StateT, seat: int, draw: Draw) -> MoveT:
        """Return one legal move of a due seat at random, every one possible.

        Here all of them are listed; a game with very many moves knows a quicker way.
        """
        moves = tuple(self.moves(state, seat))
        return moves[draw(len(moves))]

    def normal(self, move: MoveT) -> MoveT:
        """Return a move as tables log it: what has no order of its own in ascending order.

        To `play` both are the same; `moves` and `sample` give moves that are so already.
        """
        return move

    @abstractmethod
    def play(self, state: StateT, event: Event[MoveT]) -> tuple[StateT, tuple[Any, ...]]:
        """Return the next state and the facts that happened. Raises `Refusal` and changes nothing."""

    def further(self, state: StateT, seat: int, move: MoveT, at: int) -> tuple[MoveT, ...]:
        """Return the legal moves that add one thing to a move in the making; refuse one that does not stand.

        It stands if `play` would accept it at this moment.

        A page asks this while a player marks, so that it need not know the rules. In a game whose moves are
        made at one touch there is never anything to add.
        """
        self.play(state, Moved(seat, move, at))
        return ()

    def spent(self, state: StateT, seat: int, move: MoveT) -> tuple[int, ...]:  # noqa: ARG002 - for games with dice
        """Return the positions of the dice that a legal move uses; nothing where there are none."""
        return ()

    @abstractmethod
    def redact(self, state: StateT, seat: int | None) -> StateT:
        """Return the state without what `seat` (None: a spectator) may not know. Bots get this.

        Legal moves, due seats and the view of that seat are the same before and after.
        """

    @abstractmethod
    def view(self, state: StateT, seat: int | None) -> Any:
        """Return what a client shows to `seat`, with the options it may offer; None is a spectator."""

    def encoded_views(self, state: StateT) -> Callable[[int | None], bytes]:
        """Return what gives the view of any seat as JSON, for a table that shows it to several.

        A game may know a quicker way than this one, to the same bytes.
        """
        return lambda seat: msgspec.json.encode(self.view(state, seat))

    @abstractmethod
    def standing(self, state: StateT) -> Standing:
        """Return scores so far and, at the end, the winners."""

    def ranks(self, state: StateT) -> tuple[int, ...]:
        """Return who came where, by seat, at the end; equals share a rank.

        Who has won is first; among the others scores decide, unless a game knows better.
        """
        standing = self.standing(state)
        return ranked([(seat in standing.winners, score) for seat, score in enumerate(standing.scores)])

    @abstractmethod
    def rounds(self, state: StateT) -> int:
        """Return how many rounds have begun."""


class UnknownGame(BadInput):
    """There is no such game, or not by such rules; the message says what there is."""


class Games(Mapping[str, Game[Any, Any, Any]]):
    """Games by name, each in its newest version: that is what new tables get.

    Older versions stay beside the newest, for the logs and records that began with them.
    """

    def __init__(self, *games: Game[Any, Any, Any]) -> None:
        self._newest: dict[str, Game[Any, Any, Any]] = {}
        self.versions: dict[tuple[str, str], Game[Any, Any, Any]] = {}
        """All that are listed, by name and version of the rules."""
        self.add(*games)

    def add(self, *games: Game[Any, Any, Any]) -> None:
        """List games; of several versions of one the newest stands last."""
        for game in games:
            self._newest[game.name] = self.versions[game.name, game.rules] = game

    def __getitem__(self, name: str) -> Game[Any, Any, Any]:
        """Return the newest version of a game."""
        return self._newest[name]

    def __iter__(self) -> Iterator[str]:
        """Yield the names of the games."""
        return iter(self._newest)

    def __len__(self) -> int:
        """Return how many games there are, whatever their versions."""
        return len(self._newest)

    def version(self, name: str, rules: str) -> Game[Any, Any, Any]:
        """Return a game by its name and the version of its rules. Raises `UnknownGame`."""
        game = self.versions.get((name, rules))
        if game is None and name not in self:
            raise UnknownGame(f"the game {name!r} is unknown; known are {', '.join(sorted(self))}")
        if game is None:
            known = ", ".join(repr(other) for listed, other in self.versions if listed == name)
            raise UnknownGame(f"the game keeps rules {rules!r}; this program knows {name} by {known}")
        return game


def ranked(results: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    """Return the rank of each result, the highest being first; equal ones share a rank."""
    return tuple(1 + sum(other > result for other in results) for result in results)


def checked_outcome(chance: Chance | None, outcome: tuple[int, ...]) -> tuple[int, ...]:
    """Return an outcome that fits the chance that is due; refuse any other."""
    if chance is None:
        raise Refusal("chance", "chance-not-due")
    bounds = chance.bounds
    if len(outcome) != len(bounds):
        raise Refusal("chance", "chance-count", expected=len(bounds), given=len(outcome))
    for value, bound in zip(outcome, bounds, strict=True):
        if not 0 <= value < bound:
            raise Refusal("chance", "chance-range", value=value, bound=bound)
    return outcome


def first_difference(given: Any, wanted: Any) -> tuple[str, str, str]:
    """Return the first place at which two values of one type differ, and what stands there, as short JSON.

    The place is a field, or an entry of a list. Of equal values nothing differs: three empty texts.
    """
    if given == wanted:
        return "", "", ""
    place, one, other = "", *(msgspec.json.decode(msgspec.json.encode(value)) for value in (given, wanted))
    while isinstance(one, dict):
        field = next(field for field in one if one[field] != other[field])
        place, one, other = f"{place}.{field}", one[field], other[field]
    if isinstance(one, list):
        pairs = enumerate(zip_longest(one, other))
        number, (one, other) = next((number, pair) for number, pair in pairs if pair[0] != pair[1])
        place = f"{place}[{number}]"
    return place.removeprefix("."), _short_json(one), _short_json(other)


def _short_json(value: Any) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 1] + "…"
