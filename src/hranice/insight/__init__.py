"""What moves are worth, for people: hints while they practise, the analysis of a game afterwards.

A hint is made from exactly what a seat may know, an analysis from a proven record. `docs/analysis.md` defines
every number; the values are in `hranice.insight.values`.
"""

from collections.abc import Callable, Iterator
from typing import Any

from hranice.game import Game
from hranice.insight.border.course import analysed as analysed_border
from hranice.insight.border.hints import advised as advised_border
from hranice.insight.travel.course import analysed as analysed_travel
from hranice.insight.travel.hints import advised as advised_travel
from hranice.insight.values import Analysis, Hint, Progress
from hranice.table.reading import Record

__all__ = ["Analysis", "Hint", "Progress", "advised", "analysed"]

_ADVISED: dict[str, Callable[[Any, int], Hint]] = {"border": advised_border, "travel": advised_travel}
_ANALYSED: dict[str, Callable[[Record], Iterator[Progress | Analysis]]] = {
    "border": analysed_border,
    "travel": analysed_travel,
}


def advised(game: Game[Any, Any, Any], state: Any, seat: int) -> Hint:
    """Return the best moves of a due seat, the best one first; `state` is redacted for that seat.

    Raises `WeightsError` where there is no judgement to ask.
    """
    return _ADVISED[game.name](state, seat)


def analysed(record: Record) -> Iterator[Progress | Analysis]:
    """Analyse a record: yield how far it is, and last of all the analysis.

    Raises `BadRecord` where the record does not prove, `WeightsError` where there is no judgement.
    """
    return _ANALYSED[record.game.name](record)
