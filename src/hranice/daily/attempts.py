"""Playing a puzzle: the one table that a player has for it, and what came of it."""

from collections import deque
from typing import Any

import msgspec
from msgspec.structs import replace

from hranice.daily.contract import Judged, Puzzle
from hranice.daily.making import Prepared, complete_options, puzzles_of
from hranice.daily.messages import Verdict
from hranice.daily.puzzle_games import opened_record, record_of
from hranice.game import Event, Game, Value
from hranice.plugins import GAMES
from hranice.table.codes import puzzle_id
from hranice.table.log import Entry, Happened, Opened, Replaced, StoodIn, TakenBack, read_log
from hranice.table.record_takeover import Lesson
from hranice.table.table_state import replay


class Task(Value, frozen=True):
    """A puzzle of a day, as somebody plays it."""

    name: str
    """Such as `2026-11-18 GAME 0`; no other puzzle has it."""
    game: str
    rules: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    ready: Prepared
    sealed: int
    """The moment until which others may not learn its secret."""

    @property
    def puzzle(self) -> Puzzle:
        """Where it is taken over."""
        return self.ready.puzzle

    def table(self, player: str) -> str:
        """Return the id of a player's table for it."""
        return puzzle_id(player, self.name)

    def lesson(self, player: str) -> Lesson:
        """Return the game as it is taken over."""
        game = GAMES.version(self.game, self.rules)
        options = complete_options(game, self.options)
        if self.ready.events:
            kind: Any = Event
            events = msgspec.convert(self.ready.events, tuple[kind[game.move_type], ...])
            record = opened_record(game, options, self.bots, self.puzzle, events)
        else:
            record = record_of(game, options, self.bots, self.puzzle)
        return Lesson(
            record, self.puzzle.begins, self.puzzle.seat, self.name, self.sealed, self.table(player)
        )

    def shown(self, verdict: Verdict, *, counted: bool) -> Verdict:
        """Return a verdict with all that is needed to show it."""
        game = GAMES.version(self.game, self.rules)
        options = game.options_view(complete_options(game, self.options))
        return replace(verdict, options=options, counted=counted)


class Attempt(Value, frozen=True):
    """What a table tells of a puzzle that is played to its end there."""

    judged: Judged
    ended: int
    """When it was done, in milliseconds since the epoch."""
    honest: bool
    """Nothing speaks against a person having played it, who saw what there was to see."""


def attempt(log: list[bytes], task: Task, player: str) -> Attempt | None:
    """Judge what a table's log holds; None: its puzzle is not done, or this is no table of it.

    Takes some time: on a server a process aside does it.
    """
    game, entries = read_log(log, GAMES)
    first = entries[0]
    if not isinstance(first, Opened) or first.puzzle != task.name or first.host != player:
        return None
    table, _, _ = deque(replay(game, entries), maxlen=1).pop()
    judged = _judged(game, entries, task)
    if judged is None:
        return None
    seat = table.seats[task.puzzle.seat]
    stood_in = any(isinstance(entry, StoodIn | Replaced) for entry in entries)
    in_time = judged.took >= puzzles_of(game).least and not seat.quick
    ended = table.moment(judged.ended)
    return Attempt(judged, ended, seat.player == player and not stood_in and in_time)


def _judged(game: Game[Any, Any, Any], entries: list[Entry], task: Task) -> Judged | None:
    """Follow the events of a table to where the puzzle begins, and judge the rest."""
    events = _events(entries)
    options = complete_options(game, task.options)
    state = game.setup(options, len(task.bots))
    for event in events[: task.puzzle.begins]:
        state, _ = game.play(state, event)
    return puzzles_of(game).judge(game, state, events[task.puzzle.begins :], task.puzzle.seat)


def _events(entries: list[Entry]) -> list[Event[Any]]:
    """Return what happened to the game and was not taken back."""
    undone = {entry.entry for entry in entries if isinstance(entry, TakenBack)}
    return [
        entry.event
        for number, entry in enumerate(entries)
        if isinstance(entry, Happened) and number not in undone
    ]
