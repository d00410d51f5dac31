"""A game as a text to be read and compared: every event and its facts; at first also what changed for whom.

When rules change, the difference between two of these texts shows what that means for everybody at the table.
"""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from hranice.conformance.option_values import some_options
from hranice.conformance.playing import AnyGame, playthrough
from hranice.game import Drawn, Event, Moved

EVENTS = 60
"""How many events are told with the views; those of the others would say the same again."""
GONE = "(gone)"

View = Mapping[str, str]
"""What somebody sees, as flat text: a path such as `players[1].score`, and its value."""


def golden(game: AnyGame, seats: int, seed: int, events: int = EVENTS) -> str:
    """Return a whole game, played at random; from this many events on without the views."""
    return "\n".join(_lines(game, seats, seed, events)) + "\n"


def _lines(game: AnyGame, seats: int, seed: int, events: int) -> Iterator[str]:
    yield f"{game.name}, rules {game.rules}, {seats} players, seed {seed}, with the views of {events} events"
    options = some_options(game, seats, seed)
    onlookers = (*range(seats), None)
    state = game.setup(options, seats)
    seen: dict[int | None, View] = {seat: {} for seat in onlookers}
    yield "\n0 setup"
    yield from _changes(game, state, seen)
    for step in playthrough(game, options, seats, seed):
        state = step.after
        with_views = step.number <= events
        if with_views or step.number == events + 1:
            yield ""
        yield f"{step.number} {_event(step.event)}"
        for fact in step.facts:
            yield f"  fact {_json(fact)}"
        if with_views:
            yield from _changes(game, state, seen)
    yield f"\nend {_json(game.standing(state))}"


def _event(event: Event[Any]) -> str:
    match event:
        case Moved():
            return f"seat {event.seat} at {event.at}: {_json(event.move)}"
        case Drawn():
            return f"chance at {event.at}: {_json(event.outcome)}"
        case _:
            return f"alarm at {event.at}"


def _changes(game: AnyGame, state: Any, seen: dict[int | None, View]) -> Iterator[str]:
    """Yield what is different now, and in whose view; notes what everybody sees now."""
    changed: dict[tuple[str, str], list[int | None]] = {}
    for seat, before in seen.items():
        now = dict(_flat(msgspec.json.decode(_json(game.view(state, seat))), ""))
        news = {path: value for path, value in now.items() if before.get(path) != value}
        news |= {path: GONE for path in before if path not in now}
        for change in news.items():
            changed.setdefault(change, []).append(seat)
        seen[seat] = now
    for (path, value), who in changed.items():
        yield f"  {_names(who, len(seen))} {path} = {value}"


def _names(who: list[int | None], of: int) -> str:
    """Return who sees something, in a few letters."""
    if len(who) == of:
        return "all"
    return "+".join("spectator" if seat is None else str(seat) for seat in who)


def _flat(value: Any, path: str) -> Iterator[tuple[str, str]]:
    """Yield the places in a view and what is there; a list of plain things is one of them."""
    match value:
        case dict() if value:
            for key, part in value.items():
                yield from _flat(part, f"{path}.{key}" if path else str(key))
        case list() if any(isinstance(part, dict | list) for part in value):
            for number, part in enumerate(value):
                yield from _flat(part, f"{path}[{number}]")
        case _:
            yield path, _json(value)


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
