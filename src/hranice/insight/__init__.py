"""What moves are worth, for people: hints while they practise, the analysis of a game afterwards.

A hint is made from exactly what a seat may know, an analysis from a proven record. `docs/analysis.md` defines
every number; the values are in `hranice.insight.types`.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from hranice.game import BadInput, Game
from hranice.insight.types import Analysis, Decision, Hint, Progress
from hranice.locale import Texts
from hranice.table.record_reader import Record

__all__ = ["Analysis", "Hint", "Insight", "Progress", "insight_of"]


@dataclass(frozen=True)
class Insight:
    """Judges the moves of one game."""

    digits: int
    """After the point: parts of points may be told, parts of money are not."""
    luck: str
    """The key of what luck is in this game."""
    advised: Callable[[Any, int], Hint]
    """Returns the best moves of a due seat, the best one first, given the state redacted for that seat.

    Raises `EngineError` where there is no judgement to ask.
    """
    analysed: Callable[[Record], Iterator[Progress | Analysis]]
    """Analyses a record: yields how far it is, and last of all the analysis.

    Raises `BadRecord` where the record does not prove, `EngineError` where there is no judgement.
    """
    told: Callable[[Any, Decision, Any, Texts], tuple[str, list[str]]]
    """Returns the kind of a move and the things in it, in words; the third is any state after a move."""
    explained: Callable[[Decision, Any, Texts], str] = lambda *_: ""
    """Returns why the best move was better, in a sentence; empty: that cannot be said."""


def insight_of(game: Game[Any, Any, Any]) -> Insight:
    """Return what judges a game. Raises `BadInput` for a game that nobody can judge."""
    insight = game.parts.insight()
    if insight is None:
        raise BadInput(f"{game.name} has no hints and no analysis")
    return insight
