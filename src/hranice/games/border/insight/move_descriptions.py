"""The moves of an analysis in words."""

from collections import Counter

from hranice.games.border.rules.state import Complete, Cross, Move, Reroll, State
from hranice.insight.types import Decision
from hranice.locale import Texts


def told(move: Move, decision: Decision, state: State, texts: Texts) -> tuple[str, list[str]]:
    """Return the kind of a move, and the things in it; `state` is any state after a move."""
    layout = state.layout(decision.seat)
    match move:
        case Reroll(dice):
            held = Counter(colour for at, colour in enumerate(decision.dice) if at not in dice)
            things = [
                f"{held[colour]} × {texts.text('colour-name', colour=colour)}" for colour in sorted(held)
            ]
            return ("hold" if things else "roll"), things
        case Complete(segments):
            sizes = [
                (layout.segment_colour[number], layout.segments[number].bit_count()) for number in segments
            ]
            things = [texts.text("insight-segment", colour=colour, size=size) for colour, size in sizes]
            return ("complete" if things else "nothing"), things
        case Cross(spaces):
            colour = layout.colour
            things = [texts.text("insight-space", colour=colour[space], number=space) for space in spaces]
            return ("cross" if things else "pass"), things
        case _:
            return "stop", []
