"""Moves, borders and figures of an analysis as text."""

from collections import Counter
from typing import Any

from hranice.games.border.rules.state import Complete, Cross, Reroll, State, Stop
from hranice.games.travel.rules.fare import FORTY_FIELD
from hranice.games.travel.terminal.facts import state_name
from hranice.insight.values import Decision, Picks
from hranice.locale import Texts


def move_text(move: Any, decision: Decision, state: Any, texts: Texts) -> str:
    """Return a move of a decision in words; `state` is any state of that game."""
    kind, things = _told(move, decision, state, texts)
    return texts.text("insight-move", kind=kind, what=", ".join(things))


def border_text(decision: Decision, state: Any, texts: Texts) -> str:
    """Return the borders that one should have known."""
    names = (
        f"{state_name(one, state, texts)}–{state_name(other, state, texts)}"
        for one, other in decision.borders
    )
    return texts.text("insight-borders", borders=", ".join(names))


def figure(value: float, texts: Texts, *, signed: bool = False, digits: int = 1) -> str:
    """Return a number as the language writes it; a minus is a real one."""
    rounded = round(value, digits) + 0.0  # no minus before a nought
    written = f"{rounded:+.{digits}f}" if signed and rounded else f"{rounded:.{digits}f}"
    return (written if texts.language == "en" else written.replace(".", ",")).replace("-", "−")


def share(value: float, texts: Texts, *, signed: bool = False) -> str:
    """Return a chance in per cent."""
    return f"{figure(100 * value, texts, signed=signed, digits=0)} %"


def _told(move: Any, decision: Decision, state: Any, texts: Texts) -> tuple[str, list[str]]:
    """Return the kind of a move, and the things in it."""
    match move:
        case Reroll(dice):
            held = [colour for at, colour in enumerate(decision.dice) if at not in dice]
            return ("hold", _colours(held, texts)) if held else ("roll", [])
        case Stop():
            return "stop", []
        case Complete(segments):
            return ("complete", _segments(segments, decision, state, texts)) if segments else ("nothing", [])
        case Cross(spaces):
            return ("cross", _spaces(spaces, decision, state, texts)) if spaces else ("pass", [])
        case Picks():
            return "picks", [
                pick if pick == FORTY_FIELD else state_name(pick, state, texts) for pick in move.bill.picks
            ]
        case _:
            return "picks", [str(move)]


def _colours(held: list[int], texts: Texts) -> list[str]:
    return [
        f"{count} × {texts.text('colour-name', colour=colour)}"
        for colour, count in sorted(Counter(held).items())
    ]


def _segments(segments: tuple[int, ...], decision: Decision, state: State, texts: Texts) -> list[str]:
    layout = state.layout(decision.seat)
    return [
        texts.text(
            "insight-segment",
            colour=layout.segment_colour[number],
            size=layout.segments[number].bit_count(),
        )
        for number in segments
    ]


def _spaces(spaces: tuple[int, ...], decision: Decision, state: State, texts: Texts) -> list[str]:
    colour = state.layout(decision.seat).colour
    return [texts.text("insight-space", colour=colour[space], number=space) for space in spaces]
