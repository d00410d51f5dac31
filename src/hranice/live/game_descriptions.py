"""What clients need to know of the games, and the lessons that these bring."""

from functools import cache
from typing import Any, Literal

import msgspec

from hranice.bots import bot_names
from hranice.game import Game
from hranice.game_parts import Option, OptionChoice
from hranice.live.messages import GameAbout
from hranice.live.problems import Denied
from hranice.plugins import GAMES
from hranice.table.log import TableSettings
from hranice.table.record_takeover import Lesson, lesson_of

_USUAL = TableSettings(chairs=1)
_TYPES: dict[str, Any] = {field.name: field.type for field in msgspec.inspect.type_info(TableSettings).fields}  # type: ignore[attr-defined]  # of a struct


def _offered(
    field: str, *choices: OptionChoice, unit: Literal["", "s", "ms"] = "", rare: bool = True
) -> Option:
    """Describe a setting as games describe their options; default and bounds are its own."""
    default, bounds = getattr(_USUAL, field), _TYPES[field]
    return Option(
        name=field.replace("_", "-"),
        field=field,
        kind="number" if unit else "flag",
        rules=(),
        default=default,
        choices=choices,
        least=bounds.ge if unit else 0,
        most=bounds.le if unit else 0,
        unit=unit,
        rare=rare,
    )


_PAUSE = _offered(
    "pause",
    OptionChoice(1000, "normal"),
    OptionChoice(400, "quick"),
    OptionChoice(0, "none"),
    unit="ms",
    rare=False,
)
_CREDIT, _DUPLICATE = _offered("credit"), _offered("duplicate")
_ANYWHERE = (
    _offered("public", OptionChoice("false", "no"), OptionChoice("true", "yes"), rare=False),
    _offered(
        "clock", OptionChoice(0, "none"), OptionChoice(20), OptionChoice(40), OptionChoice(90), unit="s"
    ),
    _offered(
        "last_call", OptionChoice(0, "none"), OptionChoice(10), OptionChoice(20), OptionChoice(40), unit="s"
    ),
    _offered(
        "grace", OptionChoice(15), OptionChoice(30), OptionChoice(120), OptionChoice(0, "never"), unit="s"
    ),
)


def house_options(game: Game[Any, Any, Any]) -> tuple[Option, ...]:
    """Return what forms offer of the settings of a table; chairs and the stand-in follow from the game.

    Bots of a race choose their moments themselves, and only there connections matter.
    """
    duplicate = (_DUPLICATE,) if game.has_addresses else ()
    return (_CREDIT if game.parts.race else _PAUSE, *duplicate, *_ANYWHERE)


def about(game: Game[Any, Any, Any]) -> GameAbout:
    """Return what clients need to know of a game to offer it."""
    return GameAbout(
        name=game.name,
        rules=game.rules,
        title=game.parts.title,
        least=game.players[0],
        most=game.players[-1],
        bots=tuple(bot_names(game)),
        company=game.parts.company,
        levels=game.parts.levels or tuple(game.parts.bots()) or ("random",),
        house=TableSettings(chairs=game.players[-1]),
        house_options=house_options(game),
        options=game.parts.options(),
        race=game.parts.race,
        score=game.parts.score,
        duplicate=game.has_addresses,
        hints=game.parts.offers("insight"),
        lesson=game.parts.offers("lesson"),
    )


@cache
def lesson(game: str) -> Lesson:
    """Return the lesson of a game; raises `Denied` where there is none."""
    found = lesson_of(GAMES[game]) if game in GAMES else None
    if found is None:
        raise Denied("server-no-such-game")
    return found
