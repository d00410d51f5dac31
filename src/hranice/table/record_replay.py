"""Replaying a record through the rules: the proof that everything in it happened as it should."""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from hranice.game import Drawn, Due, Event, Game, Moved, Rang, Refusal, Standing, checked_outcome
from hranice.table.dealing import fate_of_deal, outcome_of
from hranice.table.fair_chance import SEED_LENGTH, Fate, bot_seed, commitment, first_key, is_seed, seal
from hranice.table.record import Ended, FirstEnded, Header
from hranice.table.record_reader import BadRecord, Record


@dataclass(frozen=True, slots=True)
class Step:
    """One event, the state it led to, and the facts that everybody learned. Step 0 is the setup."""

    number: int
    event: Event[Any] | None
    state: Any
    facts: tuple[Any, ...]


def replayed(record: Record) -> Iterator[Step]:
    """Yield the steps of a game, each proven.

    An event is right if the rules accept it, its stamp keeps the order of time, and, once the secret is
    opened, its outcome is the one that the commitment had fixed. Raises `BadRecord` at the first that is
    not.
    """
    game, seats = record.game, len(record.header.seats)
    state = _opening_state(record)
    chances = _Chances(game, _fate(record))
    clock = _Clock()
    yield Step(0, None, state, ())
    for number, event in enumerate(record.events, 1):
        due = game.due(state)
        try:
            if isinstance(event, Drawn):
                chances.check(state, due, event)
            elif isinstance(event, Rang):
                _check_alarm(due, event)
            elif not 0 <= event.seat < seats:
                raise _Wrong(f"there is no seat {event.seat}; seats are 0 to {seats - 1}")
            elif record.digest and event.move != game.normal(event.move):
                raise _Wrong("the move is not in the order that docs/record.md defines")
            clock.check(event)
            state, facts = game.play(state, event)
        except Refusal as refusal:
            raise BadRecord(number + 1, "the rules refuse it", refusal) from None
        except _Wrong as wrong:
            raise BadRecord(number + 1, str(wrong)) from None
        yield Step(number, event, state, facts)
    if record.end is not None:
        _check_result(record, record.end, state)


def verify(record: Record) -> Standing:
    """Prove a whole record and return how the game stands at its end. Raises `BadRecord`."""
    last = deque(replayed(record), maxlen=1).pop()
    return record.game.standing(last.state)


class _Wrong(Exception):  # noqa: N818 - becomes a BadRecord where the line is known
    """An event that no rule of the game forbids, but the table's own do."""


class _Chances:
    """Counts the chances and compares them with what the opened secret gives."""

    def __init__(self, game: Game[Any, Any, Any], fate: Fate | None) -> None:
        self._game = game
        self._number = 0
        self._fate = fate

    def check(self, state: Any, due: Due, event: Drawn) -> None:
        checked_outcome(due.chance, event.outcome)
        self._number += 1
        if self._fate is None or due.chance is None:
            return
        fair = outcome_of(self._game, state, due.chance, self._number, self._fate)
        if event.outcome != fair:
            raise _Wrong(f"the outcome is {list(event.outcome)}; the opened secret gives {list(fair)}")


class _Clock:
    """Stamps never go back, but for moves among themselves.

    A table may credit a move with the time it travelled, so a move may be stamped earlier than one that
    arrived before it; never earlier than the last chance or alarm, which are the table's own doing.
    """

    def __init__(self) -> None:
        self._table = 0
        self._latest = 0

    def check(self, event: Event[Any]) -> None:
        earliest = self._table if isinstance(event, Moved) else self._latest
        if event.at < earliest:
            raise _Wrong(f"the stamp is {event.at} ms; it cannot be before {earliest} ms")
        self._latest = max(self._latest, event.at)
        if not isinstance(event, Moved):
            self._table = event.at


def _check_alarm(due: Due, event: Rang) -> None:
    if due.alarm is None:
        raise _Wrong("an alarm rang; none was due")
    if event.at < due.alarm.at:
        raise _Wrong(f"the alarm rang at {event.at} ms; it was due at {due.alarm.at} ms")


def _opening_state(record: Record) -> Any:
    game, header = record.game, record.header
    try:
        complete = game.complete(header.options)
        state = game.setup(header.options, len(header.seats))
        if isinstance(header, Header) and complete == header.options:
            game.check_new(complete)
    except Refusal as refusal:
        raise BadRecord(1, "the rules refuse the options", refusal) from None
    except ValueError as error:
        raise BadRecord(1, f"the options make no game: {error}") from None
    if complete != header.options:
        raise BadRecord(1, "the options are not complete; boards or map must be in the record itself")
    if isinstance(header, Header):
        _check_deal(game, header)
    return state


def _check_deal(game: Game[Any, Any, Any], header: Header[Any]) -> None:
    if header.duplicate and not game.has_addresses:
        raise BadRecord(1, f"{game.name} cannot be dealt with duplicate chance")
    for number, seat in enumerate(header.seats):
        if (seat.bot is None) != (seat.seal is not None):
            raise BadRecord(1, f"seat {number} must have a seal if a person sits there, and none for a bot")


def _fate(record: Record) -> Fate | None:
    """Return what decided the chances, if the secret is opened and is the one promised."""
    if record.end is None:
        return None
    secret = bytes.fromhex(record.end.secret)
    header, seeds, last = record.header, record.seeds, len(record.events) + 2
    if commitment(secret) != header.commitment:
        fault = f"the secret has the hash {commitment(secret)}; the commitment is {header.commitment}"
        raise BadRecord(last, fault)
    if not isinstance(header, Header):
        return Fate(first_key(secret, seeds))
    if len(seeds) != len(header.seats):
        raise BadRecord(last, f"there are {len(seeds)} seeds for {len(header.seats)} seats")
    for number, (seat, seed) in enumerate(zip(header.seats, seeds, strict=True)):
        if seat.seal is None and seed != bot_seed(header.commitment, record.digest, number):
            raise BadRecord(last, f"the seed of the bot on seat {number} does not follow from the digest")
        if not is_seed(seed):
            raise BadRecord(last, f"the seed of seat {number} is not 1 to {SEED_LENGTH} printable characters")
        if seat.seal is not None and seal(seed) != seat.seal:
            raise BadRecord(
                last, f"the seed of seat {number} has the hash {seal(seed)}; its seal is {seat.seal}"
            )
    return fate_of_deal(secret, record.digest, seeds, duplicate=header.duplicate)


def _check_result(record: Record, end: Ended | FirstEnded, state: Any) -> None:
    line = len(record.events) + 2
    if record.game.due(state):
        raise BadRecord(line, "the game goes on; its last line comes too early")
    standing = record.game.standing(state)
    if end.result != standing:
        raise BadRecord(line, f"the result is {_told(end.result)}; the events give {_told(standing)}")


def _told(standing: Standing) -> str:
    state = "over" if standing.over else "not over"
    return f"{state}, {list(standing.scores)}, won by {list(standing.winners)}"
