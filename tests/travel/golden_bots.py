"""Positions of Bez hranic with what bots decide in them, and when: `golden_bots.jsonl`, a `Case` a line.

`python -m tests.travel.golden_bots` writes the file anew, for when bots are meant to decide otherwise.
"""

from collections.abc import Iterable, Iterator
from itertools import product
from pathlib import Path
from random import Random

import msgspec
from msgspec.structs import replace

from hranice.bots import make_bot
from hranice.bots.bot import Choice
from hranice.game import Drawn, Event, Moved, Value
from hranice.games.travel import TRAVEL
from hranice.games.travel.bots import TRAVEL_BOTS
from hranice.games.travel.game_parts import PUBLISHED
from hranice.games.travel.rules.fare import picks_in
from hranice.games.travel.rules.options import Options
from hranice.games.travel.rules.state import Move, Place, State

FILE = Path(__file__).with_suffix(".jsonl")
LEVELS = sorted(TRAVEL_BOTS)
TABLES = [(2, False), (4, False), (2, True)]
"""So many seats, and whether each has two travellers; as many tables as levels, so that all levels meet
every round."""


class Case(Value, frozen=True):
    """A bot fresh from its seed chooses; tokens of others fall before its moment comes; it thinks again."""

    bot: str
    seed: int
    seat: int
    state: State
    """Its options have the name of the map in place of the map."""
    choice: Choice[Move]
    fallen: tuple[Moved[Move], ...]
    revised: Choice[Move]


def whole(state: State) -> State:
    """Return a state with its map."""
    return replace(state, options=TRAVEL.complete(state.options))


def play(state: State, events: Iterable[Event[Move]]) -> State:
    """Return the state after some events."""
    for event in events:
        state, _ = TRAVEL.play(state, event)
    return state


def cases() -> Iterator[Case]:
    """Yield a case for every map, round and level."""
    for number, (name, (seats, harder)) in enumerate(product(PUBLISHED, TABLES)):
        options, chance = Options(map=name, harder=harder, pace=0, settle=0, show=0), Random(number)
        for state in positions(options, seats, chance):
            seed, seat = chance.getrandbits(32), chance.choice(TRAVEL.due(state).seats)
            level = LEVELS[(number + state.round) % len(LEVELS)]
            bot = make_bot(TRAVEL, level, seed)
            choice = bot.choose(TRAVEL.redact(state, seat), seat)
            fallen = tuple(spoiling(state, seat, choice.move))
            revised = bot.revise(TRAVEL.redact(play(state, fallen), seat), seat, choice)
            yield Case(level, seed, seat, replace(state, options=options), choice, fallen, revised)


def positions(options: Options, seats: int, chance: Random) -> Iterator[State]:
    """Play a game at random; yield one position of every round, with any number of tokens on the board."""
    state = TRAVEL.setup(options, seats)
    tokens: dict[int, int] = {}
    while due := TRAVEL.due(state):
        event: Event[Move]
        if due.chance is not None:
            event = Drawn(tuple(map(chance.randrange, due.chance.bounds)))
        else:
            in_all = seats * state.each * picks_in(state.round)
            if len(state.tokens) == tokens.setdefault(state.round, chance.randrange(in_all)):
                yield state
            seat = chance.choice(due.seats)
            event = Moved(seat, TRAVEL.sample(state, seat, chance.randrange))
        state = play(state, [event])


def spoiling(state: State, seat: int, move: Move) -> Iterator[Moved[Move]]:
    """Yield moves of the others to the field that a seat has in mind, one of each who can."""
    for other in TRAVEL.due(state).seats:
        for theirs in TRAVEL.moves(state, other):
            if other != seat and isinstance(move, Place) and theirs == replace(move, colour=0):
                yield Moved(other, theirs)


if __name__ == "__main__":
    FILE.write_bytes(msgspec.json.Encoder().encode_lines(cases()))
