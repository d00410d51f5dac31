"""Games cut into small acts are the same games."""

from copy import deepcopy
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hranice.game import Moved, Refusal
from hranice.games.travel.rules.options import Options as TravelOptions
from hranice.lab.env.encoding import Encoding, encoding_of
from hranice.lab.env.episode import Episode
from hranice.lab.env.rewards import paid
from tests.travel.made_up import SMALLEST

GAMES = [("border", 2), ("border", 3), ("border", 4), ("travel", 2), ("travel", 6)]


def begun(game: str, seats: int, generator: np.random.Generator, **settings: Any) -> Episode[Any, Any]:
    episode = Episode(encoding_of(game, seats, **settings))
    episode.draw_by(generator)
    return episode


def played(episode: Episode[Any, Any], generator: np.random.Generator) -> int:
    """Act at random to the end; return how many acts it took."""
    acts = 0
    while (turn := episode.turn) is not None:
        episode.act(int(generator.choice(episode.legal(turn))))
        episode.draw_by(generator)
        acts += 1
    return acts


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_random_acts_reach_the_end_and_leave_room_in_the_bounds(game: str, seats: int) -> None:
    for seed in range(3):
        generator = np.random.default_rng(seed)
        episode = begun(game, seats, generator)
        encoding = episode.encoding
        assert played(episode, generator) <= encoding.longest
        assert episode.standing.over
        assert episode.standing.winners
        for seat in range(seats):
            seen = episode.observe(seat)
            assert seen.shape == (encoding.length,)
            assert seen.dtype == np.float32
            assert np.abs(seen).max() <= 1


def every_move(encoding: Encoding[Any, Any], state: Any, seat: int) -> set[Any]:
    """Return all moves that acts can make, as the rules would see them, whatever the order of the acts."""
    found, waiting = set(), [None]
    while waiting:
        draft = waiting.pop()
        for act in encoding.legal(state, seat, draft):
            move, complete = encoding.take(state, seat, draft, act)
            if complete:
                found.add(encoding.game.play(state, Moved(seat, move, state_time(state)))[0])
            else:
                waiting.append(move)
    return found


def state_time(state: Any) -> int:
    return int(getattr(state, "revealed", 0))


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10_000), steps=st.integers(0, 60))
def test_acts_make_exactly_the_moves_of_the_rules(seed: int, steps: int) -> None:
    """B10-B18: marking piece by piece, every legal completion and crossing can be made, and no other."""
    generator = np.random.default_rng(seed)
    episode = begun("border", 3, generator)
    for _ in range(steps):
        if episode.turn is None:
            return
        episode.act(int(generator.choice(episode.legal(episode.turn))))
        episode.draw_by(generator)
    turn, game, state = episode.turn, episode.encoding.game, episode.state
    if turn is None or sum(1 for _ in game.moves(state, turn)) > 100:
        return
    by_rules = {game.play(state, Moved(turn, move))[0] for move in game.moves(state, turn)}
    assert every_move(episode.encoding, state, turn) == by_rules


def test_all_waiting_still_ends_a_race_by_its_limit() -> None:
    """T16: who never places is served at the limit."""
    generator = np.random.default_rng(1)
    episode = begun("travel", 3, generator, options=TravelOptions(limit=5))
    while episode.turn is not None:
        episode.act(0)
        episode.draw_by(generator)
    assert episode.standing.over


def test_t40_an_observation_is_as_long_as_the_map_needs() -> None:
    europe, small = (encoding_of("travel", 3, TravelOptions(map=name)) for name in ("europe", SMALLEST))
    assert europe.length - small.length == 10 * (50 - 12)
    assert (europe.acts, europe.sides, small.sides) == (small.acts, 50, 12)
    generator = np.random.default_rng(1)
    episode = begun("travel", 3, generator, options=TravelOptions(map=SMALLEST))
    while episode.turn is not None:
        assert episode.observe(episode.turn).shape == (small.length,)
        episode.act(int(generator.choice(episode.legal(episode.turn))))
        episode.draw_by(generator)
    assert episode.standing.over


def test_tokens_of_one_tick_fall_together() -> None:
    """T15: nobody is before another by the order of seats; fate decides."""
    below = set()
    for seed in range(20):
        generator = np.random.default_rng(seed)
        episode = begun("travel", 2, generator)
        for _ in range(2):
            assert not episode.state.tokens
            episode.act(1)
        episode.draw_by(generator)
        reckoned = {bill.seat: bill.bill.stack for bill in episode.state.reckoned}
        below.add(tuple(reckoned.items()) or episode.state.purses)
    assert len(below) > 1


def test_nobody_sees_what_others_do_at_the_same_tick() -> None:
    seen = []
    for act in (1, 5):
        episode = begun("travel", 3, np.random.default_rng(4))
        episode.act(act)
        assert episode.turn == 1
        seen.append([episode.observe(seat).tobytes() for seat in range(3)])
    assert seen[0] == seen[1]


def test_nobody_sees_what_another_marks_or_has_sealed() -> None:
    """B15: neither a draft nor sealed marks show in the observation of anybody else."""
    generator = np.random.default_rng(8)
    episode = begun("border", 3, generator)
    drafts = seals = 0
    while (turn := episode.turn) is not None:
        legal = episode.legal(turn)
        others = [seat for seat in range(3) if seat != turn]
        if episode.state.phase == "cross" and len(legal) > 1:
            marking, passing = deepcopy(episode), deepcopy(episode)
            marking.act(legal[-1])
            drafts += 1
            assert not np.array_equal(marking.observe(turn), episode.observe(turn))
            for seat in others:
                assert np.array_equal(marking.observe(seat), episode.observe(seat))
            marking.act(0)
            passing.act(0)
            if marking.turn in others and marking.state.phase == "cross" and marking.chance is None:
                seals += 1
                for seat in others:
                    assert np.array_equal(marking.observe(seat), passing.observe(seat))
        episode.act(int(generator.choice(legal)))
        episode.draw_by(generator)
    assert drafts > 20
    assert seals > 5


def test_a_copy_goes_its_own_way() -> None:
    episode = begun("border", 2, np.random.default_rng(2))
    twin = deepcopy(episode)
    assert twin.encoding is episode.encoding
    played(twin, np.random.default_rng(3))
    assert twin.standing.over
    assert not episode.standing.over


@pytest.mark.parametrize("kind", ["victory", "points"])
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_payments_add_up_to_nothing_and_to_the_result(game: str, seats: int, kind: Any) -> None:
    generator = np.random.default_rng(5)
    episode = begun(game, seats, generator)
    total = np.zeros(seats)
    begin = before = episode.standing
    while (turn := episode.turn) is not None:
        episode.act(int(generator.choice(episode.legal(turn))))
        episode.draw_by(generator)
        payment = paid(kind, before, episode.standing)
        assert sum(payment) == pytest.approx(0)
        total += payment
        before = episode.standing
    if kind == "victory":
        expected = [(seat in before.winners) / len(before.winners) - 1 / seats for seat in range(seats)]
    else:
        gained = np.subtract(before.scores, begin.scores)
        expected = list(gained - gained.mean())
    assert total == pytest.approx(np.array(expected))


def test_what_makes_no_game_is_refused_in_one_line() -> None:
    with pytest.raises(ValueError, match="there is border, travel"):
        encoding_of("chess", 2)
    with pytest.raises(ValueError, match="no options of border"):
        encoding_of("border", 2, TravelOptions())
    with pytest.raises(ValueError, match="at least a millisecond"):
        encoding_of("travel", 2, tick=0)
    with pytest.raises(Refusal, match="B1"):
        encoding_of("border", 5)
