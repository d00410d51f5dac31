"""How many decisions a second random players make, in our games and in those of our peers.

A decision is one choice of a seat; chance is drawn but not counted. Every entry plays whole games with
uniformly random legal choices for a given time, through the public interface of its library.
"""

from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

from hranice.game import Drawn, Moved
from hranice.games.border import BORDER
from hranice.games.border.rules.state import Options

Playout = Callable[[Random], int]
"""Plays one game to its end and returns the number of decisions in it."""


def border(random: Random) -> int:
    """Play The BORDER with four, through the contract, validation included."""
    uniform = random.random

    def draw(bound: int) -> int:
        return int(uniform() * bound)

    state = BORDER.setup(_OPTIONS, 4)
    decisions = 0
    while due := BORDER.due(state):
        if due.chance:
            outcome = tuple([int(uniform() * bound) for bound in due.chance.bounds])
            state, _ = BORDER.play(state, Drawn(outcome))
        for seat in due.seats:
            state, _ = BORDER.play(state, Moved(seat, BORDER.sample(state, seat, draw)))
            decisions += 1
    return decisions


_OPTIONS = Options()


def catanatron(random: Random) -> int:
    """Play catanatron with four of its own random players; every action counts, forced ones too."""
    game = _catanatron(random)
    game.play()
    return len(game.state.actions)


def catanatron_choices(random: Random) -> int:
    """Play catanatron, but count only actions to which there was an alternative, as we do ours."""
    game = _catanatron(random)
    choices = 0
    while game.winning_color() is None and game.state.num_turns < 1_000:
        choices += len(game.state.playable_actions) > 1
        game.play_tick()
    return choices


def _catanatron(random: Random) -> Any:
    from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415 - installed for `make bench` alone

    return Game([RandomPlayer(color) for color in Color], seed=random.randrange(2**31))


def open_spiel(name: str) -> Playout:
    """Return playouts of one of OpenSpiel's games in C++."""
    import pyspiel  # noqa: PLC0415 - installed for `make bench` alone

    game = pyspiel.load_game(name)

    def playout(random: Random) -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, weights)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return playout


def decisions_per_second(playout: Playout, seconds: float, seed: int = 1) -> float:
    """Return the rate per second of processor time, after one game to warm up."""
    random = Random(seed)
    playout(random)
    decisions, begin = 0, process_time()
    while (spent := process_time() - begin) < seconds:
        decisions += playout(random)
    return decisions / spent
