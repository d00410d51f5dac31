"""The games that learners take over, looked for among many and written down as records.

    python -m tools.lessons      writes lesson.jsonl of each game, and says where it is taken over

The same program finds the same games: nothing in them is chosen but which of many real ones is kept.
"""

import hashlib
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import hranice.games
from hranice.bots import Bot, Choice, make_bot
from hranice.game import Moved
from hranice.games.border import BORDER
from hranice.games.border.rules.first_action import completable
from hranice.games.border.rules.scoring import taken
from hranice.games.border.rules.state import Closed, Complete, Completed, Cross, Reroll, State, Stop
from hranice.games.travel import TRAVEL
from hranice.games.travel.rules.fact_types import Revealed
from hranice.games.travel.rules.fare import Case
from hranice.games.travel.rules.options import Options
from hranice.lab.playing import Played, play_game, play_out
from hranice.plugins import GAMES
from hranice.table.dealing import deal
from hranice.table.fair_chance import SECRET_BYTES, seal
from hranice.table.record import Seat
from hranice.table.record_reader import read_record
from hranice.table.record_replay import Step, replayed
from hranice.table.record_takeover import Takeover

LEARNER = 0
MOST = 20_000
"""So many games are looked at, at most."""


class Teacher(Bot[Any, Any]):
    """Plays The BORDER so that the course of a turn can be seen: goes for one land, and stops at it."""

    def __init__(self, seed: int) -> None:
        self._usual = make_bot(BORDER, "greedy", seed)

    def choose(self, state: State, seat: int) -> Choice[Any]:
        """Hold the dice of the segment that closes a land; stop when they are enough; leave the rest."""
        if state.phase == "keep":
            ready = [number for number in self._closing(state, seat) if number in _possible(state, seat)]
            if state.rolls > 1 and ready:
                return Choice(Stop())
            for number in self._closing(state, seat):
                colour, count = state.layout(seat).segment_colour[number], _open(state, seat, number)
                held = [die for die, shown in enumerate(state.dice) if shown == colour]
                if state.rolls == 1 and 2 <= len(held) < count <= 4:
                    return Choice(Reroll(tuple(die for die in range(5) if die not in held)))
        if state.phase == "complete":
            ready = [number for number in self._closing(state, seat) if number in _possible(state, seat)]
            if ready:
                return Choice(Complete(tuple(ready[:1])))
        return self._usual.choose(state, seat)

    @staticmethod
    def _closing(state: State, seat: int) -> Iterator[int]:
        """Yield the segments that would close a land for its higher value."""
        layout, crossed, gone = state.layout(seat), state.crossed[seat], taken(state)
        for number, spaces in enumerate(layout.segments):
            after = crossed | spaces
            for area, around in enumerate(layout.rings):
                if not gone >> area & 1 and around & ~crossed and not around & ~after:
                    yield number
                    break


def _possible(state: State, seat: int) -> tuple[int, ...]:
    return completable(state.layout(seat), state.crossed[seat], state.dice)


def _open(state: State, seat: int, segment: int) -> int:
    return (state.layout(seat).segments[segment] & ~state.crossed[seat]).bit_count()


def taught(number: int) -> bytes:
    """Return the record of a game between the teacher and a bot."""
    luck = hashlib.shake_256(f"hranice lesson {number}".encode()).digest(SECRET_BYTES + 8)
    secret, seed = luck[:SECRET_BYTES], int.from_bytes(luck[SECRET_BYTES:], "big")
    seats = [Seat("Ada", None, seal("Ada")), Seat("Božena", "greedy", None)]
    players: list[Bot[Any, Any]] = [Teacher(seed), make_bot(BORDER, "greedy", seed)]
    dealt = deal(BORDER, BORDER.options_type(), seats, secret, {LEARNER: "Ada"}, duplicate=True)
    return _record_of(play_out(BORDER, dealt, players, recorded=True))


def _record_of(played: Played) -> bytes:
    if played.record is None:
        raise ValueError("a record was asked for")
    return played.record


def border_begins(steps: list[Step]) -> int | None:
    """Return the event after which a turn begins that shows everything: the first roll of it lies.

    Hold and roll again, stop, complete one segment, close a land; the bot crosses something with the dice
    that were left, and so does the learner in the bot's turn.
    """
    for at, step in enumerate(steps[:-16]):
        state = step.state
        if state.phase != "keep" or state.active != LEARNER or state.rolls != 1 or state.round > 20:
            continue
        moves = [
            (each.event.seat, each.event.move) for each in steps[at + 1 :] if isinstance(each.event, Moved)
        ]
        kinds = [(seat, type(move)) for seat, move in moves[:4]]
        if kinds != [(0, Reroll), (0, Stop), (0, Complete), (1, Cross)] or not moves[3][1].spaces:
            continue
        facts = [fact for each in steps[at + 1 : at + 8] for fact in each.facts]
        completed = next(fact for fact in facts if isinstance(fact, Completed))
        closed = [fact for fact in facts if isinstance(fact, Closed) and fact.seat == LEARNER and fact.first]
        later = next(move for seat, move in moves[4:] if seat == LEARNER)
        crosses = isinstance(later, Cross) and later.spaces
        colour = state.layout(LEARNER).segment_colour[completed.segments[0]]
        held = [shown for die, shown in enumerate(state.dice) if die not in moves[0][1].dice]
        if len(held) < 2 or set(held) != {colour} or completed.segments[0] in _possible(state, LEARNER):
            continue  # what to hold would not be plain, or there would be no need to roll again
        if len(completed.spaces) >= 3 and len(closed) == 1 and closed[0].points >= 6 and crosses:
            return step.number
    return None


def travelled(number: int) -> bytes:
    """Return the record of a game of Bez hranic between two bots, with the times of people."""
    options = Options(pace=900, show=600_000)
    return _record_of(
        play_game(TRAVEL, options, ["traveller", "tourist"], 11, number, recorded=True, duplicate=True)
    )


def travel_begins(steps: list[Step]) -> int | None:
    """Return the event after which the map is shown, if round 1 has a lesson in it.

    It starts in the middle of the map, a neighbour of the start is on offer, which costs extra, and something
    cheaper a little farther away.
    """
    revealed = next(step for step in steps if any(isinstance(fact, Revealed) for fact in step.facts))
    state = revealed.state
    if state.start not in {"CZ", "AT", "DE", "IT", "PL", "FR", "CH", "HU"}:
        return None
    near = [card for card in state.offer if state.fares.bill(Case(1, state.start, (card,))).adjacent]
    best = state.fares.best(1, state.start, state.offer, None)
    if not 1 <= len(near) <= 2 or best.total != 20:
        return None
    return next(step.number for step in steps if step.state.phase == "study")


def found(make: Callable[[int], bytes], begins: Callable[[list[Step]], int | None]) -> tuple[bytes, int]:
    """Return the first record with a lesson in it, and where that begins."""
    for number in range(1, MOST):
        data = make(number)
        start = begins(list(replayed(read_record(data, GAMES))))
        if start is not None:
            return data, start
    raise LookupError("no game has such a turn")


LESSONS = {"border": (taught, border_begins), "travel": (travelled, travel_begins)}


def main(folder: Path = Path(hranice.games.__file__).parent) -> int:
    """Write the lessons."""
    for name, (make, begins) in LESSONS.items():
        record, start = found(make, begins)
        (folder / name).mkdir(exist_ok=True)
        (folder / name / "lesson.jsonl").write_bytes(record)
        sys.stdout.write(f"{name}: {Takeover(start, LEARNER)}, to be said in its game_parts.py\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
