"""A record as frames to show: the views of the whole game, step by step, and the scores by round.

A view differs little from the one before, so each frame holds only the fields that have changed. Everything
is proven on the way: nothing is shown of a record that is not sound.
"""

from collections.abc import Callable
from typing import Any

from msgspec.structs import asdict

from hranice.game import Game, Refusal, Standing, Value
from hranice.table.record_reader import Record
from hranice.table.record_replay import Step, replayed


class Frame(Value, frozen=True):
    """One step that somebody noticed. The first one is the table before anything has happened."""

    number: int
    """Of the event, as in the record; 0 is the setup."""
    at: int
    """The table's clock."""
    round: int
    facts: tuple[Any, ...]
    """What everybody learned, as the game tells it."""
    change: dict[str, Any]
    """Fields of the view that are not as in the frame before."""


class Sitter(Value, frozen=True):
    """Who sat there; of the record's seats all but the seed."""

    name: str
    bot: str | None


class Showing(Value, frozen=True):
    """A whole game to look at."""

    game: str
    rules: str
    options: Any
    """Complete, as the game was set up with them, and as it shows them."""
    seats: tuple[Sitter, ...]
    seat: int | None
    """Whose view it is; None: that of a spectator."""
    result: Standing
    course: tuple[tuple[int, ...], ...]
    """The scores of all seats as they last stood in each round."""
    frames: tuple[Frame, ...]


def shown(
    record: Record, seat: int | None = None, patience: Callable[[Step], object] = lambda _: None
) -> Showing:
    """Return what a seat, or a spectator, could see of a game.

    Raises `BadRecord`, and `Refusal` where there is no such seat.
    `patience` is called with every step and may raise to end it: records of strangers can be long.
    """
    game, header = record.game, record.header
    if seat is not None and not 0 <= seat < len(header.seats):
        raise Refusal("table", "table-no-such-seat", seat=seat)
    scores = _Scores(game)
    frames: list[Frame] = []
    before: dict[str, Any] = {}
    for step in replayed(record):
        patience(step)
        scores.note(step.state)
        if step.event is not None and not step.facts:
            continue
        view = asdict(game.view(step.state, seat))
        change = {field: value for field, value in view.items() if before.get(field, ...) != value}
        at = 0 if step.event is None else step.event.at
        frames.append(Frame(step.number, at, game.rounds(step.state), step.facts, change))
        before = view
    return Showing(
        game=game.name,
        rules=game.rules,
        options=game.options_view(header.options),
        seats=tuple(Sitter(seat.name, seat.bot) for seat in header.seats),
        seat=seat,
        result=game.standing(step.state),
        course=scores.by_round,
        frames=tuple(frames),
    )


class _Scores:
    """Notes the scores of each round as they stand at its end."""

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        self._game = game
        self._rounds: dict[int, tuple[int, ...]] = {}

    def note(self, state: Any) -> None:
        rounds = self._game.rounds(state)
        if rounds:
            self._rounds[rounds] = self._game.standing(state).scores

    @property
    def by_round(self) -> tuple[tuple[int, ...], ...]:
        return tuple(self._rounds.values())
