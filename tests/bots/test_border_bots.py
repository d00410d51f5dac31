"""The bots of The BORDER to begin with."""

from random import Random
from typing import Any

from hranice.bots import Bot, make_bot
from hranice.game import Drawn, Moved, Standing
from hranice.games.border import BORDER
from hranice.games.border.bots.greedy import CHANCE, PROMISE
from hranice.games.border.rules.first_action import completable
from hranice.games.border.rules.second_action import crossing
from hranice.games.border.rules.state import Complete, Cross, Options, State


def play(bots: list[Bot[Any, Any]], seed: int, watch: Any = None) -> Standing:
    """Play one game; `watch` sees every decision."""
    random = Random(seed)
    state = BORDER.setup(Options(), len(bots))
    while due := BORDER.due(state):
        if due.chance:
            state = BORDER.play(state, Drawn(tuple(map(random.randrange, due.chance.bounds))))[0]
            continue
        for seat in due.seats:
            move = bots[seat].choose(BORDER.redact(state, seat), seat).move
            if watch:
                watch(state, seat, move)
            state = BORDER.play(state, Moved(seat, move))[0]
    return BORDER.standing(state)


def test_greedy_beats_random_eager_in_95_of_100_games() -> None:
    won = 0.0
    for seed in range(200):
        seat = seed % 2
        names = ["greedy", "random-eager"] if seat == 0 else ["random-eager", "greedy"]
        standing = play([make_bot(BORDER, name, seed) for name in names], seed)
        won += (seat in standing.winners) / len(standing.winners)
    assert won >= 0.95 * 200


def test_random_eager_leaves_no_usable_die() -> None:
    def watch(state: State, seat: int, move: Any) -> None:
        layout = state.layout(seat)
        if isinstance(move, Complete):
            mask = sum(layout.segments[number] & ~state.crossed[seat] for number in move.segments)
            used = [layout.colour[space] for space in layout.spaces(mask)]
            left = list(state.dice)
            for colour in used:
                left.remove(colour)
            assert not completable(layout, state.crossed[seat] | mask, tuple(left))
        elif isinstance(move, Cross):
            making = crossing(state, seat)
            waiting = set(move.spaces)
            while waiting:
                space = next(s for s in sorted(waiting) if layout.bit[s] & making.candidates)
                making.cross(layout.bit[space])
                waiting.remove(space)
            assert not making.candidates

    for seed in range(10):
        play([make_bot(BORDER, "random-eager", seed + seat) for seat in range(3)], seed, watch)


def test_the_same_seed_gives_the_same_game() -> None:
    def moves(seed: int) -> list[Any]:
        made: list[Any] = []
        bots = [make_bot(BORDER, name, seed) for name in ("random", "random-eager", "greedy")]
        play(bots, seed, lambda _state, seat, move: made.append((seat, move)))
        return made

    assert moves(3) == moves(3)
    assert moves(3) != moves(4)


def test_greedy_s_tables_are_exact() -> None:
    """The nearest numbers there are, so that it decides alike whatever a machine makes of powers and sums."""
    assert PROMISE[1:] == tuple(3 * 22**missing / (4 * 25**missing) for missing in range(1, 40))
    for dice in range(1, 6):
        assert CHANCE[1][dice][dice] == 1 / 6**dice
        assert CHANCE[2][dice][dice] == 11**dice / 36**dice
        assert CHANCE[2][dice][1] == (36**dice - 25**dice) / 36**dice
