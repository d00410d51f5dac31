"""The games for Gymnasium: one seat learns, bots have the others."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from hranice.bots import Bot, Choice
from hranice.lab.env.encoding import encodings
from hranice.lab.env.episode import Episode
from hranice.lab.env.rewards import paid
from hranice.lab.env.zoo import Environment, Observation
from hranice.lab.playing import make_player
from hranice.plugins import GAMES

REFUSED = "refused"
"""In the info of a step: the act was illegal, and nothing happened."""


class SeatEnv(Environment, gymnasium.Env[Observation, np.int64]):
    """One seat among bots; which one is drawn anew for every game.

    An illegal act changes nothing and is reported; after `patience` of them the game is cut off.
    """

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}  # noqa: RUF012 - as Gymnasium has it

    def __init__(self, game: str, bots: Sequence[str], *, patience: int = 1000, **settings: Any) -> None:
        """Make an environment; the settings are those of `Environment`."""
        super().__init__(game, 1 + len(bots), **settings)
        self._game = GAMES[game]
        self._names = tuple(bots)
        for name in bots:
            make_player(self._game, name, 0)
        self._patience = patience
        self._refused = 0
        self._seat = 0
        self._bots: dict[int, _Guest] = {}
        self.observation_space = self._seat_sees()
        self.action_space = spaces.Discrete(self._encoding.acts)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game, in which it is the learner's turn."""
        super().reset(seed=seed, options=options)
        self._refused = 0
        seats = self._encoding.seats
        self._seat = int(self.np_random.integers(seats))
        others = [seat for seat in range(seats) if seat != self._seat]
        self._bots = {
            seat: _Guest(make_player(self._game, name, int(self.np_random.integers(2**63))))
            for seat, name in zip(others, self._names, strict=True)
        }
        self._episode = Episode(self._encoding)
        self._let_others_act(self._episode)
        return self.observed(self._seat), {}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Let the learner act, then the bots until it is the learner's turn again."""
        episode = self.episode
        if episode.turn != self._seat or action not in episode.legal(self._seat):
            self._refused += 1
            return self.observed(self._seat), 0.0, False, self._refused >= self._patience, {REFUSED: True}
        before = episode.standing
        episode.act(int(action))
        self._let_others_act(episode)
        after = episode.standing
        payment = paid(self._reward, before, after)[self._seat]
        return self.observed(self._seat), payment, after.over, False, {REFUSED: False}

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which acts are legal, as sb3-contrib's MaskablePPO asks for it."""
        mask: NDArray[np.int8] = self.observed(self._seat)["action_mask"]
        return mask.astype(np.bool_)

    def _let_others_act(self, episode: Episode[Any, Any]) -> None:
        while True:
            episode.draw_by(self.np_random)
            turn = episode.turn
            if turn is None or turn == self._seat:
                return
            self._bots[turn].act(episode, turn)


class _Guest:
    """A bot on a seat. In a race it acts at the tick that its chosen moment falls into."""

    def __init__(self, bot: Bot[Any, Any]) -> None:
        self._bot = bot
        self._seen: Any = None
        self._round = 0
        self._chosen: tuple[int, Any] | None = None
        """The moment and the move it has in mind for this round."""

    def act(self, episode: Episode[Any, Any], seat: int) -> None:
        """Make the move whose moment has come, or wait."""
        encoding, now = episode.encoding, episode.now
        state = encoding.game.redact(episode.state, seat)
        if not encoding.tick:
            episode.move(self._bot.choose(state, seat).move)
            return
        if self._round != encoding.game.rounds(state):
            # The limit may have served it (T16); then nobody waits any more for what it had in mind.
            self._round, self._chosen = encoding.game.rounds(state), None
        if self._chosen is None:
            choice = self._bot.choose(state, seat)
            self._chosen = now + choice.delay, choice.move
        elif state != self._seen:
            moment, move = self._chosen
            choice = self._bot.revise(state, seat, Choice(move, max(0, moment - now)))
            self._chosen = now + choice.delay, choice.move
        self._seen = state
        moment, move = self._chosen
        if moment < now + encoding.tick:
            self._chosen = None
            episode.move(move, moment)
        else:
            episode.move(None)


for _name, _encoding in encodings().items():
    gymnasium.register(
        f"hranice/{_name.capitalize()}-v1",
        entry_point="hranice.lab.env.single:SeatEnv",
        kwargs={"game": _name, "bots": (_encoding.opponent,)},
    )
