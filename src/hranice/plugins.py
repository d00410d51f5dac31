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
from hranice.parts import Parts

GROUP = "hranice.games"
OURS = "hranice"
_NAME = re.compile(r"[a-z][a-z0-9-]{0,30}")
_TYPES = ("state_type", "move_type", "options_type", "fact_type", "view_type")
_ASKED_OF_ALL = ("texts", "options", "bots", "commands", "routes")
"""Parts that the program asks of all games together: one that raises would be everybody's fault."""
_LONGEST = 400

log = logging.getLogger(__name__)


class BadPlugin(Exception):  # noqa: N818 - told in one line, and then done without
    """A package that offers a game breaks the contract; the message says how, in one line."""


def found(points: Iterable[EntryPoint]) -> Games:
    """Return the games of these entry points, our own first. Names what cannot be used in the log."""
    games: dict[str, tuple[Game[Any, Any, Any], ...]] = {}
    for point in sorted(points, key=lambda point: (_package(point) != OURS, _package(point), point.name)):
        try:
            versions = checked(point)
            if versions[0].name in games:
                raise BadPlugin(f"there is a game {versions[0].name!r} already")
        except BadPlugin as bad:
            log.warning("the game %s of the package %s is left out: %s", point.name, _package(point), bad)
        else:
            games[versions[0].name] = versions
    return Games(*(version for versions in games.values() for version in versions))


def _package(point: EntryPoint) -> str:
    return "?" if point.dist is None else point.dist.name


def checked(point: EntryPoint) -> tuple[Game[Any, Any, Any], ...]:
    """Return the versions of a game, as far as a look at them can tell that they keep the contract.

    Raises `BadPlugin`, whatever the package does while it is imported and asked.
    """
    try:
        versions = _versions(point.load())
        for game in versions:
            _check(game)
            if _package(point) != OURS:  # ours are tested; imported now, they would hold up `hranice --help`
                _check_parts(game)
    except BadPlugin:
        raise
    except (Exception, SystemExit) as error:  # a module may call sys.exit
        line = " ".join(f"{type(error).__name__}: {error}".split())
        raise BadPlugin(line if len(line) <= _LONGEST else f"{line[:_LONGEST]}…") from error
    return versions


def _versions(offered: object) -> tuple[Game[Any, Any, Any], ...]:
    """Return what was offered as versions of one game."""
    if isinstance(offered, type) and issubclass(offered, Game):
        raise BadPlugin(f"it offers the class {offered.__name__}; it must be an object: {offered.__name__}()")
    versions = (
        (offered,) if isinstance(offered, Game) else tuple(offered) if isinstance(offered, Iterable) else ()
    )
    games = tuple(game for game in versions if isinstance(game, Game))
    if not games or len(games) < len(versions):
        raise BadPlugin(f"it offers no game (hranice.game.Game) but {type(offered).__name__}")
    for game in games:
        for part in ("name", "rules", "players", *_TYPES):
            if not hasattr(game, part):
                raise BadPlugin(f"it has no {part}")
    if len({game.name for game in games}) > 1 or len({game.rules for game in games}) < len(games):
        raise BadPlugin("its versions have different names, or the same rules")
    return games


def _check(game: Game[Any, Any, Any]) -> None:
    """Refuse a game that cannot even begin."""
    if not _NAME.fullmatch(str(game.name)):
        raise BadPlugin(f"its name {game.name!r} is not of small letters, digits and hyphens")
    if not isinstance(game.rules, str):
        raise BadPlugin(f"its rules {game.rules!r} are no text")
    if not isinstance(game.players, range) or not game.players or game.players[0] < 1:
        raise BadPlugin(f"its players are {game.players!r}; for two to four it would be range(2, 5)")
    if not isinstance(game.parts, Parts):
        raise BadPlugin(f"its parts are {type(game.parts).__name__} and no hranice.parts.Parts")
    state = game.setup(game.complete(game.options_type()), game.players[0])
    if not game.due(state):
        raise BadPlugin("it is over before it begins")
    game.view(state, None)


def _check_parts(game: Game[Any, Any, Any]) -> None:
    """Refuse parts that raise or return something else when they are asked for."""
    for part in _ASKED_OF_ALL:
        try:
            getattr(game.parts, part)()
        except (Exception, SystemExit) as error:
            raise BadPlugin(f"its part {part}: {type(error).__name__}: {error}") from error


GAMES = found(entry_points(group=GROUP))
