"""Games for the tests: records that bots play, and decisions on the way."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from hranice.game import Drawn, Moved, Rang
from hranice.insight import Analysis, Progress, insight_of
from hranice.lab.playing import play_game
from hranice.plugins import GAMES
from hranice.table.record_reader import Record, read_record


def recorded(name: str, bots: tuple[str, ...], number: int = 1, **options: Any) -> bytes:
    """Return the record of a game between bots."""
    game = GAMES[name]
    played = play_game(
        game, game.complete(game.options_type(**options)), bots, seed=7, number=number, recorded=True
    )
    return played.record or b""


@cache
def understood(name: str, bots: tuple[str, ...], number: int = 1) -> tuple[Record, Analysis]:
    """Return a game between bots and its analysis."""
    record = read_record(recorded(name, bots, number), GAMES)
    return record, last(record)


def last(record: Record) -> Analysis:
    """Return the analysis of a record; check that it told how far it was."""
    *progress, found = insight_of(record.game).analysed(record)
    assert progress == [Progress(done, len(record.events)) for done in range(len(record.events) + 1)]
    assert isinstance(found, Analysis)
    return found


def decisions(name: str, seats: int, seed: int, **options: Any) -> Iterator[tuple[Any, int]]:
    """Yield every state of a game of random moves together with a seat that is due in it."""
    game, random = GAMES[name], Random(seed)
    state, now = game.setup(game.complete(game.options_type(**options)), seats), 0
    while due := game.due(state):
        event: Any
        if due.chance is not None:
            event = Drawn(tuple(map(random.randrange, due.chance.bounds)), now)
        elif due.seats:
            seat = random.choice(due.seats)
            yield state, seat
            now += 10
            event = Moved(seat, game.sample(state, seat, random.randrange), now)
        elif due.alarm is not None:
            now = max(now, due.alarm.at)
            event = Rang(now)
        state, _ = game.play(state, event)
