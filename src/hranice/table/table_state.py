"""A table, and what each entry of its log makes of it. Pure: no clock, no chance, no store.

`hranice.table.dispatch` decides which entries a command leads to; here they are applied.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any, Literal

from msgspec.structs import replace

from hranice.game import Game, Moved, Refusal
from hranice.table.dealing import chance_key
from hranice.table.fair_chance import Fate, bot_seed, commitment, first_key
from hranice.table.latency import REFLEX
from hranice.table.log import (
    BadLog,
    Begun,
    CalledOff,
    CameBack,
    Closed,
    Configured,
    Dealt,
    Discreet,
    Entry,
    Happened,
    HostPassed,
    Left,
    Opened,
    Rematched,
    Replaced,
    Revealed,
    Sat,
    Sealed,
    StoodIn,
    TableSettings,
    TakenBack,
)
from hranice.table.running_game import Facts, Play, begin, happen
from hranice.table.undo import Recent, Undoable, undo, undoable

REFS_OF_SEAT = 4
"""So many moves of a seat may be on their way at once; nobody places more tokens in a round (T30)."""
MOST_UNDONE = 20
"""So often a seat may take moves back before the table goes on: nobody fills a log for ever."""

Phase = Literal["open", "starting", "running", "finished", "closed"]


class Seat(Discreet, frozen=True):
    """Who sits there. Exactly one of `player` and `bot` is set."""

    name: str
    player: str | None
    bot: str | None
    seed: str = ""
    """The seat's share in chance; empty until it is revealed."""
    stood_in: bool = False
    """A bot plays until the player comes back."""
    seal: str = ""
    """The hash of the seed of a player's device, known from the beginning."""
    next_seal: str = ""
    """Takes its place if the start is called off."""
    quick: bool = False
    """The player has made a move sooner than a person can answer what was shown."""
    former: int | None = None
    """Which of those who played at the previous table this is."""


class Table(Discreet, frozen=True):
    """A table after some entries of its log."""

    game: Game[Any, Any, Any]
    opened: Opened[Any]
    length: int
    """How many entries the log has: the number that the next one gets."""
    host: str
    settings: TableSettings
    options: Any
    phase: Phase = "open"
    """Where the table stands between its opening and its end."""
    seats: tuple[Seat, ...] = ()
    sealed: Sealed[Any] | None = None
    """What the host has started with."""
    called_off: tuple[str, ...] = ()
    """Whose devices did not reveal their seeds, so that the last start was called off."""
    chance_key: bytes = b""
    """What decides all draws of a game that has begun."""
    play: Play | None = None
    recent: Recent | None = None
    """Of a game whose moves may be taken back."""
    closed: bool = False
    rematch: Rematched | None = None
    banned: frozenset[str | None] = frozenset()
    """The players whom a host sent away."""
    acted: int = 0
    """The number of the entry with which the table itself last acted: by chance, or by an alarm."""

    @property
    def id(self) -> str:
        """The name by which the store knows the table."""
        return self.opened.table

    @property
    def number(self) -> int:
        """The number of the last entry: what a client that has seen everything has."""
        return self.length - 1

    @property
    def commitment(self) -> str:
        """What is shown of the secret from the first moment."""
        return commitment(bytes.fromhex(self.opened.secret))

    @property
    def digest(self) -> str:
        """What is shown before any seed is revealed: it fixes all that outcomes depend on."""
        return "" if self.sealed is None else self.sealed.digest

    @property
    def waits_for_seeds(self) -> tuple[int, ...]:
        """The seats whose devices have not revealed their seeds."""
        seats = enumerate(self.seats) if self.phase == "starting" else ()
        return tuple(number for number, seat in seats if not seat.seed)

    @property
    def players(self) -> frozenset[str]:
        """The players on the seats."""
        return frozenset(seat.player for seat in self.seats if seat.player is not None)

    @property
    def agreed(self) -> Any:
        """The options: as they are so far, or as the game began with them."""
        if self.play is not None:
            return self.play.options
        return self.options if self.sealed is None else self.sealed.options

    @property
    def seeds(self) -> tuple[str, ...]:
        """What every seat contributes to chance, in their order."""
        return tuple([seat.seed for seat in self.seats])

    @property
    def undoable(self) -> dict[int, int]:
        """By seat the entry that it may take back; where time counts, a seat does it once at a stage."""
        recent, play = self.recent, self.play
        if recent is None or play is None or not recent.moves or self.phase != "running":
            return {}
        most = 1 if self.settings.clock or self.settings.last_call else MOST_UNDONE
        return undoable(self.game, recent, play, most)

    def seats_of(self, player: str | None) -> tuple[int, ...]:
        """Return the seats that a player holds."""
        if player is None:
            return ()
        return tuple(number for number, seat in enumerate(self.seats) if seat.player == player)

    def bot_on(self, seat: int) -> str | None:
        """Return the bot that plays a seat at present; None: its player does."""
        who = self.seats[seat]
        return self.settings.stand_in if who.stood_in else who.bot

    def stamp(self, moment: int) -> int:
        """Return a moment of the table's clock as a stamp of its game; before the game it is 0."""
        return 0 if self.play is None else moment - self.play.begun

    def moment(self, stamp: int) -> int:
        """Return the moment of the table's clock that a stamp of its game stands for."""
        return stamp if self.play is None else stamp + self.play.begun


def fate_of(table: Table) -> Fate:
    """Return what decides the chances of a game that has begun."""
    if table.play is None:
        raise ValueError("there is no chance before the game")
    return _fate(table.chance_key, table.settings.duplicate)


@lru_cache(maxsize=4096)
def _fate(key: bytes, duplicate: bool) -> Fate:
    return Fate(key, duplicate=duplicate)


def _chance_key(table: Table) -> bytes:
    secret, digest, seeds = bytes.fromhex(table.opened.secret), table.digest, table.seeds
    if not digest:
        return first_key(secret, seeds)
    return chance_key(secret, digest, seeds, duplicate=table.settings.duplicate)


def opened(game: Game[Any, Any, Any], entry: Opened[Any]) -> Table:
    """Return the table that a first entry opens."""
    return Table(
        game=game, opened=entry, length=1, host=entry.host, settings=entry.house, options=entry.options
    )


def apply(table: Table, entry: Entry) -> tuple[Table, Facts]:
    """Return the table after one more entry, and the facts that everybody may know."""
    if isinstance(entry, Happened):
        return _happened(table, entry)
    changes = _taken_back(table, entry) if isinstance(entry, TakenBack) else _changes(table, entry)
    return replace(table, length=table.length + 1, **changes), ()


def replay(game: Game[Any, Any, Any], entries: Iterable[Entry]) -> Iterator[tuple[Table, Entry, Facts]]:
    """Yield every entry of a log with the table after it and the facts of it. Raises `BadLog`."""
    remaining = iter(entries)
    first = next(remaining, None)
    if not isinstance(first, Opened):
        raise BadLog("it does not begin with the opening")
    table = opened(game, first)
    yield table, first, ()
    for entry in remaining:
        table, facts = apply(table, entry)
        yield table, entry, facts


def _happened(table: Table, entry: Happened[Any]) -> tuple[Table, Facts]:
    play, event, number = table.play, entry.event, table.length
    if play is None:
        raise BadLog("something happened before the game began")
    if isinstance(event, Moved):
        return _moved(table, play, entry, event)
    after, facts = happen(table.game, play, event)
    phase = "finished" if after.over else table.phase
    recent = None if table.recent is None else Recent(after)
    return replace(table, length=number + 1, phase=phase, play=after, recent=recent, acted=number), facts


def _moved(table: Table, play: Play, entry: Happened[Any], move: Moved[Any]) -> tuple[Table, Facts]:
    number, seats, recent, refs = table.length, table.seats, table.recent, None
    if entry.ref:
        earlier = play.refs.get(move.seat, ())[1 - REFS_OF_SEAT :]
        refs = {**play.refs, move.seat: (*earlier, (entry.ref, number))}
    after, facts = happen(table.game, play, move, refs)
    if table.game.parts.race and not entry.late and _is_reflex(table, play, move):
        seats = _with_seat(seats, move.seat, replace(seats[move.seat], quick=True))
    if recent is not None:
        recent = Recent(recent.settled, (*recent.moves, (number, move, entry.late)), recent.undone)
    phase = "finished" if after.over else table.phase
    return replace(table, length=number + 1, phase=phase, play=after, recent=recent, seats=seats), facts


def _is_reflex(table: Table, play: Play, move: Moved[Any]) -> bool:
    """Say whether a person's move came too soon after what the table did for having been chosen in its sight.

    Only of moves that had to wait for it: those that the rules would have refused before.
    """
    if move.at - play.own >= REFLEX or table.bot_on(move.seat) is not None:
        return False
    try:
        table.game.play(play.state, replace(move, at=play.own - 1))
    except Refusal:
        return True
    return False


def _taken_back(table: Table, entry: TakenBack) -> dict[str, Any]:
    """Return the game without a move."""
    if table.play is None or table.recent is None:
        raise BadLog("a move is taken back in a game that knows no undo")
    recent, play = undo(table.game, table.recent, table.play, Undoable(entry.seat, entry.entry))
    return {"recent": recent, "play": play}


def _changes(table: Table, entry: Entry) -> dict[str, Any]:
    """Return the fields that an entry about the table, not about its game, sets anew."""
    match entry:
        case Configured(settings, options):
            changes: dict[str, Any] = {"settings": settings, "options": options}
        case Sealed(_, digest):
            seats = _with_bots_seeds(table, digest)
            changes = {"phase": "starting", "sealed": entry, "called_off": (), "seats": seats}
        case CalledOff():
            missing = tuple(table.seats[number].name for number in table.waits_for_seeds)
            seats = tuple(map(_sealed_anew, table.seats))
            changes = {"phase": "open", "sealed": None, "called_off": missing, "seats": seats}
        case Begun(at=at) | Dealt(at):
            options = entry.options if isinstance(entry, Begun) else table.agreed
            play = begin(table.game, options, len(table.seats), at)
            recent = Recent(play) if table.game.has_undo else None
            key = _chance_key(table)
            changes = {"phase": "running", "chance_key": key, "play": play, "recent": recent}
        case HostPassed(player):
            changes = {"host": player}
        case Closed():
            changes = {"closed": True, "phase": "finished" if table.phase == "finished" else "closed"}
        case Rematched():
            changes = {"rematch": entry}
        case Left(seat, sent_away=True):
            banned = table.banned | {table.seats[seat].player}
            changes = {"seats": _seats_after(table.seats, entry), "banned": banned}
        case _:
            changes = {"seats": _seats_after(table.seats, entry)}
    return changes


def _seats_after(seats: tuple[Seat, ...], entry: Entry) -> tuple[Seat, ...]:
    match entry:
        case Sat(name, player, bot, seed, seal, former):
            new = Seat(name, player, bot, seed, seal=seal, former=former)
            place = place_of(former, seats)
            return (*seats[:place], new, *seats[place:])
        case Left(seat):
            return seats[:seat] + seats[seat + 1 :]
        case Revealed(seat, seed, seal):
            changed = replace(seats[seat], seed=seed, next_seal=seal)
        case StoodIn(seat):
            changed = replace(seats[seat], stood_in=True)
        case CameBack(seat):
            changed = replace(seats[seat], stood_in=False)
        case Replaced(seat, bot):
            changed = replace(seats[seat], player=None, bot=bot, stood_in=False)
        case _:
            raise BadLog("a table is opened once")
    return _with_seat(seats, seat, changed)


def place_of(former: int | None, seats: tuple[Seat, ...]) -> int:
    """Return where somebody sits down: those who played before in their old order, all others behind them."""
    if former is None:
        return len(seats)
    return sum(seat.former is not None and seat.former < former for seat in seats)


def _with_seat(seats: tuple[Seat, ...], number: int, seat: Seat) -> tuple[Seat, ...]:
    return (*seats[:number], seat, *seats[number + 1 :])


def _with_bots_seeds(table: Table, digest: str) -> tuple[Seat, ...]:
    """Return the seats with the seeds of the bots, which follow from what is published."""
    return tuple(
        replace(seat, seed=bot_seed(table.commitment, digest, number)) if seat.player is None else seat
        for number, seat in enumerate(table.seats)
    )


def _sealed_anew(seat: Seat) -> Seat:
    """Return a seat as it is after a start that was called off: a seed that was revealed is of no use now."""
    return replace(seat, seed="", seal=seat.next_seal or seat.seal, next_seal="")
