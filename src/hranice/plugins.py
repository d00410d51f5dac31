"""Finds the games: our own and those of other packages, by the entry points of the group `hranice.games`.

An entry point names a `Game`, or a sequence of them: versions of one game's rules, the newest last. A package
that cannot be used is named in `LEFT_OUT`, which the command `hranice` tells, and the other games are played.
"""

import re
from collections.abc import Callable, Iterable
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from hranice.game import Game, Games
from hranice.parts import LazyCommand, Option, Parts, Route

GROUP = "hranice.games"
OURS = "hranice"
_NAME = re.compile(r"[a-z][a-z0-9-]{0,30}")
_TYPES = ("state_type", "move_type", "options_type", "fact_type", "view_type")


class BadPlugin(Exception):  # noqa: N818 - told in one line, and then done without
    """A package that offers a game breaks the contract; the message says how."""


def gather(games: Games, points: Iterable[EntryPoint]) -> list[str]:
    """Add the games of these entry points, our own first; return a line for each that cannot be used."""
    left_out = []
    for point in sorted(points, key=lambda point: (_package(point) != OURS, _package(point), point.name)):
        try:
            versions = checked(point)
            if versions[0].name in games:
                raise BadPlugin(f"there is a game {versions[0].name!r} already")
        except BadPlugin as bad:
            left_out.append(f"the game {point.name} of the package {_package(point)} is left out: {bad}")
        else:
            games.add(*versions)
    return left_out


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
            if (
                _package(point) != OURS
            ):  # ours are tested; imported and begun, they would hold up `hranice --help`
                _check_begins(game)
                _check_parts(game.parts)
    except BadPlugin:
        raise
    except (Exception, SystemExit) as error:  # a module may call sys.exit
        raise BadPlugin(f"{type(error).__name__}: {error}") from error
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
    """Refuse a game that does not say properly what it is."""
    if not _NAME.fullmatch(str(game.name)):
        raise BadPlugin(f"its name {game.name!r} is not of small letters, digits and hyphens")
    if not isinstance(game.rules, str):
        raise BadPlugin(f"its rules {game.rules!r} are no text")
    if not isinstance(game.players, range) or not game.players or game.players[0] < 1:
        raise BadPlugin(f"its players are {game.players!r}; for two to four it would be range(2, 5)")
    if not isinstance(game.parts, Parts):
        raise BadPlugin(f"its parts are {type(game.parts).__name__} and no hranice.parts.Parts")


def _check_begins(game: Game[Any, Any, Any]) -> None:
    """Refuse a game that cannot even begin."""
    state = game.setup(game.complete(game.options_type()), game.players[0])
    if not game.due(state):
        raise BadPlugin("it is over before it begins")
    game.view(state, None)


def _check_parts(parts: Parts) -> None:
    """Refuse parts that raise when they are asked for, or return something else than they should.

    These are the parts that the program asks of all games together: one that raises would spoil it for all.
    """
    for part, sound in _PARTS.items():
        try:
            right = sound(getattr(parts, part)())
        except (Exception, SystemExit) as error:
            raise BadPlugin(f"its part {part}: {type(error).__name__}: {error}") from error
        if not right:
            raise BadPlugin(f"its part {part} does not return what hranice.parts.Parts says")


def _texts(folder: Any) -> bool:
    if folder is not None:
        for language in folder.iterdir():
            for file in language.iterdir() if language.is_dir() else ():
                file.read_text(encoding="utf-8")
    return True


_PARTS: dict[str, Callable[[Any], bool]] = {
    "texts": _texts,
    "options": lambda options: all(isinstance(option, Option) for option in options),
    "bots": lambda bots: all(_NAME.fullmatch(name) and callable(bots[name]) for name in bots),
    "commands": lambda commands: all(isinstance(commands[name], LazyCommand) for name in commands),
    "routes": lambda routes: all(isinstance(route, Route) for route in routes),
}

GAMES = Games()
"""All games. It is there before packages are imported, for they may import what knows it."""
LEFT_OUT = gather(GAMES, entry_points(group=GROUP))
"""What cannot be used, and why: a line each."""
