"""The moves of an analysis in words."""

from collections import Counter

from hranice.games.border.rules.state import Complete, Cross, Move, Reroll, State
from hranice.insight.values import Decision
from hranice.locale import Texts


def told(move: Move, decision: Decision, state: State, texts: Texts) -> tuple[str, list[str]]:
    """Return the kind of a move, and the things in it; `state` is any state of that game."""
    match move:
        case Reroll(dice):
            held = [colour for at, colour in enumerate(decision.dice) if at not in dice]
            return ("hold", _colours(held, texts)) if held else ("roll", [])
        case Complete(segments):
            return ("complete", _segments(segments, decision, state, texts)) if segments else ("nothing", [])
        case Cross(spaces):
            return ("cross", _spaces(spaces, decision, state, texts)) if spaces else ("pass", [])
        case _:
            return "stop", []


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
