"""Plays any game through the contract alone, drawing chance and moves from one seeded generator."""

from collections.abc import Iterator
from random import Random
from typing import Any

from hranice.game import Drawn, Due, Event, Game, Moved, Rang, Value

AnyGame = Game[Any, Any, Any]


class Step(Value, frozen=True):
    """One step of a game: what was due, what happened, and what came of it."""

    before: Any
    due: Due
    event: Any
    after: Any
    facts: tuple[Any, ...]


def next_event(game: AnyGame, state: Any, due: Due, now: int, random: Random) -> Event[Any]:
    """Return something legal that happens next: chance first, then a seat or the alarm."""
    if due.chance:
        return Drawn(tuple(random.randrange(bound) for bound in due.chance.bounds), now)
    if due.seats and (due.alarm is None or due.alarm.at > now or random.random() < 0.5):
        seat = random.choice(due.seats)
        return Moved(seat, game.sample(state, seat, random.randrange), now)
    assert due.alarm is not None
    return Rang(max(now, due.alarm.at))


def playthrough(game: AnyGame, options: Any, seats: int, seed: int) -> Iterator[Step]:
    """Yield the steps of one whole game."""
    random = Random(seed)
    state, now = game.setup(options, seats), 0
    while due := game.due(state):
        # Time passes between events, sometimes not at all, so that equal stamps happen.
        event = next_event(game, state, due, now + random.choice((0, 0, 1, 150, 900)), random)
        now = event.at
        after, facts = game.play(state, event)
        yield Step(state, due, event, after, facts)
        state = after
