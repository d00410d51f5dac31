"""The checkers that PettingZoo, Gymnasium and OpenSpiel bring along, on both games."""

import subprocess
import sys

import gymnasium
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from hranice.lab.env import single, spiel
from hranice.lab.env.zoo import TogetherEnv, env
from tests.services.process import PATIENCE_S

GAMES = ["border", "travel"]

# PettingZoo expects plain arrays of all but its own games; a mask beside the observation is its own custom.
masked = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be", "ignore:Observation is not a NumPy array"
)


@masked
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_pettingzoo_in_turn(game: str, players: int) -> None:
    api_test(env(game, players), num_cycles=300)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_repeats_what_was_seeded(game: str) -> None:
    seed_test(lambda: env(game, 3), num_cycles=100)


def test_pettingzoo_all_at_once() -> None:
    parallel_api_test(TogetherEnv("travel", 6), num_cycles=300)
    parallel_seed_test(lambda: TogetherEnv("travel", 3), num_cycles=100)


@pytest.mark.parametrize("name", ["hranice/Border-v1", "hranice/Travel-v1"])
def test_gymnasium(name: str) -> None:
    assert single.SeatEnv.metadata["render_modes"] == ["ansi", "rgb_array"]
    made = gymnasium.make(name, render_mode="rgb_array")
    check_env(made.unwrapped)
    made.close()


@pytest.mark.parametrize(
    "name", ["hranice_border(players=2)", "hranice_border(players=4)", "hranice_travel(players=3,map=usa)"]
)
def test_openspiel(name: str) -> None:
    game = pyspiel.load_game(name)
    assert isinstance(game, spiel.SpielGame)
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def test_a_program_that_used_openspiel_ends_in_order() -> None:
    script = "import hranice.lab.env.spiel, pyspiel; pyspiel.load_game('hranice_border(players=2)')"
    subprocess.run([sys.executable, "-c", script], check=True, timeout=PATIENCE_S)
