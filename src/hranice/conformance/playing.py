"""Plays any game through the contract alone, drawing chance and moves from one seeded generator."""

from collections.abc import Iterator
from random import Random
from typing import Any

from hranice.game import Drawn, Due, Event, Game, Moved, Rang, Value

AnyGame = Game[Any, Any, Any]
LONGEST = 20_000
"""Events after which a game counts as endless."""


class Step(Value, frozen=True):
    """One step of a game: what was due, what happened, and what came of it."""

    number: int
    """That of the event, from 1."""
    before: Any
    due: Due
    event: Any
    after: Any
    facts: tuple[Any, ...]


def next_event(game: AnyGame, state: Any, due: Due, now: int, random: Random) -> Event[Any]:
    """Return something legal that happens next: chance first, then a seat or the alarm."""
    if due.chance:
        return Drawn(tuple(random.randrange(bound) for bound in due.chance.bounds), now)
    alarm = due.alarm
    if alarm is not None and (not due.seats or (alarm.at <= now and random.random() < 0.5)):
        return Rang(max(now, alarm.at))
    seat = random.choice(due.seats)
    return Moved(seat, game.sample(state, seat, random.randrange), now)


def playthrough(game: AnyGame, options: Any, seats: int, seed: int) -> Iterator[Step]:
    """Yield the steps of one whole game. Notes on whatever the game raises at which event it was."""
    random = Random(seed)
    state, now, number = game.setup(options, seats), 0, 0
    try:
        while due := game.due(state):
            number += 1
            if number > LONGEST:
                raise RuntimeError("the game does not end")
            # Time passes between events, sometimes not at all, so that equal stamps happen.
            event = next_event(game, state, due, now + random.choice((0, 0, 1, 150, 900)), random)
            now = event.at
            after, facts = game.play(state, event)
            yield Step(number, state, due, event, after, facts)
            state = after
    except Exception as error:
        error.add_note(f"while event {number} was made")
        raise
