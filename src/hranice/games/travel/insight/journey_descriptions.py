"""The journeys of an analysis in words."""

from hranice.games.travel import maps
from hranice.games.travel.insight.priced_picks import Picks
from hranice.games.travel.rules.fare import FORTY_FIELD
from hranice.games.travel.rules.state import State
from hranice.insight.types import Decision
from hranice.locale import Texts


def told(move: Picks, decision: Decision, state: State, texts: Texts) -> tuple[str, list[str]]:  # noqa: ARG001 - as in every game
    """Return the kind of a choice, and the states in it; `state` is any state of that game."""
    return "picks", [
        pick if pick == FORTY_FIELD else maps.shown_name(pick, state.atlas, texts.language)
        for pick in move.bill.picks
    ]


def explained(decision: Decision, state: State, texts: Texts) -> str:
    """Return the borders that one should have known; nothing where there are none."""
    names = [
        "–".join(maps.shown_name(code, state.atlas, texts.language) for code in border)
        for border in decision.borders
    ]
    return texts.text("insight-borders", borders=", ".join(names)) if names else ""
