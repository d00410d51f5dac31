"""What is shown of a game or a table, kept beside it to be compared later."""

from collections.abc import Iterator
from operator import itemgetter
from typing import Any

import msgspec

from hranice.game import Game
from hranice.table.table_state import Table


def shown_of_table(table: Table) -> Any:
    """Return all that there is to know about a table, as JSON can hold it."""
    about = {
        "phase": table.phase,
        "length": table.length,
        "code": table.opened.code,
        "host": table.host,
        "house": table.settings,
        "options": table.agreed,
        "seats": table.seats,
        "rematch": table.rematch,
    }
    if table.play is not None:
        game = shown_of_game(table.game, table.play.state, len(table.seats))
        latest = [(seat, *moves[-1]) for seat, moves in table.play.refs.items()]
        about |= {"refs": sorted(latest, key=itemgetter(2)), "stamp": table.play.latest, "game": game}
    return msgspec.json.decode(msgspec.json.encode(about))


def shown_of_game(game: Game[Any, Any, Any], state: Any, seats: int) -> Any:
    """Return how a game stands, what it waits for and what everybody sees, as JSON can hold it."""
    about = {
        "standing": game.standing(state),
        "due": game.due(state),
        "rounds": game.rounds(state),
        "spectator": game.view(state, None),
        "seats": [game.view(state, seat) for seat in range(seats)],
    }
    return msgspec.json.decode(msgspec.json.encode(about))


def lost(then: Any, now: Any, place: str = "") -> Iterator[str]:
    """Yield the places at which something that was there is there no longer. Something may be added."""
    if isinstance(then, dict) and isinstance(now, dict):
        for name, value in then.items():
            yield from lost(value, now.get(name), f"{place}/{name}")
    elif isinstance(then, list) and isinstance(now, list) and len(then) == len(now):
        for number, (value, other) in enumerate(zip(then, now, strict=True)):
            yield from lost(value, other, f"{place}/{number}")
    elif isinstance(then, str) and isinstance(now, str) and {*then.split(" or ")} <= {*now.split(" or ")}:
        return  # one more value is possible
    elif then != now:
        yield f"{place}: {then!r} is now {now!r}"
