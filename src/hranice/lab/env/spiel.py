"""The games for OpenSpiel: `pyspiel.load_game("hranice_<game>(players=3)")` once this module is imported.

Every draw of a chance is a node of its own. In a race the players act in the order of their seats at every
tick, none seeing what the others did at the same tick. Parameters are `players`, the options that are agreed
for all seats together, and in a race `tick`, in milliseconds.
"""

from typing import Any

import msgspec
import numpy as np
import pyspiel

from hranice.game import Game
from hranice.lab.env.encoding import Encoding, Floats, encoding_of, encodings
from hranice.lab.env.episode import Episode
from hranice.lab.env.rewards import paid
from hranice.plugins import GAMES


def _type_of(game: Game[Any, Any, Any], parameters: dict[str, Any]) -> Any:
    return pyspiel.GameType(
        short_name=f"hranice_{game.name}",
        long_name=game.parts.title or game.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=game.players[0],
        max_num_players=game.players[-1],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


class SpielGame(pyspiel.Game):
    """Any of the games as OpenSpiel wants it."""

    def __init__(self, name: str, game_type: Any, parameters: dict[str, Any]) -> None:
        given = {**game_type.parameter_specification, **parameters}
        seats, tick = given.pop("players"), given.pop("tick", 0)
        options = msgspec.convert(given, GAMES[name].options_type)
        self.encoding = encoding = encoding_of(name, seats, options, tick)
        info = pyspiel.GameInfo(
            num_distinct_actions=encoding.acts,
            max_chance_outcomes=encoding.sides,
            num_players=seats,
            min_utility=-1 / seats,
            max_utility=1 - 1 / seats,
            utility_sum=0.0,
            max_game_length=encoding.longest,
        )
        super().__init__(game_type, info, parameters)

    def new_initial_state(self) -> "SpielState":
        """Return the game before anything has happened."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> "Observer":  # noqa: ARG002 - the API's
        """Return what turns positions into observations; there is only one kind."""
        return Observer(self.encoding)


class SpielState(pyspiel.State):
    """A position."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.episode = Episode(game.encoding)
        self._drawn: tuple[int, ...] = ()
        """The draws of the present chance so far."""

    def current_player(self) -> int:
        """Return who acts: a player, chance, or nobody any more."""
        if self.episode.chance is not None:
            return int(pyspiel.PlayerId.CHANCE)
        turn = self.episode.turn
        return int(pyspiel.PlayerId.TERMINAL) if turn is None else turn

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.episode.standing.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what the present draw can give, each equally likely."""
        chance = self.episode.chance
        if chance is None:
            raise ValueError("no chance is due")
        sides = chance.bounds[len(self._drawn)]
        return [(side, 1 / sides) for side in range(sides)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.episode.legal(player) if player == self.episode.turn else []

    def _apply_action(self, action: int) -> None:
        chance = self.episode.chance
        if chance is None:
            self.episode.act(action)
            return
        drawn = (*self._drawn, action)
        self._drawn = () if len(drawn) == len(chance.bounds) else drawn
        if not self._drawn:
            self.episode.draw(drawn)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"draw {action}" if player < 0 else self.episode.encoding.act_name(action)

    def returns(self) -> list[float]:
        """Return every player's share of the victory, less an even one."""
        after = self.episode.standing
        return list(paid("victory", type(after)(after.scores), after))

    def __str__(self) -> str:
        """Return the position in a few lines, and what is drawn of the present chance."""
        return self.episode.encoding.text(self.episode.state) + "".join(f" +{side}" for side in self._drawn)


class Observer:
    """Turns positions into observations."""

    def __init__(self, encoding: Encoding[Any, Any]) -> None:
        self.tensor: Floats = np.zeros(encoding.length, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player may know into the tensor."""
        self.tensor[:] = state.episode.observe(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what a player may know as text that is equal only for equal observations."""
        seen = state.episode.observe(player).tobytes().hex()
        return f"{state.episode.encoding.text(state.episode.state)}\n{seen}"


def _register(game: Game[Any, Any, Any]) -> None:
    """Make a game known to OpenSpiel, its parameters each with their usual value."""
    described = game.parts.options()
    options = {option.field: option.default for option in described if not option.each and not option.by_name}
    known = _type_of(game, {"players": 2, **options, **({"tick": 1000} if game.parts.race else {})})

    def begin(self: SpielGame, parameters: dict[str, Any] | None = None) -> None:
        SpielGame.__init__(self, game.name, known, parameters or {})

    # A class: OpenSpiel lets go of what it was given when Python has ended, and of a function it may not.
    pyspiel.register_game(known, type(f"{game.name.capitalize()}Game", (SpielGame,), {"__init__": begin}))


for _name in encodings():
    _register(GAMES[_name])
