"""Finds the games: our own and those of other packages, by the entry points of the group `hranice.games`.

An entry point names a `Game`, or a sequence of them: versions of one game's rules, the newest last. A package
that cannot be used is named in `LEFT_OUT`, which the command `hranice` tells, and the other games are played.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from importlib.metadata import EntryPoint, entry_points
from keyword import iskeyword
from typing import Any, get_type_hints

import msgspec

from hranice.game import Game, Games
from hranice.game_parts import MOST_PLAYERS, LazyCommand, Option, Parts, Route

GROUP = "hranice.games"
OURS = "hranice"
_NAME = re.compile(r"[a-z][a-z0-9-]{0,30}")
_OPTION = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_PATH = re.compile(r"(/[a-z0-9-]+)+(/\{name\}(/[a-z0-9-]+)*)?")
SAID_OF_ALL = frozenset({"bots", "help", "language", "name", "record", "seed"})
"""What the command line of `hranice play` says of any game: no option is called so."""
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
                check_parts(game)
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
    if game.players[-1] > MOST_PLAYERS:
        raise BadPlugin(f"it is for {game.players[-1]} players; a table has at most {MOST_PLAYERS} seats")
    if not isinstance(game.parts, Parts):
        raise BadPlugin(f"its parts are {type(game.parts).__name__} and no hranice.game_parts.Parts")


def _check_begins(game: Game[Any, Any, Any]) -> None:
    """Refuse a game that cannot even begin."""
    state = game.setup(game.complete(game.options_type()), game.players[0])
    if not game.due(state):
        raise BadPlugin("it is over before it begins")
    game.view(state, None)


def check_parts(game: Game[Any, Any, Any]) -> None:
    """Refuse parts that raise when they are asked for, or are something else than they should be.

    These are the parts that the program asks of all games together: one that raises would spoil it for all.
    """
    for part, check in _PARTS.items():
        try:
            right = check(getattr(game.parts, part)(), game)
        except BadPlugin:
            raise
        except (Exception, SystemExit) as error:
            raise BadPlugin(f"its part {part}: {type(error).__name__}: {error}") from error
        if not right:
            raise BadPlugin(f"its part {part} does not return what hranice.game_parts.Parts says")
    for word, kind in (("title", str), ("race", bool), ("score", str)):
        if not isinstance(getattr(game.parts, word), kind):
            raise BadPlugin(f"its {word} {getattr(game.parts, word)!r} is no {kind.__name__}")
    bots = {"random", *game.parts.bots()}
    for some in ("company", "levels"):
        names = getattr(game.parts, some)
        if not isinstance(names, tuple) or not bots.issuperset(names):
            raise BadPlugin(
                f"its {some} {names!r} is no tuple of names of its bots, {', '.join(sorted(bots))}"
            )


def _texts(folder: Any, _: object) -> bool:
    if folder is not None:
        for language in folder.iterdir():
            for file in language.iterdir() if language.is_dir() else ():
                file.read_text(encoding="utf-8")
    return True


def _options(options: tuple[Option, ...], game: Game[Any, Any, Any]) -> bool:
    if not all(isinstance(option, Option) for option in options):
        return False
    names = [option.name for option in options]
    for name, field in ((option.name, option.field) for option in options):
        if not _OPTION.fullmatch(name) or iskeyword(name) or name in SAID_OF_ALL:
            raise BadPlugin(f"an option cannot be called {name!r}")
        if names.count(name) > 1:
            raise BadPlugin(f"two of its options are called {name!r}")
        if field not in game.options_type.__struct_fields__:
            raise BadPlugin(
                f"its option {name} is of the field {field!r}, which {game.options_type.__name__} lacks"
            )
    return msgspec.json.decode(msgspec.json.encode(options), type=tuple[Option, ...]) == options


def _commands(commands: Mapping[str, LazyCommand | None], _: object) -> bool:
    return all(
        lazy is None
        or (_NAME.fullmatch(name) and isinstance(lazy, LazyCommand) and all(isinstance(w, str) for w in lazy))
        for name, lazy in commands.items()
    )


def _routes(routes: Iterable[Route], _: object) -> bool:
    for route in routes:
        if not isinstance(route, Route) or route.method not in {"GET", "POST"} or isinstance(route.body, str):
            return False
        if not _PATH.fullmatch(route.path):
            raise BadPlugin(
                f"its route {route.path!r} is not like /my-game/things or /my-game/things/{{name}}"
            )
        if "return" not in get_type_hints(route.answer):
            raise BadPlugin(f"no annotation tells what the answer of its route {route.path} returns")
    return True


_PARTS: dict[str, Callable[[Any, Game[Any, Any, Any]], bool]] = {
    "texts": _texts,
    "options": _options,
    "bots": lambda bots, _: all(_NAME.fullmatch(name) and callable(bots[name]) for name in bots),
    "commands": _commands,
    "print_command": lambda lazy, game: _commands({game.name: lazy}, game),
    "routes": _routes,
}

GAMES = Games()
"""All games. It is there before packages are imported, for they may import what knows it."""
LEFT_OUT = gather(GAMES, entry_points(group=GROUP))
"""What cannot be used, and why: a line each."""
