"""What the options of a game hold for every seat (`hranice.game_parts.Option.each`)."""

from typing import Any

from msgspec.structs import replace

from hranice.game import Game, Refusal
from hranice.game_parts import Option
from hranice.table.log import shared


def seat_option(game: Game[Any, Any, Any], name: str) -> Option:
    """Return the description of such an option; refuse the name of any other."""
    for option in game.parts.options():
        if option.each and option.name == name:
            return option
    raise Refusal("table", "table-no-such-option", option=name)


def values_of(options: Any, option: Option) -> tuple[Any, ...]:
    """Return what was chosen so far: the seats of a flag, or a value by seat; nothing where it is unset."""
    return tuple(getattr(options, option.field) or ())


def with_choice(options: Any, option: Option, seat: int, value: Any) -> Any:
    """Return the options with another choice for a seat. What everybody has one of is exchanged."""
    now = values_of(options, option)
    if option.kind == "flag":
        after = sorted({*now} | {seat} if value else {*now} - {seat})
    else:
        after = list(now)
        if option.taken_in:
            after += [option.default] * (seat + 1 - len(now))
        elif value in after and seat < len(after):
            after[after.index(value)] = after[seat]
        after[seat : seat + 1] = [value]
    return shared(replace(options, **{option.field: tuple(after)}))


def moved_up(game: Game[Any, Any, Any], options: Any, seat: int) -> Any:
    """Return the options after a seat became empty: what was chosen follows those who moved up."""
    changes: dict[str, Any] = {}
    for option in game.parts.options():
        now = values_of(options, option) if option.each else ()
        if now and option.kind == "flag":
            changes[option.field] = tuple(other - (other > seat) for other in now if other != seat)
        elif now:
            # Where there is one for each chair, that of the empty seat is the last one's now.
            left_over = () if option.taken_in else now[seat : seat + 1]
            changes[option.field] = (*now[:seat], *now[seat + 1 :], *left_over)
    return shared(replace(options, **changes))


def moved(game: Game[Any, Any, Any], options: Any, start: int, end: int) -> Any:
    """Return the options after what was chosen for one seat went to another; those between move by one."""
    changes: dict[str, Any] = {}
    for option in game.parts.options():
        now = values_of(options, option) if option.each else ()
        if now and option.kind == "flag":
            order = list(range(max(*now, start, end) + 1))
            order.insert(end, order.pop(start))
            changes[option.field] = tuple(seat for seat, before in enumerate(order) if before in now)
        elif option.taken_in or max(start, end) < len(now):
            values = [*now, *[option.default] * (max(start, end) + 1 - len(now))]
            values.insert(end, values.pop(start))
            while values and values[-1] == option.default:
                values.pop()
            if values:
                changes[option.field] = tuple(values)
    return shared(replace(options, **changes))


def fitting(game: Game[Any, Any, Any], options: Any, seats: int) -> Any:
    """Return the options without flags and free choices of seats that are not there."""
    changes: dict[str, Any] = {}
    for option in game.parts.options():
        now = values_of(options, option) if option.each else ()
        if now and option.kind == "flag":
            changes[option.field] = tuple(seat for seat in now if seat < seats)
        elif now and option.taken_in:
            changes[option.field] = now[:seats]
    return shared(replace(options, **changes))
