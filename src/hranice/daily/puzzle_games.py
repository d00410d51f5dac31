"""Games of bots for puzzles: dealt by a secret, played up to an event, and on from there."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from hranice.bots import Bot, make_bot
from hranice.daily.contract import Judge, Judged, Puzzle
from hranice.game import Event, Game
from hranice.table.dealing import Deal, deal, seat_seed, thinking_seed
from hranice.table.record import Ended, Seat
from hranice.table.record_reader import Record
from hranice.table.running_game import Play
from hranice.table.synchronous_table import SynchronousTable


class Moment(NamedTuple):
    """A game after some of its events."""

    number: int
    """So many."""
    event: Event[Any]
    play: Play


class Position(NamedTuple):
    """Where a puzzle is taken over."""

    game: Game[Any, Any, Any]
    given: Deal
    puzzle: Puzzle
    play: Play


class _Enough(Exception):  # noqa: N818 - ends a game whose rest nobody wants
    """What was wanted of a game has happened."""


def dealt(game: Game[Any, Any, Any], options: Any, bots: Sequence[str], secret: str) -> Deal:
    """Return the deal of a puzzle's game."""
    return deal(
        game, options, [Seat(name, name, None) for name in bots], bytes.fromhex(secret), {}, duplicate=True
    )


def played(
    game: Game[Any, Any, Any], options: Any, bots: Sequence[str], secret: str, most: int | None = None
) -> list[Moment]:
    """Return the game that these bots play with this secret, event by event, or the first ones of it."""
    given = dealt(game, options, bots, secret)
    players = {
        seat: (name, make_bot(game, name, thinking_seed(seed)))
        for seat, (name, seed) in enumerate(zip(bots, given.seeds, strict=True))
    }
    moments: list[Moment] = []

    def note(event: Event[Any], play: Play) -> bool:
        moments.append(Moment(len(moments) + 1, event, play))
        return len(moments) == most

    _play(game, given, players, None, note)
    return moments


def position_of(game: Game[Any, Any, Any], options: Any, bots: Sequence[str], puzzle: Puzzle) -> Position:
    """Play the game of a puzzle up to where it is taken over."""
    moments = played(game, options, bots, puzzle.secret, puzzle.begins)
    return Position(game, dealt(game, options, bots, puzzle.secret), puzzle, moments[-1].play)


def record_of(game: Game[Any, Any, Any], options: Any, bots: Sequence[str], puzzle: Puzzle) -> Record:
    """Return the game of a puzzle up to where it is taken over, with its secret."""
    events = tuple(moment.event for moment in played(game, options, bots, puzzle.secret, puzzle.begins))
    return opened_record(game, options, bots, puzzle, events)


def opened_record(
    game: Game[Any, Any, Any],
    options: Any,
    bots: Sequence[str],
    puzzle: Puzzle,
    events: Sequence[Event[Any]],
) -> Record:
    """Return such a record, given the events."""
    given = dealt(game, options, bots, puzzle.secret)
    standing = game.standing(game.setup(given.header.options, len(bots)))
    return Record(game, given.header, tuple(events), Ended(standing, puzzle.secret, given.seeds))


def judged_bot(position: Position, judge: Judge, name: str, run: int = 0) -> Judged:
    """Return how a bot does that takes a puzzle over, among the same bots that a person meets.

    Each run is another player of that kind.
    """
    game, given, puzzle, play = position
    bots = [seat.bot or "" for seat in given.header.seats]
    players = {
        seat: (bot, make_bot(game, bot, seat_seed(puzzle.secret, bot, seat))) for seat, bot in enumerate(bots)
    }
    own = seat_seed(puzzle.secret, f"{name} {run}", puzzle.seat)
    players[puzzle.seat] = name, make_bot(game, name, own)
    events: list[Event[Any]] = []
    verdict: list[Judged] = []

    def note(event: Event[Any], _: Play) -> bool:
        events.append(event)
        found = judge(game, play.state, events, puzzle.seat)
        verdict.extend([] if found is None else [found])
        return found is not None

    _play(game, given, players, play, note)
    return verdict[0]


def _play(
    game: Game[Any, Any, Any],
    given: Deal,
    players: dict[int, tuple[str, Bot[Any, Any]]],
    begun: Play | None,
    note: Callable[[Event[Any], Play], bool],
) -> None:
    """Let bots play, from the beginning or from where a game stands, until `note` has seen enough."""

    def tell(event: Event[Any], _: Any) -> None:
        if note(event, table.play):
            raise _Enough

    table = SynchronousTable(game, given.header.options, len(players), given.fate, players, tell=tell)
    if begun is not None:
        table.play, table.now = begun, begun.latest
    try:
        table.advance()
    except _Enough:
        return
