"""What a running game weighs: tables keep many at once, each with options of its own."""

import tracemalloc
from random import Random

import msgspec

from hranice.border import BORDER
from hranice.border.state import Options, State
from hranice.game import Drawn, Moved

GAMES = 20
MOST = 50_000
"""Bytes that a game may weigh."""


def in_mid_game(options: Options, seed: int) -> State:
    """Return a game of four after some 150 events."""
    random = Random(seed)
    state = BORDER.setup(options, 4)
    for _ in range(150):
        due = BORDER.due(state)
        if due.chance:
            state = BORDER.play(state, Drawn(tuple(map(random.randrange, due.chance.bounds))))[0]
        elif due.seats:
            move = BORDER.sample(state, due.seats[0], random.randrange)
            state = BORDER.play(state, Moved(due.seats[0], move))[0]
    return state


def test_a_running_game_weighs_less_than_50_kb() -> None:
    text = msgspec.json.encode(Options())
    in_mid_game(msgspec.json.decode(text, type=Options), 0)  # whatever is made once, is made now
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        games = [in_mid_game(msgspec.json.decode(text, type=Options), seed) for seed in range(GAMES)]
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert len({id(state.options) for state in games}) == GAMES
    assert (after - before) / GAMES < MOST
