"""What happened at the table, told in sentences."""

from collections.abc import Sequence

from hranice.games.border.rules.state import (
    Began,
    Closed,
    Completed,
    Crossed,
    Ended,
    Fact,
    Rerolling,
    Rolled,
    State,
    Turned,
)
from hranice.games.border.terminal.styles import plain_symbols
from hranice.locale import Texts


def tell(fact: Fact, state: State, names: Sequence[str], you: int | None, texts: Texts) -> str:
    """Return a fact as a sentence for the player of one seat, or for nobody in particular."""
    who: dict[str, str] = {}
    if not isinstance(fact, Ended):
        seat = fact.starter if isinstance(fact, Began) else fact.seat
        who = {"who": names[seat], "you": _yes(seat == you)}
    key = f"fact-border-{fact.__struct_config__.tag}"
    return texts.text(key, **who, **_particulars(fact, state))


def _particulars(fact: Fact, state: State) -> dict[str, str | int]:
    """Return what fills the places of a fact's sentence besides who it was."""
    match fact:
        case Turned():
            return {"round": fact.round}
        case Rolled() | Rerolling():
            return {"count": len(fact.dice), "dice": plain_symbols(fact.dice)}
        case Completed() | Crossed():
            count = len(fact.segments if isinstance(fact, Completed) else fact.spaces)
            return {"count": count, "dice": _symbols(state, fact.seat, fact.spaces)}
        case Closed():
            area = state.options.geography.areas[fact.area].name
            return {"area": area, "count": fact.points, "first": _yes(fact.first)}
        case Ended():
            return {"quiet": _yes(fact.quiet)}
        case _:
            return {}


def _symbols(state: State, seat: int, spaces: Sequence[int]) -> str:
    colour = state.layout(seat).colour
    return plain_symbols(sorted(colour[space] for space in spaces))


def _yes(condition: bool) -> str:
    """Return a truth as the catalogues choose by it."""
    return "yes" if condition else "no"
