"""What the environments promise beyond their libraries' checkers."""

from typing import Any

import numpy as np
import pytest

from hranice.bots import UnknownBot
from hranice.lab.env.encoding import encoding_of
from hranice.lab.env.single import REFUSED, SeatEnv
from hranice.lab.env.zoo import TogetherEnv, TurnEnv, env

MIXED = {"border": ("greedy", "random"), "travel": ("globetrotter", "tourist")}


def at_random(learner: SeatEnv, seed: int) -> float:
    """Play one game with random acts; return what was paid."""
    generator = np.random.default_rng(seed)
    seen, _ = learner.reset(seed=seed)
    total, over = 0.0, False
    while not over:
        seen, payment, over, _, info = learner.step(generator.choice(np.flatnonzero(seen["action_mask"])))
        assert not info[REFUSED]
        total += payment
    return total


@pytest.mark.parametrize("game", ["border", "travel"])
def test_a_learner_among_bots_plays_to_the_end_and_is_paid_its_share(game: str) -> None:
    learner = SeatEnv(game, MIXED[game])
    for seed in range(5):
        total = at_random(learner, seed)
        assert total in (pytest.approx(-1 / 3), pytest.approx(1 / 6), pytest.approx(2 / 3), pytest.approx(0))
        assert at_random(learner, seed) == total


def test_bots_in_a_race_act_at_their_own_moments() -> None:
    """T15: the tokens of bots lie at the moments that they chose, not at the ticks."""
    learner = SeatEnv("travel", ("traveller", "tourist"), tick=1000)
    learner.reset(seed=2)
    moments = set()
    for _ in range(200):
        _, _, over, _, _ = learner.step(np.int64(0))
        moments |= {token.at % 1000 for token in learner.episode.state.tokens}
        if over:
            break
    assert len(moments) > 5


def test_what_a_bot_had_in_mind_ends_with_its_round() -> None:
    """T16: one that is slower than the limit is served by it in every round, and brings no token along."""
    learner = SeatEnv("travel", ("traveller:speed=0.05",), tick=500)
    learner.reset(seed=2)
    over, rounds = False, set()
    while not over:
        _, _, over, _, _ = learner.step(np.int64(0))
        state = learner.episode.state
        rounds.add(state.round)
        assert over or not state.tokens
    assert rounds == set(range(1, 8))


def test_a_reward_that_there_is_not_is_refused() -> None:
    wrong: Any = "point"
    with pytest.raises(ValueError, match="victory, points"):
        SeatEnv("border", ("random",), reward=wrong)
    with pytest.raises(ValueError, match="victory, points"):
        env("border", 2, reward=wrong)


@pytest.mark.parametrize("game", ["border", "travel"])
def test_an_illegal_act_changes_nothing_and_patience_ends(game: str) -> None:
    learner = SeatEnv(game, MIXED[game], patience=3)
    seen, _ = learner.reset(seed=1)
    illegal = np.flatnonzero(seen["action_mask"] == 0)
    bad = illegal[0] if len(illegal) else np.int64(len(seen["action_mask"]))
    for attempt in range(3):
        again, payment, over, cut_off, info = learner.step(bad)
        assert (payment, over, cut_off, info) == (0, False, attempt == 2, {REFUSED: True})
        assert np.array_equal(again["observation"], seen["observation"])
    assert np.array_equal(learner.action_masks(), seen["action_mask"].astype(bool))


@pytest.mark.parametrize("game", ["border", "travel"])
def test_positions_are_shown_as_text_and_as_pixels(game: str) -> None:
    text = TurnEnv(game, 2, render_mode="ansi")
    text.reset(seed=3)
    assert text.render().startswith("round 1")
    picture = TurnEnv(game, 2, render_mode="rgb_array")
    picture.reset(seed=3)
    blank = picture.render()
    assert blank.ndim == 3
    assert blank.shape[2] == 3
    generator = np.random.default_rng(1)
    for _ in range(12):
        mask = picture.observe(picture.agent_selection)["action_mask"]
        picture.step(int(generator.choice(np.flatnonzero(mask))))
    assert not np.array_equal(blank, picture.render())


def test_every_act_has_a_name_of_its_own() -> None:
    for game in ("border", "travel"):
        encoding = encoding_of(game, 2)
        names = {encoding.act_name(act) for act in range(encoding.acts)}
        assert len(names) == encoding.acts


def test_an_illegal_act_ends_a_wrapped_game() -> None:
    made = env("border", 2)
    made.reset(seed=1)
    mask = made.observe(made.agent_selection)["action_mask"]
    made.step(int(np.flatnonzero(mask == 0)[0]))
    assert all(made.terminations.values())


def test_wrong_use_is_refused() -> None:
    with pytest.raises(UnknownBot, match="nobody"):
        SeatEnv("border", ("nobody",))
    with pytest.raises(ValueError, match="in turn"):
        TogetherEnv("border", 2)
    with pytest.raises(RuntimeError, match="reset"):
        TurnEnv("border", 2).observe("player_0")
    with pytest.raises(RuntimeError, match="reset"):
        SeatEnv("border", ("random",)).step(np.int64(0))
