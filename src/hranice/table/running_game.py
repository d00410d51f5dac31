"""A running game, and what each event makes of it. Pure and frozen, so a copy of one costs nothing."""

from typing import Any

import msgspec
from msgspec.structs import replace

from hranice.game import Due, Event, Game, Moved, Value

Facts = tuple[Any, ...]
Refs = dict[int, tuple[tuple[str, int], ...]]


class Play(Value, frozen=True):
    """The running or finished game."""

    begun: int
    """The moment at which stamps are 0, in milliseconds since the epoch."""
    options: Any
    """Complete: what the game was set up with."""
    state: Any
    due: Due
    chances: int = 0
    """How many have been drawn."""
    own: int = 0
    """The stamp of the last chance or alarm: what the table itself did, and everybody must have seen."""
    latest: int = 0
    """The highest stamp so far."""
    over: bool = False
    """Nothing is due any more."""
    refs: Refs = msgspec.field(default_factory=dict)
    """By seat: (ref, number of the entry) of its last moves that had a ref."""

    @property
    def stage(self) -> tuple[int, int]:
        """What changes with all that the table itself does: what was asked of seats before is settled."""
        return self.chances, self.own


def begin(game: Game[Any, Any, Any], options: Any, seats: int, at: int = 0) -> Play:
    """Return a game with complete options before anything has happened. Refuses what makes no game."""
    state = game.setup(options, seats)
    return Play(at, options, state, game.due(state))


def happen(
    game: Game[Any, Any, Any], play: Play, event: Event[Any], refs: Refs | None = None
) -> tuple[Play, Facts]:
    """Return the game after an event, and the facts of it. Raises `Refusal`, and nothing has changed."""
    state, facts = game.play(play.state, event)
    due, at = game.due(state), event.at
    over = not (due.seats or due.alarm or due.chance)
    latest = max(play.latest, at)
    if isinstance(event, Moved):
        refs = play.refs if refs is None else refs
        return replace(play, state=state, due=due, latest=latest, over=over, refs=refs), facts
    chances = play.chances if play.due.chance is None else play.chances + 1
    return replace(play, state=state, due=due, latest=latest, over=over, chances=chances, own=at), facts
