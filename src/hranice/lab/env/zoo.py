"""The games for PettingZoo: agents in turn, or all at once where all act at once."""

from collections.abc import Iterable
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from hranice.lab.env.encoding import encoding_of
from hranice.lab.env.episode import Episode
from hranice.lab.env.rewards import Reward, known_reward, paid
from hranice.lab.env.svg_pixels import pixels

Observation = dict[str, Any]
"""`observation`: what the agent may know; `action_mask`: 1 for every act that it may do."""


def env(game: str, players: int, **settings: Any) -> AECEnv[str, Observation, int]:
    """Return a game with the usual wrappers: an illegal act ends it, an act out of turn is an error."""
    made: AECEnv[str, Observation, int] = TurnEnv(game, players, **settings)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class Environment:
    """What all environments have in common: a game, one episode after the other."""

    def __init__(
        self,
        game: str,
        players: int,
        *,
        options: Any = None,
        tick: int = 250,
        reward: Reward = "victory",
        render_mode: str | None = None,
    ) -> None:
        self._encoding = encoding_of(game, players, options, tick)
        self._reward = known_reward(reward)
        self._episode: Episode[Any, Any] | None = None
        self.render_mode = render_mode

    @property
    def episode(self) -> Episode[Any, Any]:
        """The game being played."""
        if self._episode is None:
            raise RuntimeError("reset the environment first")
        return self._episode

    def observed(self, seat: int) -> Observation:
        """Return what a seat sees, and what it may do."""
        mask = np.zeros(self._encoding.acts, np.int8)
        mask[self.episode.legal(seat)] = 1
        return {"observation": self.episode.observe(seat), "action_mask": mask}

    def render(self) -> Any:
        """Return the position as text (mode `ansi`) or as pixels (`rgb_array`)."""
        if self._episode is None or self.render_mode is None:
            return None
        state = self._episode.state
        return self._encoding.text(state) if self.render_mode == "ansi" else pixels(self._encoding.svg(state))

    def _seat_sees(self) -> spaces.Dict:
        """Return the space of what a seat sees of a game."""
        return spaces.Dict(
            {
                "observation": spaces.Box(-1, 1, (self._encoding.length,), np.float32),
                "action_mask": spaces.Box(0, 1, (self._encoding.acts,), np.int8),
            }
        )


class _Seats(Environment):
    """What both kinds of environment for several agents have in common."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "hranice_v1",
        "render_modes": ["ansi", "rgb_array"],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(self, game: str, players: int, **settings: Any) -> None:
        super().__init__(game, players, **settings)
        self._np_random, _ = seeding.np_random()
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._seat_sees())
        self.action_spaces = {agent: spaces.Discrete(self._encoding.acts) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return what an agent can see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return what an agent can do."""
        return self.action_spaces[agent]

    def close(self) -> None:
        """Let go of the game."""
        self._episode = None

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self._np_random, _ = seeding.np_random(seed)
        self._episode = Episode(self._encoding)
        self._episode.draw_by(self._np_random)
        self.agents = self.possible_agents[:]

    def _act(self, acts: Iterable[int]) -> tuple[dict[str, float], bool]:
        """Let seats act in their order; return what every agent is paid, and whether the game is over."""
        episode = self.episode
        before = episode.standing
        for act in acts:
            episode.act(int(act))
        episode.draw_by(self._np_random)
        after = episode.standing
        return dict(zip(self.possible_agents, paid(self._reward, before, after), strict=True)), after.over


class TurnEnv(_Seats, AECEnv[str, Observation, int]):
    """Either game, one agent after the other.

    In a race the agents who are due act in the order of their seats at every tick, none seeing what the
    others did at the same tick.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - the API's
        """Begin a new game."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        """Return what an agent may know."""
        return self.observed(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Let the selected agent act."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} must act")
        self._cumulative_rewards[agent] = 0.0
        self.rewards, over = self._act([action])
        self.terminations = dict.fromkeys(self.agents, over)
        self._accumulate_rewards()
        self._select()

    def _select(self) -> None:
        turn = self.episode.turn
        self.agent_selection = self.agents[0] if turn is None else self.possible_agents[turn]


class TogetherEnv(_Seats, ParallelEnv[str, Observation, int]):
    """A race, all agents at every tick. Whoever has nothing left to do can only wait."""

    metadata: ClassVar[dict[str, Any]] = {**_Seats.metadata, "is_parallelizable": True}

    def __init__(self, game: str, players: int, **settings: Any) -> None:
        super().__init__(game, players, **settings)
        if not self._encoding.tick:
            raise ValueError(f"in {game} players act in turn; use TurnEnv")

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - the API's
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a new game."""
        self._begin(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        """Let one tick pass."""
        agents = self.agents
        payment, over = self._act(actions[agents[seat]] for seat in self.episode.waiting)
        observations = self._observations()
        if over:
            self.agents = []
        return (
            observations,
            payment,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.observed(seat) for seat, agent in enumerate(self.possible_agents)}
