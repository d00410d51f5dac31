"""What a running game weighs: a table may keep many of them, each read from a log of its own."""

import pkgutil
import tracemalloc
from importlib import import_module
from itertools import islice
from typing import Any

import msgspec
import pytest

from hranice.conformance.playing import AnyGame, playthrough
from hranice.plugins import GAMES

TABLES = 20
EVENTS = 150
MOST = 50_000
"""Bytes that a game may weigh."""
FEW = {"hranice.games.border.rules.first_action.count_colours"}
"""What is remembered for ever, since there are few of it: ways in which dice fall."""


def in_mid_game(game: AnyGame, options: bytes, seed: int) -> Any:
    """Return the state of a game with many players after some time."""
    own = msgspec.json.decode(options, type=game.options_type)
    *_, last = islice(playthrough(game, own, game.players[-1], seed), EVENTS)
    return last.after


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_running_game_weighs_less_than_50_kb(game: AnyGame) -> None:
    options = msgspec.json.encode(game.complete(game.options_type()))
    in_mid_game(game, options, 0)  # whatever is made once, is made now
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        states = [in_mid_game(game, options, seed) for seed in range(TABLES)]
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert len(states) == TABLES
    assert (after - before) / TABLES < MOST


def test_what_the_rules_remember_does_not_grow_for_ever() -> None:
    """A server plays for months; whatever rolls and positions it has seen, it must forget again."""
    rooms = [import_module(f"hranice.games.{name}.rules") for name in GAMES]
    names = [
        part.name for room in rooms for part in pkgutil.walk_packages(room.__path__, room.__name__ + ".")
    ]
    for_ever = {
        f"{name}.{thing.__name__}"
        for name in names
        for thing in vars(import_module(name)).values()
        if hasattr(thing, "cache_parameters")
        and thing.__module__ == name
        and thing.cache_parameters()["maxsize"] is None
    }
    assert for_ever == FEW
