"""One game between bots, on virtual time: they say what and when, this puts it in order."""

import hashlib
import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from hranice.bots import Bot, Choice
from hranice.game import Drawn, Due, Event, Game, Moved, Rang, Refusal, Standing
from hranice.lab.players import make_player
from hranice.table.fair import SECRET_BYTES, Fate, commitment
from hranice.table.record import Ended, Recorder, Seat

_SEED_BYTES = 8


@dataclass(frozen=True, slots=True)
class Played:
    """What came of one game."""

    standing: Standing
    rounds: int
    decisions: int
    """Moves of all seats together."""
    record: bytes | None
    """The whole record, if one was asked for."""


class IllegalChoice(RuntimeError):  # noqa: N818 - named for what the bot did
    """A bot chose what the rules refuse: a fault in the bot or in the rules, never in the input."""


def play_game(
    game: Game[Any, Any, Any],
    options: Any,
    bots: Sequence[str],
    seed: int,
    number: int,
    *,
    recorded: bool = False,
) -> Played:
    """Play game `number` of the series `seed` between the named bots, one per seat.

    The same arguments give the same game, with or without a record of it. Raises `UnknownBot`, and
    `Refusal` for options that make no game.
    """
    secret, seeds = _luck(seed, number, len(bots))
    # A bot's seed serves twice: for what it leaves to chance and as its seat's share in the table's
    # chance. So whoever has the record can let the same bots play the same game again.
    seats = [Seat(name, name, f"{own:016x}") for name, own in zip(bots, seeds, strict=True)]
    fate = Fate(secret, [seat.seed for seat in seats])
    course = _Course(
        [make_player(game, name, own) for name, own in zip(bots, seeds, strict=True)], game, fate
    )
    recorder = Recorder()
    lines = [recorder.begin(game, options, seats, commitment(secret))] if recorded else []

    state = game.setup(options, len(bots))
    while due := game.due(state):
        event = course.next_event(state, due)
        try:
            state, _ = game.play(state, event)
        except Refusal as refusal:
            raise IllegalChoice(f"{event}: {refusal}") from refusal
        if recorded:
            lines.append(recorder.add(event))
    standing = game.standing(state)
    if recorded:
        lines.append(recorder.add(Ended(standing, secret.hex())))
    record = b"".join(lines) if recorded else None
    return Played(standing, game.rounds(state), course.decisions, record)


def _luck(seed: int, number: int, seats: int) -> tuple[bytes, list[int]]:
    """Return the table's secret and each bot's seed for one game of a series."""
    source = hashlib.shake_256(f"hranice game {number} of series {seed}".encode())
    luck = source.digest(SECRET_BYTES + _SEED_BYTES * seats)
    seeds = range(SECRET_BYTES, len(luck), _SEED_BYTES)
    return luck[:SECRET_BYTES], [int.from_bytes(luck[at : at + _SEED_BYTES], "big") for at in seeds]


class _Course:
    """What happens next: chance at once, else whichever seat or alarm has the earliest moment.

    A bot's choice waits until its moment has come. Whenever something happens before that, the bot may
    revise it; it is dropped when its seat is no longer due. Moves of one moment come before an alarm of the
    same, and among themselves in the order of the seats: what equal stamps mean is for the rules to say.
    """

    def __init__(self, bots: list[Bot[Any, Any]], game: Game[Any, Any, Any], fate: Fate) -> None:
        self.decisions = 0
        self._bots = bots
        self._game = game
        self._fate = fate
        self._now = 0
        self._chances = 0
        self._waiting: dict[int, tuple[int, Any]] = {}
        """By seat the moment and the move it has chosen."""

    def next_event(self, state: Any, due: Due) -> Event[Any]:
        waiting = self._waiting
        if waiting:
            self._waiting = waiting = {seat: waiting[seat] for seat in due.seats if seat in waiting}
        if due.chance is not None:
            self._chances += 1
            return Drawn(self._fate.outcome(self._chances, due.chance.bounds), self._now)
        first, earliest = -1, math.inf
        for seat in due.seats:
            moment = self._moment(state, seat)
            if moment < earliest:
                first, earliest = seat, moment
        if due.alarm is not None and due.alarm.at < earliest:
            self._now = max(self._now, due.alarm.at)
            return Rang(self._now)
        self._now, move = waiting.pop(first)
        self.decisions += 1
        return Moved(first, move, self._now)

    def _moment(self, state: Any, seat: int) -> int:
        """Let a seat choose, or think again, and return when it wants to act."""
        now = self._now
        if seat not in self._waiting:
            choice = self._bots[seat].choose(self._game.redact(state, seat), seat)
        else:
            moment, move = self._waiting[seat]
            if moment == now:
                return moment  # it acts this very moment: too late to think again
            earlier = Choice(move, moment - now)
            choice = self._bots[seat].revise(self._game.redact(state, seat), seat, earlier)
        moment = now + choice.delay
        self._waiting[seat] = (moment, choice.move)
        return moment
