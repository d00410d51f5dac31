"""Making a day: puzzles in games that a secret draw deals, each proven once more before it is kept."""

import hashlib
import logging
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from hranice.daily.contract import Puzzle, Puzzles
from hranice.daily.dates import number_of
from hranice.daily.puzzle_games import Position, dealt, judged_bot, played
from hranice.game import Game, Value
from hranice.plugins import GAMES
from hranice.table.fair_chance import SECRET_BYTES

MOST_GAMES = 2_000
"""So many are looked through for a puzzle; one in fifty has one, or more."""
RUNS = 6
"""So many players of each level try a puzzle."""
LEAD = 0.02
"""By so much the strongest level must do better than the next one."""

log = logging.getLogger(__name__)


class NoPuzzle(RuntimeError):  # noqa: N818 - says what is the case
    """None of many games has a puzzle in it."""


class NotProven(RuntimeError):  # noqa: N818 - says what is the case
    """A puzzle is not what it was found to be."""


class Promised(Value, frozen=True):
    """The puzzles of a game as the text of a day has them: from this all else follows."""

    rules: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    puzzles: tuple[Puzzle, ...]


class DayText(Value, frozen=True):
    """What a day promises by its hash, and opens when it is over."""

    day: str
    games: dict[str, Promised]


class Prepared(Value, frozen=True):
    """A puzzle made ready."""

    puzzle: Puzzle
    levels: dict[str, float]
    """The shares of bots that take it over, the weakest first."""
    events: tuple[Any, ...] = ()
    """What happened before; nothing: the game is still to be played."""


class MadeGame(Value, frozen=True):
    """The puzzles of a game on a day."""

    rules: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    puzzles: tuple[Prepared, ...]


class MadeDay(Value, frozen=True):
    """A day as a store keeps it."""

    text: str
    games: dict[str, MadeGame]

    @property
    def commitment(self) -> str:
        """What is told of the day before it comes."""
        return hashlib.sha256(self.text.encode()).hexdigest()


def make_day(day: str, draw: Callable[[], str] | None = None) -> bytes:
    """Return a day with a puzzle of every kind of every game that has any, as JSON.

    Raises `NoPuzzle` where none can be found. `draw` gives the secrets of games to look at.
    """
    draw = _secret if draw is None else draw
    games = made_games(lambda game, puzzles: made_game(game, puzzles, number_of(day), draw))
    if not games:
        raise NoPuzzle("no game has a puzzle")
    return msgspec.json.encode(made_day(day, games))


def made_day(day: str, games: dict[str, MadeGame]) -> MadeDay:
    """Return a day with the puzzles of these games."""
    promised = {
        name: Promised(made.rules, made.options, made.bots, tuple(ready.puzzle for ready in made.puzzles))
        for name, made in games.items()
    }
    return MadeDay(msgspec.json.encode(DayText(day, promised)).decode(), games)


def made_games(make: Callable[[Game[Any, Any, Any], Puzzles], MadeGame]) -> dict[str, MadeGame]:
    """Return what is made of each game that has puzzles; one that fails is told in the log and left out."""
    made = {}
    for name, game in GAMES.items():
        try:
            puzzles = game.parts.puzzles()
            if puzzles is not None:
                body = msgspec.json.encode(make(game, puzzles))  # so that whoever has the day can read it
                made[name] = msgspec.json.decode(body, type=MadeGame)
        except Exception as error:
            log.warning("the puzzles of %s are left out: %s: %s", name, type(error).__name__, error)
    return made


def _secret() -> str:
    return secrets.token_bytes(SECRET_BYTES).hex()


def made_game(game: Game[Any, Any, Any], puzzles: Puzzles, number: int, draw: Callable[[], str]) -> MadeGame:
    """Return the puzzles of a game for the day of this number."""
    options = puzzles.options(number)
    complete = complete_options(game, options)
    ready = tuple(found(game, puzzles, kind, complete, draw) for kind in puzzles.kinds)
    return MadeGame(game.rules, options, puzzles.bots, ready)


def found(
    game: Game[Any, Any, Any], puzzles: Puzzles, kind: str, options: Any, draw: Callable[[], str]
) -> Prepared:
    """Return the first puzzle of a kind that proves, in games that are drawn one after the other."""
    for _ in range(MOST_GAMES):
        puzzle = puzzles.find(game, kind, options, draw())
        if puzzle is not None:
            with suppress(NotProven):
                return prepared(game, puzzles, options, puzzle)
    raise NoPuzzle(f"none of {MOST_GAMES} games of {game.name} has a puzzle {kind}")


def prepared(game: Game[Any, Any, Any], puzzles: Puzzles, options: Any, puzzle: Puzzle) -> Prepared:
    """Play the game of a puzzle once more, let all bots take it over, and keep what is needed of it.

    Raises `NotProven` unless it stands as it was found and tells levels apart: no level does better than a
    stronger one, and the strongest clearly better than the usual one below it.
    """
    course = played(game, options, puzzles.bots, puzzle.secret, puzzle.begins)
    if len(course) < puzzle.begins or puzzle.seat not in course[-1].play.due.seats:
        raise NotProven(f"nobody can take over {puzzle.kind} of {game.name}")
    position = Position(game, dealt(game, options, puzzles.bots, puzzle.secret), puzzle, course[-1].play)
    levels = {
        name: mean([judged_bot(position, puzzles.judge, name, run).result.share for run in range(RUNS)])
        for name in puzzles.levels
    }
    *others, usual, expert = (levels[name] for name in puzzles.levels)
    if expert - usual < LEAD or [*others, usual] != sorted([*others, usual]):
        raise NotProven(f"{puzzle.kind} of {game.name} does not tell levels apart")
    return Prepared(puzzle, levels, tuple(moment.event for moment in course))


def complete_options(game: Game[Any, Any, Any], options: dict[str, Any]) -> Any:
    """Return the options of a game from those that are not as usual."""
    return game.canonical(game.complete(msgspec.convert(options, game.options_type)))


def mean(values: Sequence[float]) -> float:
    """Return the mean of some numbers."""
    return sum(values) / len(values)


def puzzles_of(game: Game[Any, Any, Any]) -> Puzzles:
    """Return the puzzles of a game that has some."""
    puzzles = game.parts.puzzles()
    if puzzles is None:
        raise ValueError(f"{game.name} has no puzzles")
    return puzzles
