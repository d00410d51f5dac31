"""Values of the options that a game describes: right ones, wrong ones, and some by chance."""

from random import Random
from typing import Any

from msgspec.structs import replace

from hranice.conformance.playing import AnyGame
from hranice.game import Refusal
from hranice.game_parts import Option


def some_options(game: AnyGame, seats: int, seed: int) -> Any:
    """Return complete options: the usual ones by seed 0, else such as players may agree on."""
    usual = game.options_type()
    if seed == 0:
        return game.complete(usual)
    random = Random(seed)
    # What has to be made takes its time, and is tried by itself.
    described = [
        option
        for option in game.parts.options()
        if seats in (option.players or (seats,)) and not option.by_name
    ]
    # Of numbers only those that forms offer: a game to the most points that may be agreed would take long.
    agreed = {
        option.field: random.choice(
            [choice.value for choice in option.choices if option.kind == "number"]
            or right_values(option, seats)
        )
        for option in described
    }
    try:
        options = game.complete(replace(usual, **agreed))
        game.setup(options, seats)
    except Refusal:  # each may be agreed on, but not all of them together
        return game.complete(usual)
    return options


def right_values(option: Option, seats: int) -> list[Any]:
    """Return values that must be accepted."""
    choices = [choice.value for choice in option.choices]
    match option.kind:
        case "flag" if option.each:
            return [(), *((seat,) for seat in range(seats)), tuple(range(seats))]
        case "flag":
            return [False, True]
        case "choice" if option.taken_in:
            return [(), ("", choices[-1]), tuple(choices[:seats])]
        case "choice" if option.each:
            return [(), *([tuple(choices[:seats])] if len(choices) >= seats else [])]
        case "choice":
            return choices
        case "number":
            return [option.least, *choices, option.most]


def wrong_values(option: Option, seats: int) -> list[Any]:
    """Return values that must be refused."""
    unknown = "?"
    match option.kind:
        case "flag":
            return [(seats,), (-1,)] if option.each else []
        case "choice" if option.each:
            choices = [choice.value for choice in option.choices]
            return [(unknown,) * seats, tuple((choices * seats)[: seats + 1]), (choices[0],) * seats]
        case "choice":
            return [unknown]
        case "number":
            return [option.least - 1, option.most + 1]
