"""Finds the games: our own and those of other packages, by the entry points of the group `hranice.games`.

An entry point names a `Game`, or a sequence of them: versions of one game's rules, the newest last. A package
that cannot be used is named in one line of the log, and the other games are played.
"""

import logging
import re
from collections.abc import Iterable
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from hranice.game import Game, Games

GROUP = "hranice.games"
_NAME = re.compile(r"[a-z][a-z0-9-]{0,30}")
_TYPES = ("state_type", "move_type", "options_type", "fact_type", "view_type")

log = logging.getLogger(__name__)


class BadPlugin(Exception):  # noqa: N818 - told in one line, and then done without
    """A package that offers a game breaks the contract; the message says how."""


def found(points: Iterable[EntryPoint]) -> Games:
    """Return the games of these entry points, our own first. Names what cannot be used in the log."""
    games: dict[str, tuple[Game[Any, Any, Any], ...]] = {}
    for point in sorted(
        points, key=lambda point: (_package(point) != "hranice", _package(point), point.name)
    ):
        try:
            versions = _versions(point.load())
            if versions[0].name in games:
                raise BadPlugin(f"there is a game {versions[0].name!r} already")
        except Exception as error:
            reason = str(error) if isinstance(error, BadPlugin) else f"{type(error).__name__}: {error}"
            line = " ".join(reason.split())
            log.warning("the game %s of the package %s is left out: %s", point.name, _package(point), line)
        else:
            games[versions[0].name] = versions
    return Games(*(version for versions in games.values() for version in versions))


def _package(point: EntryPoint) -> str:
    return "?" if point.dist is None else point.dist.name


def _versions(offered: object) -> tuple[Game[Any, Any, Any], ...]:
    """Return the versions of a game that keep the contract as far as a look at them can tell."""
    versions = (
        (offered,) if isinstance(offered, Game) else tuple(offered) if isinstance(offered, Iterable) else ()
    )
    games = tuple(game for game in versions if isinstance(game, Game))
    if not games or len(games) < len(versions):
        raise BadPlugin("it is no game")
    for game in games:
        _check(game)
    if len({game.name for game in games}) > 1 or len({game.rules for game in games}) < len(games):
        raise BadPlugin("its versions have different names, or the same rules")
    return games


def _check(game: Game[Any, Any, Any]) -> None:
    for part in ("name", "rules", "players", *_TYPES):
        if not hasattr(game, part):
            raise BadPlugin(f"it has no {part}")
    if not _NAME.fullmatch(game.name):
        raise BadPlugin(f"its name {game.name!r} is not of small letters, digits and hyphens")
    if not game.players or game.players[0] < 1:
        raise BadPlugin("it says for no number of players that it can be played")
    state = game.setup(game.complete(game.options_type()), game.players[0])
    if not game.due(state):
        raise BadPlugin("it is over before it begins")
    game.view(state, None)


GAMES = found(entry_points(group=GROUP))
